import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { isUnopposed } from "./objections.ts";
import { readBeside } from "./read-beside.ts";

const TELLING = new Set(["experiences", "projects", "summary"]);

/**
 * The lines of one entry that show every word of a sentence, where nothing speaks against it; what else they say may be
 * left out. Null where there are none.
 */
export function placesShown(sentence: Line, entries: FactEntry[]): Place[] | null {
  for (const entry of entries) {
    if (entries.length > 1 && !TELLING.has(entry.kind)) continue;
    const reading = readBeside(sentence, entry);
    if (reading && isUnopposed(reading, entry)) return reading.shown.map(({ fact }) => fact.place);
  }
  return null;
}
