import type { DateFormat } from "@terzi/contracts/design";
import type { Language } from "@terzi/contracts/languages";
import { itemPlace, type Place } from "@terzi/contracts/place";
import { showDate } from "@terzi/language/dates";
import { cleanItem, cleanLine, readTextBlocks } from "./printable-text.ts";
import type { Body, Piece } from "./printed-cv.ts";

type PieceLook = {
  label?: string;
  target?: (written: string) => string | null;
  /** How it is printed, where that differs from how it is written. */
  show?: (written: string) => string;
};

/** The piece of a field, or none when there is nothing to print. */
export function readPiece(at: Place, written: string, { label, target, show }: PieceLook = {}): Piece[] {
  const line = cleanLine(written);
  if (!line) return [];
  const href = target?.(line);
  const text = show?.(line) ?? line;
  return [{ at, text, ...(label && { label }), ...(href && { href }) }];
}

/** The language and format of dates. */
export type DateLook = { language: Language; dateFormat: DateFormat };

/** A date in the CV's language and format; as written where it can't be read. */
export const readDatePiece = (at: Place, written: string, look: DateLook, label?: string): Piece[] =>
  readPiece(at, showDate(cleanLine(written), look.language, look.dateFormat), label ? { label } : {});

/** Dates from first to last; once, when both print the same ("2021"). */
export function readPeriod(dates: [at: Place, written: string][], look: DateLook): Piece[] {
  const [start, ...later] = dates.flatMap(([at, written]) => readDatePiece(at, written, look));
  return start ? [start, ...later.filter(({ text }) => text !== start.text)] : [];
}

/** Free text: its paragraphs, and its lists where it was typed with bullets. */
export const readFreeText = (at: Place, written: string): Body[] =>
  readTextBlocks(written).map((block) =>
    block.kind === "paragraph"
      ? { kind: "paragraph", piece: { at, text: block.text } }
      : { kind: "list", items: block.items.filter(Boolean).map((text) => ({ at, text })) },
  );

/** The fields of one or more lists, as one list with bullets. */
export function readList(...lists: [at: Place, items: string[]][]): Body[] {
  const items = lists.flatMap(([at, written]) =>
    written.flatMap((item, i) => readPiece(itemPlace(at, i), cleanItem(item))),
  );
  return items.length ? [{ kind: "list", items }] : [];
}

/** A line of short items: "Technical: SQL, Python". */
export function readItems(at: Place, written: string[], label: string): Body[] {
  const items = written.flatMap((item, i) => readPiece(itemPlace(at, i), item));
  return items.length ? [{ kind: "items", label, items }] : [];
}
