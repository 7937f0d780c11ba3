import { BEFORE_EMPLOYER, hasPlaceSign, townBehindTitle } from "./beside-names.ts";
import { dropMasks, findPeriods, isDuration, isOnlyDates, maskPeriods } from "./find-dates.ts";
import type { Cell, Line } from "./line.ts";
import { degreeScore } from "./words/degrees.ts";
import { fieldOfLabel, NAMING_FIELDS } from "./words/field-labels.ts";
import { titleEnd, titleScore } from "./words/job-titles.ts";
import { isKindOfWork } from "./words/kinds-of-work.ts";
import {
  isAddressLine,
  isAwayFromOffice,
  isLocation,
  splitBeforeCity,
  splitDoubtfulLocation,
  splitLongLocation,
  splitNamedLocation,
  trailingLocation,
} from "./words/locations.ts";
import { companyScore, isDepartment, schoolScore } from "./words/organisations.ts";

/** A piece of an entry's head, dates and locations taken out. */
export type Part = {
  text: string;
  row: number;
  /** Which piece of which row it is: "row:order". Heads of one shape have the same pieces in the same slots. */
  slot: string;
  bold: boolean;
  size: number;
};

/** `locationRow`: the row that the location stood in, -1 where there is none; `locationSlot`: "" where it was part of a name. */
export type HeadParts = {
  parts: Part[];
  location: string;
  locationRow: number;
  locationSlot: string;
  /** Whether the location stood in brackets behind a name. */
  isBracketed: boolean;
  links: string[];
  /** "Remote", where it stands alone: the location of a job that has no other. */
  remote: string;
};

const LINK =
  /^(?:https?:\/\/\S+|www\.\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|edu|gov|me|co|tr|inc|app)(?:\/\S*)?)$/i;
export const isLink = (text: string): boolean => LINK.test(text);

/** Takes the head of an entry apart: cells, styles and separators divide names; locations and links are set aside. */
export function readHead(head: Line[], separators: RegExp): HeadParts {
  const found: HeadParts = {
    parts: [],
    location: "",
    locationRow: -1,
    locationSlot: "",
    isBracketed: false,
    links: [],
    remote: "",
  };
  let row = -1;
  for (const [at, line] of head.entries()) {
    let order = 0;
    // Lines of dates alone stand in some heads and not in others: they don't count.
    if (at === 0 || !isOnlyDates(line.text)) row++;
    for (const cell of line.cells) {
      // "04/2019 – present Bursa, Türkiye": beside the dates, above the names, stands the location.
      const isBesideDate = at === 0 && head.length > 1 && findPeriods(cell.text).length > 0;
      const town = line.cells.length > 1 ? townBesideDates(cell) : null;
      if (town && !found.location) {
        found.locationSlot = `${row}:${order++}`;
        setLocation(found, town, row);
        continue;
      }
      const isAfterDate = findPeriods(cell.text)[0]?.start === 0;
      const pieces = cutCell(cell, separators);
      const isAhead = isBesideDate || (isAfterDate && pieces.length > 1);
      for (const cut of pieces) {
        const ahead = isAfterDate && !found.location ? townAhead(cut.text) : null;
        if (ahead) setLocation(found, ahead.town, row);
        const piece = ahead ? { ...cut, text: ahead.rest } : cut;
        if (tidy(piece.text))
          addPiece(found, { ...piece, row, slot: `${row}:${order++}`, isBesideDate: isAhead });
      }
    }
  }
  // With no other name beside the first, "Boston Legal, Boston" is an employer and its city.
  const lone = found.parts.length === 1 ? found.parts[0] : undefined;
  const isTitle = lone !== undefined && titleEnd(lone.text) > 0;
  const doubtful =
    (lone && !isTitle ? splitDoubtfulLocation(found.location) : null) ??
    (lone ? splitBeforeCity(found.location) : null) ??
    (found.parts.length > 0 && found.parts.every(isNoEmployer)
      ? (splitLongLocation(found.location) ??
        (found.parts.length > 1 ? splitNamedLocation(found.location) : null))
      : null);
  if (doubtful) {
    const row = Math.max(1, found.locationRow);
    const slot = found.locationSlot || `${row}:0`;
    found.parts.push({ text: doubtful.name, row, slot, bold: false, size: 0 });
    found.locationSlot = "";
    found.location = doubtful.location;
  }
  return found;
}

