import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";

const AT_LEAST_ONE = new RegExp(claimCue("atLeastOne"), "iu");
const BEFORE = new RegExp(claimCue("eachBefore"), "giu");
const BEHIND = new RegExp(claimCue("eachBehind"), "giu");

const REACH = 2;
const told = (line: Line): ToldWord[] => toldWordsIn(line).filter(({ isEmpty }) => !isEmpty);
const wordsFrom = (at: number, line: Line): ToldWord[] =>
  told(line)
    .filter(({ start }) => start >= at)
    .slice(0, REACH);
const wordsUntil = (at: number, line: Line): ToldWord[] =>
  told(line)
    .filter(({ end }) => end <= at)
    .slice(-REACH);

/** The words beside each that says "each of them". */
const each = (line: Line): ToldWord[] => [
  ...[...line.text.matchAll(BEFORE)].flatMap(({ index, 0: { length } }) => wordsFrom(index + length, line)),
  ...[...line.text.matchAll(BEHIND)].flatMap(({ index }) => wordsUntil(index, line)),
];

/** "Reached all of their goals", of who reached at least one of them. */
export function eachForOneConflicts({ sentence, line }: NearestTask): Conflict[] {
  const one = AT_LEAST_ONE.exec(line.text);
  if (!one || AT_LEAST_ONE.test(sentence.text)) return [];
  const [said] = sharedWords(each(sentence), sentence, wordsFrom(one.index + one[0].length, line), line);
  return said ? [{ kind: "bound", said: said.surface, known: line.text }] : [];
}
