import type { Names } from "./assign-names.ts";
import type { Entry } from "./entry.ts";
import type { HeadParts, Part } from "./head-parts.ts";
import { CLASS } from "./school-names.ts";
import { degreeScore } from "./words/degrees.ts";
import { titleScore } from "./words/job-titles.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

/** One or two capitalised words: what a town is called. */
const TOWN =
  /^\p{Lu}[\p{L}.'-]{2,}(?: \p{Lu}[\p{L}.'-]+)?(?:\s*[,/]\s*\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)?)?$/u;

/**
 * A town that no list knows stands where the other entries of its section have theirs: "Trilye Zeytincilik, Mudanya"
 * beside "Uludağ Döküm, Bursa". It is taken from the names there.
 */
export function learnLocations(heads: HeadParts[]): void {
  const placed = heads.filter(({ location }) => location);
  const rows = new Set(placed.map(({ locationRow }) => locationRow));
  const hasPairs = placed.some(({ location }) => location.includes(","));
  const hasBrackets = placed.some(({ isBracketed }) => isBracketed);
  for (const head of heads)
    if (!head.location) {
      if (hasBrackets) takeBracketed(head);
      for (const row of rows) if (!head.location) takeTown(head, { row, hasPairs });
    }
}

/**
 * "Oakenclough House, Blackburn" beside "Ribble View Care Home, Preston", of which the second was found to be a house and
 * its town: where no list knows either town, one entry tells where the others have theirs.
 */
export function cutTownsLikeOthers<D extends { entry: Entry; head: HeadParts } & Names>(
  drafts: readonly D[],
): D[] {
  const isCut = drafts.some(
    ({ entry, company, head: { location } }) =>
      company && location && entry.head.some(({ text }) => text.includes(`${company.text}, ${location}`)),
  );
  if (!isCut) return [...drafts];
  return drafts.map((draft) => {
    const { company, head } = draft;
    const [, name, town] = LAST_PIECE.exec(company?.text ?? "") ?? [];
    if (!company || head.location || !name || !town || !isTown(town)) return draft;
    return {
      ...draft,
      company: { ...company, text: name },
      head: { ...head, location: town, locationRow: company.row },
    };
  });
}

/** What stands alone beside the dates, in the row where other jobs have their town, and is neither name, is the town. */
export function placeLikeOthers<D extends { head: HeadParts } & Names>(drafts: readonly D[]): D[] {
  const rows = new Set(drafts.map(({ head }) => (head.location ? head.locationRow : -1)));
  return drafts.map((draft) => {
    const { head, position, company, extra } = draft;
    const isAlone = ({ row }: Part) =>
      row !== position?.row && row !== company?.row && extra.filter((one) => one.row === row).length === 1;
    const town = extra.find((part) => rows.has(part.row) && isAlone(part) && isTown(part.text));
    if (head.location || !town) return draft;
    return {
      ...draft,
      extra: extra.filter((part) => part !== town),
      head: { ...head, location: town.text, locationRow: town.row },
    };
  });
}

const LAST_PIECE = /^(.+\S)\s*,\s*([^,]+)$/u;
const TOWN_PAIR = /^([^,]+)\s*,\s*([^,]+,\s*[^,]+)$/u;

/** "Thornbury LLP (Penrith, Cumbria)" beside "Hale & Marchetti (Leeds, UK)". */
function takeBracketed(head: HeadParts): void {
  for (const part of head.parts) {
    const [, rest, town] = /^(.+\S)\s*\(([^()]+)\)$/u.exec(part.text) ?? [];
    if (!rest || !town || !isTown(town)) continue;
    part.text = rest;
    head.location = town;
    head.locationRow = part.row;
    return;
  }
}

/** `hasPairs`: other locations of the section name a town and its region. */
function takeTown(head: HeadParts, { row, hasPairs }: { row: number; hasPairs: boolean }): void {
  const at = head.parts.findIndex((part, index) => index > 0 && part.row === row && isTown(part.text));
  const [part] = at > 0 && head.parts.length > 2 ? head.parts.splice(at, 1) : [];
  if (part) {
    head.location = part.text.replace(/^\((.*)\)$/, "$1");
    head.locationRow = row;
    head.locationSlot = part.slot;
    return;
  }
  for (const name of head.parts) {
    const pair = hasPairs ? TOWN_PAIR.exec(name.text) : null;
    const [, rest, town] = (pair && isTown(pair[2] ?? "") ? pair : LAST_PIECE.exec(name.text)) ?? [];
    // Of "Intern, Acme" the last piece is the employer, of "Intern, Acme, Boston" the town.
    const isEmployer = titleScore(rest ?? "") > 0 && !rest?.includes(",");
    if (name.row !== row || !rest || !town || !isTown(town) || isEmployer) continue;
    name.text = rest;
    head.location = town;
    head.locationRow = row;
    return;
  }
}

const isTown = (text: string): boolean =>
  TOWN.test(text.replace(/^\((.*)\)$/, "$1")) &&
  !CLASS.test(text) &&
  !titleScore(text) &&
  !degreeScore(text) &&
  !companyScore(text) &&
  schoolScore(text) < 2;
