import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { toldWordsIn } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";

/**
 * Whether each deed of a sentence stands in a line that tells of something else in it too: who leads brewers and plans
 * batches doesn't lead brewers and plan them.
 */
export function keepsObjects(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  // A skill has no object.
  const jobs = entries.filter(({ kind }) => kind === "experiences" || kind === "projects");
  const known = linesAt(evidence, jobs).map((line) => knownBy(toldWordsIn(line)));
  if (known.length < 2) return true;
  const actions = sentence.clauses.flatMap((clause) => clause.actions.filter(({ isPlain }) => !isPlain));
  const told = toldWordsIn(sentence);
  // The pallets of "stacks pallets" are no deed.
  const { isVerbFinal } = sentence.words.language;
  const deeds = told.filter((word) =>
    actions.some((action) => (isVerbFinal ? action.end === word.end : action.start === word.start)),
  );
  const things = told.filter((word) => !deeds.includes(word) && !word.isEmpty);
  if (deeds.length < 2 || !things.length) return true;
  return deeds.every((deed) => {
    const lines = known.filter((line) => isMet(deed, line));
    return !lines.length || lines.some((line) => things.some((word) => isMet(word, line)));
  });
}
