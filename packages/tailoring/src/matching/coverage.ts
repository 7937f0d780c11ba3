import type { Annotated } from "../lexicon/annotate.ts";
import { groupAlternatives, type Placed } from "./alternatives.ts";
import {
  type ConceptEvidence,
  creditOfNaming,
  findConcept,
  handlesOf,
  type ProfileEvidence,
} from "./profile-evidence.ts";
import type { Unit } from "./units.ts";

/** How much of some words the profile shows, 0 to 1, and by which units, best first. */
export type Coverage = { credit: number; units: Unit[]; missing: string[]; near: ConceptEvidence[] };

type Component = Placed & { weight: number; text: string; credit: number; units: Unit[] };

const CONCEPT_WEIGHT = {
  tool: 1,
  knowledge: 0.8,
  certificate: 1,
  language: 0.8,
  soft: 0.5,
  task: 0.6,
} as const;

/** Where a thing is named, the words around it say little more of what is asked. */
const BESIDE_CONCEPT = 0.25;

/** A rare word says enough by being there; words met far from each other say less than in one sentence. */
const APART = 0.65;

function readComponents(
  evidence: ProfileEvidence,
  part: Annotated,
): { components: Component[]; near: ConceptEvidence[] } {
  const components: Component[] = [];
  const near: ConceptEvidence[] = [];
  const inConcept = new Set<number>();
  for (const { concept, from, to } of part.named) {
    for (let at = from; at < to; at++) inConcept.add(at);
    const known = findConcept(evidence, concept.id);
    const found = known?.credit === 1 ? known : (findInSentence(evidence, part, from, to) ?? known);
    if (found && found.nearness !== "same" && found.credit < 1) near.push(found);
    const [start, end] = [part.words[from]?.start ?? 0, part.words[to - 1]?.end ?? 0];
    components.push({
      start,
      end,
      weight: CONCEPT_WEIGHT[concept.kind],
      text: part.text.slice(start, end),
      credit: found?.credit ?? 0,
      units: found?.units ?? [],
    });
  }
  const hasConcept = part.named.some(({ concept }) => concept.kind !== "soft");
  // Words that tell nothing count only where there are no others.
  const isEmpty = !part.named.length && part.words.every((word) => word.telling <= 0);
  for (const [index, word] of part.words.entries()) {
    if (inConcept.has(index) || (word.telling <= 0 && !isEmpty)) continue;
    const units = handlesOf(word).flatMap((root) => [...(evidence.byRoot.get(root) ?? [])]);
    components.push({
      start: word.start,
      end: word.end,
      weight: (isEmpty ? 1 : word.telling) * (hasConcept ? BESIDE_CONCEPT : 1),
      text: part.text.slice(word.start, word.end),
      credit: units.length ? creditOfNaming(units, false) : 0,
      units,
    });
  }
  return { components: groupAlternatives(part.text, components).map(bestOf), near };
}

/** A thing is shown too by a sentence that says it in its own words, without naming it. */
function findInSentence(
  evidence: ProfileEvidence,
  { words }: Annotated,
  from: number,
  to: number,
): ConceptEvidence | undefined {
  const telling = words.slice(from, to).filter((word) => word.telling > 0);
  if (telling.length < 2) return undefined;
  const [first = new Set<Unit>(), ...others] = telling.map(
    (word) => new Set(handlesOf(word).flatMap((root) => [...(evidence.byRoot.get(root) ?? [])])),
  );
  const units = [...first].filter((unit) => !unit.isClaim && others.every((set) => set.has(unit)));
  return units.length ? { nearness: "same", credit: 1, units, isShown: true } : undefined;
}

/** Of alternatives the one that is shown best counts, and where none is, all are named as missing. */
function bestOf(group: Component[]): Component {
  const best = group.reduce((best, one) => (one.credit > best.credit ? one : best));
  return best.credit >= 0.5 ? best : { ...best, text: group.map(({ text }) => text).join(" / ") };
}

/** Covers the words of a requirement by the profile: concepts by what is known of them, other words by their roots. */
export function coverWords(evidence: ProfileEvidence, part: Annotated): Coverage {
  const { components, near } = readComponents(evidence, part);
  const total = components.reduce((sum, { weight }) => sum + weight, 0);
  if (!total) return { credit: 0, units: [], missing: [], near: [] };
  const perUnit = new Map<Unit, number>();
  for (const { weight, credit, units } of components)
    for (const unit of new Set(units)) perUnit.set(unit, (perUnit.get(unit) ?? 0) + weight * credit);
  const anywhere = components.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / total;
  const [together = 0] = [...perUnit.values()].sort((a, b) => b - a).map((value) => value / total);
  const isNamed = part.named.some(({ concept }) => concept.kind !== "soft");
  const credit = components.length === 1 || isNamed ? anywhere : together + (anywhere - together) * APART;
  return {
    credit: Math.min(lacksTheDecisive(part, components) ? NOT_WITHOUT : 1, credit),
    units: [...perUnit].sort((a, b) => b[1] - a[1] || rank(a[0]) - rank(b[0])).map(([unit]) => unit),
    missing: nameMissing(part.text, components),
    near,
  };
}

/** Who lacks what a requirement turns on has it in part at most, whatever of the rest is shown. */
const NOT_WITHOUT = 0.6;

/** Whether a name ("SAP APO") or the word that tells most ("podcast production") is missing. */
function lacksTheDecisive({ text, words }: Annotated, components: Component[]): boolean {
  const most = Math.max(...components.map(({ weight }) => weight));
  const isName = ({ start, end }: Component) =>
    /\p{Lu}\p{L}*\p{Lu}|\d\p{Lu}|\p{Lu}\d/u.test(text.slice(start, end)) ||
    (start > (words[0]?.start ?? 0) && /^\p{Lu}/u.test(text.slice(start, end)));
  const missing = components.filter(({ credit }) => credit < 0.5);
  const shown = components.filter(({ credit }) => credit >= 0.5);
  return missing.some(
    (component) =>
      isName(component) || (component.weight === most && shown.every(({ weight }) => weight < most)),
  );
}

/** The phrases of which nothing is shown, the weightiest first; what stands next to each other is one phrase. */
function nameMissing(text: string, components: Component[]): string[] {
  const runs: Component[] = [];
  let isOpen = false;
  for (const component of components.toSorted((a, b) => a.start - b.start)) {
    const last = runs.at(-1);
    const isMissing = component.credit < 0.5;
    if (isMissing && isOpen && last)
      runs[runs.length - 1] = {
        ...last,
        end: component.end,
        weight: last.weight + component.weight,
        text: text.slice(last.start, component.end),
      };
    else if (isMissing) runs.push(component);
    isOpen = isMissing;
  }
  return runs.sort((a, b) => b.weight - a.weight).map((run) => run.text);
}

/** What was done convinces more than what is listed. */
const RANK = { told: 0, certified: 0, title: 1, studied: 1, listed: 2, spoken: 2 } as const;
const rank = (unit: Unit): number => RANK[unit.kind] + (unit.isClaim ? 2 : 0);
