import type { Conflict } from "@terzi/contracts/cv";
import { opposites } from "../../languages/all-opposites.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { isTranslation } from "../retell/credentials.ts";
import { segmentsOf } from "../retell/segments.ts";
import type { ToldWord } from "../retell/told-words.ts";
import { isMet, isMetLoosely, knownBy } from "../retell/words-lost.ts";
import { type ConflictTask, linesOf } from "./conflict-task.ts";

/** A word that excludes others: the summer, of the seasons. */
export type Pole = { field: string; pole: number; start: number; end: number; surface: string };

const poles = new WeakMap<Line, Pole[]>();

/** The words of a line of which one excludes the others. */
export function polesIn(line: Line): Pole[] {
  const before = poles.get(line);
  if (before) return before;
  const found = opposites.flatMap(({ field, poles: patterns }) => {
    const all = patterns.flatMap((pattern, pole) =>
      [...line.text.matchAll(pattern)].map(({ 0: surface, index }) => ({
        field,
        pole,
        start: index,
        end: index + surface.length,
        surface,
      })),
    );
    // "Sonbahar" is no spring, and "not rolled out" no roll-out: the longer word counts.
    return all.filter(
      (one) =>
        !all.some(
          (other) =>
            other.pole !== one.pole &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.surface.length > one.surface.length,
        ),
    );
  });
  poles.set(line, found);
  return found;
}

const DENIES = new RegExp(guardCue("keepsDenial"), "iu");

/** The stretch of a line in which a pole stands, without the pole itself. */
function stretchAround({ start, end }: Pole, line: Line): ToldWord[] {
  const isBeside = ({ start: from, end: to }: { start: number; end: number }) => from < end && to > start;
  const segments = segmentsOf(line);
  const own = segments.find(({ words }) => words.some(isBeside)) ?? segments.findLast(({ words: [first] }) => first !== undefined && first.start <= start);
  return (own?.words ?? []).filter((word) => !isBeside(word) && !word.isEmpty);
}

/** The words that some of a sentence share with some of a line. */
export const sharedWords = (said: ToldWord[], sentence: Line, known: ToldWord[], line: Line): ToldWord[] =>
  said.filter(
    (word) =>
      isMet(word, knownBy(known)) || isMetLoosely(word, known) || isTranslation(word, known, line, sentence),
  );

const isDeniedAt = ({ start, end }: Pole, { text }: Line): boolean =>
  DENIES.test((/[^,;.()]*$/u.exec(text.slice(0, start))?.[0] ?? "") + " " + (/^[^,;.()]*/u.exec(text.slice(end))?.[0] ?? ""));

/** "In the hot kitchen", of who worked in the cold one: a word that excludes what the nearest line says of the same. */
export function opposedWordConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  if (!first || entries.length > 1) return [];
  const { line } = first;
  const all = linesOf(entries).flatMap(polesIn);
  return polesIn(sentence).flatMap((said) => {
    if (all.some((one) => one.field === said.field && one.pole === said.pole)) return [];
    const other = polesIn(line).find(
      (known) =>
        known.field === said.field &&
        !isDeniedAt(known, line) &&
        sharedWords(stretchAround(said, sentence), sentence, stretchAround(known, line), line).length > 0,
    );
    return other && !isDeniedAt(said, sentence)
      ? [{ kind: "scope" as const, said: said.surface, known: other.surface }]
      : [];
  });
}
