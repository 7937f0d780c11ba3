import type { HeadParts } from "./head-parts.ts";
import { titleScore } from "./words/job-titles.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

/** One or two capitalised words: what a town is called. */
const TOWN = /^\p{Lu}[\p{L}.'-]{2,}(?: \p{Lu}[\p{L}.'-]+)?(?:\s*[,/]\s*\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)?)?$/u;

/**
 * A town that no list knows stands where the other entries of its section have theirs: "Trilye Zeytincilik, Mudanya"
 * beside "Uludağ Döküm, Bursa". It is taken from the names there.
 */
export function learnPlaces(heads: HeadParts[]): void {
  const rows = new Set(heads.filter(({ place }) => place).map(({ placeRow }) => placeRow));
  for (const head of heads) if (!head.place) for (const row of rows) takeTown(head, row);
}

function takeTown(head: HeadParts, row: number): void {
  const at = head.parts.findIndex((part, index) => index > 0 && part.row === row && isTown(part.text));
  const [part] = at > 0 && head.parts.length > 2 ? head.parts.splice(at, 1) : [];
  if (part) {
    head.place = part.text.replace(/^\((.*)\)$/, "$1");
    head.placeRow = row;
    return;
  }
  for (const name of head.parts) {
    const [, rest, town] = /^(.+\S)\s*,\s*([^,]+)$/u.exec(name.text) ?? [];
    // Of "Intern, Acme" the last piece is the employer, of "Intern, Acme, Boston" the town.
    const isEmployer = titleScore(rest ?? "") > 0 && !rest?.includes(",");
    if (name.row !== row || !rest || !town || !isTown(town) || isEmployer) continue;
    name.text = rest;
    head.place = town;
    head.placeRow = row;
    return;
  }
}

const isTown = (text: string): boolean =>
  TOWN.test(text.replace(/^\((.*)\)$/, "$1")) &&
  !titleScore(text) &&
  !companyScore(text) &&
  schoolScore(text) < 2;
