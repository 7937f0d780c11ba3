import type { Conflict } from "@terzi/contracts/cv";
import { idsIn, wordsSaid } from "../align/align-sentence.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import type { ConflictTask } from "./conflict-task.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** Where a line passes from one's own work to what somebody else does. */
const PART = new RegExp(String.raw`[;(]|,\s|\s${guardCue("turnsToOthers")}\s`, "giu");
const BY_OTHERS = new RegExp(guardCue("othersDo"), "iu");

const tellsOthers = (part: string): boolean => BY_OTHERS.test(part.trim());
/** A sentence that names somebody beside one may tell of them. */
const NAMES_OTHERS = new RegExp(guardCue("namesOthers"), "iu");

/** "Signed off the reports", of a line in which "the principal engineer signed the reports": a deed that it gives to another. */
export function othersDeedConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || NAMES_OTHERS.test(sentence.text)) return [];
  const deeds = sentence.clauses.flatMap(({ actions }) =>
    actions.filter(
      (action) =>
        !action.isPlain &&
        (isFiniteVerb(action) || actions.some((one) => isFiniteVerb(one) && isJoined(one, action, sentence))),
    ),
  );
  for (const { line } of lines) {
    const cut = [...line.text.matchAll(PART)].find(({ 0: sign, index }) =>
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
    const words = spansOf(sentence).words.filter(({ start }) => start !== taken?.start);
    if (taken && words.length > 0 && wordsSaid(words, sentence, line).length > 0 && idsIn(line).size > 0)
      return [{ kind: "doer", said: sentence.text, known: line.text }];
  }
  return [];
}

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
