// The page: reads the panels from the model, draws them, sends what the reader does. Knows no rule and no word.
import { h, patch } from "./dom.js";
import { plain } from "./plain.js";
import { makeBus } from "./bus.js";
import { makeLive } from "./live.js";
import { makeAddress } from "./address.js";
import { keepFocus, byKey } from "./focus.js";
import { keyboard } from "./keys.js";
import { inLab, hasMain, isNarrow, theme } from "./host.js";
import { bar, parts, strip } from "./shell.js";
import { alerts, info } from "./notice.js";
import { skeleton } from "./skeleton.js";
import { home } from "./home.js";
import { settle } from "./settle.js";
import { board } from "./board.js";
import { watch } from "./watch.js";
import { rules } from "./rules.js";
import { sheet } from "./sheet.js";
import { find } from "./find.js";
import { same } from "./same.js";
import { practise } from "./practise.js";
import { play } from "./play.js";
import { lab, lookOn } from "./lab.js";
import { codeBox } from "./code.js";
import { move } from "./stepper.js";
import { follow } from "./moves.js";
import { keepFile, share } from "./share.js";
import { command } from "./command.js";
import { classbar, classroom, keptForClass } from "./classroom.js";
import { slashIsOn } from "./slash.js";
import { keepLarge } from "./large.js";
import { edges } from "./sideways.js";
import { ending, exercise, keptOfLesson, lessonbar } from "./lesson.js";
import { begin, makeTermBox } from "./words.js";
import { preferred, remember, wanted } from "./tongue.js";

const PANELS = ["shell", "game", "games", "table", "told", "others", "why", "moves", "settle", "board", "home", "options", "grid", "cell", "found", "own", "sheet", "find", "same", "practise", "play", "lab", "versus", "sweep", "notice", "live", "code", "glossary", "command", "share", "classroom", "lesson", "error"];
const SOONER = 30; // milliseconds
const SCREENS = { home, settle, board, watch, rules, sheet, find, same, practise, play, lab, class: classroom, exercise, ending };

