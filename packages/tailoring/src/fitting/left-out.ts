import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import type { CutLine } from "@terzi/contracts/cut-line";
import { parsePlace, type Place, printPlace, stepsTo } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import type { Drop } from "./fit-drops.ts";

const LEFT_OUT_AT_MOST = 200;
const NEXT_AT_MOST = 40;

/**
 * Of the things that a content can do without, the first `dropped` are gone: these, most helpful first, and those
 * that would go next. Places are those of the resulting content; `content` is the one before.
 */
export function listCuts(
  content: CvContent,
  drops: Drop[],
  dropped: number,
): { leftOut: CutLine[]; nextToGo: CutLine[] } {
  const gone = new Set(drops.slice(0, dropped).map(({ place }) => place));
  const toLine = ({ place }: Drop): CutLine[] => {
    const line = readLine(content, place);
    return line && !isInGoneEntry(place, gone) ? [{ ...line, at: placeAfter(place, gone) }] : [];
  };
  return {
    leftOut: drops.slice(0, dropped).toReversed().flatMap(toLine).slice(0, LEFT_OUT_AT_MOST),
    nextToGo: drops.slice(dropped).flatMap(toLine).slice(0, NEXT_AT_MOST),
  };
}

const follow = (root: unknown, place: Place): unknown =>
  stepsTo(place).reduce<unknown>(
    (node, step) => (typeof node === "object" && node !== null ? Reflect.get(node, step) : undefined),
    root,
  );

function readLine(content: CvContent, place: Place): Omit<CutLine, "at"> | null {
  const found = follow(content, place);
  const { section: name, sentence } = parsePlace(place);
  if (typeof found === "string") {
    if (sentence === undefined) return { text: found };
    const span = splitSentences(found)[sentence];
    return span ? { text: found.slice(span.start, span.end) } : null;
  }
  const section = sectionNamed(name);
  if (!section || typeof found !== "object" || found === null) return null;
  // Safe: an entry of a section is all that is an object at such a place.
  const entry = found as Record<string, string | string[]>;
  const said: AnyEntry = entry;
  const text = fieldsOfRole(section, "title", "organization")
    .map((field) => textOf(said, field).trim())
    .filter(Boolean)
    .join(", ");
  return { text, entry };
}

/** A line of an entry that is gone as a whole comes back with it. */
function isInGoneEntry(place: Place, gone: Set<Place>): boolean {
  const { section, entry, field } = parsePlace(place);
  return field !== undefined && entry !== undefined && gone.has(printPlace({ section, entry }));
}

/** Where a place of the content before is afterwards: each thing moves up by the removed ones before it. */
function placeAfter(place: Place, gone: Set<Place>): Place {
  const parts = parsePlace(place);
  const { section, entry, field, index, sentence } = parts;
  const kept = (count: number, at: (position: number) => Place): number =>
    Array.from({ length: count }, (_, position) => at(position)).filter((one) => !gone.has(one)).length;
  const entryAfter =
    entry === undefined ? undefined : kept(entry, (one) => printPlace({ section, entry: one }));
  const list = { section, ...(entry !== undefined && { entry }), ...(field !== undefined && { field }) };
  const at = {
    ...parts,
    ...(entryAfter !== undefined && { entry: entryAfter }),
    ...(index !== undefined && { index: kept(index, (one) => printPlace({ ...list, index: one })) }),
  };
  if (sentence === undefined) return printPlace(at);
  return printPlace({ ...at, sentence: kept(sentence, (one) => printPlace({ ...list, sentence: one })) });
}
