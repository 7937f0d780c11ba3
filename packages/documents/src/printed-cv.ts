import type { SectionKey } from "@terzi/contracts/design";
import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/place";

/** One field of the CV as it is printed: "GPA: 3.8" has a label, an e-mail address leads somewhere. */
export type Piece = { at: Place; text: string; label?: string; href?: string };

/**
 * One job, school, project and so on. Pieces of a line are printed one after the other with a separator.
 * Only an entry that has nothing but its body is without a title.
 */
export type Entry = {
  kind: "entry";
  title: Piece[];
  period: Piece[];
  details: Piece[];
  body: Body[];
};

/** Running text, a list with bullets, or a line of items, perhaps after a label ("Technical: SQL, Python"). */
export type Body =
  | { kind: "paragraph"; piece: Piece }
  | { kind: "list"; items: Piece[] }
  | { kind: "items"; label?: string; items: Piece[] };

export type PrintedSection = {
  key: SectionKey;
  heading: string;
  /** The fields of the content that the heading shows, where it is the person's own. */
  titleAt: Place[];
  blocks: (Entry | Body)[];
  /** At the side, in a template that has such a place. */
  isAside: boolean;
};

/** A picture as a data: URL, and what is read out in its place. */
export type Photo = { url: string; label: string };

/**
 * A CV laid out in reading order, in words, before any format: what the HTML and the DOCX are both made from.
 * Nothing in it is empty: fields, lines and sections without text are left out.
 */
export type PrintedCv = {
  language: Language;
  /** The title of the document (the browser's tab, the reader's window). */
  documentTitle: string;
  name: Piece | null;
  jobTitle: Piece | null;
  /** In lines. */
  contacts: Piece[][];
  /** What some markets want to know about a person besides contact details; empty elsewhere. */
  facts: Piece[];
  photo: Photo | null;
  sections: PrintedSection[];
};

/** Who a document is from. */
export type PrintedHead = Pick<PrintedCv, "name" | "jobTitle" | "contacts" | "facts" | "photo">;

/** Between the pieces of a line. Real characters, so that a machine that reads the text sees them too. */
export const SEPARATOR = { title: ", ", period: " – ", details: " · ", items: ", " } as const;

/** The text of a piece with its label. */
export const pieceText = (piece: Piece): string =>
  piece.label ? `${piece.label}: ${piece.text}` : piece.text;

/** The text of a line of pieces. */
export const lineText = (pieces: Piece[], separator: string): string => pieces.map(pieceText).join(separator);
