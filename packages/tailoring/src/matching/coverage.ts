import { matchingCue } from "../languages/all-matching-cues.ts";
import type { Annotated } from "../lexicon/annotate.ts";
import { type Component, THINGS } from "./component.ts";
import { readComponents } from "./components.ts";
import { MET } from "./credits.ts";
import { PERHAPS } from "./find-named.ts";
import type { ConceptEvidence, ProfileEvidence } from "./profile-evidence.ts";
import { toldBy } from "./told-by.ts";
import type { Unit } from "./units.ts";

/** How much of some words the profile shows, 0 to 1, and by which units, best first. */
export type Coverage = {
  credit: number;
  units: Unit[];
  missing: string[];
  near: ConceptEvidence[];
  /** Whether the deciding part, a name or its kind, isn't among what is shown. */
  lacksTheDecisive?: boolean;
  /** What the words name, each with how much of it is shown; absent where they name nothing. */
  covered?: { part: Annotated; components: Component[]; share: number };
};

/** What words found far apart are worth, by their number: two only make one thing together, many make several. */
const APART = [1, 1, 0.1, 0.5];
const MANY_APART = 0.85;

/** Nobody repeats all of a posting's sentence: who says so much of it has said it. */
const ENOUGH = 0.5;
/** Between two languages some words are lost that say the same. */
const ENOUGH_ACROSS = 0.42;
/** Who shows most of what a posting asks means by half a sentence what it means: so much less is enough. */
const LESS_IS_ENOUGH = 0.45;
/** One or two words out of many match by chance. */
const LEAST_SHOWN = 0.15;

/**
 * Covers the words of a requirement by the profile: concepts by their relations, other words by their roots. Where
 * one of two things will do ("a pharmacy degree or three years in a lab") and one is shown, that one counts.
 */
export function coverWords(evidence: ProfileEvidence, part: Annotated): Coverage {
  const whole = coverAll(evidence, part);
  if (whole.credit >= MET) return whole;
  const sides = [...sidesOf(part), ...namesOf(part)].map((side) => coverAll(evidence, side));
  return sides.find(({ credit }) => credit >= MET) ?? whole;
}

const OR = /\s(?:or|veya|ya da)\s/iu;

/**
 * Whether "or" stands between a tool and another, or what is like it ("Scala veya Python kullanarak", "Flink or a
 * similar engine"): they are the choice, and no side of the text.
 */
function joinsTools({ text, words, named }: Annotated, at: number, behind: number): boolean {
  const isTool = (place: number): boolean =>
    named.some(({ concept, from, to }) => concept.kind === "tool" && place >= from && place < to);
  return (
    isTool(words.findLastIndex(({ end }) => end <= at)) &&
    (isTool(words.findIndex(({ start }) => start >= behind)) || OR_SIMILAR.test(text.slice(at)))
  );
}
/** One word of a list may be the kind of the others: only longer sides stand alone. */
const LEAST_WORDS = 2;

function sidesOf(part: Annotated): Annotated[] {
  const or = OR.exec(part.text);
  if (!or || joinsTools(part, or.index, or.index + or[0].length)) return [];
  const sides = [slice(part, 0, or.index), slice(part, or.index + or[0].length, part.text.length)];
  return sides.filter(({ words }) => words.filter(({ telling }) => telling > 0).length >= LEAST_WORDS);
}

/** "Genesys or a similar phone system", "Vault ya da benzeri": the named one is enough. */
const OR_SIMILAR = new RegExp(matchingCue("orSimilar"), "iu");
/** "HS code classification (GTİP)", "textile standards (GOTS, OEKO-TEX)": the names that it is practised under. */
const BYNAME =
  /\((\p{Lu}[\p{L}\d]{2,}(?:(?:[,/]?\s*|\s(?:or|veya|ya da)\s)[\p{Lu}\d][\p{L}\d-]*){0,4})\)\s*$/u;
