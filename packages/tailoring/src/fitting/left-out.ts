import type { CutLine } from "@terzi/contracts/cut-line";
import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import { type Place, parsePlace, printPlace } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import type { Drop } from "./fit-drops.ts";
import { follow } from "./follow.ts";
import { placeAfter, positionsByList } from "./places-after.ts";

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
  const positions = positionsByList(gone);
  const toLines = (some: Drop[], most: number): CutLine[] => {
    const lines: CutLine[] = [];
    for (const { place } of some) {
      if (lines.length === most) break;
      if (isInGoneEntry(place, gone)) continue;
      const line = readLine(content, place);
      if (line) lines.push({ ...line, at: placeAfter(place, positions) });
    }
    return lines;
  };
  return {
    leftOut: toLines(drops.slice(0, dropped).toReversed(), LEFT_OUT_AT_MOST),
    nextToGo: toLines(drops.slice(dropped), NEXT_AT_MOST),
  };
}

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
