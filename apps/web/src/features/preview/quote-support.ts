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

/** What one entry of the profile says for a sentence. `name` tells which entry it is; "" where there is only one. */
export type Support = { section: DocumentPart | ""; name: string; quotes: string[] };

/** Longer texts than this are quoted by their sentence that comes nearest. */
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

/** How an entry is called by its owner: by the company, school or title. */
const nameOf = (section: Section, entry: AnyEntry): string => {
  const [first] = SECTIONS[section].toldApartBy;
  return textOf(entry, first).trim();
};

/** What stands for an entry as a whole: its dates, which years are counted from. */
function datesOf(section: Section, entry: AnyEntry, language: Language): string {
  const texts = (...roles: FieldRole[]) => fieldsOfRole(section, ...roles).map((name) => textOf(entry, name));
  const [start = ""] = texts("start");
  const [end = ""] = texts("end", "date");
  // Where only the end of two dates is known, it tells of no years.
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
 * What of the profile a claim rests on, quoted, by the entries that it stands in and in the order of its places. A
 * place that the original content doesn't hold is told without a quotation.
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
