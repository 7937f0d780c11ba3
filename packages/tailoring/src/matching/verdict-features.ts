import type { Requirement } from "@terzi/contracts/posting";
import type { Component } from "./component.ts";
import { MET } from "./credits.ts";
import type { Judgement } from "./judgement.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import type { Unit } from "./units.ts";

/** What a verdict is learned from, by name; what isn't named is 0. */
export type VerdictFeatures = Map<string, number>;

/** What is known of a requirement besides its own words. */
export type Seen = {
  evidence: ProfileEvidence;
  requirement: Pick<Requirement, "kind" | "importance" | "text">;
  /** The share of everything that is asked which is shown at first sight. */
  shown: number;
  /** How much a title that was held is like the posting's. */
  likeness: number;
  /** What the rules say of it. */
  ruled: number;
  /** Of one thing of a line that asks several: how much of the line as a whole is shown. */
  ofLine?: number | undefined;
};

/** A judgement of words. */
export type CoveredJudgement = Judgement & { covered: NonNullable<Judgement["covered"]> };

/** A number as shares of the two nearest steps, so that what is learned of it may bend. */
function bend(into: VerdictFeatures, name: string, value: number, steps: readonly number[]): void {
  const at = steps.findIndex((step) => step >= value);
  const high = steps[at] ?? steps.at(-1) ?? 0;
  const low = steps[at - 1] ?? high;
  const part = high > low ? Math.min(1, (value - low) / (high - low)) : 1;
  see(into, `${name} ${low}`, 1 - part);
  see(into, `${name} ${high}`, part);
}

const SHARES = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1];
const COARSE = [0, 0.3, 0.6, 1];
const SHOWN = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

/** From which on a word of a line counts as one that tells something. */
const TELLS = 0.3;
/** Lines that show so much of what the best one does are as good. */
const AS_GOOD = 0.6;

