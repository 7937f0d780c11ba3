import { stem } from "../../text/stem.ts";
import type { ConceptKind, Phrase, Word } from "./lexicon-lines.ts";
import { SHORTENED } from "./shortened-stems.ts";
import { isFutureEnding, isNegativeEnding, isNounEnding, isVerbEnding, isWithout } from "./turkish-forms.ts";
import { agreesInMarks } from "./turkish-marks.ts";

/** A concept met in a text at `at`, `length` tokens long. */
export type Met = {
  id: string;
  kind: ConceptKind;
  length: number;
  isNegated: boolean;
  isFuture: boolean;
  isTurkish: boolean;
  isVerb: boolean;
  /** How many letters of its last token are the word's own; the rest is an ending. */
  stemLength: number;
};

/** A stem's last consonant softens before a vowel: "kitap" – "kitabı", "et" – "edilmesi". */
const softened = (text: string): string =>
  text.replace(/[pctk]$/, (letter) => ({ p: "b", c: "c", t: "d", k: "g" })[letter] ?? letter);

/** By its stem, but "cares" isn't "car", nor "role" from "rolling". */
const fitsEnglish = (key: string, { text, written, isExact }: Word): boolean =>
  key === written || (!isExact && stem(key, "en") === text && !differsInE(key, written));

const DOUBLED = /([^aeiou])\1(?:ed|ing)$/;

/** "Branches", "taxes" are more than one of what ends in a hiss. */
const HISSING = /(?:s|x|z|ch|sh)$/;
const isPluralOf = (one: string, other: string): boolean => HISSING.test(other) && one === `${other}es`;

function differsInE(one: string, other: string): boolean {
  if (isPluralOf(one, other) || isPluralOf(other, one)) return false;
  const [a, b] = [one.replace(/s$/, ""), other.replace(/s$/, "")];
  return (
    a === `${b}e` ||
    b === `${a}e` ||
    (a.endsWith("e") && DOUBLED.test(b)) ||
    (b.endsWith("e") && DOUBLED.test(a))
  );
}

/** Only these verbs soften: "ederek", "gidiyor". "çıkardım" isn't from "çıkart-". */
const SOFT_VERBS = /(?:(?<!isl)et|^git|^tat|^gut)$/;

/** Short nouns stay hard: "altı", "sütü". "aldım" isn't from "alt". */
const SHORT_HARD = /^.{1,2}t$/;

/** The form in which a Turkish stem begins a key: itself, softened, or without its last vowel ("kaydı"). */
function baseOf(key: string, text: string, isVerb: boolean): string | null {
  if (key.startsWith(text)) return text;
  const staysHard = isVerb ? !SOFT_VERBS.test(text) : SHORT_HARD.test(text);
  const soft = staysHard ? text : softened(text);
  const forms = [soft, SHORTENED[text] ?? soft];
  return forms.find((form) => key.startsWith(form) && /^[aeiou]/.test(key.slice(form.length))) ?? null;
}

/** Behind other letters the past is with a d: "örtü" isn't from "ör-". */
const VOICELESS = /[fstkchp]$/;

/** How a key carries a word. */
export type Fit = { isNegated: boolean; isFuture: boolean; stemLength: number };

/** "Dört üretici birlikte" are in no union ("birlik"). */
const TOGETHER = "birlikte";

/** How a folded key carries a Turkish word: null when it doesn't. */
function fitTurkish(key: string, { text, isVerb, isExact }: Word): Fit | null {
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
  if (isWithout(rest)) return { isNegated: true, isFuture: false, stemLength };
  return isNounEnding(rest, base) ? { isNegated: false, isFuture: false, stemLength } : null;
}

/** How a key carries a word of the lexicon; null when it doesn't. */
export function fitWord(key: string, word: Word): Fit | null {
  if (word.isTurkish) return fitTurkish(key, word);
  return fitsEnglish(key, word) ? { isNegated: false, isFuture: false, stemLength: key.length } : null;
}

/** Inside a group of nouns stands no case but "of": "iş yeri" isn't in "işlerinde yer aldım". */
const INNER = /^(?:l[ae]r)?(?:s?[iu]|l[ae]r[iu])?(?:n?[iu]n|l[iu]|ki)?$/;

/** "Advised customers" is a deed, "advising customers" may be a thing. */
const isDeedOf = (key: string, { written }: Word, { kind, words }: Phrase): boolean =>
  kind === "thing" && words.length > 1 && written.endsWith("ing") && key.endsWith("ed");

/**
 * The phrase as the tokens from `at` on carry it, of which the first carries its first word in the way of `first`; null
 * when they don't. `marks` are the tokens with the marks on their letters, where the text is typed with them.
 */
export function fitPhrase(
  phrase: Phrase,
  first: Fit,
  { keys, at, marks }: { keys: string[]; at: number; marks?: string[] | null | undefined },
): Met | null {
  let isNegated = false;
  let isFuture = false;
  let stemLength = 0;
  for (let offset = 0; offset < phrase.words.length; offset++) {
    const key = keys[at + offset];
    const word = phrase.words[offset];
    if (key === undefined || !word) return null;
    const fit = offset === 0 ? first : fitWord(key, word);
    if (!fit) return null;
    stemLength = fit.stemLength;
    if (!word.isTurkish) {
      if (isDeedOf(key, word, phrase)) return null;
      continue;
    }
    if (marks && !agreesInMarks(marks[at + offset] ?? "", word.marked, fit.stemLength)) return null;
    const isInner = offset < phrase.words.length - 1 && !phrase.words.at(-1)?.isVerb;
    if (isInner && !INNER.test(key.slice(fit.stemLength))) return null;
    isNegated ||= fit.isNegated;
    isFuture ||= fit.isFuture;
  }
  const { id, kind, words } = phrase;
  const last = words.at(-1);
  // "Forklift operatörlüğü" is work that one does, not a title.
  const ending = (keys[at + words.length - 1] ?? "").slice(stemLength);
  if (id.startsWith("role-") && words.length > 1 && last?.isTurkish && /^l[iu][kg]/.test(ending)) return null;
  return {
    id,
    kind,
    length: words.length,
    isNegated,
    isFuture,
    isTurkish: last?.isTurkish ?? false,
    isVerb: last?.isVerb ?? false,
    stemLength,
  };
}
