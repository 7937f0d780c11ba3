import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { segmentsOf } from "../../retell/segments.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { handedOffIn } from "./handed-off-parts.ts";
import { sharedWords } from "../scope/opposed-words.ts";

const MYSELF = new RegExp(turnedCue("byMyself"), "iu");
const KIN = new RegExp(turnedCue("kinOfMine"), "iu");
/** "For a notary who certified them personally". */
const OF_OTHERS = new RegExp(turnedCue("othersOwnHand"), "iu");
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");
const MINE = new RegExp(turnedCue("mine"), "iu");
const WITH = new RegExp(guardCue("keepsDoer"), "iu");
/** Where a part of a line ends; one goes on with "I" without a sign as well: "ustam onardı ben boyadım". */
const ENDS = new RegExp(String.raw`[,;:.()]|\s(?=(?:${turnedCue("asDoer")})\s)`, "giu");

type Part = { from: number; to: number };

function partsIn({ text }: Line): Part[] {
  const signs = [...text.matchAll(ENDS)].map(({ index }) => index);
  return [0, ...signs].map((from, at) => ({ from, to: signs[at] ?? text.length }));
}

/** The parts of a line in which somebody else does something. */
function othersPartsIn(line: Line): Part[] {
  const kin = partsIn(line).filter(({ from, to }) => {
    const part = line.text.slice(from, to);
    const who = KIN.exec(part);
    return who !== null && !WITH.test(part) && !MINE.test(part.replace(who[0], ""));
  });
  return [...kin, ...handedOffIn(line)];
}

/** The words of the stretch in which a sentence says "personally". */
function toldOfMyself(sentence: Line): ToldWord[] {
  const at = MYSELF.exec(sentence.text)?.index;
  if (at === undefined) return [];
  return segmentsOf(sentence).find(({ words }) => (words.at(-1)?.end ?? 0) > at)?.words ?? [];
}

/** "Personally carrying out the embalming", of what a contractor did: told as one's own with all emphasis. */
export function ownHandConflicts({ sentence, line }: NearestTask): Conflict[] {
  // Whoever tells of those others too leaves their part to them.
  if (KIN.test(sentence.text) || OF_OTHERS.test(sentence.text)) return [];
  const isDenied = sentence.clauses.some(({ markers }) => markers.has("refuse"));
  if (isDenied || DENIES.test(sentence.text)) return [];
  const said = toldOfMyself(sentence).filter(({ isEmpty }) => !isEmpty);
  const others = othersPartsIn(line);
  const isOthers = ({ start, end }: ToldWord) => others.some(({ from, to }) => start >= from && end <= to);
  const told = toldWordsIn(line).filter(({ isEmpty, surface }) => !isEmpty && !KIN.test(surface));
  const theirs = sharedWords(said, sentence, told.filter(isOthers), line);
  const own = partsIn(line).filter(({ from, to }) => MINE.test(line.text.slice(from, to)));
  // Where "I" is said of one part, the rest only tells what it was.
  const isMine = (word: ToldWord) =>
    !isOthers(word) && (!own.length || own.some(({ from, to }) => word.start >= from && word.end <= to));
  const mine = sharedWords(theirs, sentence, told.filter(isMine), line);
  return theirs.length > mine.length ? [{ kind: "doer", said: sentence.text, known: line.text }] : [];
}
