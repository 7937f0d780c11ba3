import type { Language } from "@terzi/contracts/languages";
import { rootOf } from "@terzi/language/en/word-families";
import { tokenize } from "@terzi/language/tokens";
import { turkish } from "@terzi/language/tr/turkish";
import { beginningsIn } from "@terzi/lexicon/beginning";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { TURKISH_LETTER } from "../languages/tr/letters.ts";
import { NAMING_FORMS, ORDINARY_WORDS, SHORT_NAMES } from "./ambiguous.ts";
import { type Concept, lexicon } from "./concepts.ts";
import { callFor, isWhole, missesSoFar } from "./parts.ts";
import type { Word } from "./word.ts";
import { OWN_WORDS, readMeaning, wordOf } from "./word-meanings.ts";

/** A concept named by the words `from` to `to` (exclusive). */
export type Named = { concept: Concept; from: number; to: number };

export type Annotated = { text: string; language: Language; words: Word[]; named: Named[] };

const NAMES_PROGRAM = new RegExp(String.raw`^\s${matchingCue("softwareBehind")}`, "iu");

/** `isOurs`: named by our own glossary, which was written with ordinary words in mind. */
type Found = Named & { isOurs: boolean; isAcronym: boolean };
type Phrases = ReturnType<typeof lexicon>["english"];
type Candidate = Found & { isName: boolean };

/** Whether a text has a word in its own letters; who writes without them means any. The last letter may soften. */
function isSpelledSo(spelled: string, raw: string): boolean {
  const small = raw.toLocaleLowerCase(turkish.locale);
  if (!TURKISH_LETTER.test(small)) return true;
  const length = Math.min(spelled.length, small.length) - 1;
  return small.slice(0, length) === spelled.slice(0, length);
}

/** Whether the words of a name go on as the keys do; the first is known to. */
function standAt(words: readonly string[], keys: readonly string[], from: number): boolean {
  for (let offset = words.length - 1; offset > 0; offset--)
    if (keys[from + offset] !== words[offset]) return false;
  return true;
}

function findAt(
  keys: string[],
  phrases: Phrases,
  from: number,
  { key: written, raw }: { key: string; raw: string },
): Found | undefined {
  const match = phrases
    .get(keys[from] ?? "")
    ?.find(
      ({ words, exactly, spelled }) =>
        standAt(words, keys, from) &&
        (spelled === undefined || isSpelledSo(spelled, raw)) &&
        (exactly === undefined || exactly === written || `${exactly}s` === written),
    );
  return (
    match && {
      concept: match.concept,
      isOurs: match.isOurs,
      isAcronym: match.isAcronym,
      from,
      to: from + match.words.length,
    }
  );
}

/** What a Turkish word says in English may name a field that our Turkish names don't ("tasarladım": design). */
function findTranslated(words: Word[], phrases: Phrases, from: number): Found | undefined {
  const roots = words[from]?.roots ?? [];
  for (const root of roots) {
    const match = phrases.get(root)?.find(
      ({ words: named, isOurs, concept }) =>
        isOurs &&
        concept.kind !== "tool" &&
        // One word alone may mean several things; then it names nothing, and never a field by its byname.
        (named.length > 1 || (roots.length === 1 && concept.id === root && !NAMING_FORMS.has(root))) &&
        named.every((word, offset) => words[from + offset]?.roots.includes(word)),
    );
    if (match)
      return { concept: match.concept, isOurs: true, isAcronym: false, from, to: from + match.words.length };
  }
  return undefined;
}

/** Between two names of a list stands nothing but separators and a joining word. */
const isListed = (between: string): boolean =>
  /^[\s,;/|&+()•·-]*(?:and|or|ve|veya|ya da)?[\s,;/|&+()•·-]*$/iu.test(between);

/** "Public" is no form of the field's name, "publications", though the roots are the same. */
function isOtherForm(words: Word[], { from, to, concept }: Found): boolean {
  const word = words[from];
  if (!word || to - from > 1 || concept.kind === "tool") return false;
  return NAMING_FORMS.get(rootOf(word.key))?.test(word.key) === false;
}

