import type { CareerProfile } from "@terzi/contracts/career";
import type { GenerationMode } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { fold } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { translationTarget } from "../translation/translation-target.ts";
import { checkSentence, type Scope, type SentenceCheck } from "./entail/check-sentence.ts";
import type { Facts } from "./facts/fact.ts";
import { readFacts } from "./facts/profile-facts.ts";
import { withTranslatedNames } from "./facts/translated-names.ts";

/** The facts of one profile with a memory of what was checked, because a CV is checked more than once. */
export type Guard = {
  facts: Facts;
  /** The language into which well-known names may be brought; null where none may. */
  translatedTo: Language | null;
  /** Whether a text of one or more sentences may stand in that scope, and on what each sentence rests. */
  check(text: string, scope: Scope): { sentence: string; check: SentenceCheck }[];
};

const spaced = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}%+#$€£₺]+/gu, " ")
    .trim()} `;

/** Whether the words stand in this order in one text of the scope. Strict mode allows nothing else. */
function isVerbatim(sentence: string, facts: Facts, scope: Scope): boolean {
  const words = spaced(sentence);
  return facts.entries
    .filter(({ place }) => scope.kind === "profile" || place === scope.place)
    .some(({ texts, heading }) =>
      [...texts, ...heading].some(({ line }) => spaced(line.text).includes(words)),
    );
}

/** `today` is a date as "2026-11-21": up to it is counted what still goes on. `language` is the CV's. */
export function createGuard(
  profile: CareerProfile,
  mode: GenerationMode,
  today: string,
  language?: Language,
): Guard {
  const translatedTo = language ? translationTarget(profile, mode, language) : null;
  const own = readFacts(profile, today);
  const facts = translatedTo ? withTranslatedNames(own, translatedTo) : own;
  const known = new Map<string, SentenceCheck>();
  const checkOne = (sentence: string, scope: Scope): SentenceCheck => {
    const key = `${scope.kind === "entry" ? scope.place : ""}\n${sentence}`;
    const before = known.get(key);
    if (before) return before;
    const isAllowed = mode !== "strict" || isVerbatim(sentence, facts, scope);
    const check: SentenceCheck = isAllowed
      ? checkSentence(sentence, facts, scope, language)
      : { supported: false, gaps: [{ reason: "words", word: "" }] };
    known.set(key, check);
    return check;
  };
  return {
    facts,
    translatedTo,
    check: (text, scope) =>
      splitSentences(text).map(({ start, end }) => {
        const sentence = text.slice(start, end);
        return { sentence, check: checkOne(sentence, scope) };
      }),
  };
}
