import type { Place } from "@terzi/contracts/place";
import { idsIn } from "../align/align-sentence.ts";
import { isPeople } from "../entail/people-terms.ts";
import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Line } from "../parse/line.ts";

const LEADING = new Set(["lead", "head", "command"]);

/** What a sentence says is led, other than people. */
const ledIn = ({ clauses }: Line): { ids: readonly string[] }[] =>
  clauses.flatMap(({ actions, terms }) => {
    const [lead] = actions.filter(
      (action) => (isFiniteVerb(action) || action.start === 0) && action.ids.some((id) => LEADING.has(id)),
    );
    if (!lead) return [];
    return [...terms.filter((term) => !isPeople(term)), ...actions]
      .filter(({ start }) => start === lead.end + 1)
      .filter((one) => one !== lead);
  });

/**
 * Whether what is led is led in the same line: somebody who runs a team in a production company doesn't head
 * production.
 */
export function keepsLead(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const led = ledIn(sentence);
  if (!led.length) return true;
  const lines = entries
    .flatMap(({ texts, heading }) => [...texts, ...heading])
    .filter(({ place }) => evidence.includes(place))
    .map(({ line }) => idsIn(line));
  return led.every(({ ids }) =>
    lines.some((known) => [...LEADING].some((id) => known.has(`n:${id}`)) && ids.some((id) => known.has(id))),
  );
}
