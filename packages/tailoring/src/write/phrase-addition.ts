import type { Language } from "@terzi/contracts/language";
import { capitalizeIn } from "../text/fold.ts";
import { polishEnglish } from "./polish-english.ts";
import { isActivity } from "./polish-turkish.ts";
import { inSentence, isProperName } from "./summary-skills.ts";

/** "SAP or Xero": which of them was done nobody knows. */
const ALTERNATIVES = /\s(?:or|and\/or|veya|ya da|yahut)\s|\/|,/iu;
/** Turkish words of quality, which name a person and no work: "yönetebilecek", "mezun olan". */
const OF_A_PERSON =
  /(?:[ae]bilecek|[ae]c[ae]k|m[ıiuü]ş|olan|olmak|sahip|yatkın|hâkim|hakim|bilen|eden|yapan|deneyimli|mezunu?)$/iu;
const VERBAL_NOUN = /^(.*(?:\p{L}{2,}))m[ae]$/u;
const VOWELS = /[aeıioöuü]/gu;
const PAST: Record<string, string> = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };

/** "sözleşme hazırlama" → "sözleşme hazırladım", "ürün geliştirme" → "ürün geliştirdim". */
function asDone(phrase: string): string | null {
  const stem = VERBAL_NOUN.exec(phrase)?.[1];
  const vowel = PAST[stem?.match(VOWELS)?.at(-1) ?? ""];
  if (!stem || !vowel) return null;
  return `${stem}${/[fstkçşhp]$/u.test(stem) ? "t" : "d"}${vowel}m`;
}

/** Whether a term is a name: written like one from its first letter on. */
const isName = (term: string): boolean => /^(?:\p{Lu}|\d)/u.test(term) && isProperName(term);

function inTurkish(term: string): string | null {
  if (OF_A_PERSON.test(term)) return null;
  if (isName(term)) return `${term} kullandım`;
  const lower = inSentence(term, "tr");
  const said = asDone(lower) ?? (isActivity(lower) ? `${lower} yaptım` : `${lower} deneyimi`);
  return capitalizeIn(said, "tr");
}

function inEnglish(term: string, isPast: boolean): string {
  // What one was responsible for, a verb opens: "leading a team" is turned, "testing equipment" would be, too.
  const [turned = ""] = polishEnglish(`I was responsible for ${inSentence(term, "en")}`, isPast);
  if (/^\p{L}+ing\s/iu.test(term) && !turned.startsWith("Responsible for ")) return turned;
  return isName(term) ? `Worked with ${term}` : `Carried out ${inSentence(term, "en")}`;
}

/**
 * What a posting asks for as a point of a job, as somebody would word it who has done it: "Leading a team" → "Led a
 * team", "Sözleşme hazırlama" → "Sözleşme hazırladım". Null where it can't be worded as one thing that was done.
 */
export function phraseAddition(term: string, language: Language, isPast: boolean): string | null {
  const written = term.trim();
  if (!written || ALTERNATIVES.test(written)) return null;
  return language === "tr" ? inTurkish(written) : inEnglish(written, isPast);
}
