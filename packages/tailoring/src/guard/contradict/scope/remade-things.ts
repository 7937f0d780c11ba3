import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { segmentsOf } from "../../retell/segments.ts";
import type { ToldWord } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";

const LEFT = new RegExp(turnedCue("leftAsItWas"), "iu");
const REMADE = new RegExp(turnedCue("madeAnother"), "iu");
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");

/** The words next to a cue: of a deed the things it was done to, of a state those that were in it. */
function wordsBeside(cue: RegExp, line: Line, isBehind: boolean): ToldWord[] {
  const found = cue.exec(line.text);
  if (!found) return [];
  const [from, to] = [found.index, found.index + found[0].length];
  const words = segmentsOf(line).find((one) => one.words.some(({ end }) => end > from))?.words ?? [];
  const told = words.filter(({ isEmpty }) => !isEmpty);
  return isBehind
    ? told.filter(({ start }) => start >= to).slice(0, REACH)
    : told.filter(({ end }) => end <= from).slice(-REACH);
}
const REACH = 2;

/** "By overhauling the menu", of a menu that "stayed the same". */
export function remadeConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (LEFT.test(sentence.text) || DENIES.test(sentence.text)) return [];
  const remade = wordsBeside(REMADE, sentence, !sentence.words.language.isVerbFinal);
  const left = wordsBeside(LEFT, line, false);
  return sharedWords(remade, sentence, left, line).length > 0
    ? [{ kind: "state", said: sentence.text, known: line.text }]
    : [];
}
