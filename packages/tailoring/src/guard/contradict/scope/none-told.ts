import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";

const NONE = new RegExp(turnedCue("noneOf"), "giu");
const SOME = new RegExp(turnedCue("someOf"), "giu");
const REACH = 3;
/** "Three seasons without a spray", "no spraying in 3 seasons": another count or denial speaks of something else. */
const END = new RegExp(String.raw`[,;.()\d]|${turnedCue("noneOf")}|(?<!^)${turnedCue("someOf")}`, "iu");

/** The words right behind a cue, of which it says that there was none, or some. */
const behindCue = (line: Line, cue: RegExp): ToldWord[] =>
  [...line.text.matchAll(cue)].flatMap(({ index, 0: found }) => {
    const from = index + found.length;
    const end = line.text.slice(from).search(END);
    return toldWordsIn(line)
      .filter(({ start, isEmpty }) => !isEmpty && start >= from && (end < 0 || start < from + end))
      .slice(0, REACH);
  });

/** "A single injury", "birkaç gecikme dışında", of who had none. */
export function noneToldConflicts({ sentence, line }: NearestTask): Conflict[] {
  const shared = sharedWords(behindCue(sentence, SOME), sentence, behindCue(line, NONE), line);
  const affirmed = sharedWords(shared, sentence, behindCue(line, SOME), line);
  return shared.length > affirmed.length ? [{ kind: "denial", said: sentence.text, known: line.text }] : [];
}
