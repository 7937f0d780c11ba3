import type { Language } from "@terzi/contracts/language";
import { fold, lowerIn } from "../text/fold.ts";
import { DEGREES, FIELDS, LANGUAGE_NAMES } from "./education.ts";
import { SKILLS } from "./skills.ts";
import { TITLES_OFFICE } from "./titles-office.ts";
import { TITLES_TRADES } from "./titles-trades.ts";

/** What a short text of a profile names. */
export type TermKind = "title" | "degree" | "field" | "languageName" | "skill";

type Direction = Record<Language, Map<string, string>>;

const keyOf = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

function readGlossary(lines: string): Direction {
  const into: Direction = { en: new Map(), tr: new Map() };
  const put = (to: Map<string, string>, names: string[], target = "") => {
    // The first line that has a name keeps it, so that "Hemşire" is "Nurse" and not a narrower title.
    for (const name of names) if (target && !to.has(keyOf(name))) to.set(keyOf(name), target);
  };
  for (const line of lines.trim().split("\n")) {
    const [english = [], turkish = []] = line
      .split("|")
      .map((side) => side.split(",").map((name) => name.trim()));
    put(into.tr, english, turkish[0]);
    put(into.en, turkish, english[0]);
  }
  return into;
}

const GLOSSARY: Record<TermKind, Direction> = {
  title: readGlossary(`${TITLES_OFFICE.trim()}\n${TITLES_TRADES.trim()}`),
  degree: readGlossary(DEGREES),
  field: readGlossary(FIELDS),
  languageName: readGlossary(LANGUAGE_NAMES),
  skill: readGlossary(SKILLS),
};

/** Ranks that stand before a title in both languages; of a title they keep what they say. */
const RANKS: [english: RegExp, turkish: RegExp, inEnglish: string, inTurkish: string][] = [
  [/^(?:senior|sr\.?)\s+/i, /^kıdemli\s+/iu, "Senior", "Kıdemli"],
  [/^(?:junior|jr\.?)\s+/i, /^junior\s+/iu, "Junior", "Junior"],
  [/^(?:trainee|intern)\s+/i, /^stajyer\s+/iu, "Trainee", "Stajyer"],
  [/^freelance\s+/i, /^(?:serbest|freelance)\s+/iu, "Freelance", "Serbest"],
];

function translateRanked(title: string, to: Language): string | undefined {
  const known = GLOSSARY.title[to].get(keyOf(title));
  if (known !== undefined) return known;
  for (const [english, turkish, inEnglish, inTurkish] of RANKS) {
    const rank = (to === "tr" ? english : turkish).exec(title);
    const rest = rank && GLOSSARY.title[to].get(keyOf(title.slice(rank[0].length)));
    if (rest) return `${to === "tr" ? inTurkish : inEnglish} ${rest}`;
  }
  return undefined;
}

/** "Waiter / Bartender": both or neither. */
function translateTitle(title: string, to: Language): string | undefined {
  const parts = title.split(/\s*\/\s*/);
  const translated = parts.map((part) => translateRanked(part, to) ?? "");
  return translated.every(Boolean) ? translated.join(" / ") : undefined;
}

/** "BSc Computer Engineering", "Bachelor's Degree in Nursing": a degree that names its field. */
function translateDegree(degree: string, to: Language): string | undefined {
  const known = GLOSSARY.degree[to].get(keyOf(degree));
  if (known !== undefined || to === "en") return known;
  const words = degree.split(/\s+/);
  for (const at of words.keys()) {
    const level = GLOSSARY.degree.tr.get(keyOf(words.slice(0, at).join(" ")));
    const field = GLOSSARY.field.tr.get(
      keyOf(
        words
          .slice(at)
          .join(" ")
          .replace(/^(?:in|of) /i, ""),
      ),
    );
    if (level && field) return `${field} ${level} Derecesi`;
  }
  return undefined;
}

const PROPER = new Set([...GLOSSARY.languageName.en.values(), ...GLOSSARY.languageName.tr.values()]);

/** "Wound care" → "Yara bakımı", "WOUND CARE" and "Wound Care" → "Yara Bakımı": written as the person writes names. */
function casedLike(written: string, translated: string, to: Language): string {
  const [first = "", ...rest] = written.split(/\s+/);
  const isLower = (word: string): boolean => !/\p{Lu}/u.test(word);
  const isSentence = rest.length > 0 && rest.every(isLower);
  if (!isSentence && !isLower(first)) return translated;
  return translated
    .split(" ")
    .map((word, at) => {
      const isCommon = /^\p{Lu}[\p{Ll}’'-]+$/u.test(word) && !PROPER.has(word);
      return isCommon && (at > 0 || isLower(first)) ? lowerIn(word, to) : word;
    })
    .join(" ");
}

/**
 * A well-known job title, degree, field of study, name of a language or skill in the other language; null for what our
 * glossary doesn't know and for what is in that language already. Only whole names are translated, so nothing that
 * stands beside them ("Deputy", "(Hons)") can get lost.
 */
export function translateTerm(kind: TermKind, text: string, to: Language): string | null {
  const written = text.trim();
  if (!written) return null;
  const translated =
    kind === "title"
      ? translateTitle(written, to)
      : kind === "degree"
        ? translateDegree(written, to)
        : GLOSSARY[kind][to].get(keyOf(written));
  if (translated === undefined || keyOf(translated) === keyOf(written)) return null;
  return kind === "languageName" ? translated : casedLike(written, translated, to);
}
