import { PHONE } from "./contact-patterns.ts";
import { findPeriods } from "./find-dates.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import { type Line, withoutBullet } from "./line.ts";

const NAMED = new RegExp(String.raw`(?<!\p{L})${readingCue("phone")}(?!\p{L})`, "iu");
const NAMED_OTHERWISE = new RegExp(String.raw`(?<!\p{L})${readingCue("otherNumber")}\.?[\s:#]*$`, "iu");

/**
 * The number that is the likeliest to be a person's phone, "" where there is none: what a label says before it counts
 * most, then whether it begins like one; of two that are alike the first.
 */
export function findPhone(lines: readonly Line[]): string {
  let best = { phone: "", score: -1 };
  for (const [order, { cells }] of lines.entries())
    for (const [at, cell] of cells.entries()) {
      const text = withoutBullet(cell.text) + restOf(lines[order], lines[order + 1]);
      for (const match of text.matchAll(PHONE)) {
        const phone = match[0].trim();
        if (!isNumber(phone)) continue;
        // In a form the label stands in the cell before.
        const before = `${cells[at - 1]?.text ?? ""} ${text.slice(0, match.index)}`.slice(-40);
        const score = scoreOf(phone, before);
        if (score > best.score) best = { phone: balance(phone), score };
      }
    }
  return best.phone;
}

/** "+90 555 018 44" above "62": what a narrow column broke off a number; "" for other lines. */
function restOf(line: Line | undefined, below: Line | undefined): string {
  if (line?.cells.length !== 1 || below?.cells.length !== 1 || below.gap > 0.5 || below.startsColumn)
    return "";
  const isNumber = /(?:^|\s)[+(]?\d[\d\s().-]*$/.test(line.text) && /^[\d\s()-]{2,14}$/.test(below.text);
  const perLetter = (below.right - below.left) / below.text.length;
  const [first = ""] = below.text.split(" ");
  const hadNoRoom =
    line.right + (first.length + 1) * perLetter > Math.min(line.reach, line.limit) - perLetter;
  return isNumber && hadNoRoom && Math.abs(below.size - line.size) < 0.6 ? ` ${below.text}` : "";
}

/** Below 0 for what is another number. */
function scoreOf(phone: string, before: string): number {
  const isBegun = /^(?:\+|00?|\()/.test(phone) ? 1 : 0;
  if (NAMED.test(before)) return 2 + isBegun;
  return NAMED_OTHERWISE.test(before) ? -1 : isBegun;
}

function isNumber(found: string): boolean {
  const digits = found.replace(/\D/g, "");
  const isDate = findPeriods(found).some((period) => period.end - period.start > found.length - 3);
  if (/^\d{5} \d{3}$/.test(found)) return false;
  return digits.length >= 7 && digits.length <= 15 && !isDate && !/^\d{4,5}[-\s]\d{4}$/.test(found);
}

const balance = (phone: string): string =>
  phone.includes(")") && !phone.includes("(") ? `(${phone}` : phone.replace(/[\s.(/–-]+$/, "");
