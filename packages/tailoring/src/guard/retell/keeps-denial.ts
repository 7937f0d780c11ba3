import type { Place } from "@terzi/contracts/place";
import { guardCue } from "../../languages/all-guard-cues.ts";
import type { FactEntry } from "../facts/fact.ts";
import { textsAt } from "../facts/lines-at.ts";
import type { Clause, Line, Term } from "../parse/line.ts";
import { isTranslation } from "./credentials.ts";
import { clausesOf, type Segment, segmentsOf } from "./segments.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownOf } from "./words-lost.ts";

const DENYING = new RegExp(guardCue("keepsDenial"), "iu");
const LACKING = new RegExp(guardCue("lacking"), "iu");

const isDenied = ({ markers, terms }: Clause): boolean =>
  markers.has("refuse") || terms.some(({ isNegated }) => isNegated);
const denies = ({ clauses }: Line): boolean => clauses.some(isDenied);

/**
 * Whether a sentence denies only what its lines deny, or say the lack of: "cleaned no rooms" doesn't follow from rooms
 * that were cleaned, nor from kitchens that weren't.
 */
export function keepsDenial(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  if (!denies(sentence)) return true;
  const lines = textsAt(evidence, entries);
  if (!lines.some((line) => denies(line) || LACKING.test(line.text))) return false;
  return wordsDenied(sentence).every((said) => {
    const same = lines.flatMap((line) =>
      toldWordsIn(line)
        .filter((word) => isMet(said, knownOf(word)) || isTranslation(said, [word], line, sentence))
        .map((word) => isDeniedAt(word, line)),
    );
    return !same.length || same.some(Boolean);
  });
}

/** The words for things that a sentence says weren't there. */
const wordsDenied = (line: Line): ToldWord[] =>
  toldWordsIn(line).filter((word) =>
    line.clauses.some(({ terms }) =>
      terms.some((term) => term.isNegated && term.start <= word.start && term.end >= word.end),
    ),
  );

/** Whether the stretch of a line in which a word stands denies anything. */
export function isDeniedAt(word: ToldWord, line: Line): boolean {
  const segments = segmentsOf(line);
  const at = segments.findIndex(({ words }) => words.includes(word));
  const [own, before] = [segments[at], segments[at - 1]];
  if (!own) return denies(line);
  const text = line.text.slice(before ? endOf(before) : 0, endOf(own));
  return (
    DENYING.test(text) ||
    LACKING.test(text) ||
    clausesOf(line, [own]).some(
      ({ markers, terms }) =>
        markers.has("refuse") || terms.some((term) => term.isNegated && isIn(term, own)),
    )
  );
}

const isIn = ({ start, end }: Term, { words }: Segment): boolean =>
  words.some((word) => word.start >= start && word.end <= end);

const endOf = ({ words, numbers }: Segment): number =>
  Math.max(...[...words, ...numbers].map(({ end }) => end));
