// Jack, queen and king: one half figure of 52 by 48, drawn once and turned for the lower half.
import { pip } from "./suit.js";

const GOLD = "var(--gold)";
const HAIR = "#6b5840";
const LINE = "#5b4a35";
const HEAD = `<circle cx="26" cy="22.5" r="7.6" fill="#f1dfc9" stroke="${LINE}" stroke-width=".9"/><path d="M23 21.6v1.2M29 21.6v1.2" stroke="#3a3026" stroke-width="1.3" stroke-linecap="round"/><path d="M24.2 26c1.1.8 2.5.8 3.6 0" stroke="#8a4b3c" stroke-width="1" fill="none" stroke-linecap="round"/>`;
const ROBE = `<path d="M.6 48c0-11 8-14.5 17-16.2h16.8C43.4 33.5 51.4 37 51.4 48Z" fill="currentColor"/><path d="M18 32.6 26 45l8-12.4" fill="none" stroke="${GOLD}" stroke-width="2.6" stroke-linejoin="round"/><path d="M8 48c.6-5 3-8.5 6.5-10.5M44 48c-.6-5-3-8.5-6.5-10.5" stroke="#fff" stroke-opacity=".65" stroke-width="1.2" fill="none"/>`;
const DRESS = {
  K: `<path d="M18.6 22c0 8 2.5 13 7.4 14.5C31 35 33.4 30 33.4 22l-2.6 3.5h-9.6Z" fill="${HAIR}"/>${HEAD}<path d="M20.5 25.2c1.5 1.4 9.5 1.4 11 0 .6 5-2.2 9.3-5.5 9.3s-6.1-4.3-5.5-9.3Z" fill="${HAIR}"/><path d="M16 14.5V5.5l5.5 4L26 3l4.5 6.5 5.5-4v9c-6-2-14-2-20 0Z" fill="${GOLD}" stroke="${LINE}" stroke-width=".8" stroke-linejoin="round"/>`,
  Q: `<path d="M16.5 33c-2.5-6-1.5-20 9.5-20s12 14 9.5 20c-2.5 1.5-4.5.5-5-2h-9c-.5 2.5-2.5 3.5-5 2Z" fill="${HAIR}"/>${HEAD}<path d="M16.8 15.5c3-5 15.4-5 18.4 0" fill="none" stroke="${GOLD}" stroke-width="3"/><circle cx="19" cy="10.5" r="2" fill="${GOLD}"/><circle cx="26" cy="8" r="2.6" fill="${GOLD}"/><circle cx="33" cy="10.5" r="2" fill="${GOLD}"/>`,
  J: `<path d="M17.5 28c-1.5-7 1-13 8.5-13s10 6 8.5 13c-1.2 1-2.2.2-2.5-2H20c-.3 2.2-1.3 3-2.5 2Z" fill="${HAIR}"/>${HEAD}<path d="M15 17c0-7 4-10 11-10 6.5 0 11 3 11 9-7-2.5-15-2.5-22 1Z" fill="currentColor" stroke="${LINE}" stroke-width=".8"/><path d="M35 9c4-4 7-4.5 10-4-1 4-4.5 7-9 7.5" fill="${GOLD}"/>`,
};

export function court(rank, suit) {
  const half = `${ROBE}${DRESS[rank]}${pip(suit, 8.5, 10, 12)}`;
  return `<rect x="24" y="22" width="52" height="96" rx="3" fill="#f7efdd" stroke="currentColor" stroke-opacity=".55" stroke-width="1.2"/><g transform="translate(24 22)">${half}</g><g transform="rotate(180 50 70) translate(24 22)">${half}</g><path d="M24 70h52" stroke="${GOLD}" stroke-width="2.2"/>`;
}
