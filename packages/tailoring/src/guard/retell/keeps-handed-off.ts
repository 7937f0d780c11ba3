import type { Place } from "@terzi/contracts/place";
import {
  deniedBy,
  type HandedOff,
  handedOffIn,
  handedOffWords,
  handsOff,
  isSameDeed,
  namesDoer,
} from "../contradict/doers/handed-off-parts.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { isTranslated } from "./translated.ts";
import { addsNothing } from "./slight-words.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, meets } from "./words-lost.ts";

/**
 * "Planned transport", of a line that ends "; transport is planned by another department": what only a part of a line
 * tells that denies it, or gives it to others, shows nothing of one's own.
 */
export function keepsHandedOff(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  const parts = lines.flatMap(handedOffIn);
  if (!parts.length || handsOff(sentence)) return true;
  const isHandedOff = ({ start, end }: ToldWord, line: Line): boolean =>
    parts.some((part) => part.line === line && start >= part.from && end <= part.to);
  const affirmed = (line: Line): ToldWord[] => toldWordsIn(line).filter((word) => !isHandedOff(word, line));
  const told = toldWordsIn(sentence);
  const isOwn = (word: ToldWord, { line }: HandedOff): boolean =>
    lines.some((one) =>
      // In another line of the same language only the word itself is surely the same thing.
      one === line || one.words.language !== sentence.words.language
        ? isShownBy(affirmed(one), one, { word, sentence })
        : affirmed(one).some(({ ids }) => meets(ids.filter(isWordItself), new Set(word.ids))),
    );
  return parts.every((part) => {
    // "Together with the specialist": whoever shares it claims it.
    if (namesDoer(part, sentence, lines) && !isShared(sentence)) return true;
    const theirs = handedOffWords(part);
    return told.every((word) => {
      // By a dictionary many a deed is another's, too.
      if (deniedBy(theirs, word)) return lines.flatMap(affirmed).some((one) => isSameDeed(one, word));
      return (
        addsNothing(word, sentence) || isOwn(word, part) || !isShownBy(theirs, part.line, { word, sentence })
      );
    });
  });
}

const isShared = ({ clauses }: Line): boolean => clauses.some(({ markers }) => markers.has("jointly"));

const isShownBy = (known: ToldWord[], line: Line, said: { word: ToldWord; sentence: Line }): boolean =>
  isMet(said.word, knownBy(known)) || isTranslated(said.word, known, line, said.sentence);

const isWordItself = (id: string): boolean => /^[wevs]:/.test(id);
