import type { Place } from "@terzi/contracts/place";
import type { Fact, FactEntry } from "../facts/fact.ts";
import type { Clause, Line } from "../parse/line.ts";

/** Why a statement isn't supported. */
export type Reason = "words" | "number" | "action" | "marker" | "role" | "mixed" | "time";

/** Something in a statement that the profile doesn't say, and the word for it. */
export type Gap = { reason: Reason; word: string };

export type ClauseTask = {
  clause: Clause;
  /** The sentence that it is a clause of. */
  sentence: Line;
  entry: FactEntry;
  /** What the person says about themselves, where a sentence may speak of the whole profile. */
  summary: Fact[];
  /** The jobs whose years it may count. */
  countable: FactEntry[];
  /** Whether it opens a summary with bare nouns, which then say who one is: "Customs broker." */
  isOpening: boolean;
};

/** A clause beside one text of an entry (or its heading alone), and the parts of them it was found to use. */
export type Comparing = ClauseTask & {
  fact: Fact | null;
  used: Set<Clause>;
  headings: Map<Fact, Set<Clause>>;
  places: Set<Place>;
};

export function useHeading({ headings }: Comparing, fact: Fact, clauses: Clause[]): void {
  headings.set(fact, new Set([...(headings.get(fact) ?? []), ...clauses]));
}
