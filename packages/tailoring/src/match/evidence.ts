import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
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
  return { profile, language, today, units, byConcept, byRoot, titles };
}

/** How a concept is shown: the thing itself, a kind of it, what it is a kind of, or its neighbour. */
export type Nearness = "same" | "narrower" | "broader" | "sibling";
export type ConceptEvidence = { nearness: Nearness; credit: number; units: Unit[]; name: string };

const CREDIT: Record<Nearness, number> = { same: 1, narrower: 1, broader: 0.35, sibling: 0.3 };

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

const ancestorsOf = (id: string, depth = 2): Set<string> => {
  const found = new Set<string>();
  let level = [id];
  for (let step = 0; step < depth; step++) {
    level = level.flatMap((at) => [...(lexicon().concepts.get(at)?.broader ?? [])]);
    for (const at of level) found.add(at);
  }
  return found;
};

/** The best evidence of a concept in the profile, nearest first; undefined when there is none. */
export function findConcept(witness: Witness, id: string): ConceptEvidence | undefined {
  const own = witness.byConcept.get(id);
  if (own) return { nearness: "same", credit: CREDIT.same, units: own, name: id };
  const above = ancestorsOf(id);
  const parents = lexicon().concepts.get(id)?.broader ?? new Set<string>();
  let best: ConceptEvidence | undefined;
  for (const [known, units] of witness.byConcept) {
    const theirs = ancestorsOf(known);
    const nearness: Nearness | undefined = theirs.has(id)
      ? "narrower"
      : above.has(known)
        ? "broader"
        : [...parents].some(
              (parent) => !WIDE.has(parent) && lexicon().concepts.get(known)?.broader.has(parent),
            )
          ? "sibling"
          : undefined;
    if (nearness && CREDIT[nearness] > (best?.credit ?? 0))
      best = { nearness, credit: CREDIT[nearness], units, name: known };
  }
  return best;
}
