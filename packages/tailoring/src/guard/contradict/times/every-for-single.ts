import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";

const EVERY = new RegExp(turnedCue("everyOne"), "digu");
const SINGLE = new RegExp(claimCue("inSingle"), "digu");

type Told = { text: string; words: ToldWord[] };

/** The times of which a cue tells, as they are written and as words. */
const spansOf = (cue: RegExp, line: Line): Told[] =>
  [...line.text.matchAll(cue)].map(({ indices }) => {
    const [from, to] = indices?.groups?.span ?? [0, 0];
    const words = toldWordsIn(line).filter(({ start, end }) => start < to && end > from);
    return { text: line.text.slice(from, to).toLowerCase(), words };
  });

/** "By 31 % every season", of what rose so in a single one. */
export function everyForSingleConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (line.text.search(EVERY) >= 0) return [];
  const single = spansOf(SINGLE, line);
  const said = spansOf(EVERY, sentence).find((every) =>
    single.some(
      ({ text, words }) => text === every.text || sharedWords(every.words, sentence, words, line).length > 0,
    ),
  );
  return said ? [{ kind: "period", said: said.text, known: line.text }] : [];
}
