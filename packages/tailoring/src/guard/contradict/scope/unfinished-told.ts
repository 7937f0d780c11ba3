import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { segmentsOf } from "../../retell/segments.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";

const UNFINISHED = new RegExp(turnedCue("unfinished"), "iu");
const FINISHED = new RegExp(turnedCue("finished"), "iu");
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");

type Span = { start: number; end: number };

const spanOf = (cue: RegExp, { text }: Line): Span | null => {
  const found = cue.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
};

/** The stretches of a line in which a span stands, and in which the one before it does. */
function stretchesAt({ start, end }: Span, line: Line): { own: ToldWord[]; before: ToldWord[] } {
  const told = (words: ToldWord[] = []) =>
    words.filter((word) => !word.isEmpty && !(word.start < end && word.end > start));
  const segments = segmentsOf(line).map(({ words }) => words);
  const at = segments.findIndex((words) => words.some((word) => word.end > start));
  if (at < 0) return { own: [], before: told(toldWordsIn(line)) };
  return { own: told(segments[at]), before: told(segments.slice(0, at).flat()) };
}

/** "Brought it to completion", of what was "still running when I left": where no line says that it was finished. */
export function unfinishedToldConflicts({
  alignment: { sentence, lines },
  entries,
}: ConflictTask): Conflict[] {
  const [first] = lines;
  const said = spanOf(FINISHED, sentence);
  const known = first && spanOf(UNFINISHED, first.line);
  if (!first || !said || !known || entries.length > 1) return [];
  if (UNFINISHED.test(sentence.text) || DENIES.test(sentence.text)) return [];
  const { line } = first;
  if (linesOf(entries).some(({ text }) => FINISHED.test(text.replace(UNFINISHED, "")))) return [];
  const { own } = stretchesAt(said, sentence);
  const { own: there, before } = stretchesAt(known, line);
  const isOfSame =
    sharedWords(own, sentence, there, line).length > 0 || sharedWords(own, sentence, before, line).length > 0;
  return isOfSame ? [{ kind: "state", said: sentence.text, known: line.text }] : [];
}

const GRADUATED = new RegExp(turnedCue("graduated"), "iu");

/** "Graduated in tourism", of studies that go on. */
export function unfinishedStudiesConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  // "Two of three terms completed"
  if (sentence.words.numbers.some(({ unit }) => unit === "")) return [];
  const isOfOne = new Set(entries.map(({ place }) => place)).size === 1;
  if (!isOfOne || entries.some(({ kind }) => kind !== "education") || !GRADUATED.test(sentence.text))
    return [];
  const own = linesOf(entries);
  const open = own.find(({ text }) => UNFINISHED.test(text));
  const isDone = UNFINISHED.test(sentence.text) || own.some(({ text }) => GRADUATED.test(text));
  return open && !isDone ? [{ kind: "state", said: sentence.text, known: open.text }] : [];
}
