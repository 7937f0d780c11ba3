import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { polesOf, sharedWords } from "../scope/opposed-words.ts";

const MINOR = new RegExp(claimCue("minorSubject"), "du");

/** The words of the subject that was a minor one. */
function minorIn(line: Line): ToldWord[] {
  const [from, to] = MINOR.exec(line.text)?.indices?.groups?.subject ?? [0, 0];
  return toldWordsIn(line).filter(({ start, end, isEmpty }) => !isEmpty && start >= from && end <= to);
}

/** "A minor in Political Science", of a degree in it with a minor in Spanish. */
function minorConflicts(sentence: Line, lines: Line[]): Conflict[] {
  const said = minorIn(sentence);
  const known = lines.filter((line) => minorIn(line).length > 0);
  if (!said.length || !known.length) return [];
  const isKnown = known.some((line) => sharedWords(said, sentence, minorIn(line), line).length > 0);
  const isOfDegree = lines.some(
    (line) =>
      !known.includes(line) && sharedWords(said, sentence, toldWordsIn(line), line).length >= said.length,
  );
  const isClear = isOfDegree || known.every(({ words }) => words.language === sentence.words.language);
  return !isKnown && isClear
    ? [{ kind: "level", said: said.map(({ surface }) => surface).join(" "), known: known[0]?.text ?? "" }]
    : [];
}

/** How well one did, and what says that one did well without claiming so much. */
const HIGHEST = ["firstOfClass", "highHonours"] as const;
const PRAISED = new RegExp(claimCue("praisedAtSchool"), "iu");

/** "First in her class", of an honours student. */
const raisedConflicts = (sentence: Line, lines: Line[]): Conflict[] =>
  HIGHEST.flatMap((cue) => {
    const highest = new RegExp(claimCue(cue), "iu");
    const said = highest.exec(sentence.text)?.[0];
    const known = lines.find(({ text }) => PRAISED.test(text));
    const isHeld = lines.some(({ text }) => highest.test(text));
    return said && known && !isHeld ? [{ kind: "level" as const, said, known: known.text }] : [];
  });

const GRADES = ["degreeClass", "mark", "thesis"];

/** "First-class", of an upper second, wherever the entry tells it. */
const gradeConflicts = (sentence: Line, lines: Line[]): Conflict[] =>
  GRADES.flatMap((field) => {
    const known = lines.flatMap((line) => polesOf(line, field));
    const said = polesOf(sentence, field).find(({ pole }) => known.every((one) => one.pole !== pole));
    return said && known[0] ? [{ kind: "level" as const, said: said.surface, known: known[0].surface }] : [];
  });

/** A degree with another subject, class or rank than its own entry has. */
export function degreeDetailConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const [entry, ...others] = entries;
  if (entry?.kind !== "education" || others.length) return [];
  const lines = linesOf(entries);
  return [minorConflicts, raisedConflicts, gradeConflicts].flatMap((check) => check(sentence, lines));
}
