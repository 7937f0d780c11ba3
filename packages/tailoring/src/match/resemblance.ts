import type { Language } from "@terzi/contracts/languages";
import type { Requirement } from "@terzi/contracts/posting";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import type { ConceptKind } from "../lexicon/concept-kind.ts";
import { lexicon } from "../lexicon/concepts.ts";
import { readYears } from "../posting/years.ts";
import type { Unit } from "./units.ts";

/** How often each concept and each telling word occurs; what a concept is a kind of counts a little too. */
type Vocabulary = Map<string, number>;

const CONCEPT_SHARE: Record<ConceptKind, number> = {
  tool: 1.3,
  knowledge: 0.8,
  certificate: 1,
  task: 1,
  language: 0.3,
  soft: 0.1,
};
const WORD_SHARE = 0.8;
const BROADER_SHARE = 0.12;

/** How high a degree is says nothing of its field, and that something is certified nothing of what. */
const LEVELS = new Set(
  "bachelor master degre diploma doctor phd ba bs bsc msc graduat associ certif licenc univers school".split(
    " ",
  ),
);

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
    if (telling > 0)
      for (const root of roots) if (!LEVELS.has(root)) add(root, weight * WORD_SHARE * telling);
}

const damp = (count: number): number => Math.log1p(count / 2);

/** Cosine of the two vocabularies, with counts damped by a logarithm, so that repeating a word helps little. */
function cosine(a: Vocabulary, b: Vocabulary): number {
  let [dot, ofA, ofB] = [0, 0, 0];
  for (const [key, value] of a) {
    ofA += damp(value) ** 2;
    dot += damp(value) * damp(b.get(key) ?? 0);
  }
  for (const value of b.values()) ofB += damp(value) ** 2;
  return ofA && ofB ? dot / Math.sqrt(ofA * ofB) : 0;
}

/** What is claimed makes a profile resemble a posting less than its work does, and a list of keywords least. */
const shareOf = (unit: Unit): number => (!unit.isClaim ? 1 : unit.kind === "listed" ? 0.12 : 0.45);

/** The duties of a posting are told in words of its own; what it names says more of the job. */
const TASK_SHARE = 0.5;

/** The job's own words stand beside everything else that is asked for. */
const JOB_WEIGHT = 8;

/** "7 years of experience in …" is counted as years; its words would only say the job's name once more. */
const countsYears = ({ kind, quote, experience }: Unit): boolean =>
  kind === "told" &&
  experience === undefined &&
  readYears(quote) !== undefined &&
  /experience|deneyim|tecrübe/iu.test(quote);

/** How much a profile's vocabulary is that of a posting's requirements, 0 to 1. */
export function resemblanceOf(requirements: Requirement[], units: Unit[], language: Language): number {
  const asked: Vocabulary = new Map();
  for (const { term, kind, weight, isJob } of requirements) {
    const share = kind === "task" ? TASK_SHARE : 1;
    count(asked, annotate(term, language), isJob ? JOB_WEIGHT : (share * weight) / 2);
  }
  const shown: Vocabulary = new Map();
  for (const unit of units) if (!countsYears(unit)) count(shown, unit.annotated, shareOf(unit));
  return cosine(asked, shown);
}

const STEEPNESS = 0.115;
const BEND = 1.5;

const rise = (resemblance: number): number => 1 - Math.exp(-((resemblance / STEEPNESS) ** BEND));

/** Resemblance as credit: little for a chance word, then rising steeply, because two texts of one field share few words. */
export const creditOfResemblance = (resemblance: number): number => rise(resemblance) / rise(1);
