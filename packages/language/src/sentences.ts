import type { Span } from "@terzi/contracts/posting";
import type { LanguageModule } from "./language-module.ts";
import { LANGUAGE_MODULES } from "./languages.ts";

/** "J.P. Morgan", "T.C. Sağlık Bakanlığı"; after "U.S.", "B.S.", "D.C." or "A.S." a sentence may well be over. */
const INITIALS = /(?:^|[\s(])(?![ABDLMU]\.)\p{Lu}\.\p{Lu}$/u;

/**
 * "To 120 ms. Wrote …", "said no. Then …": after a number these are units, and "no." is an abbreviation only before
 * one.
 */
const UNIT = /\d\s?(?:ms|min)$/i;
const NO = /(?:^|[\s(])no$/i;

/** "Driving licence B. Has not …", "Ehliyet: B. …", "B and W. …": the letter is a class, and no beginning of a name. */
const CLASS = /(?:(?:^|\s)\p{Ll}{4,}\s\p{Lu}|(?:\p{Ll}:|\s[A-F],?(?:\s\p{Ll}{2,3})?)\s[A-FMW])$/u;

/** "… yazar. memoQ …": a name that begins with a small letter begins a sentence all the same. */
const BRAND = /^\s+\p{Ll}{1,5}\p{Lu}/u;

const END = /[.!?…]+["'”’)\]]*(?=\s|$)|[\r\n]+/g;

/** What before and after a full stop shows that no sentence ends there. */
function patternsOf(modules: readonly LanguageModule[]) {
  const anyOf = (pick: (sentences: LanguageModule["sentences"]) => readonly string[]): string =>
    modules.flatMap(({ sentences }) => pick(sentences)).join("|");
  const abbreviations = anyOf((sentences) => sentences.abbreviations);
  const letters = modules.map(({ ownLetters }) => ownLetters).join("");
  const companyWords = anyOf((sentences) => sentences.companyWords);
  return {
    abbreviated: new RegExp(`(?:^|[\\s(])(?:${abbreviations}|[A-Z${letters}])$`, "i"),
    // "… at Voltix Ltd. Skilled in …" are two sentences, "Voltix Ltd. Şti." and "GmbH & Co. KG" are names.
    companyForm: new RegExp(`\\s(?:${anyOf((sentences) => sentences.companyForms)})$`, "iu"),
    nextSentence: new RegExp(`^\\s+(?!(?:${companyWords})\\b)\\p{Lu}\\p{Ll}`, "u"),
  };
}

/** Splits texts in any of some languages; `splitSentences` is for those of the product. */
export function createSentenceSplitter(modules: readonly LanguageModule[]): (text: string) => Span[] {
  const { abbreviated, companyForm, nextSentence } = patternsOf(modules);
  return (text) => {
    const spans: Span[] = [];
    const push = (from: number, to: number) => {
      const raw = text.slice(from, to);
      const start = from + (raw.length - raw.trimStart().length);
      const end = from + raw.trimEnd().length;
      if (end > start) spans.push({ start, end });
    };
    let from = 0;
    for (const match of text.matchAll(END)) {
      const isDot = match[0].startsWith(".");
      const next = text.slice(match.index + match[0].length).match(/^\s*(\S)/)?.[1] ?? "";
      const before = text.slice(Math.max(0, match.index - 16), match.index);
      const isWhole = UNIT.test(before) || CLASS.test(before) || (NO.test(before) && !/\d/.test(next));
      const isCompanyEnd =
        companyForm.test(before) && nextSentence.test(text.slice(match.index + match[0].length));
      if (
        isDot &&
        ((abbreviated.test(before) && !isCompanyEnd && !isWhole) ||
          INITIALS.test(before) ||
          (/\p{Ll}/u.test(next) && !BRAND.test(text.slice(match.index + match[0].length))))
      )
        continue;
      push(from, match.index + match[0].length);
      from = match.index + match[0].length;
    }
    push(from, text.length);
    return spans;
  };
}

/** The sentences of a text as trimmed, non-empty spans; a line break always ends one. */
export const splitSentences = createSentenceSplitter(LANGUAGE_MODULES);
