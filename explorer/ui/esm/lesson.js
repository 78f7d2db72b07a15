// A lesson's own parts: an exercise with the reason behind it, the end with its code, and what stands over any part.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon, sign } from "./sign.js";
import { question, told } from "./practise.js";
import { documents } from "./documents.js";
import { copy } from "./copy.js";
import { inLab } from "./host.js";

const KEPT = "paskahousu-lesson:";

// An answer that was given on this page before, or in the lesson's other language, as long as the tab is open. In
// JupyterLab the notebook keeps it, and a cell that is run again asks anew.
export function keptOfLesson(lesson) {
  if (!lesson?.kept || inLab()) return {};
  try {
    return { said: sessionStorage.getItem(KEPT + lesson.kept) };
  } catch {
    return {}; // storage is closed to the page
  }
}

function keep({ kept, said }) {
  if (!kept || !said || inLab()) return;
  try {
    sessionStorage.setItem(KEPT + kept, said);
  } catch {
    // storage is closed to the page: the answer stays as long as this page does
  }
}

export function lessonbar({ data: { lesson: l }, send }) {
  if (!l?.again && !l?.note) return null;
  return h("div", { class: "lessonbar", key: "lessonbar" },
    l.note ? h("p", { class: "small" }, icon("warn"), " ", l.note) : null,
    l.again ? h("button", { key: "again", type: "button", class: "btn slim", on: { click: () => send("lesson_again") } }, l.again) : null);
}

export function exercise(ctx) {
  const { lesson: l } = ctx.data;
  if (!l?.question) return [];
  keep(l);
  return [
    h("div", { class: "practising exercise", key: "exercise" },
      h("div", { class: "asked", key: "asked", "data-region": "question" }, question(l.question, ctx), l.told ? told(l.told, l.why, ctx) : null)),
    l.told?.documents ? documents(l.told.documents) : null,
  ];
}

export function ending(ctx) {
  const { data: { lesson: l }, send, set, state, labels } = ctx;
  if (!l?.rows) return [];
  const take = async (event) => {
    await copy(l.code, event.currentTarget.closest(".codeline").querySelector("input"));
    set({ sharedText: true });
    setTimeout(() => set({ sharedText: false }), 1600);
  };
  return [
    h("section", { class: "panel ending", key: "ending", "aria-label": l.head, "data-region": "ending" },
      h("h2", { tabindex: "-1", "data-home": true }, l.head),
      h("ul", { class: "done" }, l.rows.map((row) => h("li", { key: `done:${row.id}` }, sign(row.sign, "", "sm"), " ", h("b", {}, row.label), " ", say(row.text)))),
      h("div", { class: "codeline" },
        h("label", { class: "field" }, h("span", {}, l.code_label), h("input", { key: "completion", type: "text", readonly: true, spellcheck: "false", value: l.code })),
        h("button", { key: "completioncopy", type: "button", class: "btn", on: { click: take } }, icon(state.sharedText ? "yes" : "link"), state.sharedText ? labels.copied : labels.copy),
        h("button", { key: "answerpage", type: "button", class: "btn main", on: { click: () => send("lesson_keep") } }, l.keep)),
      h("p", { class: "small muted" }, l.how)),
  ];
}
