import { foldAscii } from "@terzi/language/normalise";
import {
  isFutureEnding,
  isNegativeEnding,
  isNounEnding,
  isVerbEnding,
  isWithout,
} from "@terzi/language/tr/endings";
import { lengthened, SHORTENED } from "@terzi/language/tr/shortened-stems";
import type { Fit, LexiconWord } from "../../guard-language.ts";

/** A stem's last consonant softens before a vowel: "kitap" – "kitabı", "et" – "edilmesi". */
const softened = (text: string): string =>
  text.replace(/[pctk]$/, (letter) => ({ p: "b", c: "c", t: "d", k: "g" })[letter] ?? letter);

/** Only these verbs soften: "ederek", "gidiyor". "çıkardım" isn't from "çıkart-". */
const SOFT_VERBS = /(?:(?<!isl)et|^git|^tat|^gut)$/;

/** Short nouns stay hard: "altı", "sütü". "aldım" isn't from "alt". */
const SHORT_HARD = /^.{1,2}t$/;

/** How a Turkish stem may begin a key: as it is, softened, or without its last vowel ("kaydı"). */
function baseOf(key: string, text: string, isVerb: boolean): string | null {
  if (key.startsWith(text)) return text;
  const staysHard = isVerb ? !SOFT_VERBS.test(text) : SHORT_HARD.test(text);
  const soft = staysHard ? text : softened(text);
  const forms = [soft, SHORTENED[text] ?? soft];
  return forms.find((form) => key.startsWith(form) && /^[aeiou]/.test(key.slice(form.length))) ?? null;
}

/** After other letters the past has a d: "örtü" isn't from "ör-". */
const VOICELESS = /[fstkchp]$/;

/** "Topraksız", "kablosuz", "ücretsiz": kinds of things, and nobody's denial of soil, cables or pay. */
const OWN_WORDS =
  /^(?:topraksiz|kablosuz|evsiz|telsiz|issiz|sessiz|temassiz|kimsesiz|engelsiz|sinirsiz|cansiz|insansiz|dikissiz|glutensiz|sekersiz|alkolsuz|kursunsuz|ucretsiz|faizsiz|kagitsiz|sutsuz|etsiz|yagsiz|tuzsuz|renksiz|kokusuz|susuz|pilsiz|motorsuz|surucusuz|rakipsiz|kusursuz|duzensiz|kesintisiz|essiz|ilgisiz|acisiz|agrisiz|ameliyatsiz|ilacsiz|katkisiz|pestisitsiz|tozsuz|evraksiz|bagimsiz|tarafsiz)/;

/** "Dört üretici birlikte" isn't about a union ("birlik"). */
const TOGETHER = "birlikte";

/** How a folded key matches a Turkish word; null when it doesn't. */
export function fitTurkish(key: string, { text, isVerb, isExact }: LexiconWord): Fit | null {
  // "müdür yardımcısı olarak": as an assistant, not by helping.
  if (key === "olarak" && isVerb && text === "ol") return null;
  if (isExact) return key === text ? { isNegated: false, isFuture: false, stemLength: key.length } : null;
  if (key === TOGETHER && text !== TOGETHER) return null;
  const base = baseOf(key, text, isVerb);
  // "planla-" – "planlıyor".
  if (base === null)
    return isVerb &&
      /[ae]$/.test(text) &&
      key.startsWith(text.slice(0, -1)) &&
      /^[iu]yor/.test(key.slice(text.length - 1))
      ? { isNegated: false, isFuture: false, stemLength: text.length - 1 }
      : null;
  const stemLength = base.length;
  const rest = key.slice(base.length);
  if (isVerb) {
    if (/^t[iu]/.test(rest) && !VOICELESS.test(base)) return null;
    if (isNegativeEnding(rest)) return { isNegated: true, isFuture: false, stemLength };
    return rest && (isVerbEnding(rest) || isFutureEnding(rest))
      ? { isNegated: false, isFuture: isFutureEnding(rest), stemLength }
      : null;
  }
  if (isWithout(rest) && OWN_WORDS.test(key)) return null;
  if (isWithout(rest)) return { isNegated: true, isFuture: false, stemLength };
  return isNounEnding(rest, base) ? { isNegated: false, isFuture: false, stemLength } : null;
}

/** Inside a noun group there is no case except the genitive: "iş yeri" isn't in "işlerinde yer aldım". */
export const INNER = /^(?:l[ae]r)?(?:s?[iu]|l[ae]r[iu])?(?:n?[iu]n|l[iu]|ki)?$/;

/** "ödeme sayfası" also as "ödeme sayfa", so that "ödeme sayfalarını" matches. */
export function withoutPossessive(phrase: string): string[] {
  if (!phrase.includes(" ") || /[-!]$/.test(phrase)) return [];
  const bare = phrase.replace(/(?<=[aeıioöuü])s[ıiuü]$/, "");
  if (bare !== phrase) return [bare];
  const short = phrase.replace(/(?<=[^aeıioöuü\s])[ıiuü]$/, "");
  // "hattı" is from "hat".
  const single = short.replace(/(tt|kk|ll|mm|nn|rr|zz)$/, (twice) => twice.charAt(0));
  return short === phrase ? [] : [single.replace(/[gğ]$/, "k").replace(/b$/, "p")];
}

const HARD: Record<string, string> = { b: "p", c: "c", d: "t", g: "k" };

/** The Turkish words that a key may be a form of: its beginnings, hardened, lengthened, or with their last vowel. */
export function* textsIn(key: string, longest: number): Generator<string> {
  for (let length = Math.min(key.length, longest); length >= Math.min(2, key.length); length--) {
    const prefix = key.slice(0, length);
    yield prefix;
    const whole = lengthened(prefix);
    if (whole) yield whole;
    const hard = HARD[prefix.charAt(length - 1)];
    if (hard && !prefix.endsWith(hard)) yield prefix.slice(0, -1) + hard;
    if (key.startsWith("iyor", length) || key.startsWith("uyor", length)) yield* [`${prefix}a`, `${prefix}e`];
  }
}

/** Without the lexicon's signs: a hyphen after a verb's stem, "!" after a word that counts only in this form. */
export function readSigned(signed: string): Omit<LexiconWord, "language"> {
  const isVerb = signed.endsWith("-");
  const isExact = signed.endsWith("!");
  const marked = isVerb || isExact ? signed.slice(0, -1) : signed;
  const text = foldAscii(marked);
  return { text, written: text, marked, isVerb, isExact };
}