/** A title or a department: the employer's name must stand elsewhere. */
const isNoEmployer = ({ text }: Part): boolean =>
  (companyScore(text) === 0 || titleScore(text) === 2) &&
  ((titleScore(text) > 0 && titleEnd(text) === 0) || isDepartment(text));

function setLocation(found: HeadParts, location: string, row: number): void {
  if (found.location) return;
  found.location = location.replace(/^\((.*)\)$/, "$1");
  found.locationRow = row;
}

function addPiece(found: HeadParts, piece: Part & { isBesideDate?: boolean }): void {
  const text = withoutLabel(tidy(piece.text));
  if (hasPlaceSign(piece.text) && !found.location && titleScore(text) === 0 && /\p{L}/u.test(text)) {
    found.locationSlot = piece.slot;
    setLocation(found, text, piece.row);
    return;
  }
  if (isAwayFromOffice(text)) found.remote ||= text;
  if (!text || isKindOfWork(text) || isDuration(text) || isPlaceholder(text) || /^(?:at|@)$/i.test(text))
    return;
  // "(This is a federal job)", "PO Box 9".
  const isTold = isAddressLine(text) || (/^\([^()]+\)$/.test(text) && !isLocation(text));
  if (isLink(text) || (isTold && found.parts.length)) {
    found.links.push(text);
    return;
  }
  // "Gediz University Manisa, Turkey" and "Acme (Mainz, Germany)" hold a country, and yet they are names.
  const isCued = BEFORE_EMPLOYER.test(piece.text.trim());
  if (
    isLocation(text) &&
    !isCued &&
    schoolScore(text) < 2 &&
    !isNamedInTown(text) &&
    !isEmployerInTown(text) &&
    (found.parts.length || piece.isBesideDate)
  ) {
    if (!found.location) found.locationSlot = piece.slot;
    setLocation(found, text, piece.row);
    return;
  }
  if (piece.isBesideDate && !found.location && isTownAndRegion(text)) {
    found.locationSlot = piece.slot;
    setLocation(found, text, piece.row);
    return;
  }
  // "2020 – 2023 | İstanbul: Şoför, Bozkurt Kardeşler": the town comes before the names.
  const [, town, names] = /^([^:]{2,40}):\s+(\S.*)$/u.exec(text) ?? [];
  if (town && names && !found.location && isLocation(town) && !schoolScore(town)) {
    setLocation(found, town, piece.row);
    addPiece(found, { ...piece, text: names });
    return;
  }
  const trailing = trailingLocation(text) ?? townBehindTitle(text);
  if (trailing) {
    if (!found.location) found.isBracketed = text.endsWith(")");
    setLocation(found, trailing.location, piece.row);
    addPiece(found, { ...piece, text: trailing.rest });
    return;
  }
  const { row, slot, bold, size } = piece;
  found.parts.push({ text, row, slot, bold, size });
}

/** "Position: Credit Controller" names the title outright. */
function withoutLabel(text: string): string {
  const [, label = "", value] = /^([^:]{2,30}):\s+(\S.*)$/u.exec(text) ?? [];
  const field = fieldOfLabel(label, "work") ?? fieldOfLabel(label, "education");
  return value && field && NAMING_FIELDS.has(field) ? value : text;
}

/** "05.2021 – today | Thun" in a cell of its own, the names in another. */
function townBesideDates({ text }: Cell): string | null {
  if (!findPeriods(text).some(({ isRange, start }) => isRange && start === 0)) return null;
  const [, town = ""] = /\s\|\s(\p{Lu}[\p{L}.'-]+(?:,? \p{Lu}[\p{L}.'-]+){0,2})$/u.exec(text) ?? [];
  const isName =
    titleScore(town) > 0 || companyScore(town) > 0 || schoolScore(town) >= 2 || degreeScore(town) > 0;
  return town && !isName ? town : null;
}

/** "2020 – 2023 | Bornova/İzmir Başhekim Yardımcısı | …": between the dates and the title stands the town. */
function townAhead(text: string): { town: string; rest: string } | null {
  const words = text.trim().split(" ");
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const [town, rest] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    if (isLocation(town) && titleScore(town) === 0 && titleScore(rest) === 2) return { town, rest };
  }
  return null;
}

