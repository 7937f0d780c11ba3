import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { partOf } from "../../shown/word-ways.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { handedOffIn } from "./handed-off-parts.ts";

/** A clause of a sentence by which somebody else does something: "for which Dr Osei supplied the tables". */
const THEIRS = new RegExp(claimCue("othersClause"), "du");

/** The words of what a sentence tells of others, where it names those, and the rest of it. */
function partedByOthers(
  sentence: Line,
  who: ToldWord[],
  line: Line,
): { theirs: ToldWord[]; own: ToldWord[] } | null {
  const [from, to] = THEIRS.exec(sentence.text)?.indices?.[0] ?? [0, 0];
  const words = toldWordsIn(sentence).filter(({ isEmpty }) => !isEmpty);
  const isTheirs = ({ start, end }: ToldWord) => start >= from && end <= to;
  const theirs = words.filter(isTheirs);
  const isNamed = sharedWords(theirs, sentence, who, line).length > 0;
  return isNamed ? { theirs, own: words.filter((word) => !isTheirs(word)) } : null;
}

/** "Wrote the bid, for which the director drew the plans", of who drew them oneself while the director wrote. */
export function swappedDoerConflicts({ sentence, line }: NearestTask): Conflict[] {
  // What was done may be told by one word of both: the things say which.
  const told = toldWordsIn(line).filter((word) => !word.isEmpty && partOf(word, line) !== "deed");
  const isSwapped = handedOffIn(line).some(({ from, to, who }) => {
    const within = (word: ToldWord) => word.start >= from && word.end <= to;
    const doers = told.filter((word) => within(word) && who && word.start < who.end && word.end > who.start);
    const parted = partedByOthers(sentence, doers, line);
    if (!doers.length || !parted) return false;
    const given = told.filter((word) => within(word) && !doers.includes(word) && !word.isName);
    const kept = told.filter((word) => !within(word));
    const count = (some: ToldWord[], known: ToldWord[]) => sharedWords(some, sentence, known, line).length;
    return (
      count(parted.theirs, kept) > 0 &&
      count(parted.own, given) > 0 &&
      count(parted.theirs, given) < count(parted.theirs, kept) &&
      count(parted.own, kept) < count(parted.own, given)
    );
  });
  return isSwapped ? [{ kind: "doer", said: sentence.text, known: line.text }] : [];
}
