import type { Conflict } from "@terzi/contracts/cv";
import { idsIn, wordsSaid } from "../../align/align-sentence.ts";
import { isPeople, isRole } from "../../entail/people-terms.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import type { Action, Line, Term } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { handsOff } from "./handed-off-parts.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";

const PURPOSE = new RegExp(guardCue("addedPurpose"), "giu");
/** "So that they can be digitised": who does what it was done for is left open. */
export const isPurpose = ({ start, end }: Action, { text }: Line): boolean =>
  [...text.matchAll(PURPOSE)].some(({ 0: { length }, index }) => start >= index && end <= index + length);

/** Where a line passes from one's own work to what somebody else does. */
const PART = new RegExp(String.raw`[;(]|,\s|\s${guardCue("turnsToOthers")}\s`, "giu");
const BY_OTHERS = new RegExp(guardCue("othersDo"), "iu");

const tellsOthers = (part: string): boolean => BY_OTHERS.test(part.trim());
/** A sentence that names somebody beside one may tell of them. */
const NAMES_OTHERS = new RegExp(guardCue("namesOthers"), "iu");

/** "Signed off the reports", of a line in which "the principal engineer signed the reports": a deed that it gives to another. */
export function othersDeedConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || NAMES_OTHERS.test(sentence.text) || handsOff(sentence)) return [];
  const deeds = sentence.clauses.flatMap(({ actions }) =>
    actions.filter(
      (action) =>
        !action.isPlain &&
        !isPurpose(action, sentence) &&
        (isFiniteVerb(action) || actions.some((one) => isFiniteVerb(one) && isJoined(one, action, sentence))),
    ),
  );
  for (const { line } of lines) {
    // The last such place: before it stands what one did oneself, commas and all.
    const cut = [...line.text.matchAll(PART)].findLast(({ 0: sign, index }) =>
      tellsOthers(line.text.slice(index + sign.length)),
    );
    if (!cut) continue;
    if (namesThem(sentence, line, cut.index)) continue;
    const [own, others] = [idsWithin(line, 0, cut.index), idsWithin(line, cut.index, line.text.length)];
    const taken = deeds.find(
      ({ ids }) =>
        ids.some((id) => others.has(id) || others.has(`n:${id}`)) &&
        !ids.some((id) => own.has(id) || own.has(`n:${id}`)),
    );
    if (taken && isOfOtherThing(sentence, line, { from: cut.index, deeds: taken.ids })) continue;
    const words = spansOf(sentence).words.filter(({ start }) => start !== taken?.start);
    if (taken && words.length > 0 && wordsSaid(words, sentence, line).length > 0 && idsIn(line).size > 0)
      return [{ kind: "doer", said: sentence.text, known: line.text }];
  }
  return [];
}

/**
 * "Buys flour", of who "orders flour; equipment is bought by the office": the others' deed is done to a thing of its
 * own, of which the sentence doesn't speak.
 */
export function isOfOtherThing(
  sentence: Line,
  line: Line,
  { from, deeds }: { from: number; deeds: readonly string[] },
): boolean {
  const said = idsIn(sentence);
  const own = idsWithin(line, 0, from);
  const theirs = thingsDoneTo(line, from)
    .filter((term) => !isRole(term) && !isPeople(term))
    // "Rewinding went to a subcontractor": that is the deed.
    .filter(({ ids }) => !ids.some((id) => deeds.includes(id.replace(/^n:/, ""))))
    .filter(({ ids, parts }) => ![...ids, ...parts.flat()].some((id) => own.has(id)));
  return (
    theirs.length > 0 &&
    !theirs.some(({ ids, parts }) => [...ids, ...parts.flat()].some((id) => said.has(id)))
  );
}

/** What is done by others behind a place of a line, but not who does it: "the MLRO" of "which the MLRO signs". */
function thingsDoneTo({ clauses, text, words: { language } }: Line, from: number): Term[] {
  const terms = clauses.flatMap((clause) => clause.terms).filter(({ start }) => start >= from);
  const deeds = clauses
    .flatMap(({ actions }) => actions.filter((action) => action.start >= from && !action.isNominal))
    .map(({ start }) => start);
  const deed = Math.min(...deeds);
  if (SAME_THING.test(text.slice(from))) return [];
  if (language.isVerbFinal) return terms.filter(({ use }) => use === "object" || use === "whose");
  const isPassive = PASSIVE.test(text.slice(from));
  return terms.filter(({ start }) => (isPassive ? start < deed : start > deed));
}
/** "The director signs them": done to what the line has told of. */
const SAME_THING = new RegExp(String.raw`(?<!\p{L})${guardCue("sameThing")}(?!\p{L})`, "iu");
const PASSIVE = new RegExp(guardCue("undergone"), "iu");

/** "Overhauled and rewound": the second of two deeds may be read as a noun. */
const isJoined = (one: Action, other: Action, { text }: Line): boolean =>
  AND.test(text.slice(one.end, other.start));
const AND = new RegExp(`^ ${guardCue("and")} $`, "iu");

/** A sentence that speaks of those others as well may leave the deed to them. */
const namesThem = (sentence: Line, line: Line, from: number): boolean => {
  const known = idsIn(sentence);
  return [...idsWithin(line, from, line.text.length)].some(
    (id) => (id.startsWith("c:role-") || id === "c:team" || id === "c:department") && known.has(id),
  );
};

const idsWithin = (line: Line, from: number, to: number): ReadonlySet<string> =>
  new Set(
    spansOf(line)
      .spans.filter(({ start, end }) => start >= from && end <= to)
      .flatMap(({ ids }) => [...ids]),
  );
