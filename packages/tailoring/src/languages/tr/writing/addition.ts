import { capitalizeIn } from "@terzi/language/normalise";
import { inSentence, isProperName } from "../../../writing/skill-names.ts";
import { isActivity } from "./polish.ts";
import { closeVowelBehind } from "./vowel-harmony.ts";

/** Turkish words of quality, which describe a person and not work: "yönetebilecek", "mezun olan". */
const OF_A_PERSON =
  /(?:[ae]bilecek|[ae]c[ae]k|m[ıiuü]ş|olan|olmak|olma|sahip|yatkın|hâkim|hakim|bilen|eden|yapan|deneyimli|mezunu?)$/iu;
const INFINITIVE = /(\p{L}{2,})m[ae]k$/u;
const VERBAL_NOUN = /(\p{L}{2,})m[ae]$/u;
/** Nouns that only look derived from a verb, or have become things. */
const NO_VERB =
  /(?:firma|sinema|tema|klima|drama|diploma|şema|forma|mahkeme|malzeme|sözleşme|işletme|kelime|krema|danışma)$/u;
/** "Ofis programlarını": an object without its verb. */
const OBJECT = /(?:programlarını|uygulamalarını|yazılımlarını|sistemlerini|araçlarını)$/iu;

/** "sözleşme hazırlama" → "sözleşme hazırladım", "ürün geliştir" + "mek" → "ürün geliştirdim". */
function asDone(phrase: string, form: RegExp): string | null {
  const match = form.exec(phrase);
  const [whole = "", stem = ""] = match ?? [];
  const vowel = closeVowelBehind(stem);
  if (!match || !vowel || NO_VERB.test(phrase)) return null;
  return `${phrase.slice(0, phrase.length - whole.length)}${stem}${/[fstkçşhp]$/u.test(stem) ? "t" : "d"}${vowel}m`;
}

/** Each part of a row: "tasarlamak ve geliştirmek" → "tasarladım ve geliştirdim"; null where one isn't a verb. */
function rowAsDone(phrase: string): string | null {
  const form = INFINITIVE.test(phrase) ? INFINITIVE : VERBAL_NOUN;
  const parts = phrase.split(/(\s+ve\s+)/u);
  const done = parts.map((part, at) => (at % 2 ? part : asDone(part, form)));
  if (done.every((part) => part !== null)) return done.join("");
  // An infinitive isn't a noun here, so its last verb takes what is joined before it.
  return form === INFINITIVE ? asDone(phrase, form) : null;
}

/** A name all through: no word after it says what is done with it. */
const isName = (term: string): boolean =>
  /^(?:\p{Lu}|\d)/u.test(term) && isProperName(term) && !/\s\p{Ll}[\p{L}]*$/u.test(term);

/** Null for a quality: nobody has done it. */
export function additionInTurkish(term: string): string | null {
  if (OF_A_PERSON.test(term)) return null;
  if (isName(term) || OBJECT.test(term)) return capitalizeIn(`${term} kullandım`, "tr");
  const lower = inSentence(term, "tr");
  const done = rowAsDone(lower) ?? (isActivity(lower) ? `${lower} yaptım` : `${lower} deneyimi`);
  return capitalizeIn(done, "tr");
}
