import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";

const UNTIL = new RegExp(claimCue("untilThen"), "iu");

const yearIn = ({ text }: Line): string | undefined => UNTIL.exec(text)?.groups?.year;

/** What a line tells besides until when. */
const toldBeside = (line: Line): ToldWord[] => {
  const found = UNTIL.exec(line.text);
  const [from, to] = found ? [found.index, found.index + found[0].length] : [0, 0];
  return toldWordsIn(line).filter(({ start, end, isEmpty }) => !isEmpty && !(start < to && end > from));
};

/** "Until she left in 2021", of what others took over in 2019. */
export function otherUntilConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [said, known] = [yearIn(sentence), yearIn(line)];
  if (!said || !known || said === known) return [];
  // Whoever names both years tells of something else by one of them.
  if (line.text.includes(said) || sentence.text.includes(known)) return [];
  const told = toldBeside(sentence);
  const shared = sharedWords(told, sentence, toldBeside(line), line).length;
  return shared >= SHARED_AT_LEAST && shared * 2 >= told.length
    ? [{ kind: "period", said, known: line.text }]
    : [];
}
const SHARED_AT_LEAST = 2;
