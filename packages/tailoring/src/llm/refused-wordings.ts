import { fieldPlace, readPlace } from "@terzi/contracts/place";
import type { Checked } from "../guard/guard.ts";
import { mayStand } from "../guard/rejection.ts";
import type { Scope } from "../guard/scope.ts";
import { textAt } from "../writing/content-places.ts";
import { unitsOf, wordedEntryAt } from "../writing/entry-units.ts";
import type { ArrangedEntry, WritingTask } from "../writing/writer.ts";
import type { Proposal } from "./take-answer.ts";

/** A wording in a proposal: its lines, and what the guard finds about it. */
export type Wording = { text: string; own: string[]; scope: Scope; replace(text: string | null): void };

/** The person's own words at the places of an arranged line. */
export function ownWordsOf({ at, lines }: ArrangedEntry, { base }: WritingTask): string[][] {
  const entry = wordedEntryAt(base, at);
  const units = new Map((entry ? unitsOf(entry) : []).map((unit) => [unit.at, unit.text]));
  return lines.map(({ from }) => from.flatMap((place) => units.get(place) ?? []));
}

/** Every new wording in a proposal, line by line and sentence by sentence; each can be replaced in place. */
export function wordingsOf(proposal: Proposal, task: WritingTask): Wording[] {
  const lines = proposal.arranged.flatMap((entry) => {
    const own = ownWordsOf(entry, task);
    const source = readPlace(textAt(task.base, fieldPlace(entry.at, "source")));
    if (!source) return [];
    return entry.lines.flatMap((line, index) =>
      line.text === null
        ? []
        : [
            {
              text: line.text,
              own: own[index] ?? [],
              scope: { kind: "entry" as const, place: source },
              replace: (text: string | null) => {
                line.text = text;
              },
            },
          ],
    );
  });
  const sentences = proposal.summary.map((sentence) => ({
    text: sentence.text,
    own: sentence.evidence,
    scope: { kind: "profile" as const },
    replace: (text: string | null) => {
      sentence.text = text ?? "";
    },
  }));
  return [...lines, ...sentences];
}

const RANK = { contradicted: 0, unproven: 1, proven: 2 };

/** How well a wording holds: as well as its worst sentence. */
export const holdsOf = (checks: Checked[]): number =>
  checks.length ? Math.min(...checks.map(({ verdict }) => RANK[verdict])) : 0;

export const checkWording = (
  { text, scope }: Pick<Wording, "text" | "scope">,
  { guard }: WritingTask,
): Checked[] => guard.check(text, scope);

/** What of it can't be in a CV of that mode. */
export const refusedIn = (checks: Checked[], { order }: WritingTask): Checked[] =>
  checks.filter((check) => !mayStand(check, order.generationMode));