function isCertain(text: string, words: Word[], found: Found): boolean {
  const { from, to, isOurs, isAcronym, concept } = found;
  const [word] = words.slice(from, to);
  if (!word || to - from > 1) return true;
  // "of it one year": so short a name is written in capitals.
  if (word.key.length < 3 && concept.kind !== "tool" && /^\p{Ll}/u.test(text.slice(word.start, word.end)))
    return false;
  if (isOtherForm(words, found)) return false;
  // "Payroll" is also a program's name; as a field of work it is what it says.
  if (isOurs && concept.kind !== "tool" && !SHORT_NAMES.has(word.key)) return true;
  if (SHORT_NAMES.has(word.key)) return false;
  if (isAcronym && /\p{Ll}/u.test(text.slice(word.start, word.end))) return false;
  const isOrdinary = isOurs ? ORDINARY_WORDS.has(word.key) : concept.kind === "tool" && word.telling < 1;
  if (!isOrdinary && !ORDINARY_WORDS.has(word.key)) return true;
  const isCapital = /^\p{Lu}/u.test(text.slice(word.start, word.end));
  // "Empower software": so is only a product called.
  if (isCapital && NAMES_PROGRAM.test(text.slice(word.end))) return true;
  // "Excel (pivot tables)": an entry that is a name with a remark.
  if (isCapital && from === 0 && /^\s*\(/.test(text.slice(word.end))) return true;
  const before = text.slice(0, word.start).trimEnd();
  // "Excel kullanabilmek": the ordinary word is English, so it is a name in front, too.
  if (isCapital && from === 0 && word.own !== undefined) return true;
  return isCapital && before !== "" && !/[.!?:•\n]$/.test(before) && !/[\p{Lu}]\p{L}*$/u.test(before);
}

/** How far along a list a name is looked for that tells what the others are: lists without one are no longer. */
const MOST_LISTED = 20;

const MOST_REMEMBERED = 4_000;
const LONG = 500;
const annotatedIn = new Map<Language, Map<string, Annotated>>();

/**
 * Words and concepts of a text. A name that is also an ordinary word ("Go", "C", "Access") is taken only beside
 * another tool of a list, alone in the text, or, for longer ones, when written as a name within a sentence.
 */
export function annotate(text: string, language: Language): Annotated {
  const annotated = annotatedIn.get(language) ?? new Map<string, Annotated>();
  annotatedIn.set(language, annotated);
  const known = annotated.get(text);
  if (known) return known;
  const before = missesSoFar();
  const computed = computeAnnotated(text, language);
  // Bounded, because the server lives long; long texts are seldom asked for twice.
  if (annotated.size >= MOST_REMEMBERED) annotated.clear();
  if (text.length < LONG && before === missesSoFar()) annotated.set(text, computed);
  return computed;
}

function computeAnnotated(text: string, language: Language): Annotated {
  const { english, others } = lexicon();
  const ownPhrases = others.get(language);
  const own = OWN_WORDS[language];
  const tokens = tokenize(text);
  const meanings = tokens.map((token) => readMeaning(token, language, text));
  const alone = meanings.flatMap((meaning, at) => {
    const token = tokens[at];
    return token ? [wordOf(token, meaning)] : [];
  });
  const words = own ? own.readTogether(alone) : alone;
  const roots = meanings.map(({ root }) => root);
  const stems = own ? meanings.map(({ ownStem = "" }) => ownStem) : [];
  if (!isWhole())
    for (const met of [
      roots.map((root) => [root]),
      stems.map((stem) => [stem]),
      words.map((word) => word.roots),
    ])
      callFor(beginningsIn(met));
  const candidates: Candidate[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const written = { key: word?.key ?? "", raw: word ? text.slice(word.start, word.end) : "" };
    const inOwn = ownPhrases && findAt(stems, ownPhrases, at, written);
    const inEnglish = findAt(roots, english, at, written);
    const direct = inOwn && (!inEnglish || inOwn.to >= inEnglish.to) ? inOwn : inEnglish;
    const found = direct ?? (own ? findTranslated(words, english, at) : undefined);
    if (found) candidates.push({ ...found, isName: isCertain(text, words, found) });
    at = found ? found.to : at + 1;
  }
  const stands = (index: number, step: number, steps = MOST_LISTED): boolean => {
    const here = candidates[index];
    const there = candidates[index + step];
    if (!here || !there || there.concept.kind !== "tool" || !steps) return false;
    const [left, right] = step > 0 ? [here, there] : [there, here];
    const between = text.slice(words[left.to - 1]?.end ?? 0, words[right.from]?.start ?? 0);
    return isListed(between) && (there.isName || stands(index + step, step, steps - 1));
  };
  const named = candidates.filter(
    (candidate, index) =>
      candidate.isName ||
      (candidate.to - candidate.from === words.length && !isOtherForm(words, candidate)) ||
      stands(index, 1) ||
      stands(index, -1),
  );
  return { text, language, words, named: named.map(({ concept, from, to }) => ({ concept, from, to })) };
}
