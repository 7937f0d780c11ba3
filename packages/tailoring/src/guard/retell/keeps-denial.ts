import type { Place } from "@terzi/contracts/place";
import { textsAt } from "../facts/lines-at.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Clause, Line } from "../parse/line.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";
import { isTranslation } from "./credentials.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";

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
    const same = lines.flatMap((line) => {
      const denied = wordsDenied(line);
      return toldWordsIn(line)
        .filter((word) => isMet(said, knownBy([word])) || isTranslation(said, [word], line, sentence))
        .map((word) => denied.includes(word));
    });
    return !same.length || same.some(Boolean);
  });
}

/** The words for things of which a line denies something. */
const wordsDenied = (line: Line): ToldWord[] =>
  toldWordsIn(line).filter((word) =>
    line.clauses.some(({ terms, markers }) =>
      terms.some(
        (term) =>
          (term.isNegated || markers.has("refuse")) && term.start <= word.start && term.end >= word.end,
      ),
    ),
  );
