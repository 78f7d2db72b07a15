// Messages above the screen. What went wrong is an alert; the rest is said by the live line.
import { h } from "./dom.js";
import { icon } from "./sign.js";
import { say } from "./say.js";

export function alerts(ctx) {
  const { data, labels, send, state } = ctx;
  const bad = data.notice?.kind === "error" ? data.notice : null;
  return [
    state.stopped && labels.stopped ? stopped(ctx) : null,
    data.error && data.error !== state.closedError
      ? box("error", "warn", data.error, close(labels.close, () => ctx.set({ closedError: data.error, acted: false }))) : null,
    bad ? box("bad", "warn", bad.text, close(bad.close, () => send("dismiss"))) : null,
  ];
}

export function info({ data, send }) {
  const { notice } = data;
  if (!notice?.text || notice.kind === "error") return null;
  if (notice.kind === "ask") return ask(notice, send);
  return box("info", "link", notice.text, close(notice.close, () => send("dismiss")));
}

// What has to be agreed before a move that waits for it.
function ask(notice, send) {
  return h("div", { key: "notice:ask", class: "message m-ask", role: "group", "aria-label": notice.text, "data-region": "ask" }, icon("amb"),
    h("p", { tabindex: "-1", "data-home": true, "data-key": "asked", "data-now": true }, say(notice.text)),
    close(notice.close, () => send("dismiss")),
    notice.asks.map((item) => h("div", { class: "ask", key: `ask:${item.key}`, role: "group", "aria-label": item.question }, h("p", {}, say(item.question)),
      h("div", {}, item.values.map((value) => h("button", { key: `agree:${item.key}:${value.id}`, type: "button", class: "btn slim", on: { click: () => send("rules_agree", { key: item.key, value: value.id }) } }, say(value.label)))))));
}

function stopped({ labels, lab, state, carryOn }) {
  return box("stopped", "warn", `${labels.stopped} ${state.unanswered ? labels.stopped_act : labels.stopped_kept}`,
    h("span", { class: "how" }, lab ? labels.carryon_lab : state.gone ? labels.carryon_gone : labels.carryon_how),
    lab ? null : h("button", { key: "carryon", type: "button", class: "btn main", on: { click: carryOn } }, labels.carryon));
}

const close = (label, click) => h("button", { key: `close:${label}`, type: "button", class: "btn bare slim", on: { click } }, label);

function box(kind, drawn, text, ...rest) {
  return h("div", { key: `notice:${kind}`, class: `message m-${kind}` }, icon(drawn), h("p", {}, say(text)), rest);
}
