import type { OriginalContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/language";
import {
  type DocumentPart,
  entryPlace,
  parsePlace,
  partOf,
  type Place,
  stepsTo,
} from "@terzi/contracts/place";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { isSection, SECTIONS, type Section } from "@terzi/contracts/sections";
import { showProficiency } from "@terzi/i18n/proficiency";
import { showPeriod } from "@terzi/language/dates";

/** What one entry of the profile says in support of a sentence. `name` says which entry; "" when there is only one. */
export type Support = { section: DocumentPart | ""; name: string; quotes: string[] };

/** Longer texts are quoted by their nearest sentence. */
const SHORT = 200;

const follow = (root: unknown, path: string[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    root,
  );

/** Beginnings of words, because Turkish words go on with endings. */
const beginnings = (text: string, language: Language): string[] =>
  (text.toLocaleLowerCase(language).match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5));

function nearestSentence(text: string, claim: string, language: Language): string {
  if (text.includes(claim)) return claim;
  if (text.length <= SHORT) return text;
  const said = new Set(beginnings(claim, language));
  const shared = (sentence: string) => beginnings(sentence, language).filter((word) => said.has(word)).length;
  const [nearest = text] = text.split(/(?<=[.!?…])\s+|\n+/).toSorted((a, b) => shared(b) - shared(a));
  return nearest.trim();
}

/** An entry's name to its owner: the company, school or title. */
const nameOf = (section: Section, entry: AnyEntry): string => {
  const [first] = SECTIONS[section].toldApartBy;
  return textOf(entry, first).trim();
};

/** What an entry as a whole contributes: its dates, from which years are counted. */
function datesOf(section: Section, entry: AnyEntry, language: Language): string {
  const texts = (...roles: FieldRole[]) => fieldsOfRole(section, ...roles).map((name) => textOf(entry, name));
  const [start = ""] = texts("start");
  const [end = ""] = texts("end", "date");
  // With only the later of two dates known, it says nothing about years.
  return start.trim() || !texts("start").length ? showPeriod(start, end, language) : "";
}

function entryAt(original: OriginalContent, place: Place): { section: Section; entry: AnyEntry } | null {
  const { section, entry = -1 } = parsePlace(place);
  if (!isSection(section) || section === "references") return null;
  const found: AnyEntry | undefined = original[section][entry];
  return found ? { section, entry: found } : null;
}

function quoteAt(original: OriginalContent, place: Place, claim: string, language: Language): string {
  const { section, entry, field = "" } = parsePlace(place);
  if (section === "skills.languages") {
    const known = original.skills.languages[entry ?? -1];
    return known ? `${known.language} · ${showProficiency(known.proficiency, language)}` : "";
  }
  const whole = entryAt(original, place);
  const isDate = whole && fieldsOfRole(whole.section, "start", "end", "date", "expiry").includes(field);
  const found = follow(original, stepsTo(place));
  if (Array.isArray(found)) return found.filter((item) => typeof item === "string").join(", ");
  if (whole && (isDate || typeof found !== "string")) return datesOf(whole.section, whole.entry, language);
  return typeof found === "string" ? nearestSentence(found.trim(), claim, language) : "";
}

/**
 * What a claim rests on, quoted from the profile, grouped by entry and in the order of its places. A place that the
 * original content doesn't hold is shown without a quotation.
 */
export function quoteSupport(
  { text, restsOn }: { text: string; restsOn: Place[] },
  original: OriginalContent,
  language: Language,
): Support[] {
  const supports = new Map<string, Support>();
  for (const place of restsOn) {
    const whole = entryAt(original, place);
    const section = partOf(place);
    const name = whole ? nameOf(whole.section, whole.entry) : "";
    const key = whole ? entryPlace(place) : section;
    const support = supports.get(key) ?? { section, name, quotes: [] };
    const quote = quoteAt(original, place, text, language);
    if (quote && !support.quotes.includes(quote)) support.quotes.push(quote);
    supports.set(key, support);
  }
  return [...supports.values()];
}
