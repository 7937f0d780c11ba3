import { foldAscii } from "@terzi/language/normalise";
import type { Line } from "../../parse/line.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

type Named = { text: string };

/** "Gucaratça" for "Gujarati": another language may spell a name by its sound. */
export function isSpeltAlike({ text }: Named, sentence: Line, { entries, facts }: ConflictTask): boolean {
  const said = soundOf(text);
  return (
    said.length >= SOUNDS_AT_LEAST &&
    sentence.words.language !== facts.language &&
    linesOf(entries).some((line) =>
      (line.text.match(/\p{Lu}\p{L}{4,}/gu) ?? []).some((known) => known !== text && soundOf(known) === said),
    )
  );
}
/** "Alpler" for "Alps": a name of several, which each language ends in its own way. */
export const isSameInPlural = ({ text }: Named, sentence: Line, { entries, facts }: ConflictTask): boolean =>
  sentence.words.language !== facts.language &&
  PLURAL.test(text) &&
  linesOf(entries).some((line) =>
    (line.text.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some(
      (known) => PLURAL.test(known) && soundOf(singularOf(known)) === soundOf(singularOf(text)),
    ),
  );
const PLURAL = /(?<=\p{L}{2})(?:e?s|l[ae]r)$/u;
const singularOf = (name: string): string => name.replace(PLURAL, "");

const SOUNDS_AT_LEAST = 4;

/** The consonants of a name's stem, with similar sounds as one. */
const soundOf = (name: string): string =>
  foldAscii(name)
    .replace(/(?:ca|ce|i|an|ian|ish|ese)$/, "")
    .replace(/[jgc]/g, "c")
    .replace(/[kq]/g, "k")
    .replace(/[vw]/g, "v")
    .replace(/[aeiouy]|(?<=s)h|(?<=c)h/g, "");
