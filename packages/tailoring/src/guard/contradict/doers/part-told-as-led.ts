import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { LED_EVENT } from "./bare-leads.ts";

const LEADS = new Set(["lead", "head", "chair", "direct", "command", "design", "initiate"]);
const TAKES_PART = ["join", "jointly", "assist", "accompany", "partly"];
const AS_MEMBER = new RegExp(turnedCue("asMember"), "iu");
/** Fewer words of a line may be said of something else. */
const SHARED_AT_LEAST = 2;
/** So much of what a sentence tells stands in the line that it tells of. */
const MOST = 0.5;

const leadIn = ({ clauses }: Line) =>
  clauses
    .flatMap(({ actions, markers }) => (markers.size ? [] : actions))
    .find((deed) => (isFiniteVerb(deed) || deed.start === 0) && deed.ids.some((id) => LEADS.has(id)));

const takesPart = ({ text, clauses }: Line): boolean =>
  AS_MEMBER.test(text) || clauses.some(({ markers }) => TAKES_PART.some((marker) => markers.has(marker)));

/** "Led the recovery", "başkanlık ediyor", of who was a member, helped, or worked in the team that did it. */
export function partToldAsLedConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const deed = leadIn(sentence);
  if (!deed || entries.length > 1 || takesPart(sentence) || LED_EVENT.test(sentence.text)) return [];
  const things = toldWordsIn(sentence).filter(
    ({ isEmpty, start, end }) => !isEmpty && (end <= deed.start || start >= deed.end),
  );
  const sharedWith = (line: Line): ToldWord[] => sharedWords(things, sentence, toldWordsIn(line), line);
  const lines = linesOf(entries)
    .map((line) => ({ line, shared: sharedWith(line).length }))
    .filter(({ shared }) => shared >= Math.min(SHARED_AT_LEAST, things.length));
  const [known] = lines
    .filter(({ line, shared }) => takesPart(line) && !leadIn(line) && shared >= things.length * MOST)
    .toSorted((one, other) => other.shared - one.shared);
  const ledToo = lines.some(({ line }) => leadIn(line) !== undefined);
  return known && !ledToo ? [{ kind: "doer", said: sentence.text, known: known.line.text }] : [];
}
