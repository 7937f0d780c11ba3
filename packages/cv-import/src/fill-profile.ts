import type { CareerProfile, LanguageSkill } from "@terzi/contracts/career";
import { type AnyEntry, fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import { mapSections, SECTIONS, type Section } from "@terzi/contracts/sections";
import { readDate } from "@terzi/language/dates";
import type { FoundCounts } from "./read/count-found.ts";
import { foldText } from "./read/fold-text.ts";

/** What a profile took from a reading, under the names of what was found. */
export type AddedCounts = FoundCounts;

/**
 * Fills a profile from a CV: empty fields are filled, new entries appended, and nothing that the user wrote is
 * replaced or lost. Lists stop at the contract's limits.
 */
export function fillProfile(
  current: CareerProfile,
  read: CareerProfile,
): { profile: CareerProfile; added: AddedCounts } {
  const personalInfo = fillFields(current.personalInfo, read.personalInfo);
  const lists = mapSections((section) => append(section, current[section], read[section]));
  const known = [...current.skills.technical, ...current.skills.soft];
  const technical = appendNames(current.skills.technical, read.skills.technical, known);
  const soft = appendNames(current.skills.soft, read.skills.soft, [...known, ...technical.items]);
  const languages = appendLanguages(current.skills.languages, read.skills.languages);
  const hobbies = appendNames(current.hobbies, read.hobbies, current.hobbies);
  return {
    profile: {
      ...current,
      personalInfo: personalInfo.value,
      summary: current.summary.trim() ? current.summary : read.summary,
      // Safe: each section's list goes on with entries of that very section.
      ...(mapSections((section) => lists[section].items) as Pick<CareerProfile, Section>),
      skills: { technical: technical.items, soft: soft.items, languages: languages.items },
      hobbies: hobbies.items,
      additionalInfo: appendLines(current.additionalInfo, read.additionalInfo),
    },
    added: {
      personalInfo: personalInfo.filled,
      summary: current.summary.trim() || !read.summary.trim() ? 0 : 1,
      ...mapSections((section) => lists[section].added),
      skills: technical.added + soft.added,
      languages: languages.added,
      hobbies: hobbies.added,
    },
  };
}

const MAX_ENTRIES = 500;
const MAX_NAMES = 200;
const MAX_ADDITIONAL = 50_000;

/**
 * What distinguishes an entry from others in its section. Only the year of a date: often only one side has the month.
 */
function keysOf(section: Section, entry: AnyEntry): string[] {
  const { toldApartBy } = SECTIONS[section];
  const dates = fieldsOfRole(section, "start", "end", "date");
  const keys = toldApartBy.map((field) => {
    const text = textOf(entry, field);
    return dates.includes(field) ? String(readDate(text)?.year ?? "") : text;
  });
  if (keys.length > 1 || keys[0]) return keys;
  // An entry without its only name is identified by its text.
  return [
    fieldsOfRole(section, "description")
      .map((field) => textOf(entry, field))
      .join(),
  ];
}

/** Each empty text field takes the one that was read. */
function fillFields<T extends Record<string, string>>(current: T, read: T): { value: T; filled: number } {
  const news = Object.entries(read).filter(([name, text]) => text.trim() && !current[name]?.trim());
  return { value: { ...current, ...Object.fromEntries(news) }, filled: news.length };
}

/** A text's letters and digits, without case, accents and marks: what distinguishes two entries. */
const bare = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Whether two entries are the same by their bare keys, none of which may differ. A key that one side lacks doesn't
 * count, except the first, and one may be a longer form of the other ("Acme" and "Acme Ltd").
 */
function isSame(one: string[], other: string[]): boolean {
  return one.every((mine, index) => {
    const theirs = other[index] ?? "";
    if (!mine || !theirs) return index > 0 || mine === theirs;
    const isLongerForm =
      mine.length > 3 && theirs.length > 3 && (mine.includes(theirs) || theirs.includes(mine));
    return mine === theirs || isLongerForm;
  });
}

function append(
  section: Section,
  current: AnyEntry[],
  read: AnyEntry[],
): { items: AnyEntry[]; added: number } {
  // Computed once: each entry is compared with all others.
  const known = current.map((entry) => keysOf(section, entry).map(bare));
  const fresh = read.filter((entry) => {
    const keys = keysOf(section, entry).map(bare);
    return !known.some((others) => isSame(others, keys));
  });
  const items = [...current, ...fresh.slice(0, Math.max(0, MAX_ENTRIES - current.length))];
  return { items, added: items.length - current.length };
}

function appendLanguages(current: LanguageSkill[], read: LanguageSkill[]) {
  const known = current.map(({ language }) => [bare(language)]);
  const fresh = read.filter(({ language }) => !known.some((keys) => isSame(keys, [bare(language)])));
  const items = [...current, ...fresh.slice(0, Math.max(0, MAX_ENTRIES - current.length))];
  return { items, added: items.length - current.length };
}

function appendNames(current: string[], read: string[], known: string[]): { items: string[]; added: number } {
  const seen = new Set(known.map(foldName));
  const items = [...current];
  for (const name of read) {
    if (items.length >= MAX_NAMES || seen.has(foldName(name))) continue;
    seen.add(foldName(name));
    items.push(name);
  }
  return { items, added: items.length - current.length };
}

/** C, C++ and C# are three skills: marks count. */
const foldName = (name: string): string => foldText(name).replace(/\s+/g, " ").trim();

/** What couldn't be placed is kept below the existing text, except lines that are there already. */
function appendLines(current: string, read: string): string {
  const known = new Set(current.split("\n").map(foldName));
  const fresh = read.split("\n").filter((line) => line.trim() && !known.has(foldName(line)));
  if (!fresh.length) return current;
  return [current.trimEnd(), fresh.join("\n")].filter(Boolean).join("\n\n").slice(0, MAX_ADDITIONAL);
}
