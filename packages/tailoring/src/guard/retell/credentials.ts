import type { Place } from "@terzi/contracts/place";
import { foldAscii } from "@terzi/language/normalise";
import { idsIn } from "../align/align-sentence.ts";
import { partAt } from "../contradict/doers/level-conflicts.ts";
import { isRole } from "../entail/people-terms.ts";
import { lostMarkers } from "../entail/weigh-markers.ts";
import type { Fact, FactEntry } from "../facts/fact.ts";
import { overlaps } from "../entail/overlap.ts";
import type { Line, Term } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { isSameDate, isSameNumber } from "./retold-numbers.ts";
import { partLine, type Segment } from "./segments.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, knownOf, meets, wordsLost } from "./words-lost.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** Between two credentials: "nurse with …, certified in … and fluent in …". */
const BETWEEN = new RegExp(String.raw`[,;:()]|(?<!\p{L})${guardCue("betweenCredentials")}(?!\p{L})`, "iu");
/** "Akıcı Almanca konuşan hemşire": behind such a word another begins. */
const CLOSING = new RegExp(`^${guardCue("closesCredential")}$`, "iu");

const CLOSED = new RegExp(String.raw`(?<!\p{L})(?:${guardCue("closesCredential")})(?!\p{L})`, "iu");
/** "Brewer skilled in …", "technician holding …". */
const OPENING = new RegExp(`^(?:${guardCue("opensCredential")})$`, "iu");
const OPENED = new RegExp(String.raw`(?<!\p{L})(?:${guardCue("opensCredential")})(?!\p{L})`, "iu");

/** "Completed the degree programme", "ön lisans programını bitirdi". */
const STUDIES = new RegExp(`^${guardCue("studies")}$`);

const NONE = { own: new Set<string>(), wider: new Set<string>() };

/** "Nurse | with a degree | fluent in German": what a sentence says of somebody, thing by thing. */
export const partsOfIntroduction = (sentence: Line): Segment[] =>
  partLine(
    sentence,
    (between, last, next) =>
      !isOneTerm(last, next, sentence) &&
      (BETWEEN.test(between) ||
        CLOSED.test(between) ||
        OPENED.test(between) ||
        (last !== null && CLOSING.test(last.surface)) ||
        (next !== null && OPENING.test(next.surface))),
  );

/** "Speech and language therapist". */
const isOneTerm = (last: ToldWord | null, next: ToldWord | null, { clauses }: Line): boolean =>
  last !== null &&
  next !== null &&
  clauses.some(({ terms }) => terms.some(({ start, end }) => start <= last.start && end >= next.end));

type Found = { entry: FactEntry; isNameOnly: boolean };

/**
 * Whether everything that a sentence says is held: each part of it is in one title, language, degree, certificate or
 * membership.
 */
export function placesHeld(sentence: Line, entries: FactEntry[]): Place[] | null {
  const parts = partsOfIntroduction(sentence);
  if (!parts.length || !hasLevels(sentence, entries)) return null;
  const places: Place[] = [];
  let before: FactEntry[] = [];
  for (const part of parts) {
    const found = entries.flatMap((entry) => holdingIn(part, entry, sentence));
    const fitting = found.filter(({ entry, isNameOnly }) => !isNameOnly || before.includes(entry));
    const [first] = fitting;
    if (!first) return null;
    places.push(first.entry.place);
    before = fitting.map(({ entry }) => entry);
  }
  return [...new Set(places)].filter(Boolean);
}

/** What an entry has that justifies saying one has it, or is it. */
function factsOf({ kind, heading, texts, isOngoing }: FactEntry): Fact[] {
  if (kind === "experiences") return isOngoing ? heading : [];
  return kind === "summary" || kind === "skills" ? [] : [...heading, ...texts];
}

const CREDENTIALS = new Set(["certifications", "education"]);

/** Whether one part of a sentence stands in an entry; nothing where it doesn't. */
export function holdingIn({ words, numbers }: Segment, entry: FactEntry, sentence: Line): Found[] {
  const facts = factsOf(entry);
  if (!facts.length || isOver(entry, words)) return [];
  const claiming = words.filter(
    (word) => !word.isEmpty && !word.everyday.own.has("link") && !isSaidOfAny(word, entry, numbers),
  );
  const stands = (word: ToldWord, some: Fact[]) =>
    some.some(({ line }) => {
      const told = toldWordsIn(line);
      // A diploma isn't a degree.
      if (word.everyday.own.has("degree")) return isMet({ ...word, everyday: NONE }, knownBy(told));
      return (
        isMet(word, knownBy(told)) ||
        // Whether two titles in the lexicon are the same: "veteriner hekim" isn't a veterinary nurse.
        (!isRoleAt(word, sentence) && isTranslation(word, told, line, sentence))
      );
    });
  if (!claiming.every((word) => stands(word, facts))) return [];
  if (entry.kind === "education" && !isSameField(claiming, facts, sentence)) return [];
  if (!numbers.every((number) => isNumberOf(number, entry, facts, sentence))) return [];
  const title = facts.find((fact) => fact.isTitle && claiming.some((word) => stands(word, [fact])));
  if (claiming.some((word) => isRoleAt(word, sentence)) && !(title && isWhole(title, words, sentence)))
    return [];
  const clauses = facts.flatMap(({ line }) => line.clauses);
  const [first] = sentence.clauses;
  const markers = new Set(sentence.clauses.flatMap((clause) => [...clause.markers]));
  if (!first || lostMarkers({ ...first, markers }, clauses, clauses).some((one) => !one.startsWith("+")))
    return [];
  return [{ entry, isNameOnly: !title && entry.kind !== "other" }];
}

