import { openFile } from "@terzi/cv-import/formats/open-file";
import { learnHyphenation } from "@terzi/cv-import/read/dehyphenate";
import { findSections } from "@terzi/cv-import/read/find-sections";
import { habitsOf, joinFeatures, mayGoOn } from "@terzi/cv-import/read/joins/join-features";
import { LISTS, withItems } from "@terzi/cv-import/read/prepare-section";
import { unwrapLines } from "@terzi/cv-import/read/unwrap-lines";
import { foldAscii } from "@terzi/language/normalise";
import type { Told } from "../roles/examples.ts";

/** A line and the one before it: what is seen of them, what the rules say, and whether the one goes on with the other. */
export type Pair = { features: string[]; isMore: boolean; ruled: boolean; kind: string };

const keyOf = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** The pairs of lines of a file of which the truth tells whether they belong together. */
export async function pairsOf(bytes: Uint8Array, { items }: Told): Promise<Pair[]> {
  const file = await openFile(bytes);
  if (!("lines" in file)) return [];
  const keys = [...new Set(items.map(keyOf))].filter((key) => key.length > 3);
  const joinTexts = learnHyphenation(file.lines);
  return findSections(file.lines).flatMap((section) => {
    const lines = withItems(section);
    const habits = habitsOf(lines, section.kind);
    const pairs: Pair[] = [];
    unwrapLines(lines, LISTS.has(section.kind) ? "list" : "text", {
      joinTexts,
      decide(at, ruled) {
        const [tail, line] = [lines[at - 1], lines[at]];
        const isMore = line && mayGoOn(tail, line) ? isOne(keyOf(tail.text), keyOf(line.text), keys) : null;
        if (line && tail && isMore !== null)
          pairs.push({
            features: joinFeatures(tail, line, habits, ruled),
            ...{ isMore, ruled, kind: section.kind },
          });
        return isMore ?? ruled;
      },
    });
    return pairs;
  });
}

const LEAST = 2;

/** Whether a told text goes from one line into the next; false where one ends or begins at the break; null where none tells. */
function isOne(tail: string, line: string, keys: readonly string[]): boolean | null {
  if (tail.length < LEAST || line.length < LEAST) return null;
  const seam = tail.slice(-4) + line.slice(0, 4);
  for (const key of keys) {
    for (let from = key.indexOf(seam); from >= 0; from = key.indexOf(seam, from + 1)) {
      const at = from + Math.min(4, tail.length);
      const [before, behind] = [key.slice(0, at), key.slice(at)];
      if (
        (tail.endsWith(before) || before.endsWith(tail)) &&
        (line.startsWith(behind) || behind.startsWith(line))
      )
        return true;
    }
  }
  return keys.some((key) => tail.endsWith(key) || line.startsWith(key)) ? false : null;
}
