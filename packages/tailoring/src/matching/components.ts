import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { NOT_TURKISH } from "../languages/tr/letters.ts";
import type { Annotated, Named } from "../lexicon/annotate.ts";
import { isInTitles } from "../lexicon/occupations.ts";
import { synonymsOf } from "../lexicon/synonyms.ts";
import type { Word } from "../lexicon/word.ts";
import { isInGlossary } from "../lexicon/words.ts";
import { groupAlternatives } from "./alternatives.ts";
import type { Component } from "./component.ts";
import {
  findNamed,
  PERHAPS,
  SURELY,
  unitsOfFamily,
  unitsPerhapsWith,
  unitsSurelyWith,
  unitsWith,
  unitsWithName,
} from "./find-named.ts";
import { letteredNames, saysLetters } from "./initials.ts";
import { unitsWithNumber } from "./numbered-names.ts";
import { joinPeopleWork } from "./people-work.ts";
import { type ConceptEvidence, creditOfNaming, type ProfileEvidence } from "./profile-evidence.ts";
import { findSideWords, mayTellKind } from "./side-words.ts";
import type { Unit } from "./units.ts";

const CONCEPT_WEIGHT = {
  tool: 1,
  knowledge: 0.8,
  certificate: 1,
  language: 0.8,
  soft: 0.5,
  task: 0.6,
} as const;

/** Where a thing is named, the words around it say less of what is asked. */
const BESIDE_CONCEPT = 0.5;

/** A number that belongs to a name tells as much as a word. */
const NUMBER_OF_NAME = 0.5;

/** "ISO 13485", "Section 47". */
const isOfName = (text: string, start: number): boolean =>
  /\p{Lu}[\p{L}\d]*[\s-]$/u.test(text.slice(0, start));

const SHORT = 3;

/** Whether an English root is known for a word of the language. */
const isWord = (root: string): boolean => isInTitles(root) || synonymsOf(root).size > 0;

