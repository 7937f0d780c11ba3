import { CareerProfile } from "@terzi/contracts/career";
import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { alignSentence } from "../guard/align/align-sentence.ts";
import { nameConflicts } from "../guard/contradict/names/name-conflicts.ts";
import { idsOfLine } from "../guard/entail/line-ids.ts";
import { readFacts } from "../guard/facts/profile-facts.ts";
import type { Line, Term } from "../guard/parse/line.ts";
import { languageOfSentence } from "../guard/parse/line-language.ts";
import { readLine } from "../guard/parse/read-line.ts";
import { writingPattern } from "../languages/all-writing-patterns.ts";

type Told = { text: string; language: Language };

/** Nothing of it is dated. */
const NO_DAY = "2000-01-01";

/** The dot of a title doesn't end a sentence: "Dr. Ayşe Kaya". */
const TITLE_DOT = new RegExp(String.raw`\b(${writingPattern("titleOfName")})\.(?=\s)`, "gu");

const CAPITAL = /^\p{Lu}/u;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The names of all countries in all languages, folded. */
const COUNTRIES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    return LETTERS.flatMap((first) => LETTERS.flatMap((second) => names.of(first + second) ?? []));
  }).map(foldAscii),
);

/** A product, whose id is capitalised, or a country: in the lexicon, and still not to be translated. */
const isOneThing = ({ surface, ids }: Term): boolean =>
  CAPITAL.test(surface) &&
  (ids.some((id) => /^c:.*\p{Lu}/u.test(id)) ||
    COUNTRIES.has(foldAscii(surface.replace(/['’].*$/u, "")).trim()));

const meant = ({ ids }: Term): string[] => ids.filter((id) => id.startsWith("c:"));

/** Employers, products, places and people that only one of two texts names; ordinary words may be translated. */
function namesBeyond(told: Told, other: Told): string[] {
  const facts = readFacts(CareerProfile.parse({ summary: other.text }), NO_DAY);
  const { entries } = facts;
  const lines = entries.flatMap(({ texts }) => texts.map(({ line }) => line));
  const otherIds = new Set(lines.flatMap((line) => [...idsOfLine(line)]));
  const otherWords = foldAscii(other.text);
  const isMeantThere = (term: Term): boolean => meant(term).some((id) => otherIds.has(id));
  const beyondIn = (line: Line): string[] => {
    const terms = line.clauses.flatMap((clause) => clause.terms);
    const alignment = alignSentence(line, entries);
    const unknown = nameConflicts({ alignment, entries, facts })
      .map(({ said }) => said)
      .filter((said) => !terms.some((term) => term.surface.includes(said) && isMeantThere(term)));
    const known = terms.filter(
      (term) => isOneThing(term) && !isMeantThere(term) && !otherWords.includes(foldAscii(term.surface)),
    );
    return [...unknown, ...known.map(({ surface }) => surface)];
  };
  return splitSentences(told.text).flatMap(({ start, end }) => {
    const sentence = told.text.slice(start, end);
    const language = languageOfSentence(sentence, facts, told.language);
    return beyondIn(readLine(sentence, { language, names: facts.names }));
  });
}

/** "RabbitMQ'ya" → "RabbitMQ" */
const withoutEnding = (name: string): string => name.replace(/['’]\p{Ll}+$/u, "");

const withoutDots = ({ text, language }: Told): Told => ({ text: text.replace(TITLE_DOT, "$1"), language });

/** The names within two texts that only one of them has. */
export function namesApart(first: Told, second: Told): string[] {
  const [a, b] = [withoutDots(first), withoutDots(second)];
  const names = [...new Set([...namesBeyond(a, b), ...namesBeyond(b, a)].map(withoutEnding))];
  return names.filter((name) => !names.some((whole) => whole !== name && whole.includes(name)));
}
