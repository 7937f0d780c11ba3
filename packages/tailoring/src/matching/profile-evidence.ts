import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { rootOf } from "@terzi/language/en/word-families";
import { remembered } from "@terzi/language/remembered";
import { lexicon } from "../lexicon/concepts.ts";
import type { Annotated } from "../lexicon/annotate.ts";
import { type Occupation, occupationOf } from "../lexicon/occupations.ts";
import type { Word } from "../lexicon/word.ts";
import { initialsIn } from "./initials.ts";
import { readUnits, type Unit } from "./units.ts";
import type { Today } from "./years.ts";

type Index = Map<string, Set<Unit>>;

const addTo = (index: Index, handles: string[], unit: Unit): void => {
  for (const handle of handles) index.set(handle, (index.get(handle) ?? new Set<Unit>()).add(unit));
};

/** The profile, laid out so that a requirement finds its evidence: units by concept and by root. */
export type ProfileEvidence = {
  profile: CareerProfile;
  language: Language;
  today: Today;
  units: Unit[];
  byConcept: Map<string, Unit[]>;
  byRoot: Index;
  /** By what a word may mean, though it mostly means something else. */
  byRareRoot: Index;
  titles: { unit: Unit; occupation: Occupation }[];
  /** The jobs held that are like the posting's job, as places in `profile.experiences`; undefined where it names none. */
  related: Set<number> | undefined;
  /** How much of everything else that the posting asks is shown, from half of it (0) to most (1). */
  confidence: number;
};

const LEAST_LETTERS = 5;

/** A word of more meanings than two is taken in the first alone, unless nothing better is found. */
const MOST_MEANINGS = 2;

const usualRoots = (roots: string[]): string[] => roots.slice(0, MOST_MEANINGS);

/**
 * What a word is found by: its roots, and its stem in its own language, which stands for a name in any ("Logo Bordro"),
 * but for short ones, which are other words elsewhere ("on", "sat").
 */
export function handlesOf(word: Word): string[] {
  const known = handles.get(word) ?? readHandles(word);
  handles.set(word, known);
  return known;
}

const handles = new WeakMap<Word, string[]>();

function readHandles({ key, roots, own }: Word): string[] {
  if (own === undefined) return [...roots, ...soundHandles(key)];
  const usual = [...usualRoots(roots), `~${own}`];
  if (own.length < LEAST_LETTERS) return usual;
  const isUntranslated = roots[0] === rootOf(key);
  return [...usual, rootOf(own), ...(isUntranslated ? soundHandles(own) : [])];
}

const LEAST_CONSONANTS = 4;

/** A loan word is met by its consonants: "hijyenist" and "hygienist" have the same. */
function soundHandles(key: string): string[] {
  const sound = key
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/ck|q|c(?![eiy])/g, "k")
    .replace(/j/g, "g")
    .replace(/[aeiouy]+/g, "")
    .replace(/(.)\1/g, "$1");
  return sound.length < LEAST_CONSONANTS ? [] : [`=${key.charAt(0)}${sound}`];
}

/** The roots of a word's rarer meanings. */
export const rareHandlesOf = ({ roots }: Word): string[] => roots.slice(usualRoots(roots).length);

/** In letters: so much two words of one family begin with alike ("zirconium", "zirconia"), and so little they end apart. */
const FAMILY_BEGINS = 7;
const FAMILY_ENDS = 4;
const RARE = 0.9;

/** What rare words of one family have in common. */
export const familyHandles = ({ key, telling }: Word): string[] =>
  telling > RARE && key.length >= FAMILY_BEGINS && key.length <= FAMILY_BEGINS + FAMILY_ENDS
    ? [`+${key.slice(0, FAMILY_BEGINS)}`]
    : [];

