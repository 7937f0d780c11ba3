import type { Place } from "@terzi/contracts/place";
import { claimCue } from "../../languages/all-claim-cues.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";
import { isPeople, isRole } from "../entail/people-terms.ts";
import { textsAt } from "../facts/lines-at.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Clause, Line, Term } from "../parse/line.ts";
import { isTranslation } from "./credentials.ts";
import { segmentsOf } from "./segments.ts";
import { toldWordsIn } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";

const ALONE = new RegExp(guardCue("byOneself"), "iu");
const OTHERS_JOB = new RegExp(claimCue("othersJob"), "iu");
/** "The team planned it and I ran it": whoever says "I" in the midst of a line sets themselves apart from somebody. */
const I_APART = /\b(?:and|but|then|while) I\b/u;
const I = /\bI\b/u;
const TOGETHER = ["jointly", "assist", "join", "guided"];
const OTHERS = ["other", "agent"];

const has = ({ markers }: Clause, some: string[]): boolean => some.some((marker) => markers.has(marker));
const isSomebody = (term: Term): boolean => isRole(term) || isPeople(term);

/** Whether another line tells of the people that a term of one names. */
function isTold(term: Term, line: Line, others: Line[]): boolean {
  const words = toldWordsIn(line).filter(({ start, end }) => start >= term.start && end <= term.end);
  return others.some((other) => {
    const told = toldWordsIn(other);
    return words.some((word) => isMet(word, knownBy(told)) || isTranslation(word, told, line, other));
  });
}

/** "Rope inspection is the fitter's job": nobody who wrote that inspects ropes. */
const keepsJob = (sentence: Line, lines: Line[]): boolean =>
  OTHERS_JOB.test(sentence.text) ||
  lines.every((line) => {
    const found = OTHERS_JOB.exec(line.text);
    if (!found) return true;
    const words = toldWordsIn(line);
    const own = segmentsOf(line).findLast(({ words: [first] }) => first && first.start <= found.index);
    const elsewhere = words.filter((word) => !own?.words.includes(word));
    return !toldWordsIn(sentence).some(
      (word) => !word.isEmpty && isMet(word, knownBy(own?.words ?? [])) && !isMet(word, knownBy(elsewhere)),
    );
  });

/**
 * Whether a sentence that gives a deed to others names those of its lines: "the manager led it" isn't told by who led
 * it, nor that one helped by who says that the manager did, nor a shared deed by who did it alone.
 */
export function keepsDoer(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = textsAt(evidence, entries);
  if (!keepsJob(sentence, lines)) return false;
  if (I_APART.test(sentence.text) && !lines.some(({ text }) => I.test(text))) return false;
  const isOthers = lines.some(({ clauses }) => clauses.some((clause) => has(clause, OTHERS)));
  const added = sentence.clauses.filter((clause) => has(clause, OTHERS)).flatMap(({ terms }) => terms);
  const named = added.filter(isSomebody);
  if (!isOthers && named.length && !named.some((term) => isTold(term, sentence, lines))) return false;
  if (!sentence.clauses.some((clause) => has(clause, TOGETHER))) return true;
  if (lines.some(({ text }) => ALONE.test(text)) && !ALONE.test(sentence.text)) return false;
  return lines.every((line) =>
    line.clauses
      .filter((clause) => has(clause, OTHERS) && !has(clause, TOGETHER))
      .flatMap(({ terms }) => terms.filter((term) => isRole(term) && term.isGroupEnd))
      .every((term) => isTold(term, line, [sentence])),
  );
}
