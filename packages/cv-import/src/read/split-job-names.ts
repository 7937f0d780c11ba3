import { type Part, tidy } from "./head-parts.ts";
import { titleEnd, titleScore } from "./words/job-titles.ts";
import { isLocation } from "./words/locations.ts";
import { isBareLegalForm, isLegalForm } from "./words/organisations.ts";

/** The names that one piece of a job's head holds: parted by a comma, or by the last word of the title. */
export function splitNames(part: Part): Part[] {
  const names = splitAtCommas(part);
  if (names.length > 1) return names;
  const slashed = splitAtSlash(part);
  return slashed.length > 1 ? slashed : splitAfterTitle(part);
}

/** "Class Teacher / Larkspur Primary": of two names one is a title, the other is none and no town. */
function splitAtSlash(part: Part): Part[] {
  const [one = "", other = "", ...more] = part.text.split(/\s+\/\s+/);
  const [title, name] = titleScore(one) === 2 ? [one, other] : [other, one];
  const isPair = other !== "" && !more.length && titleScore(title) === 2;
  if (!isPair || titleScore(name) > 0 || isLocation(name)) return [part];
  return [
    { ...part, text: one },
    { ...part, slot: nextSlot(part), text: other },
  ];
}

/** "Test Engineer Honda": nothing separates title and employer but the title's last word. */
function splitAfterTitle(part: Part): Part[] {
  const at = titleEnd(part.text);
  const rest = part.text.slice(at).trim();
  // "Raylı Sistemler İşletmeciliği A.Ş." has the letters of a title before its legal form.
  if (at <= 0 || !/^\p{Lu}/u.test(rest) || isBareLegalForm(rest)) return [part];
  return [
    { ...part, text: part.text.slice(0, at).trim() },
    { ...part, slot: nextSlot(part), text: rest },
  ];
}

/** The slot of what was cut from the end of a part. */
const nextSlot = ({ slot }: Part): string => `${slot}.5`;

/** "IT Consultant, Amazon" and "Accountant, Acme Inc" hold two names, "Acme, Inc." one. */
export function splitAtCommas(part: Part): Part[] {
  const pieces: string[] = [];
  for (const piece of part.text.split(/(?:\s*,\s+|\s+,\s*)(?![^(]{0,200}\))/)) {
    const before = pieces.at(-1);
    const isMore =
      before !== undefined && (isBareLegalForm(piece) || (isLegalForm(piece) && !titleScore(before)));
    if (isMore) pieces.push(`${pieces.pop()}, ${piece}`);
    else pieces.push(piece);
  }
  if (pieces.length < 2) return [part];
  const titles = pieces.map((piece) => titleScore(piece));
  // One of the two ends is the title; the rest is the employer.
  const isFirst = (titles[0] ?? 0) >= (titles.at(-1) ?? 0);
  const split = isFirst
    ? [pieces[0] ?? "", pieces.slice(1).join(", ")]
    : [pieces.slice(0, -1).join(", "), pieces.at(-1) ?? ""];
  return split
    .map((text, at) => ({ ...part, slot: at ? nextSlot(part) : part.slot, text: tidy(text) }))
    .filter((piece) => piece.text);
}