function see(into: VerdictFeatures, name: string, value: number | boolean): void {
  if (value) into.set(name, Number(value));
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const most = (numbers: number[]): number => Math.max(0, ...numbers);

/** How much of the words units show together. */
function shareWith(components: Component[], total: number, isOf: (unit: Unit) => boolean): number {
  return (
    sum(components.filter(({ units }) => units.some(isOf)).map(({ weight, credit }) => weight * credit)) /
    total
  );
}

type Looked = {
  components: Component[];
  /** What their weights come to. */
  total: number;
  /** The share that each unit shows, the best one first. */
  byUnit: { unit: Unit; share: number }[];
};

/** What is seen of a requirement, of what shows it, and of the posting and the profile around it. */
export function verdictFeatures(judgement: CoveredJudgement, seen: Seen): VerdictFeatures {
  const { part, components } = judgement.covered;
  const total = sum(components.map(({ weight }) => weight)) || 1;
  const units = [...new Set(components.flatMap((component) => component.units))];
  const byUnit = units
    .map((unit) => ({ unit, share: shareWith(components, total, (one) => one === unit) }))
    .toSorted((one, other) => other.share - one.share);
  const into: VerdictFeatures = new Map([
    ["bias", 1],
    [part.language, 1],
  ]);
  const looked = { components, total, byUnit };
  seeShares(into, looked, { judgement, seen });
  seeWords(into, looked, part.language);
  seeUnits(into, looked);
  seeAround(into, part.words.length, seen);
  return into;
}

function seeShares(
  into: VerdictFeatures,
  { components, total, byUnit }: Looked,
  { judgement, seen }: { judgement: CoveredJudgement; seen: Seen },
): void {
  const { evidence, shown, likeness, ruled, requirement } = seen;
  const { part, share } = judgement.covered;
  const any = sum(components.map(({ weight, credit }) => weight * credit)) / total;
  const one = byUnit[0]?.share ?? 0;
  const jobs = [...new Set(byUnit.map(({ unit }) => unit.experience))];
  const inJob = jobs.map((job) => shareWith(components, total, ({ experience }) => experience === job));
  bend(into, "any", any, SHARES);
  bend(into, "one", one, SHARES);
  bend(into, "job", most(inJob), SHARES);
  bend(into, "share", share, SHARES);
  bend(into, "credit", judgement.credit, SHARES);
  bend(into, "ruled", ruled, SHARES);
  bend(into, "shown", shown, SHOWN);
  see(into, "ruled met", ruled >= MET);
  see(into, "shown * any", shown * any);
  see(into, "shown * one", shown * one);
  see(into, "shown * shown * any", shown * shown * any);
  see(into, "like", likeness);
  see(into, "like * any", likeness * any);
  see(into, `kind ${requirement.kind} * any`, any);
  see(into, `words ${Math.min(tellingOf(components).length, 4)} * any`, any);
  see(into, "earned", Math.min(3, any * total));
  for (const { nearness } of judgement.near) see(into, `near ${nearness}`, true);
  // Between two languages some words are lost that say the same.
  if (part.language === evidence.language) return;
  see(into, "across", true);
  bend(into, "across any", any, COARSE);
}

/** Those that tell what is asked, and not only when, where or that it is done. */
const tellingOf = (components: Component[]): Component[] => components.filter(({ isSide }) => !isSide);

function seeWords(into: VerdictFeatures, { components, total }: Looked, language: string): void {
  const telling = tellingOf(components);
  const byWeight = telling.toSorted((one, other) => other.weight - one.weight);
  const inOrder = telling.toSorted((one, other) => one.start - other.start);
  const lacking = telling.filter(({ credit }) => credit < 0.3);
  const has = (is: (component: Component) => boolean) =>
    components.some((one) => one.credit === 1 && is(one));
  bend(into, "telling", telling.length, [1, 2, 3, 5, 8, 12]);
  see(into, "rarest", byWeight[0]?.credit ?? 0);
  see(into, "second rarest", byWeight[1]?.credit ?? 0);
  for (const [name, credit] of [
    ["first", inOrder[0]?.credit ?? 0],
    ["last", inOrder.at(-1)?.credit ?? 0],
  ] as const) {
    see(into, name, credit);
    see(into, `${name} ${language}`, credit);
  }
  see(into, "lacks weight", most(lacking.map(({ weight }) => weight)));
  see(
    into,
    "lacks name",
    lacking.some(({ isName, isOnlyKind }) => isName && !isOnlyKind),
  );
  see(
    into,
    "lacks kind",
    lacking.some(({ isOnlyKind }) => isOnlyKind === true),
  );
  see(
    into,
    "lacks field",
    lacking.some(({ concept }) => concept === "knowledge"),
  );
  see(
    into,
    "has name",
    has(({ isName, isOnlyKind }) => isName && !isOnlyKind),
  );
  see(
    into,
    "has field",
    has(({ concept }) => concept === "knowledge"),
  );
  const inPart = components.filter(({ credit }) => credit > 0 && credit < 1);
  see(into, "in part", sum(inPart.map(({ weight, credit }) => weight * credit)) / total);
  // What stands in many lines of a profile says little of any one.
  const special = components
    .filter(({ units }) => units.length > 0)
    .map(({ weight, credit, units }) => (weight * credit) / (1 + Math.log(new Set(units).size)));
  bend(into, "special", sum(special) / total, COARSE);
}

function seeUnits(into: VerdictFeatures, { components, byUnit }: Looked): void {
  const [best] = byUnit;
  if (!best) return;
  const { unit, share } = best;
  see(into, `unit ${unit.kind}`, share);
  see(into, "unit claim", unit.isClaim ? share : 0);
  see(into, "unit vague", unit.isVague ? share : 0);
  const words = unit.annotated.words.filter(({ telling }) => telling > TELLS).length;
  const matched = components.filter(({ credit, units }) => credit > 0 && units.includes(unit)).length;
  bend(into, "of unit", words ? Math.min(1, matched / words) : 0, COARSE);
  bend(into, "units", byUnit.filter((one) => one.share >= AS_GOOD * share).length, [1, 2, 4, 6]);
}

function seeAround(into: VerdictFeatures, words: number, { requirement, ofLine }: Seen): void {
  see(into, `kind ${requirement.kind}`, true);
  see(into, "nice", requirement.importance === "nice");
  bend(into, "words", words, [1, 2, 4, 7, 12, 20]);
  if (ofLine === undefined) return;
  see(into, "in line", true);
  bend(into, "line", ofLine, COARSE);
}
