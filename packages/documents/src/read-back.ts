import type { CvContent } from "@terzi/contracts/cv";
import type { DocumentFormat } from "@terzi/contracts/cv-detail";
import { fieldsOfRole } from "@terzi/contracts/entry-fields";
import { entryPlace, fieldPlace, parsePlace, partOf, type Place } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { showDate } from "@terzi/language/dates";
import { recaseName } from "./recase-name.ts";
import { type ChosenDesign, chosenDesign, customKey, printsContact, printsSection } from "./chosen-design.ts";
import { type CvDocument, layOutCv } from "./cv-document.ts";
import type { DateLook } from "./cv-pieces.ts";
import { readDocumentText } from "./document-text.ts";
import { findPiece, lettersOf } from "./find-piece.ts";
import { shownAddress } from "./link-target.ts";
import { cleanItem, cleanLine, cleanText } from "./printable-text.ts";
import { type Body, type Piece, type PrintedCv, pieceText } from "./printed-cv.ts";

/** How many fields of the CV a program finds in a document, each in its place and in order. */
export type ReadBack = { found: number; total: number; missing: Place[] };

/** One field of the content, as the lines that a document must hold. */
type Field = { place: Place; lines: string[] };

/** Between two pieces there may be a heading, a label, a separator; a text found farther away is another one. */
const MAX_GAP = 200;

/** Not printed as themselves: an entry's source, and a level, whose printed word is ours and follows its language. */
const NOT_PRINTED = new Set(["source", "proficiency"]);

function isDate(place: Place): boolean {
  const { section: name, field = "" } = parsePlace(place);
  const section = sectionNamed(name);
  return section !== undefined && fieldsOfRole(section, "start", "end", "date", "expiry").includes(field);
}

/**
 * Reads a document that was made from a CV as a program would (PDF by pdf.js, DOCX by mammoth), and looks for every
 * field of the content, in the order of the layout. A field that the layout left out is missing too.
 */
export async function readBack(bytes: Uint8Array, format: DocumentFormat, cv: CvDocument): Promise<ReadBack> {
  const text = asCompared(await readDocumentText(bytes, format));
  const printed = layOutCv(cv);
  const read = textsByEntry(shareHeadings(findInOrder(text, listPieces(printed)), printed));
  const headline = printed.jobTitle?.text ?? "";
  const design = chosenDesign(cv);
  const fields = listFields(
    "",
    { ...cv.content, jobTitle: headline },
    {
      language: cv.language,
      dateFormat: design.dateFormat,
    },
  ).filter(({ place }) => isPrinted(place, cv.content, design));
  const isRead = ({ place, lines }: Field) => {
    const known = read.get(entryPlace(place));
    return lines.every((line) => known?.has(asCompared(line)));
  };
  const missing = fields.filter((field) => !isRead(field)).map(({ place }) => place);
  return { found: fields.length - missing.length, total: fields.length, missing };
}

/** What was read of each entry. A line is usually a whole piece, otherwise part of one. */
function textsByEntry(pieces: Piece[]): Map<Place, { has(line: string): boolean }> {
  const byEntry = Map.groupBy(pieces, ({ at }) => entryPlace(at));
  return new Map(
    [...byEntry].map(([entry, read]) => {
      const texts = new Set(read.map(({ text }) => asCompared(text)));
      const all = [...texts].join("\n");
      return [entry, { has: (line) => texts.has(line) || all.includes(line) }];
    }),
  );
}

/** Whether the design lets a field be printed at all, and under its own words. */
function isPrinted(place: Place, content: CvContent, design: ChosenDesign): boolean {
  const { section, entry, field = "" } = parsePlace(place);
  if (section === "personalInfo") return printsContact(design, field);
  if (section === "skills.languages") return printsSection(design, "languages");
  if (section !== "customSections") return printsSection(design, partOf(place));
  const entries = content.customSections;
  const heading = typeof entries === "string" ? "" : cleanLine(entries[entry ?? 0]?.heading ?? "");
  const key = heading ? customKey(heading) : section;
  return printsSection(design, key) && !(field === "heading" && design.sectionNames[key]?.trim());
}

/** As printed: dates in the CV's format, a name in capitals recased, addresses without "https://". */
function asShown(place: Place, value: string, { language, dateFormat }: DateLook): string {
  if (isDate(place)) return showDate(value, language, dateFormat);
  if (place === "personalInfo.name") return recaseName(cleanLine(value), language);
  return ADDRESSES.has(parsePlace(place).field ?? "") ? shownAddress(cleanLine(value)) : value;
}

const ADDRESSES = new Set(["linkedin", "portfolio", "github", "twitter", "url", "doi"]);

/** Every field with something visible in it. */
function listFields(place: Place, value: unknown, look: DateLook): Field[] {
  if (typeof value === "string") {
    const lines = cleanText(asShown(place, value, look))
      .split("\n")
      .map(cleanItem)
      .filter(Boolean);
    return lines.length && !NOT_PRINTED.has(parsePlace(place).field ?? "") ? [{ place, lines }] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    listFields(fieldPlace(place, key), inner, look),
  );
}

const listPieces = ({ name, jobTitle, contacts, facts, sections }: PrintedCv): Piece[] => [
  ...[name, jobTitle].filter((piece) => piece !== null),
  ...contacts.flat(),
  ...facts,
  ...sections.flatMap(({ heading, titleAt, blocks }) => [
    ...(titleAt[0] ? [{ at: titleAt[0], text: heading }] : []),
    ...blocks.flatMap((block) =>
      block.kind === "entry"
        ? [...block.title, ...block.period, ...block.details, ...block.body.flatMap(piecesOf)]
        : piecesOf(block),
    ),
  ]),
];

/** A heading that several entries share is printed once and is each one's own. */
const shareHeadings = (found: Piece[], { sections }: PrintedCv): Piece[] =>
  found.flatMap((piece) => {
    const section = sections.find(({ titleAt }) => titleAt[0] === piece.at);
    return section ? section.titleAt.map((at) => ({ ...piece, at })) : [piece];
  });

const piecesOf = (body: Body): Piece[] => (body.kind === "paragraph" ? [body.piece] : body.items);

/** The pieces that the text holds, one after the other. */
function findInOrder(text: string, pieces: Piece[]): Piece[] {
  const letters = lettersOf(text);
  let cursor = 0;
  return pieces.filter((piece) => {
    const found = findPiece(letters, lettersOf(asCompared(pieceText(piece))), cursor, MAX_GAP);
    if (found) cursor = found.end;
    return found !== null;
  });
}

/** Without invisible characters, in one Unicode normal form. */
const asCompared = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[^\S\n]+/g, " ");
