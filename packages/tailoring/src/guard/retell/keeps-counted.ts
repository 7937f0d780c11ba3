import type { Place } from "@terzi/contracts/place";
import { numberCue } from "../../languages/all-guard-cues.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { isPlain } from "./plain-heads.ts";
import { isSameNumber } from "./retold-numbers.ts";
import { covers, verbsOf } from "./stretches.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, knownOf } from "./words-lost.ts";

const EACH = new RegExp(numberCue("forEachOne"), "iu");

/**
 * Whether the numbers of a sentence count what they do in its lines: 300 sample bags aren't 300 samples, and what
 * several are worth together isn't worth each.
 */
export function keepsCounted(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  if (sentence.words.numbers.length && EACH.test(sentence.text) && !lines.some(({ text }) => EACH.test(text)))
    return false;
  return sentence.words.numbers.every((number) => {
    const same = lines.filter((line) => isSameNumber(number, sentence, line));
    return !same.length || same.some((line) => countsAlike(number, sentence, line));
  });
}

/** Words right behind a number up to the thing that it counts, which comes last. */
function groupBehind({ end }: NumberTerm, line: Line): ToldWord[] {
  const verbs = verbsOf(line);
  const { language, tokens } = line.words;
  const { isVerbFinal } = language;
  const group: ToldWord[] = [];
  let at = end;
  for (const word of toldWordsIn(line)) {
    if (word.start < at) continue;
    const isBeside = /^[\s-]$/.test(line.text.slice(at, word.start));
    const isVerb =
      verbs.some((verb) => covers(verb, word)) || (isVerbFinal && word.end === tokens.at(-1)?.end);
    if (!isBeside || isVerb) break;
    group.push(word);
    at = word.end;
    // "40 okula kitap": what has a case tells nothing more of the next.
    if (language.isCase(word.key)) break;
  }
  return group;
}

/** "Three assistants" aren't three hygienists; "dört veteriner hekim" are "dört hekim". */
const isRole = ({ ids }: ToldWord): boolean => ids.some((id) => id.startsWith("c:role-"));
const isOtherRole = (head: ToldWord, thing: ToldWord, line: Line): boolean =>
  isRole(head) &&
  isRole(thing) &&
  !line.text.toLowerCase().includes(head.surface.toLowerCase().slice(0, ROOT));
const ROOT = 5;

/** False where the sentence ends its group with a word that only tells more of the line's thing, which is lost. */
function countsAlike(number: NumberTerm, sentence: Line, line: Line): boolean {
  const said = groupBehind(number, sentence);
  const head = said.at(-1);
  if (!head) return true;
  const all = knownBy(toldWordsIn(sentence));
  // Two weeks are 14 days: what is told in another unit counts the time itself.
  const same = line.words.numbers.filter((known) => known.value === number.value);
  return (
    !same.length ||
    same.some((known) => {
      const group = groupBehind(known, line);
      const thing = group.at(-1);
      const before = group.at(-2);
      if (thing && isOtherRole(head, thing, line) && !isMet(thing, all) && !isMet(head, knownOf(thing)))
        return false;
      const isOnlyPart = before !== undefined && isMet(head, knownOf(before));
      return (
        !thing ||
        isPlain(thing, line, sentence) ||
        isMet(thing, all) ||
        isMet(head, knownOf(thing)) ||
        !isOnlyPart
      );
    })
  );
}
