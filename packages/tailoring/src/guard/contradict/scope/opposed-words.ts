import type { Conflict } from "@terzi/contracts/cv";
import { opposites, THING_FIELDS } from "../../../languages/all-opposites.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { isTranslation } from "../../retell/credentials.ts";
import { segmentsOf } from "../../retell/segments.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, isMetLoosely, knownBy } from "../../retell/words-lost.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

/** A word that excludes others: the summer, of the seasons. */
export type Pole = { field: string; pole: number; start: number; end: number; surface: string };

const PATTERNS = new Map(opposites.map(({ field, poles }) => [field, poles]));
/** What was found in each line, by the field. */
const polesByLine = new WeakMap<Line, Map<string, Pole[]>>();

/** The words of a line of which one excludes the others, in one field: its seasons. */
export function polesOf(line: Line, field: string): Pole[] {
  const byField = polesByLine.get(line) ?? new Map<string, Pole[]>();
  polesByLine.set(line, byField);
  const found = byField.get(field) ?? findPoles(line, field);
  byField.set(field, found);
  return found;
}

function findPoles(line: Line, field: string): Pole[] {
  const all = (PATTERNS.get(field) ?? []).flatMap((pattern, pole) =>
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
}

/** The same in all fields. */
export const polesIn = (line: Line): Pole[] => [...PATTERNS.keys()].flatMap((field) => polesOf(line, field));

const DENIES = new RegExp(guardCue("keepsDenial"), "iu");

const isBeside = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && one.end > other.start;

/** The stretch of a line in which a pole stands, without the pole itself; all of it where the pole stands alone. */
function stretchAround(pole: Pole, line: Line): { words: ToldWord[]; others: ToldWord[] } {
  const claiming = toldWordsIn(line).filter((word) => !isBeside(word, pole) && !word.isEmpty);
  const segment = segmentsOf(line).find(({ words }) => words.some((word) => isBeside(word, pole)));
  const words = claiming.filter((word) => segment?.words.includes(word));
  return words.length > STANDS_ALONE
    ? { words, others: claiming.filter((word) => !words.includes(word)) }
    : { words: claiming, others: [] };
}
/** With no more words beside it, "unpaid" is said of the whole line. */
const STANDS_ALONE = 1;

/** The words that some of a sentence share with some of a line. */
export const sharedWords = (said: ToldWord[], sentence: Line, known: ToldWord[], line: Line): ToldWord[] =>
  said.filter(
    (word) =>
      isMet(word, knownBy(known)) || isMetLoosely(word, known) || isTranslation(word, known, line, sentence),
  );

const isDeniedAt = ({ start, end }: Pole, { text }: Line): boolean =>
  DENIES.test(
    (
      (/[^,;.()]*$/u.exec(text.slice(0, start))?.[0] ?? "") +
      " " +
      (/^[^,;.()]*/u.exec(text.slice(end))?.[0] ?? "")
    ).replace(ONLY, ""),
  );
/** "Freight trains only" denies nothing of them. */
const ONLY = new RegExp(turnedCue("only"), "giu");

/** Whether both tell of one thing: what the rest of the line says too is no sign of it. */
function isOfSame(
  { said, sentence }: { said: Pole; sentence: Line },
  { known, line }: { known: Pole; line: Line },
): boolean {
  const [own, there] = [stretchAround(said, sentence), stretchAround(known, line)];
  const shared = sharedWords(own.words, sentence, there.words, line);
  const elsewhere = sharedWords(shared, sentence, there.others, line);
  return shared.length > elsewhere.length || (said.field === "partOfYear" && haveSameCount(sentence, line));
}

/** "A team of 68": a season is told of the whole line. */
const haveSameCount = (sentence: Line, line: Line): boolean =>
  sentence.words.numbers.some(
    ({ unit, value }) =>
      unit === "" && line.words.numbers.some((known) => known.unit === "" && known.value === value),
  );

/** "In the hot kitchen", of who worked in the cold one: a word that excludes what the nearest line says of the same. */
export const opposedWordConflicts = (task: ConflictTask): Conflict[] =>
  conflictsIn(task, ({ field }) => !THING_FIELDS.has(field));

/** "In the south", of who worked in the north: such a word is never told of the other. */
export const opposedThingConflicts = (task: ConflictTask): Conflict[] =>
  conflictsIn(task, ({ field }) => THING_FIELDS.has(field));

function conflictsIn(
  { alignment: { sentence, lines }, entries }: ConflictTask,
  isLookedFor: (pole: Pole) => boolean,
): Conflict[] {
  if (entries.length > 1) return [];
  return polesIn(sentence).flatMap((said) => {
    if (!isLookedFor(said)) return [];
    const known = linesOf(entries).flatMap((line) => polesOf(line, said.field));
    if (known.some(({ pole }) => pole === said.pole)) return [];
    // "In spring and autumn", of what was done in spring, adds to it.
    const isBesideKnown = (one: Pole) => known.some(({ pole }) => pole === one.pole);
    if (polesOf(sentence, said.field).some((one) => isBesideKnown(one) && !isDeniedAt(one, sentence)))
      return [];
    const other = lines
      .flatMap(({ line }) => polesOf(line, said.field).map((pole) => ({ pole, line })))
      .find(
        ({ pole, line }) => !isDeniedAt(pole, line) && isOfSame({ said, sentence }, { known: pole, line }),
      )?.pole;
    return other && !isDeniedAt(said, sentence)
      ? [{ kind: "scope" as const, said: said.surface, known: other.surface }]
      : [];
  });
}
