import { rootOf } from "@terzi/language/en/word-families";
import { NAMING_FORMS } from "../lexicon/ambiguous.ts";
import type { Annotated, Named } from "../lexicon/annotate.ts";
import { sureSynonymsOf, synonymsOf } from "../lexicon/synonyms.ts";
import type { Word } from "../lexicon/word.ts";
import { MET } from "./credits.ts";
import {
  type ConceptEvidence,
  creditOfNaming,
  familyHandles,
  findConcept,
  handlesOf,
  type ProfileEvidence,
  rareHandlesOf,
} from "./profile-evidence.ts";
import { SAYS_CERTIFICATE } from "./says-certificate.ts";
import type { Unit } from "./units.ts";

const unitsBy = (index: ReadonlyMap<string, Set<Unit>>, handles: string[]): Unit[] =>
  handles.flatMap((handle) => [...(index.get(handle) ?? [])]);

export const unitsWith = (evidence: ProfileEvidence, word: Word): Set<Unit> =>
  new Set(unitsBy(evidence.byRoot, handlesOf(word)));

/** A name stands as it is in a text of any language: "E-Okul". */
export const unitsWithName = (evidence: ProfileEvidence, { key }: Word): Unit[] =>
  unitsBy(evidence.byRoot, [`~${key}`]);

/** Where another word of its family stands: "zirconia" for "zirconium". */
export const unitsOfFamily = (evidence: ProfileEvidence, word: Word): Unit[] =>
  unitsBy(evidence.byRoot, familyHandles(word));

/** Where a word of several meanings may be meant in one of its rarer ones. */
export const unitsPerhapsWith = (evidence: ProfileEvidence, word: Word): Unit[] => [
  ...unitsBy(evidence.byRareRoot, handlesOf(word)),
  ...unitsBy(evidence.byRoot, rareHandlesOf(word)),
  ...unitsBy(
    evidence.byRoot,
    word.roots.slice(0, 2).flatMap((root) => [...sureSynonymsOf(root), ...synonymsOf(root)]),
  ),
];

/** Where another word stands that says the same. */
export const unitsSurelyWith = (evidence: ProfileEvidence, word: Word): Unit[] =>
  unitsBy(
    evidence.byRoot,
    word.roots.slice(0, 2).flatMap((root) => [...sureSynonymsOf(root)]),
  );

/** What another word for a thing is worth: one that says it in any sense, and one that may say it. */
export const SURELY = 0.8;
export const PERHAPS = 0.5;

/**
 * "Yara bakımı": words that say something only together share its roots, so each must be another word of what shows
 * them. Shared beginnings of a family, and what initials stand for, need no word of their own.
 */
function areOtherWords(words: readonly Word[], { annotated }: Unit): boolean {
  const said = words.map((word) => {
    const own = new Set(handlesOf(word));
    return annotated.words
      .filter((other) => handlesOf(other).some((one) => own.has(one)))
      .map(({ own: stem, key }) => stem ?? rootOf(key));
  });
  const found = said.filter((stems) => stems.length);
  return new Set(found.flat()).size >= found.length;
}

/** A thing is shown too by a sentence that says it in its own words, without naming it. */
function findInSentence(
  evidence: ProfileEvidence,
  { words }: Annotated,
  { concept, from, to }: Named,
): ConceptEvidence | undefined {
  const named = words.slice(from, to);
  const isCertificate = named.some(({ key }) => SAYS_CERTIFICATE.test(key));
  const naming = named.filter((word) => !SAYS_CERTIFICATE.test(word.key));
  const tellingMost = naming.filter((word) => word.telling > 0);
  // "İlk yardım belgesi": what two words of any text name, they name together.
  const telling = tellingMost.length || naming.length < 2 ? tellingMost : naming;
  if (telling.length < (isCertificate ? 1 : 2)) return undefined;
  // By the words that name it here, or by those that name it in English, as a profile in another language has them.
  const own = telling.map((word) => unitsWith(evidence, word));
  const inEnglish = concept.id.split(" ").map((root) => new Set(evidence.byRoot.get(root) ?? []));
  const isFound = (sets: Set<Unit>[]) =>
    sets.length > 1 && [...(sets[0] ?? [])].some((unit) => sets.every((set) => set.has(unit)));
  const [first = new Set<Unit>(), ...others] = isFound(own) || !isFound(inEnglish) ? own : inEnglish;
  const units = [...first].filter(
    (unit) =>
      (isCertificate ? unit.kind === "certified" : !unit.isClaim) &&
      others.every((set) => set.has(unit)) &&
      areOtherWords(telling, unit),
  );
  return units.length ? { nearness: "same", credit: 1, units, isShown: true } : undefined;
}

