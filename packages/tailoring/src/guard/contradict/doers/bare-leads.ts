import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isPeople, isRole } from "../../entail/people-terms.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import type { Action, Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { hadInCharge } from "./in-my-charge.ts";

const LEADS = new Set(["lead", "lead-people", "chair", "command", "manage"]);
/** "Yürüttü" is "carried out" as well as "managed". */
const MAY_BE_LESS = new Set(["run", "process", "handle", "manage-stock"]);

/** What says that somebody was in charge of something. */
const IN_CHARGE =
  /^(?:n:)?(?:lead|lead-people|chair|head|command|direct|manage|supervise|coordinate|run|oversee|responsible|organise|own-product|found|start-business)$|^c:(?:responsibility|management|leadership|own)$/;
/** Titles of those who are in charge of whatever is told of their work. */
const RANK =
  /^c:role-.*(?:manager|lead|leader|head|director|chief|supervisor|foreman|superior|president|founder|owner|captain|coordinator)/;

const leadsIn = ({ clauses }: Line): Action | undefined =>
  clauses
    .flatMap(({ actions, markers }) => (markers.size ? [] : actions))
    .find(
      (deed) =>
        isFiniteVerb(deed) &&
        deed.ids.some((id) => LEADS.has(id)) &&
        !deed.ids.some((id) => MAY_BE_LESS.has(id)),
    );

const idsOf = (line: Line): string[] => spansOf(line).spans.flatMap(({ ids }) => [...ids]);

/**
 * "Led the move to SwiftUI", "ihaleyi yönetti", of somebody whose title is no leader's and who was in charge of nothing
 * of the sort, nor of anybody.
 */
export function bareLeadConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const [entry, ...others] = entries;
  const deed = leadsIn(sentence);
  if (!entry || others.length || entry.kind !== "experiences" || !deed) return [];
  if (entry.heading.some(({ line }) => isRanked(line)) || LED_EVENT.test(sentence.text)) return [];
  const things = toldWordsIn(sentence).filter(({ start, end }) => end <= deed.start || start >= deed.end);
  const isInCharge = linesOf(entries).some(
    (line) =>
      isOfRank(line) &&
      (line.clauses.some(({ terms }) => terms.some((term) => isPeople(term) || isRole(term))) ||
        things.some((word) => isShown(word, sentence, line))),
  );
  return isInCharge || hadInCharge(sentence, entries)
    ? []
    : [{ kind: "doer", said: sentence.text, known: titleOf(entry.heading) }];
}

/** "Assisted the lead therapist", "with the sales manager": somebody else's rank. */
function isOfRank(line: Line): boolean {
  const has = (...markers: string[]) => line.clauses.some((one) => markers.some((of) => one.markers.has(of)));
  if (has("assist")) return false;
  return idsOf(line).some((id) => IN_CHARGE.test(id) || (RANK.test(id) && !has("jointly", "accompany")));
}

/** Whether a title is a leader's; who works on their own account is in charge, too. */
export const isRanked = (line: Line): boolean =>
  idsOf(line).some((id) => RANK.test(id)) || line.clauses.some(({ markers }) => markers.has("own-account"));
/** "Led tours": what one may lead without being in charge of anything. */
export const LED_EVENT = new RegExp(guardCue("ledEvent"), "iu");

const isShown = (word: ToldWord, sentence: Line, line: Line): boolean =>
  wayOf(word, sentence, line) !== "none";

const titleOf = (heading: { isTitle: boolean; line: Line }[]): string =>
  heading.find(({ isTitle }) => isTitle)?.line.text ?? "";