/** "Okul Öncesi Öğretmenliği" isn't "Sınıf Öğretmenliği": two subjects that share a word are two. */
function isSameField(words: ToldWord[], facts: Fact[], sentence: Line): boolean {
  const lines = facts
    .map(({ line }) => line)
    .filter((line) => line.words.language === sentence.words.language);
  const known = lines.flatMap(namedInWords);
  return namedInWords(sentence)
    .filter(({ surface }) => /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(surface))
    .filter(({ start, end }) => words.some((word) => word.start >= start && word.end <= end))
    .every(
      (term) =>
        !known.some((other) => overlaps(term.parts.flat(), other.parts.flat())) ||
        lines.some((line) => term.ids.some((id) => idsIn(line).has(id)) || isWordedIn(term, line)),
    );
}

const isWordedIn = ({ surface }: Term, { text }: Line): boolean => {
  const known = foldAscii(text);
  return foldAscii(surface)
    .split(" ")
    .every((word) => known.includes(word.slice(0, STEM)));
};
const STEM = 5;

/** Several words that stand for one thing. */
const namedInWords = ({ clauses }: Line): Term[] =>
  clauses
    .flatMap(({ terms }) => terms)
    .filter(({ parts, ids }) => parts.length > 1 && ids.some((id) => id.startsWith("c:")));

/** A title is claimed as a whole: a deputy manager isn't a manager. */
const isWhole = ({ line }: Fact, words: ToldWord[], sentence: Line): boolean =>
  wordsLost(toldWordsIn(line), words, line).every((word) => isTranslation(word, words, sentence, line));

const isRoleAt = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ terms }) => terms.some((term) => isRole(term) && term.start <= start && term.end >= end));

export const isTranslation = (word: ToldWord, told: ToldWord[], line: Line, other: Line): boolean =>
  line.words.language !== other.words.language &&
  !word.isName &&
  told.some(({ translations, isName }) => !isName && meets(word.translations, new Set(translations)));

/** "Holds", "certified", and of a certificate with that date "valid until". */
const isSaidOfAny = ({ everyday, key }: ToldWord, entry: FactEntry, numbers: NumberTerm[]): boolean =>
  CREDENTIALS.has(entry.kind) &&
  ((entry.kind === "education" && STUDIES.test(key)) ||
    everyday.own.has("credential") ||
    (everyday.own.has("valid") && !numbers.length && isHeld(entry)) ||
    ((everyday.own.has("valid") || everyday.own.has("expire")) &&
      numbers.some((number) => entry.dates.some((date) => date.side === "end" && isSameDate(number, date)))));

const isHeld = ({ heading }: FactEntry): boolean => heading.some(({ line }) => line.text.includes("holds"));

/** A certificate that is no longer valid, where the sentence doesn't say so. */
const isOver = (entry: FactEntry, words: ToldWord[]): boolean =>
  entry.kind === "certifications" &&
  !isHeld(entry) &&
  !words.some(({ everyday }) => everyday.own.has("expire"));

const isNumberOf = (number: NumberTerm, entry: FactEntry, facts: Fact[], sentence: Line): boolean =>
  (number.unit === "date" && entry.dates.some((date) => isSameDate(number, date))) ||
  facts.some(({ line }) => isSameNumber(number, sentence, line));

/** Words for a level of a language, by what they have in common. */
const LEVELS: RegExp[] = [
  /\b(?:native|mother tongue|bilingual|ana ?dil\w*)\b/,
  /\b(?:fluent\w*|akici)\b/,
  /\b(?:advanced|ileri)\b/,
  /\b(?:professional\w*|profesyonel|business|is duzeyi\w*|mesleki)\b/,
  /\b(?:intermediate|conversational|orta)\b/,
  /\b(?:basic|beginner|elementary|temel|baslangic)\b/,
];
const levelsIn = (text: string): RegExp[] => LEVELS.filter((level) => level.test(foldAscii(text)));

/** Between two signs: in "Russian fluent; German and English intermediate" the two share a level. */
const stretchAt = (at: number, text: string): string =>
  `${/[^,;()]*$/.exec(text.slice(0, at))?.[0] ?? ""}${/^[^,;()]*/.exec(text.slice(at))?.[0] ?? ""}`;

/**
 * "Fluent German and English": where levels are given, each language has that level next to it, or it is the only
 * one.
 */
export function hasLevels(sentence: Line, entries: FactEntry[]): boolean {
  const said = levelsIn(sentence.text);
  const words = toldWordsIn(sentence);
  return entries.every(({ kind, heading: [first] }) => {
    const [own] = kind === "languages" && first ? toldWordsIn(first.line) : [];
    const at = own && words.find((word) => isMet(word, knownOf(own)));
    if (!first || !at || !said.length) return true;
    const beside = levelsIn(partAt(at.start, sentence.text));
    const together = levelsIn(stretchAt(at.start, sentence.text));
    const known = levelsIn(first.line.text);
    const levels = [beside, together, said].find((some) => some.length) ?? said;
    return levels.length === 1 && levels.every((one) => known.includes(one));
  });
}