/** "Root cause work such as 8D", "Otorefraktometre gibi cihazlar": an example shows what it is an example of. */
const EXAMPLE_BEHIND = /\s(?:such as|like|e\.g\.|for instance)\s+(?:an?\s)?([\p{L}\d][^,;()]*)/u;
const EXAMPLE_BEFORE = /^([\p{Lu}\d][\p{L}\d ,.+#-]{1,60}) (?:gibi|benzeri)\s/u;
/** Between examples, of which each is enough. */
const BETWEEN_EXAMPLES = /,\s*(?:(?:and|or|ve|veya)\s)?|\s(?:and|or|ve|veya|ya da)\s|\//u;

function namesOf(part: Annotated): Annotated[] {
  const similar = OR_SIMILAR.exec(part.text);
  const names = [BYNAME, EXAMPLE_BEHIND, EXAMPLE_BEFORE].flatMap((pattern) => {
    const found = pattern.exec(part.text);
    if (!found?.[1]) return [];
    let at = found.index + found[0].indexOf(found[1]);
    return found[1].split(BETWEEN_EXAMPLES).flatMap((example) => {
      const start = part.text.indexOf(example, at);
      at = start + example.length;
      const own = slice(part, start, at);
      // "Or a standard like it": a word that tells nothing is no example.
      return own.words.some(({ telling }) => telling > 0) ? [own] : [];
    });
  });
  return [...(similar?.index ? [slice(part, 0, similar.index)] : []), ...names];
}

/** Part of an annotated text, with its words' annotations. */
function slice({ text, language, words, named }: Annotated, start: number, end: number): Annotated {
  const first = words.findIndex((word) => word.start >= start);
  const inside = words.filter((word) => word.start >= start && word.end <= end);
  return {
    text: text.slice(start, end),
    language,
    words: inside.map((word) => ({ ...word, start: word.start - start, end: word.end - start })),
    named: named
      .map(({ concept, from, to }) => ({ concept, from: from - first, to: to - first }))
      .filter(({ from, to }) => from >= 0 && to <= inside.length),
  };
}

function coverAll(evidence: ProfileEvidence, part: Annotated): Coverage {
  const { components, near } = readComponents(evidence, part);
  const total = components.reduce((sum, { weight }) => sum + weight, 0);
  if (!total) return { credit: 0, units: [], missing: [], near: [] };
  const perUnit = new Map<Unit, number>();
  for (const { weight, credit, units } of components)
    for (const unit of new Set(units)) perUnit.set(unit, (perUnit.get(unit) ?? 0) + weight * credit);
  const anywhere = components.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / total;
  const [together = 0] = [...perUnit.values()].sort((a, b) => b - a).map((value) => value / total);
  const isNamed = part.named.some(({ concept }) => concept.kind !== "soft");
  const share =
    components.length === 1 || isNamed
      ? anywhere
      : together + (anywhere - together) * (APART[components.length] ?? MANY_APART);
  const lacking =
    lacksTheDecisive(components) ||
    showsAnotherTool(components) ||
    (evidence.confidence < LIKELY && (lacksOneOfTwo(components) || isOnlyPerhaps(components)));
  const enough = part.language === evidence.language ? ENOUGH : ENOUGH_ACROSS;
  const trusted = components.some(isLackingThing) ? 0 : evidence.confidence;
  return {
    covered: { part, components, share },
    lacksTheDecisive: lacking,
    credit: Math.min(
      lacking ? (trusted === 1 && mayLack(components) ? MET : NOT_WITHOUT) : 1,
      components.length > 1 ? creditOf(share, enough * (1 - LESS_IS_ENOUGH * trusted)) : share,
    ),
    units: [...toldBy(part, components)]
      .sort((a, b) => b[1] - a[1] || rank(a[0]) - rank(b[0]))
      .map(([unit]) => unit),
    missing: nameMissing(part.text, components),
    near,
  };
}

/**
 * Very little is chance, and `enough` is as good as all; in between it grows evenly, so that no single word decides.
 */
function creditOf(share: number, enough: number): number {
  if (share >= enough) return Math.max(MET, share);
  return Math.max(0, ((share - LEAST_SHOWN) / (enough - LEAST_SHOWN)) * MET);
}

/** Without the deciding part, a requirement is met at most in part, whatever else is shown. */
const NOT_WITHOUT = 0.6;

/** Whether a name ("SAP APO") or the word for the kind that is asked is missing. */
const lacksTheDecisive = (components: Component[]): boolean =>
  components.some(
    ({ credit, isName, isSide, concept }) => credit < 0.5 && (isName || concept === "language") && !isSide,
  );

/** Whether nothing weighs more than a tool of which only another is shown: "the move to Google Cloud" by AWS. */
function showsAnotherTool(components: Component[]): boolean {
  const own = components.filter(({ isSide }) => !isSide);
  const most = Math.max(...own.map(({ weight }) => weight));
  const heaviest = own.filter(({ weight }) => weight === most);
  const isAnother = ({ credit, concept }: Component) => concept === "tool" && credit > 0 && credit < HALF;
  return heaviest.some(isAnother) && !heaviest.some(({ credit }) => credit === 1);
}

/** Who shows so much of a posting says in other words what it asks. */
const LIKELY = 0.5;

/** So much less than the other one of two words may tell, and is still half of what is asked. */
const AS_TELLING = 0.4;

/** "Heavy vehicles", "scaffold report": whoever shows one of two words shows something else. */
function lacksOneOfTwo(components: Component[]): boolean {
  const telling = components.filter(({ isSide, weight }) => !isSide && weight >= LEAST_TELLING);
  const [lacking, ...others] = telling.filter(({ credit }) => credit < LEAST_SHOWN);
  if (telling.length !== 2 || !lacking?.concept || others.length) return false;
  return telling.every(({ weight }) => lacking.weight >= AS_TELLING * weight);
}
const LEAST_TELLING = 0.3;

/** Whether nothing that tells something is shown for sure: each word is only perhaps what the profile says. */
const isOnlyPerhaps = (components: Component[]): boolean =>
  components.length > 1 &&
  components.some(({ credit }) => credit < 1) &&
  components.every(({ credit, weight, isSide }) => isSide || weight <= LEAST_TELLING || credit <= PERHAPS);

/** Whether it is a thing that one has or has not, and the profile doesn't name it. */
const isLackingThing = ({ credit, isSide, concept }: Component): boolean =>
  credit < HALF && !isSide && THINGS.has(concept);
const HALF = 0.5;

/** Whether what is missing only says which kind is asked, or stands beside a name that is shown, and is no number. */
function mayLack(components: Component[]): boolean {
  const isNameShown = components.some(
    ({ credit, isName, isOnlyKind, isSide, text }) =>
      isName && !isOnlyKind && !isSide && credit === 1 && !/^\d/.test(text),
  );
  return components.every(
    ({ credit, isName, isOnlyKind, isSide, text }) =>
      isSide || !isName || credit >= 0.5 || (!/\d/.test(text) && (isOnlyKind || isNameShown)),
  );
}

const LEAST_TO_NAME = 0.2;

/** The unmatched phrases, heaviest first; adjacent words are one phrase. */
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
  // "min. 2" can't be shown by anybody.
  const named = runs.filter((run) => /\p{L}{3}|\p{Lu}/u.test(run.text) && run.weight >= LEAST_TO_NAME);
  return (named.length ? named : runs).sort((a, b) => b.weight - a.weight).map((run) => run.text);
}

/** What was done convinces more than what is listed. */
const RANK = { told: 0, certified: 0, title: 1, studied: 1, listed: 2, spoken: 2 } as const;
const rank = (unit: Unit): number => RANK[unit.kind] + (unit.isClaim ? 2 : 0);