/** Whether a unit has a word itself, in the singular or with an ending. */
const isWrittenIn = ({ annotated }: Unit, key: string): boolean =>
  annotated.words.some((word) => word.key.startsWith(key.replace(/s$/, "")));

/** What the posting's context makes a product ("SOE Exact") may stand in a profile as a word of which nothing says so. */
function findWritten(
  evidence: ProfileEvidence,
  { words }: Annotated,
  { concept, from, to }: Named,
): ConceptEvidence | undefined {
  const [word] = words.slice(from, to);
  const mayBeMeant = to - from === 1 && !word?.roots.some((root) => NAMING_FORMS.has(root));
  const found = word && mayBeMeant ? [...unitsWith(evidence, word)] : [];
  // "Looker": a product is no form of the word that it was made of.
  const isMade = concept.kind === "tool" && word !== undefined && rootOf(word.key) !== word.key;
  const units = isMade ? found.filter((unit) => isWrittenIn(unit, word.key)) : found;
  const isShown = units.some((unit) => !unit.isClaim);
  return units.length
    ? {
        nearness: "same",
        credit: creditOfNaming(units, concept.kind === "tool" ? "tool" : "words"),
        units,
        isShown,
      }
    : undefined;
}

/** A field that is called by one ordinary word is shown in part by another word for the same: inspection by checks. */
function findBySynonym(
  evidence: ProfileEvidence,
  { words }: Annotated,
  { concept, from, to }: Named,
): ConceptEvidence | undefined {
  const [word] = words.slice(from, to);
  if (!word || to - from > 1 || concept.kind !== "knowledge") return undefined;
  const units = unitsPerhapsWith(evidence, word).filter(({ isVague }) => !isVague);
  const isShown = units.some((unit) => !unit.isClaim);
  return units.length ? { nearness: "sibling", credit: PERHAPS, units, isShown } : undefined;
}

const better = (
  one: ConceptEvidence | undefined,
  other: ConceptEvidence | undefined,
): ConceptEvidence | undefined => ((other?.credit ?? 0) > (one?.credit ?? 0) ? other : one);

const RARE = 0.6;
/** "Su kaçağı": where the others are words of any text, one says it. */
const RARE_ALONE = 0.76;
const ENOUGH_OF_A_NAME = 0.6;

/** Nobody calls it so who says "found leaks" for leak detection: the words of a name, those that are rarer by themselves. */
function findByWords(
  evidence: ProfileEvidence,
  { words }: Annotated,
  { concept, from, to }: Named,
): ConceptEvidence | undefined {
  const telling = words.slice(from, to).filter((word) => word.telling > 0);
  const isOneWord = to - from < 2 || (telling.length < 2 && (telling[0]?.telling ?? 0) < RARE_ALONE);
  if (isOneWord || concept.kind === "tool" || concept.kind === "certificate") return undefined;
  const total = telling.reduce((sum, word) => sum + word.telling, 0);
  const said = telling.map((word) => ({
    word,
    own: unitsWith(evidence, word),
    perhaps: new Set(unitsPerhapsWith(evidence, word)),
  }));
  const rarest = said.reduce((best, one) => (one.word.telling > best.word.telling ? one : best));
  const shareOf = (unit: Unit): number => {
    const shares = said.map(({ word, own, perhaps }) =>
      own.has(unit) ? word.telling : perhaps.has(unit) ? word.telling * PERHAPS : 0,
    );
    const isTold = rarest.word.telling >= RARE || shares.every((share) => share > 0);
    return isTold ? shares.reduce((sum, share) => sum + share, 0) / total : 0;
  };
  const rated = [...rarest.own]
    .filter((unit) => !unit.isVague && areOtherWords(telling, unit))
    .map((unit) => ({ unit, share: shareOf(unit) }))
    .sort((a, b) => b.share - a.share);
  const best = rated[0]?.share ?? 0;
  const units = rated.filter(({ share }) => share === best).map(({ unit }) => unit);
  const credit = best >= ENOUGH_OF_A_NAME ? Math.max(MET, best) : best;
  const isShown = units.some((unit) => !unit.isClaim);
  return credit ? { nearness: "same", credit, units, isShown } : undefined;
}

/** What the profile shows of a thing that is named: by its name, by another of its words, or in a sentence. */
export function findNamed(
  evidence: ProfileEvidence,
  part: Annotated,
  named: Named,
): ConceptEvidence | undefined {
  const known = findConcept(evidence, named.concept.id);
  if (known?.credit === 1) return known;
  return (
    findInSentence(evidence, part, named) ??
    better(
      better(known, findByWords(evidence, part, named)),
      findWritten(evidence, part, named) ?? findBySynonym(evidence, part, named),
    )
  );
}
