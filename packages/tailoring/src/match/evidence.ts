import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { remembered } from "@terzi/language/remembered";
import { lexicon } from "../lexicon/concepts.ts";
import { type Occupation, occupationOf } from "../lexicon/occupations.ts";
import { readUnits, type Unit } from "./units.ts";
import type { Today } from "./years.ts";

/** The profile, laid out so that a requirement finds its evidence: units by concept and by root. */
export type Witness = {
  profile: CareerProfile;
  language: Language;
  today: Today;
  units: Unit[];
  byConcept: Map<string, Unit[]>;
  byRoot: Map<string, Set<Unit>>;
  titles: { unit: Unit; occupation: Occupation }[];
  /** The jobs held that are like the posting's job, as places in `profile.experiences`. */
  related: Set<number>;
  /** 0 to 1: how far what is only claimed is believed. */
  belief: number;
};

export function readWitness(profile: CareerProfile, language: Language, today: Today): Witness {
  const units = readUnits(profile, language);
  const byConcept = new Map<string, Unit[]>();
  const byRoot = new Map<string, Set<Unit>>();
  for (const unit of units) {
    for (const { concept } of unit.annotated.named)
      byConcept.set(concept.id, [...(byConcept.get(concept.id) ?? []), unit]);
    for (const word of unit.annotated.words)
      for (const root of word.roots) {
        const found = byRoot.get(root) ?? new Set<Unit>();
        byRoot.set(root, found.add(unit));
      }
  }
  const titles = units
    .filter((unit) => unit.kind === "title")
    .map((unit) => ({ unit, occupation: occupationOf(unit.annotated.words) }));
  return { profile, language, today, units, byConcept, byRoot, titles, related: new Set(), belief: 0 };
}

/** How a concept is shown: the thing itself, a kind of it, what it is a kind of, or its neighbour. */
export type Nearness = "same" | "narrower" | "far narrower" | "broader" | "sibling";
/** `isShown`: by something done, not only claimed. */
export type ConceptEvidence = { nearness: Nearness; credit: number; units: Unit[]; isShown: boolean };

const CREDIT: Record<Nearness, number> = {
  same: 1,
  narrower: 1,
  "far narrower": 0.7,
  broader: 0.35,
  sibling: 0.3,
};

/** Parents so wide that two children of theirs have little in common. */
const WIDE = new Set([
  "inform technolog",
  "softwar develop",
  "comput scienc",
  "busi administr",
  "engin",
  "healthcar",
  "scienc",
  "law",
  "sal",
  "market",
  "financ",
  "design",
  "program",
  "maintain",
  "commun",
]);

const broaderThan = (id: string): ReadonlySet<string> => lexicon().concepts.get(id)?.broader ?? NOTHING;
const NOTHING: ReadonlySet<string> = new Set();

/** What a concept is a kind of, and what that is. */
const ancestorsOf = remembered((id): ReadonlySet<string> => {
  const parents = [...broaderThan(id)];
  return new Set([...parents, ...parents.flatMap((parent) => [...broaderThan(parent)])]);
});

/** What is only claimed: the name of a tool says more than an ability or a family of tools, a sentence more than a list. */
const CLAIMED = { tool: { listed: 0.7, said: 0.75 }, other: { listed: 0.25, said: 0.4 } } as const;

/** What claims are worth together: all of it once the rest of the profile bears them out (`witness.belief`). */
export function claimCredit(witness: Witness, units: Unit[], isTool: boolean): number {
  const least =
    CLAIMED[isTool ? "tool" : "other"][units.every(({ kind }) => kind === "listed") ? "listed" : "said"];
  return least + (1 - least) * witness.belief;
}

/** The best evidence of a concept in the profile; undefined when there is none. */
export function findConcept(witness: Witness, id: string): ConceptEvidence | undefined {
  const asked = lexicon().concepts.get(id);
  const isTool = asked?.kind === "tool";
  const isNamed = isTool && !asked.isFamily;
  const above = ancestorsOf(id);
  const parents = [...broaderThan(id)].filter((parent) => !WIDE.has(parent));
  const own = witness.byConcept.get(id);
  let best: ConceptEvidence | undefined;
  const consider = (nearness: Nearness, units: Unit[]) => {
    const isShown = units.some((unit) => !unit.isClaim);
    const credit = CREDIT[nearness] * (isShown ? 1 : claimCredit(witness, units, isNamed));
    if (credit > (best?.credit ?? 0)) best = { nearness, credit, units: [...(own ?? []), ...units], isShown };
  };
  if (own) consider("same", own);
  if (best?.credit === 1) return best;
  for (const [known, units] of witness.byConcept) {
    if (known === id) continue;
    const broader = broaderThan(known);
    if (broader.has(id)) consider("narrower", units);
    else if (ancestorsOf(known).has(id)) consider(isTool ? "narrower" : "far narrower", units);
    else if (above.has(known) && !WIDE.has(known)) consider("broader", units);
    else if (parents.some((parent) => broader.has(parent))) consider("sibling", units);
  }
  return best;
}