/** "Penrith, Cumbria" beside dates, though no list knows either. */
const isTownAndRegion = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)?, \p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)?$/u.test(text) &&
  !titleScore(text) &&
  !degreeScore(text) &&
  schoolScore(text) < 2;

/** A name, and behind it its town in brackets; "Germany (remote)" is a location all through. */
function isNamedInTown(text: string): boolean {
  const [, name = "", town = ""] = /^([^(]*)\(([^()]+)\)$/.exec(text) ?? [];
  return name.trim() !== "" && !isLocation(name) && isLocation(town);
}

/** "Ordu Ziraat Odası, Gebze": of several words, the first of them an employer's; "Mersin Free Zone, Türkiye" is a location. */
function isEmployerInTown(text: string): boolean {
  const [name = "", ...rest] = text.split(/\s*,\s*/);
  return rest.length > 0 && name.includes(" ") && companyScore(name) > 0 && !isLocation(name);
}

const isPlaceholder = (text: string): boolean => !/\p{L}/u.test(text);

/** Runs of another weight or size are names of their own: "**Analyst** at Bank", "General Manager, *Grand Hotel*". */
export function cutCell(cell: Cell, separators: RegExp): Omit<Part, "row" | "slot">[] {
  // A date may run over several styles, so it is looked for in the whole cell.
  const masked = maskPeriods(cell.runs.map((run) => run.text).join(""));
  const runs: { text: string; bold: boolean; size: number }[] = [];
  let at = 0;
  for (const { text: written, bold, italic, size } of cell.runs) {
    const text = masked === "" ? "" : masked.slice(at, at + written.length);
    at += written.length;
    const last = runs.at(-1);
    const isSame = last && last.bold === bold && Math.abs(last.size - size) < 0.6 && !italic;
    if (last && (isSame || !/\p{L}/u.test(text) || !/\p{L}/u.test(last.text))) last.text += text;
    else runs.push({ text, bold, size });
  }
  return runs.flatMap((run) =>
    dropMasks(run.text)
      .split("\t")
      .flatMap((text) => text.split(separators))
      .flatMap(splitAfterAt)
      .map((text) => ({ ...run, text })),
  );
}

/** "Analyst at Bank", "BSc at Ege University": what stands before the word must be a title or a degree ("Care at Home"). */
function splitAfterAt(text: string): string[] {
  const [, left, right] = /^(.+?)\s+(?:at|@)\s+(?=\p{Lu})(.+)$/u.exec(text) ?? [];
  // "University of Texas at Austin", "First Aid at Work": the word is part of a name.
  if (left && right && (CAMPUS_OF.test(left) || AT_WITHIN.test(right))) return [text];
  const isNamed =
    left !== undefined && (titleScore(left) > 0 || degreeScore(left) > 0 || /^\S+\s\S+/.test(left));
  return left && right && isNamed ? [left, right] : [text];
}

const CAMPUS_OF = /\b(?:University|College) of(?: \p{Lu}[\p{L}.-]+){1,2}$/u;
const AT_WITHIN = /^(?:Work|Sea|Heights?|Home)(?!\p{L})/u;

/** The text without the separators, and the empty or lone brackets, at its ends. */
export const tidy = (text: string): string =>
  withoutLoneBracket(text)
    // "⚲ London", "📅 2019": the sign says what is meant, and is none of it.
    .replace(/^(?:[\s\p{So}]|\ufe0f)+(?=[\p{L}\d(])/u, "")
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/^\.\s+|[\s,;]+\.$/g, "")
    .replace(/\bexpected in\b|(?:\bto\s+)+to\b|\bgpa\s*:?\s*$|^status\s*-\s*$/gi, " ")
    .replace(/^[\s,;:|•·/@–—-]+|[\s,;:|•·/@–—-]+$/gu, "")
    .replace(/^(?:at|@)\s+/i, "")
    .replace(BEFORE_EMPLOYER, "")
    .replace(/(?<=\p{Ll}{4}|,\s\p{Lu}{2}|\))\.$/u, "")
    .replace(/\s+/g, " ")
    .trim();

/** "Analyst (" and "Cardiff)" are left where a date was cut out of brackets. */
function withoutLoneBracket(text: string): string {
  const [open, closed] = [text.split("(").length, text.split(")").length];
  if (open === closed) return text;
  return open > closed ? text.replace(/\(\s*$/, " ") : text.replace(/^([^(]*)\)\s*$/, "$1 ");
}
