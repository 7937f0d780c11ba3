import type { Place } from "@terzi/contracts/place";
import { guardCue } from "../../languages/all-guard-cues.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Line } from "../parse/line.ts";
import { isTranslation } from "./credentials.ts";
import { segmentsOf } from "./segments.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, knownOf, meets } from "./words-lost.ts";

const cue = (name: Parameters<typeof guardCue>[0]): RegExp => new RegExp(guardCue(name), "iu");

/** What leaves it open, or out, whether somebody did something. */
const OPEN = [cue("notQuite"), cue("notYetDone")];
const OTHERS = cue("doneByOthers");
const MAY_HAVE = cue("mayHaveDone");
const PURPOSE = new RegExp(guardCue("purpose"), "giu");
const NEITHER = cue("neither");

const isTold = (word: ToldWord, line: Line, sentence: Line): boolean => {
  const said = toldWordsIn(sentence);
  return isMet(word, knownBy(said)) || isTranslation(word, said, sentence, line);
};

/** Whether a sentence tells the stretch of a line at which something stands. */
function tellsAt(at: number, line: Line, sentence: Line): boolean {
  const segments = segmentsOf(line).filter(({ words }) => words.length > 0);
  if (segments.length < 2) return true;
  const own = segments.findLast(({ words }) => (words[0]?.start ?? 0) <= at) ?? segments[0];
  const words = (own?.words ?? []).filter(({ isEmpty }) => !isEmpty);
  return words.filter((word) => isTold(word, line, sentence)).length * 2 >= words.length;
}

const keepsOpen = (open: RegExp, sentence: Line, lines: Line[]): boolean => {
  const found = lines.map((line) => ({ line, met: open.exec(line.text) }));
  if (open.test(sentence.text)) return found.some(({ met }) => met !== null);
  return found.every(({ line, met }) => !met || !tellsAt(met.index + met[0].length - 1, line, sentence));
};

/** The deeds that somebody tells as done: all but those named as a purpose. */
const deedsOf = (line: Line): ToldWord[] =>
  toldWordsIn(line).filter(
    (word) =>
      !word.isEmpty &&
      line.clauses.some(({ actions }) =>
        actions.some(
          (action) => isFiniteVerb(action) && action.start <= word.start && action.end >= word.end,
        ),
      ),
  );

const isOwnWord = (id: string): boolean => /^[wevs]:/.test(id);

/** The words of a line that begin where an expression does. */
const wordsAt = (expression: RegExp, line: Line): ToldWord[] =>
  [...line.text.matchAll(expression)].flatMap(({ index }) =>
    toldWordsIn(line).filter(({ start, end }) => start <= index && end > index),
  );

/** "To raise sales" isn't that they rose: a purpose may be told as one, and not as a deed. */
function keepsPurpose(sentence: Line, lines: Line[]): boolean {
  const purposes = lines.flatMap((line) => wordsAt(PURPOSE, line).map((word) => ({ word, line })));
  if (!purposes.length || sentence.text.match(PURPOSE)) return true;
  const told = deedsOf(sentence);
  return purposes.every(({ word, line }) => {
    const isSame = (one: ToldWord) => isMet(word, knownOf(one)) || isTranslation(word, [one], sentence, line);
    const others = lines.flatMap(deedsOf).filter((one) => one !== word);
    return told.every(
      (one) => !isSame(one) || others.some(({ ids }) => meets(one.ids.filter(isOwnWord), new Set(ids))),
    );
  });
}

/** "Had rooms cleaned", "checked that they were cleaned" isn't to clean them, nor the other way round. */
const keepsWhoDid = (sentence: Line, lines: Line[]): boolean =>
  lines.some(({ text }) => OTHERS.test(text) || MAY_HAVE.test(text)) === OTHERS.test(sentence.text) ||
  (!OTHERS.test(sentence.text) &&
    lines.every((line) => {
      const found = OTHERS.exec(line.text);
      return !found || !deedsOf(sentence).some((deed) => isIn(deed, found, line, sentence));
    }));

/** The last word that somebody else did. */
function isIn(deed: ToldWord, { index, 0: text }: RegExpExecArray, line: Line, sentence: Line): boolean {
  const word = toldWordsIn(line).find(({ end }) => end === index + text.length);
  return word !== undefined && (isMet(deed, knownOf(word)) || isTranslation(deed, [word], line, sentence));
}

const keepsNeither = (sentence: Line, lines: Line[]): boolean =>
  NEITHER.test(sentence.text) ||
  sentence.clauses.some(({ markers }) => markers.has("refuse")) ||
  lines.every((line) => {
    const found = NEITHER.exec(line.text);
    return !found || !tellsAt(found.index + found[0].length - 1, line, sentence);
  });

/**
 * Whether a sentence tells as done only what its lines say somebody did: not what was nearly done, was to be done, was
 * the purpose of something else, or was left to others.
 */
export function keepsDone(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  return (
    OPEN.every((open) => keepsOpen(open, sentence, lines)) &&
    keepsNeither(sentence, lines) &&
    keepsPurpose(sentence, lines) &&
    keepsWhoDid(sentence, lines)
  );
}
