import { foldAscii } from "@terzi/language/normalise";
import { monthNamed } from "@terzi/language/months";
import type { CareerProfile } from "@terzi/contracts/career";
import type { Line } from "../parse/line.ts";
import { type Span, spansOf } from "../parse/spans.ts";
import type { Conflict } from "./conflict.ts";
import type { ConflictTask } from "./conflict-task.ts";

const texts = new WeakMap<CareerProfile, string>();

/** All that a profile says, folded, with a space for every sign. */
function textOf(profile: CareerProfile): string {
  const before = texts.get(profile);
  if (before !== undefined) return before;
  const text = levelled(JSON.stringify(profile));
  texts.set(profile, text);
  return text;
}
const levelled = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, " ");

/** Names of employers, products, tools and places that the person never wrote and that are no words of the language either. */
export function nameConflicts({ alignment, facts }: ConflictTask): Conflict[] {
  const { sentence } = alignment;
  const known = textOf(facts.profile);
  return capitalsIn(sentence)
    .filter(
      (name) => !isKnownName(name, known) && !isWord(name, sentence) && !isInitials(name, facts.profile),
    )
    .map(({ text }) => ({ kind: "name", said: text, known: "" }));
}

type Name = { text: string; start: number; end: number };

const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:[.&+/#-][\p{L}\p{N}]+)*[+#]*/gu;
/** Levels of languages, money and what every CV has are nobody's names. */
const COMMON = /^(?:[ABC][12]|USD|EUR|GBP|TRY|TL|CV|GPA|BSc|MSc|BA|MA|PhD)$/;

/** The words with a capital that no sentence begins with; all-capital ones wherever they stand. */
function capitalsIn({ text }: Line): Name[] {
  return [...text.matchAll(NAME)]
    .filter(({ 0: word, index }) => {
      const isOpening = /(?:^|[.!?:;•"“(]\s*)$/u.test(text.slice(0, index));
      const isCode = /\p{Lu}.*[\p{Lu}\d]/u.test(word);
      return word.length > 1 && (!isOpening || isCode) && !COMMON.test(word);
    })
    .map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));
}

const ENDING = /(?:s|l[ae]r|in|un|a|e|i|u|da|de|ta|te|dan|den|tan|ten|ya|ye|yi|yu|nin|nun)$/;

function isKnownName({ text }: Name, known: string): boolean {
  const folded = levelled(text).trim();
  return (
    known.includes(folded) ||
    text.split(/[-/&.]/).every((part) => !/^\p{Lu}/u.test(part) || known.includes(levelled(part).trim())) ||
    (folded.length > 4 && known.includes(folded.replace(ENDING, "")))
  );
}

const isMeant = ({ ids }: Span): boolean => ids.some((id) => /^[cn]:/.test(id));

/** A word that the lexicon knows may be a translation: "Dental Hygiene". Only what has a name of its own is a name. */
const isWord = (name: Name, sentence: Line): boolean =>
  monthNamed(foldAscii(name.text)) !== undefined ||
  spansOf(sentence).spans.some((span) => span.start <= name.start && span.end >= name.end && isMeant(span));

/** "NHS" of who wrote "National Health Service". */
function isInitials({ text }: Name, profile: CareerProfile): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(text)) return false;
  const initials = JSON.stringify(profile)
    .split(/[^\p{L}]+/u)
    .map((word) => foldAscii(word).charAt(0))
    .join("");
  return initials.includes(foldAscii(text));
}