function render({ model, el }) {
  const hosted = inLab();
  const guest = hosted || Boolean(plain(model.get("shell"))?.bare); // one part of a lesson: the page is not ours alone
  const root = document.createElement("div");
  const page = document.createElement("div");
  const alert = document.createElement("div");
  const busy = document.createElement("div"); // seen, and not spoken: the page says that it is busy
  const live = makeLive();
  root.className = "pk";
  root.dataset.host = guest ? "lab" : "page";
  if (!hasMain()) root.setAttribute("role", "main");
  alert.className = "alerts";
  alert.setAttribute("role", "alert");
  busy.className = "working";
  root.append(live.line, alert, busy, page);
  const explain = makeTermBox(root, () => data.glossary?.close || "");
  el.append(root);

  const data = {};
  const state = { stopped: false, movesOpen: false, copied: false, closedError: "", acted: false, slash: slashIsOn(), fresh: true, gone: false, theme: "", four: false, stop: {}, followed: null, place: "", answer: "", step: null, typed: null, bad: "", working: false, unanswered: false, pasting: {} };
  const bus = makeBus(model, (how) => set(how));
  const address = makeAddress({
    lab: guest,
    onMove: (text) => bus.send("paste", { text, quiet: true }),
    onScreen: (id) => bus.send("tab", { id, quiet: true }),
  });
  const look = {
    four: () => state.four,
    suits: () => set({ four: !state.four }),
    theme() {
      const other = theme(state.theme) === "dark" ? "light" : "dark";
      set({ theme: other === theme("") ? "" : other }); // what surrounds the page is followed again once it agrees
    },
  };
  const ctx = {
    data, state, lab: hosted, look, set, redraw: wished, wish: bus.wish, quietly: bus.send,
    send(type, fields) {
      if (type === "language") remember(fields.id);
      state.fresh = type === "paste";
      state.acted = true;
      bus.send(type, fields);
    },
    get labels() { return data.shell?.labels || {}; },
    radioName: (key) => `${bus.page}:${key}`, // unique in the document: two views must not share a group
    async carryOn() {
      const there = location.protocol === "file:" || (await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(() => true, () => false));
      if (there) address.restart(settled() ? data.code : null, data.shell?.tab);
      else set({ gone: true }); // a reload would only lead to the browser's own page of errors
    },
    toOption(key) {
      state.wanted = key;
      bus.send("tab", { id: "rules" });
      bus.send("open", { key });
    },
  };

  // Whether Python has answered to the code that the address holds; until then the address knows better.
  function settled() {
    return !["hello", "paste", "tab"].some((type) => bus.wish(type));
  }

  // Before Python knows the browser's language, what it has sent is in another one, and is not shown.
  function foreign(shell) {
    return Boolean(bus.wish("hello")) && !state.stopped && wanted(shell.spoken || []) !== shell.lang;
  }

  function set(changes) {
    Object.assign(state, changes);
    draw();
  }

  let waiting = false;
  function soon() { // panels change one by one; they are drawn together
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      draw();
    });
  }

  let hope = 0;
  function wished() { // what is wished is shown at once, but not on its own where the answer comes sooner
    clearTimeout(hope);
    hope = setTimeout(draw, SOONER);
  }

  function draw() {
    clearTimeout(hope);
    const { shell, game } = data;
    const ready = Boolean(shell?.labels && SCREENS[shell.tab]) && !foreign(shell);
    root.dataset.theme = theme(state.theme);
    root.dataset.suits = state.four ? "four" : "two";
    if (shell?.lang) root.lang = shell.lang;
    if (shell?.lang && !hosted) document.documentElement.lang = shell.lang;
    if (shell?.page && ready && !guest) document.title = shell.page;
    begin(data.glossary, explain);
    if (state.step !== game?.step) {
      state.step = game?.step;
      state.stop = {};
    }
    keepFocus(root, () => {
      patch(alert, alerts(ctx).filter(Boolean));
      patch(page, ready ? screen(shell) : [skeleton(ctx.labels.loading)]);
    });
    if (shell?.bare) for (const part of page.querySelectorAll("section[aria-label]")) part.setAttribute("role", "group"); // a page has few landmarks, and a lesson many parts
    busy.textContent = ready && state.working && !state.stopped ? ctx.labels.working : "";
    page.toggleAttribute("aria-busy", false);
    if (!ready || state.working) page.setAttribute("aria-busy", "true");
    edges(root);
    if (ready) show(`${shell.tab}/${game?.title}/${data.board?.position ? JSON.stringify(data.board.title) : ""}`, shell.tab === "settle" ? data.settle?.answer && { text: data.settle.question } : data.others?.answer, shell.bare);
    if (ready) warned(shell.tab === "settle" ? data.settle?.typed?.trouble : "");
    if (ready) toQuestion(shell.tab, shell.tab === "find" ? data.find : shell.tab === "same" ? data.same : null);
    if (ready && shell.tab === "watch") follow(root, state, bus.wish("go")?.step ?? game.step);
    if (ready && shell.tab === "rules" && state.wanted) reach(state.wanted);
    if (ready && settled() && state.fresh && !shell.bare) landed(shell);
    if (ready) keepLarge(root, bus.wish("large")?.on ?? shell.large);
    if (ready && state.wanted_form) state.wanted_form = !reachForm();
    if (!shell?.bare || root.contains(document.activeElement)) arrive(root.querySelector("[data-now]")); // parts of a lesson leave the focus to one another
    meet(root.querySelector(".chooser"));
    const bad = data.notice?.kind === "error" ? data.notice.text : "";
    if (bad && bad !== state.bad) live.clear();
    state.bad = bad;
    if (ready) live.say(data.live); // not yet in another language
    keepFile(data.share?.file, state);
    if (ready) lookOn(ctx);
    if (settled()) address.write(data.code, shell?.tab);
  }

  function arrive(asked) { // what has to be answered first gets the focus once, and comes into sight
    if (asked && state.asked !== asked) asked.focus();
    state.asked = asked;
  }

  function meet(chooser) { // it comes with the first card picked, under the steps that stick there; the focus stays at the cards
    if (chooser && !state.choosing) chooser.scrollIntoView({ block: "nearest" });
    state.choosing = Boolean(chooser);
  }

  function show(place, answer, bare) { // another screen or game begins at its top; an answer is brought into sight
    const begins = bare && !state.place; // a part of a lesson that comes with its answer leaves the page where it is
    if (state.place && state.place !== place && !state.wanted) {
      state.followed = null;
      root.scrollIntoView({ block: "start" });
    }
    const told = answer ? root.querySelector(".answer, .told-answer .verdict") : null;
    const box = told?.getBoundingClientRect();
    if (box && !begins && state.answer !== answer.text && (box.top < 0 || box.bottom > innerHeight * 0.8)) told.scrollIntoView({ block: "center" });
    state.place = place;
    state.answer = answer?.text ?? "";
  }

  function warned(trouble) { // where the answer before it was, the page may have become shorter
    if (trouble && state.trouble !== trouble) root.querySelector(".typed .note")?.scrollIntoView({ block: "center" });
    state.trouble = trouble;
  }

  function toQuestion(tab, now) { // the next question, or who is next, comes into sight with its cards
    const asked = now && `${tab}/${now.stage}/${now.who}/${now.question?.at}`;
    const panel = asked && state.posed && asked !== state.posed ? root.querySelector("[data-region=question]") : null;
    const last = panel?.querySelector(".posed") || panel?.querySelector("h2");
    if (last && (panel.getBoundingClientRect().top < 0 || last.getBoundingClientRect().bottom > innerHeight)) panel.scrollIntoView({ block: "start" });
    state.posed = asked;
  }

  function screen(shell) {
    if (shell.bare) return [lessonbar(ctx), shell.strip ? strip(ctx) : null, info(ctx), h("div", { class: "screen", key: `screen:${shell.tab}` }, SCREENS[shell.tab](ctx))].filter(Boolean);
    const home = () => (root.querySelector("h1") || root).focus();
    return [
      h("button", { key: "skip", type: "button", class: "skip", on: { click: home } }, ctx.labels.skip),
      bar(ctx), classbar(ctx), strip(ctx), parts(ctx), info(ctx),
      h("div", { class: "screen", key: `screen:${shell.tab}` }, SCREENS[shell.tab](ctx)),
      h("div", { class: "foot", key: "foot" }, shell.frozen ? null : codeBox(ctx), share(ctx), shell.note ? h("p", { class: "small muted" }, shell.note) : null,
        shell.lessons?.href ? h("p", { class: "small" }, h("a", { href: shell.lessons.href }, shell.lessons.label)) : null),
      command(ctx),
    ].filter(Boolean);
  }

  function landed(shell) { // a code may come with an open cell, or an open question: it is brought into sight once
    const open = shell.tab === "rules" && (root.querySelector("[data-region=cell]") || root.querySelector(".topic [data-key^='open:'][aria-expanded=true]"));
    if (!open) return;
    state.fresh = false;
    open.closest("details")?.setAttribute("open", "");
    open.scrollIntoView({ block: "center" });
  }

  function reachForm() { // the form that was asked for, once it is there
    const form = root.querySelector('[data-key^="add:rule:"][open] form');
    (form?.querySelector("input:checked") || form?.querySelector("input"))?.focus();
    form?.scrollIntoView({ block: "center" });
    return Boolean(form);
  }

  function reach(key) { // the option a reason pointed at: its topic opens, the question gets the focus
    const question = byKey(root, `question:${key}`);
    if (!question) return;
    state.wanted = null;
    question.closest("details").open = true;
    question.focus();
    question.closest("fieldset").scrollIntoView({ block: "center" });
  }

  const seen = () => { if (document.visibilityState === "visible") bus.send("ping"); };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const listeners = PANELS.map((name) => [`change:${name}`, () => { data[name] = plain(model.get(name)); soon(); }]);
  listeners.push(["change:ack", () => {
    bus.acknowledged(plain(model.get("ack")));
    if (state.acted && bus.idle()) Object.assign(state, { acted: false, closedError: "" }); // the same error once more is shown once more
    soon();
  }]);
  for (const name of PANELS) data[name] = plain(model.get(name)) ?? {};
  for (const [name, heard] of listeners) model.on(name, heard);
  document.addEventListener("visibilitychange", seen);
  dark.addEventListener("change", draw);
  const quiet = keyboard(root, {
    lab: guest,
    toCommand() {
      if (!state.slash) return false;
      const field = byKey(root, "command");
      field?.focus();
      return Boolean(field);
    },
    stopAt: (list, key) => { if (state.stop[list] !== key) set({ stop: { ...state.stop, [list]: key } }); },
    move: (where) => (data.shell?.tab === "watch" && data.game?.last != null ? move(ctx, where) : false),
  });
  state.kept = data.share?.file?.n; // it was kept when it came
  bus.send("hello", { code: address.start, languages: preferred(), narrow: isNarrow(el), host: hosted ? "lab" : "page", ...keptForClass(data.classroom), ...keptOfLesson(data.lesson) }); // first, so that nothing is written into the address before it is answered
  draw();

  return () => {
    for (const [name, heard] of listeners) model.off?.(name, heard);
    document.removeEventListener("visibilitychange", seen);
    dark.removeEventListener("change", draw);
    clearTimeout(state.looks);
    [quiet, bus.stop, live.stop, address.stop].forEach((stop) => stop());
    root.remove();
  };
}

export default { render };
