import type { DocumentFormat } from "@terzi/contracts/cv";
import { fieldsOfRole } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/languages";
import { entryPlace, type Place, parsePlace } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { showDate } from "@terzi/language/dates";
import { type CvDocument, layOutCv } from "./cv-document.ts";
import { readDocumentText } from "./document-text.ts";
import { findPiece, lettersOf } from "./find-piece.ts";
import { cleanItem, cleanText } from "./printable-text.ts";
import { type Body, type Piece, type PrintedCv, pieceText } from "./printed-cv.ts";

/** How many fields of the CV a program finds in a document, each in its place and in order. */
export type ReadBack = { found: number; total: number; missing: Place[] };

/** One field of the content, as the lines that a document must hold. */
type Field = { place: Place; lines: string[] };

/** Between two pieces stand a heading, a label, a separator: a text found farther on is another one. */
const MAX_GAP = 200;

/** Not printed as themselves: where an entry comes from; a level, which is a word of ours beside its language. */
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
  const read = textsByEntry(findInOrder(text, listPieces(printed)));
  const headline = printed.jobTitle?.text ?? "";
  const fields = listFields("", { ...cv.content, jobTitle: headline }, cv.language);
  const isRead = ({ place, lines }: Field) => {
    const known = read.get(entryPlace(place));
    return lines.every((line) => known?.has(asCompared(line)));
  };
  const missing = fields.filter((field) => !isRead(field)).map(({ place }) => place);
  return { found: fields.length - missing.length, total: fields.length, missing };
}

/** What was read of each entry. A line is nearly always a whole piece, and else a part of one. */
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

/** Every field with something to see in it. */
function listFields(place: Place, value: unknown, language: Language): Field[] {
  if (typeof value === "string") {
    const lines = cleanText(isDate(place) ? showDate(value, language) : value)
      .split("\n")
      .map(cleanItem)
      .filter(Boolean);
    return lines.length && !NOT_PRINTED.has(parsePlace(place).field ?? "") ? [{ place, lines }] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    listFields(place ? `${place}.${key}` : key, inner, language),
  );
}

const listPieces = ({ name, jobTitle, contacts, sections }: PrintedCv): Piece[] => [
  ...[name, jobTitle].filter((piece) => piece !== null),
  ...contacts.flat(),
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "entry"
        ? [...block.title, ...block.period, ...block.details, ...block.body.flatMap(piecesOf)]
        : piecesOf(block),
    ),
  ),
];

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

/** Without what nobody sees, and in one of the ways in which Unicode can write the same letter. */
const asCompared = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[^\S\n]+/g, " ");
