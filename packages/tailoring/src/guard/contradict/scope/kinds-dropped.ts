import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";

const NONE_OF_KIND = new RegExp(claimCue("noneOfKind"), "diu");
const NONE = new RegExp(turnedCue("noneOf"), "iu");

/** The thing right behind a place of a line. */
const thingAt = (from: number, line: Line): ToldWord[] =>
  toldWordsIn(line)
    .filter(({ start, isEmpty }) => !isEmpty && start >= from)
    .slice(0, 1);

/** Behind the thing: which of them are meant is told there. */
const NARROWED = new RegExp(
  String.raw`^\s(?:${guardCue("relative")}|with|leading|causing|requiring|involving|resulting|worth|above|over)(?!\p{L})`,
  "iu",
);
/** Before the cue, where the verb stands last: "yol açan hiçbir kaza". */
const NARROWED_BEFORE = /\p{L}[ae]n\s$/u;

/** "No accidents", of who had no serious ones. */
export function kindDroppedConflicts({ sentence, line }: NearestTask): Conflict[] {
  const said = NONE.exec(sentence.text);
  const [, kindEnd = 0] = NONE_OF_KIND.exec(line.text)?.indices?.groups?.sort ?? [];
  if (!said || !kindEnd || NONE_OF_KIND.test(sentence.text)) return [];
  const things = thingAt(said.index + said[0].length, sentence);
  const [thing] = things;
  const isNarrowed =
    NARROWED.test(sentence.text.slice(thing?.end)) ||
    (sentence.words.language.isVerbFinal && NARROWED_BEFORE.test(sentence.text.slice(0, said.index)));
  return !isNarrowed && sharedWords(things, sentence, thingAt(kindEnd, line), line).length > 0
    ? [{ kind: "scope", said: said[0] + (thing?.surface ?? ""), known: line.text }]
    : [];
}
