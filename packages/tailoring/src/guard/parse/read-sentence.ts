import type { Line } from "./line.ts";
import { readLine } from "./read-line.ts";
import type { Reading } from "./words.ts";

const known = new WeakMap<ReadonlySet<string>, Map<string, Line>>();

/**
 * `readLine` of a sentence that is checked against a profile, whose names these are: what contradicts it, what proves
 * it and what it retells all read the same, and nobody changes it.
 */
export function readSentence(
  sentence: string,
  { language, names, isSummary = false }: Reading & { names: ReadonlySet<string> },
): Line {
  const lines = known.get(names) ?? new Map<string, Line>();
  known.set(names, lines);
  const key = `${language.module.id} ${isSummary} ${sentence}`;
  const line = lines.get(key) ?? readLine(sentence, { language, names, isSummary });
  lines.set(key, line);
  return line;
}
