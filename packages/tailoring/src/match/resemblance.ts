import type { Language } from "@terzi/contracts/language";
import type { Requirement } from "@terzi/contracts/posting";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import type { ConceptKind } from "../lexicon/concept-kind.ts";
import { lexicon } from "../lexicon/concepts.ts";
import type { Unit } from "./units.ts";

/** How often each concept and each telling word occurs; what a concept is a kind of counts a little too. */
type Vocabulary = Map<string, number>;

const CONCEPT_SHARE: Record<ConceptKind, number> = {
  tool: 1,
  knowledge: 1,
  certificate: 1,
  task: 1,
  language: 0.3,
  soft: 0.1,
};
const WORD_SHARE = 0.7;
const BROADER_SHARE = 0.15;

function count(vocabulary: Vocabulary, text: Annotated, weight: number): void {
  const add = (key: string, value: number) => vocabulary.set(key, (vocabulary.get(key) ?? 0) + value);
  for (const { concept } of text.named) {
    const value = weight * CONCEPT_SHARE[concept.kind];
    add(`=${concept.id}`, value);
    for (const parent of concept.broader) {
      add(`=${parent}`, value * BROADER_SHARE);
      for (const grandparent of lexicon().concepts.get(parent)?.broader ?? [])
        add(`=${grandparent}`, value * BROADER_SHARE ** 2);
    }
  }
  for (const { roots, telling } of text.words)
    if (telling > 0) for (const root of roots) add(root, weight * WORD_SHARE * telling ** 2);
}

/** Cosine of the two vocabularies, with counts damped by a logarithm, so that repeating a word helps little. */
function cosine(a: Vocabulary, b: Vocabulary): number {
  let [dot, ofA, ofB] = [0, 0, 0];
  for (const [key, value] of a) {
    ofA += Math.log1p(value) ** 2;
    dot += Math.log1p(value) * Math.log1p(b.get(key) ?? 0);
  }
  for (const value of b.values()) ofB += Math.log1p(value) ** 2;
  return ofA && ofB ? dot / Math.sqrt(ofA * ofB) : 0;
}

/** A claim counts for little here, so that listing a posting's keywords doesn't make a profile resemble it. */
const CLAIM_SHARE = 0.25;

/** The job's own words stand beside everything else that is asked for. */
const JOB_WEIGHT = 6;

/** How much a profile's vocabulary is that of a posting's requirements, 0 to 1. */
export function resemblanceOf(requirements: Requirement[], units: Unit[], language: Language): number {
  const asked: Vocabulary = new Map();
  for (const { term, weight, isJob } of requirements)
    count(asked, annotate(term, language), isJob ? JOB_WEIGHT : weight / 2);
  const shown: Vocabulary = new Map();
  for (const { annotated, isClaim } of units) count(shown, annotated, isClaim ? CLAIM_SHARE : 1);
  return cosine(asked, shown);
}

const HALFWAY = 0.22;

/** Resemblance as credit: it rises steeply at first, because two texts of one field share few of their words. */
export const creditOfResemblance = (resemblance: number): number =>
  (1 - Math.exp(-resemblance / HALFWAY)) / (1 - Math.exp(-1 / HALFWAY));
