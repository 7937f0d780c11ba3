import type { CareerProfile } from "@terzi/contracts/career";
import type { Conflict, GenerationMode, Verdict } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/place";
import { fold } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { translationTarget } from "../translation/translation-target.ts";
import { findConflicts } from "./contradict/find-conflicts.ts";
import { placeOfOwn } from "./entail/check-sentence.ts";
import type { Gap } from "./entail/clause-task.ts";
import type { FactEntry, Facts } from "./facts/fact.ts";
import { once } from "./parse/once.ts";
import { readFacts } from "./facts/profile-facts.ts";
import { withTranslatedNames } from "./facts/translated-names.ts";
import { proveSentence } from "./retell/prove-sentence.ts";
import { entriesIn, type Scope, wholeEntries } from "./scope.ts";

/** A sentence, and the verdict on it. */
export type Checked = {
  sentence: string;
  verdict: Verdict;
  /** The places of the profile that prove it; none unless it is proven. */
  evidence: Place[];
  /** When it isn't proven, the places that share most words with it. */
  nearest: Place[];
  /** Where it differs from the profile; none unless it is contradicted. */
  conflicts: Conflict[];
  /** What couldn't be shown; none when it is proven. */
  gaps: Gap[];
};

/** The facts of one profile with a memory of what was checked, because a CV is checked more than once. */
export type Guard = {
  facts: Facts;
  /** The language that well-known names may be translated into; null for none. */
  translatedTo: Language | null;
  /** Judges each sentence of a text by itself, against the facts in that scope. */
  check(text: string, scope: Scope): Checked[];
  /** Whether a text says something, and all of it is proven. */
  proves(text: string, scope: Scope): boolean;
};

const spaced = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}%+#$€£₺]+/gu, " ")
    .trim()} `;

/** Whether the words stand in this order in one text of the entries. Strict mode allows nothing else. */
function isVerbatim(sentence: string, entries: FactEntry[]): boolean {
  const words = spaced(sentence);
  return entries.some(({ texts, heading }) =>
    [...texts, ...heading].some(({ line }) => spaced(line.text).includes(words)),
  );
}

/** `today`, as "2026-11-21", ends what continues. `language` is the CV's. */
export function createGuard(
  profile: CareerProfile,
  mode: GenerationMode,
  today: string,
  language?: Language,
): Guard {
  const translatedTo = language ? translationTarget(profile, mode, language) : null;
  const own = readFacts(profile, today);
  const facts = translatedTo ? withTranslatedNames(own, translatedTo) : own;
  const known = new Map<string, Look>();
  const lookAt = (sentence: string, scope: Scope): Look => {
    const entries = entriesIn(scope, facts);
    const checked = { sentence, evidence: [], nearest: [], conflicts: [], gaps: [] };
    const own = placeOfOwn(sentence, entries);
    if (own !== null) return seen({ ...checked, verdict: "proven", evidence: [own] });
    if (mode === "strict" && !isVerbatim(sentence, entries))
      return seen({ ...checked, verdict: "unproven", gaps: [{ reason: "words", word: "" }] });
    const against = once(() =>
      findConflicts(sentence, { entries: wholeEntries(entries, facts), facts, language }),
    );
    const proof = once(() => proveSentence(sentence, facts, { entries, language }));
    return {
      isProven: () => proof().evidence !== null && !against().conflicts.length,
      tell: once(() => {
        const { conflicts: known, nearest, ofUnproven } = against();
        const { evidence, gaps } = proof();
        const conflicts = known.length || evidence ? known : ofUnproven();
        if (conflicts.length) return { ...checked, verdict: "contradicted", nearest, conflicts, gaps };
        return evidence
          ? { ...checked, verdict: "proven", evidence }
          : { ...checked, verdict: "unproven", nearest, gaps };
      }),
    };
  };
  const look = (text: string, scope: Scope): Look[] =>
    splitSentences(text).map(({ start, end }) => {
      const sentence = text.slice(start, end);
      const key = `${JSON.stringify(scope)}\n${sentence}`;
      const looked = known.get(key) ?? lookAt(sentence, scope);
      known.set(key, looked);
      return looked;
    });
  return {
    facts,
    translatedTo,
    check: (text, scope) => look(text, scope).map(({ tell }) => tell()),
    proves: (text, scope) => {
      const looks = look(text, scope);
      return looks.length > 0 && looks.every(({ isProven }) => isProven());
    },
  };
}

/** What is found out about a sentence, no more of it than is asked: a wording that nothing proves needs no conflicts. */
type Look = { isProven: () => boolean; tell: () => Checked };

const seen = (checked: Checked): Look => ({
  isProven: () => checked.verdict === "proven",
  tell: () => checked,
});
