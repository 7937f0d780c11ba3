import type { OriginalContent } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/language";
import type { Place } from "@terzi/contracts/match";
import { showProficiency } from "@terzi/contracts/show-proficiency";
import { showDate, showPeriod } from "@terzi/language/dates";

/** What one entry of the profile says for a sentence. `name` tells which entry it is; "" where there is only one. */
export type Support = { section: string; name: string; quotes: string[] };

/** Longer texts than this are quoted by their sentence that comes nearest. */
const SHORT = 200;

const follow = (root: unknown, path: string[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    root,
  );
const textAt = (root: unknown, path: string[]): string => {
  const found = follow(root, path);
  return typeof found === "string" ? found.trim() : "";
};

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
const nameOf = (entry: unknown): string =>
  ["company", "institution", "organization", "name", "title"]
    .map((field) => textAt(entry, [field]))
    .find(Boolean) ?? "";

/** What stands for an entry as a whole: its dates, which years are counted from. */
function datesOf(entry: unknown, language: Language): string {
  const text = (field: string) => textAt(entry, [field]);
  if (text("startDate")) return showPeriod(text("startDate"), text("endDate"), language);
  const date = text("graduationDate") || text("date");
  return date ? showDate(date, language) : "";
}

function quoteAt(original: OriginalContent, path: string[], claim: string, language: Language): string {
  const [section = "", position = "", field] = path;
  if (section === "skills" && position === "languages") {
    const known = original.skills.languages[Number(field)];
    return known ? `${known.language} · ${showProficiency(known.proficiency, language)}` : "";
  }
  const found = follow(original, path);
  if (Array.isArray(found)) return found.filter((item) => typeof item === "string").join(", ");
  if (typeof found !== "string") return datesOf(found, language);
  if (field && /date$/i.test(field)) return datesOf(follow(original, path.slice(0, 2)), language);
  return nearestSentence(found.trim(), claim, language);
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
    const path = place.split(".");
    const [section = "", position = ""] = path;
    const isEntry = /^\d+$/.test(position);
    const name = isEntry ? nameOf(follow(original, [section, position])) : "";
    const key = isEntry ? `${section}.${position}` : section;
    const support = supports.get(key) ?? { section, name, quotes: [] };
    const quote = quoteAt(original, path, text, language);
    if (quote && !support.quotes.includes(quote)) support.quotes.push(quote);
    supports.set(key, support);
  }
  return [...supports.values()];
}