/** "KoboToolbox" is called Kobo, too; what is a name of its own ("JavaScript") is not. */
const partsOf = (word: string): string[] =>
  (word.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).join("") === word && /\p{Ll}\p{Lu}/u.test(word)
    ? (word.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((part) => rootOf(part.toLowerCase()))
    : [];

/** "In-flight" is written "inflight", too. */
function joinedHandles({ text, words }: Annotated, at: number): string[] {
  const [one, next] = [words[at], words[at + 1]];
  return one && next && text.slice(one.end, next.start) === "-" ? [rootOf(one.key + next.key)] : [];
}

/** "e-Rehberlik": a name is the same in a text of any language, though its letters are a word of one with an ending. */
const nameHandles = ({ text }: Annotated, { start, key }: Word): string[] =>
  /^\p{Lu}/u.test(text.slice(start)) ? [`~${key}`] : [];

/** Units by what they name, by the words in them, and by the initials of names. */
export function indexUnits(units: Unit[]): Pick<ProfileEvidence, "byConcept" | "byRoot" | "byRareRoot"> {
  const byConcept = new Map<string, Unit[]>();
  const byRoot: Index = new Map();
  const byRareRoot: Index = new Map();
  for (const unit of units) {
    for (const { concept } of unit.annotated.named)
      byConcept.set(concept.id, [...(byConcept.get(concept.id) ?? []), unit]);
    for (const [at, word] of unit.annotated.words.entries()) {
      addTo(byRoot, [...handlesOf(word), ...familyHandles(word), ...nameHandles(unit.annotated, word)], unit);
      if (!unit.annotated.named.some(({ from, to }) => at >= from && at < to))
        addTo(byRoot, partsOf(unit.annotated.text.slice(word.start, word.end)), unit);
      addTo(byRoot, joinedHandles(unit.annotated, at), unit);
      addTo(byRareRoot, rareHandlesOf(word), unit);
    }
    addTo(byRoot, initialsIn(unit.annotated), unit);
  }
  return { byConcept, byRoot, byRareRoot };
}

export function collectEvidence(profile: CareerProfile, language: Language, today: Today): ProfileEvidence {
  const units = readUnits(profile, language, today);
  const titles = units
    .filter((unit) => unit.kind === "title")
    .map((unit) => ({ unit, occupation: occupationOf(unit.annotated.words) }));
  return { profile, language, today, units, ...indexUnits(units), titles, related: undefined, confidence: 0 };
}

/** Whether a posting's job is none that was held, and little of what it asks is shown. */
export const isOfOtherTrade = ({ related, confidence }: ProfileEvidence): boolean =>
  related?.size === 0 && confidence === 0;

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

/** What is only named, vaguely or among strung keywords, is worth: a tool by its name, a field, and words. */
const VAGUE = { tool: 0.6, field: 0.2, words: 0 } as const;

/** What the units are worth that name a thing: all of it, unless all of them do so vaguely. */
export function creditOfNaming(units: Unit[], named: keyof typeof VAGUE): number {
  if (units.some(({ isVague }) => !isVague)) return 1;
  return named === "field" && units.every(({ isStrung }) => isStrung) ? 0 : VAGUE[named];
}

const found = new WeakMap<ProfileEvidence["byConcept"], Map<string, ConceptEvidence | undefined>>();

/** The best evidence of a concept in the profile; undefined when there is none. Several requirements ask for the same. */
export function findConcept(evidence: ProfileEvidence, id: string): ConceptEvidence | undefined {
  const before = found.get(evidence.byConcept) ?? new Map<string, ConceptEvidence | undefined>();
  found.set(evidence.byConcept, before);
  if (!before.has(id)) before.set(id, lookForConcept(evidence, id));
  return before.get(id);
}

function lookForConcept(evidence: ProfileEvidence, id: string): ConceptEvidence | undefined {
  const asked = lexicon().concepts.get(id);
  const isTool = asked?.kind === "tool";
  const isNamed = isTool && !asked.isFamily;
  const above = ancestorsOf(id);
  const parents = [...broaderThan(id)].filter((parent) => !WIDE.has(parent));
  const own = evidence.byConcept.get(id);
  let best: ConceptEvidence | undefined;
  const consider = (nearness: Nearness, units: Unit[]) => {
    const isShown = units.some((unit) => !unit.isClaim);
    const credit = CREDIT[nearness] * creditOfNaming(units, isNamed ? "tool" : isTool ? "words" : "field");
    if (credit > (best?.credit ?? -1))
      best = { nearness, credit, units: [...(own ?? []), ...units], isShown };
  };
  if (own) consider("same", own);
  if (best?.credit === 1) return best;
  for (const [known, units] of evidence.byConcept) {
    if (known === id) continue;
    const broader = broaderThan(known);
    if (broader.has(id)) consider("narrower", units);
    else if (ancestorsOf(known).has(id)) consider(isTool ? "narrower" : "far narrower", units);
    else if (above.has(known) && !WIDE.has(known)) consider("broader", units);
    else if (parents.some((parent) => broader.has(parent))) consider("sibling", units);
  }
  return best;
}
