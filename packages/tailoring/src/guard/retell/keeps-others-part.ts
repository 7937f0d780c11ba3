import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

const OTHERS_PART = new RegExp(guardCue("othersPart"), "iu");

/** What a line says that others did with a thing, and by what name it calls them. */
function othersPartOf(line: Line): { who: ToldWord; told: ToldWord[] } | null {
  const found = OTHERS_PART.exec(line.text);
  if (!found) return null;
  const { index } = found;
  const inside = toldWordsIn(line).filter(
    ({ start, end }) => start >= index && end <= index + found[0].length,
  );
  const [who, ...told] = inside;
  return who ? { who, told } : null;
}

/**
 * Whether a sentence that says what others did with a thing names them: a corner "that the school then copied in four
 * classrooms" wasn't set up in four.
 */
export function keepsOthersPart(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  const said = toldWordsIn(sentence);
  return lines.every((line) => {
    const part = othersPartOf(line);
    if (!part || isMet(part.who, knownBy(said))) return true;
    const elsewhere = lines
      .flatMap(toldWordsIn)
      .filter((word) => !part.told.includes(word) && word !== part.who);
    return said.every(
      (word) => word.isEmpty || !isMet(word, knownBy(part.told)) || isMet(word, knownBy(elsewhere)),
    );
  });
}