/** Whether a word is a name: by its capitals and digits, or because nothing else is known of it. */
function isName(text: string, { start, end, key, telling, own, roots }: Word): boolean {
  const written = text.slice(start, end);
  if (/^\d/.test(written)) return isOfName(text, start);
  if (/\p{Lu}[\p{L}.]*\p{Lu}|\d\p{Lu}|\p{Lu}\d/u.test(written)) return true;
  if (!/^\p{Lu}/u.test(written)) return false;
  // "2391 Muayene ve Test": a word that the other language has too is no name, whatever its capital.
  if (own !== undefined && roots[0] !== rootOf(key)) return false;
  if (text.slice(0, start).trim() !== "") return true;
  // A sentence begins with a capital, whatever its first word is.
  // Where the verb comes last, a name often comes first: "Renishaw prob ile ölçme".
  const isForeign = own !== undefined && (NOT_TURKISH.test(written) || /^['’]/.test(text.slice(end)));
  if (telling < 1 || (!isForeign && text.trim().split(/\s+/).length > SHORT)) return false;
  return !isWord(rootOf(key)) && !(own !== undefined && isInGlossary(key));
}

/** "NICE WFM": capitals in front of a name make an ordinary word one, in a text that isn't all in them. */
function isMakersName({ text, words }: Annotated, word: Word): boolean {
  const isCapital = (one: Word | undefined): boolean =>
    one !== undefined && /^\p{Lu}[\p{Lu}\d]{2,}$/u.test(text.slice(one.start, one.end));
  const next = words[words.indexOf(word) + 1];
  return isCapital(word) && isCapital(next) && next?.start === word.end + 1 && /\p{Ll}{2}/u.test(text);
}

/** Of alternatives the one that is shown best counts, and where none is, all are named as missing. */
function bestOf(group: Component[]): Component {
  const best = group.reduce((best, one) => (one.credit > best.credit ? one : best));
  return best.credit >= 0.5 ? best : { ...best, text: group.map(({ text }) => text).join(" / ") };
}

type Found = { component: Component; evidence: ConceptEvidence | undefined };

function readConcept(
  evidence: ProfileEvidence,
  part: Annotated,
  { named, side }: { named: Named; side: ReadonlySet<Word> },
): Found {
  const { concept, from, to } = named;
  const found = findNamed(evidence, part, named);
  const [start, end] = [part.words[from]?.start ?? 0, part.words[to - 1]?.end ?? 0];
  // "Fabricate splints": a verb may be the name of a field, too.
  const isSide = concept.kind !== "tool" && part.words.slice(from, to).every((word) => side.has(word));
  const component = {
    start,
    end,
    isSide,
    concept: concept.kind,
    weight: CONCEPT_WEIGHT[concept.kind] * (isSide ? ON_THE_SIDE : 1),
    text: part.text.slice(start, end),
    credit: found?.credit ?? 0,
    units: found?.units ?? [],
    isName: isName(part.text, { start, end, key: part.words[from]?.key ?? "", telling: 0, roots: [] }),
  };
  return { component, evidence: found };
}

/** Where other words stand that say the same, and what they are worth. */
function inOtherWords(evidence: ProfileEvidence, word: Word): { units: Unit[]; worth: number } {
  const told = (units: Unit[]): Unit[] => units.filter(({ isVague }) => !isVague);
  const surely = told(unitsSurelyWith(evidence, word));
  return surely.length
    ? { units: surely, worth: SURELY }
    : { units: told(unitsPerhapsWith(evidence, word)), worth: PERHAPS };
}

function readWord(evidence: ProfileEvidence, part: Annotated, word: Word, weight: number): Component {
  const named = isName(part.text, word);
  const own = unitsWithNumber([...unitsWith(evidence, word)], part, word);
  const found = own.length ? own : unitsOfFamily(evidence, word);
  const sure = found.length || !named ? found : unitsWithName(evidence, word);
  const isSaid = sure.length > 0 && creditOfNaming(sure, "words") > 0;
  const other = isSaid || named ? { units: [], worth: 1 } : inOtherWords(evidence, word);
  const units = other.units.length ? other.units : sure;
  return {
    start: word.start,
    end: word.end,
    weight: named && /^\d/.test(word.key) ? NUMBER_OF_NAME : weight,
    text: part.text.slice(word.start, word.end),
    credit: units.length ? creditOfNaming(units, "words") * (other.units.length ? other.worth : 1) : 0,
    units,
    isName: named,
  };
}

/** What stands beside what is asked says little of it. */
const ON_THE_SIDE = 0.3;

/** "Certificate of Professional Competence" is shown by who names a CPC. */
function findByLetters(evidence: ProfileEvidence, part: Annotated, components: Component[]): Component[] {
  const names = letteredNames(part).flatMap(({ start, end, letters }) => {
    const units = [...(evidence.byRoot.get(letters) ?? [])].filter((unit) => saysLetters(unit, letters));
    return units.length ? [{ start, end, units }] : [];
  });
  return components.map((component) => {
    const name = names.find(({ start, end }) => component.start >= start && component.end <= end);
    return name && component.credit < 1 ? { ...component, credit: 1, units: name.units } : component;
  });
}

/** "Tekla Structures", "NICE WFM": names that stand side by side are one, and who shows the half of it shows another. */
function joinNames(text: string, components: Component[]): Component[] {
  const sorted = components.toSorted((one, other) => one.start - other.start);
  return sorted.map((component, at) => {
    const isBeside = (other: Component | undefined): boolean =>
      other?.isName === true &&
      // "GMDSS Vetting": letters are a name by themselves.
      isLetters(other.text) === isLetters(component.text) &&
      other.credit === 0 &&
      /^\s$/.test(text.slice(Math.min(other.end, component.end), Math.max(other.start, component.start)));
    const lacks = isBeside(sorted[at - 1]) || isBeside(sorted[at + 1]);
    return component.isName && lacks
      ? { ...component, credit: Math.min(component.credit, HALF_A_NAME) }
      : component;
  });
}
const HALF_A_NAME = 0.3;
const isLetters = (text: string): boolean => /^[\p{Lu}\d]+$/u.test(text);

const TELLS_KIND = 0.5;

/** How much the words tell by which a thing is named. */
const tellingOf = ({ words }: Annotated, { from, to }: Named): number =>
  Math.max(...words.slice(from, to).map(({ telling }) => telling));

/** "Empower software", "Netsis programı": what sort of thing a name is, the name says itself. */
const SORT = new RegExp(`^${matchingCue("program")}$`);

const passSorts = (text: string, components: Component[]): Component[] => {
  const sorted = components.toSorted((one, other) => one.start - other.start);
  return sorted.map((component, at) => {
    const before = sorted[at - 1];
    const isBehindName =
      before?.isName === true && /^(?:['’]\p{Ll}+)?\s$/u.test(text.slice(before.end, component.start));
    return isBehindName && SORT.test(foldAscii(component.text))
      ? { ...component, weight: component.weight * ON_THE_SIDE, isName: false, isSide: true }
      : component;
  });
};

/** "elevator mechanic", "ağ güvenliği": the word right before a thing says which kind of it is asked, and is no less than a name. */
const markKinds = (part: Annotated, components: Component[]): Component[] =>
  components.map((component) => {
    const at = part.words.findIndex(({ start }) => start === component.start);
    if (part.words[at]?.end !== component.end) return component;
    const behind = part.named.find(({ from, concept }) => from === at + 1 && concept.kind !== "soft");
    const isJoined = /^[\s-]+$/.test(part.text.slice(component.end, part.words[at + 1]?.start ?? 0));
    const word = part.words[at];
    const tells = word !== undefined && !component.isSide && word.telling >= TELLS_KIND && mayTellKind(word);
    // "Zirkonyum oksit restorasyonlar": what tells as much itself is asked in any kind.
    const tellsMore = word !== undefined && behind !== undefined && word.telling > tellingOf(part, behind);
    return isJoined && tells && tellsMore
      ? { ...component, isName: true, isOnlyKind: !component.isName }
      : component;
  });

/** What a requirement names, alternatives as one: concepts by what is known of them, other words by their roots. */
export function readComponents(
  evidence: ProfileEvidence,
  part: Annotated,
): { components: Component[]; near: ConceptEvidence[] } {
  const side = findSideWords(part);
  const concepts = part.named.map((named) => readConcept(evidence, part, { named, side }));
  const hasConcept = part.named.some(({ concept }) => concept.kind !== "soft");
  const hasName = part.words.some((word) => word.telling > 0 && isName(part.text, word));
  // Words that tell nothing count only where there are no others.
  const isEmpty = !part.named.length && part.words.every((word) => word.telling <= 0);
  const words = part.words
    .filter((_, at) => !part.named.some(({ from, to }) => at >= from && at < to))
    .filter((word) => word.telling > 0 || isEmpty || isMakersName(part, word))
    .map((word): Component => {
      const isSide = side.has(word);
      const weight =
        (isEmpty || word.telling <= 0 ? 1 : word.telling) *
        ((hasConcept || hasName) && !isName(part.text, word) ? BESIDE_CONCEPT : 1) *
        (isSide ? ON_THE_SIDE : 1);
      const component = readWord(evidence, part, word, weight);
      return isSide ? { ...component, isName: false, isSide } : component;
    });
  const named = concepts.map(({ component }) => component);
  // Who shows the name that is asked ("compliance with Ofcom rules") shows most of what is asked of it.
  const isNameShown = [...named, ...words].some(
    ({ isName, isSide, credit }) => isName && !isSide && credit === 1,
  );
  const fields = named.map((component, at) =>
    isNameShown && !component.isName && part.named[at]?.concept.kind === "knowledge"
      ? { ...component, weight: component.weight * BESIDE_CONCEPT }
      : component,
  );
  const lettered = findByLetters(evidence, part, [...fields, ...words]);
  const all = markKinds(part, passSorts(part.text, joinNames(part.text, lettered)));
  const near = concepts.flatMap(({ evidence: found }) =>
    found && found.nearness !== "same" && found.credit < 1 ? [found] : [],
  );
  const joined = joinPeopleWork(evidence, part, all);
  return { components: groupAlternatives(part.text, joined).map(bestOf), near };
}
