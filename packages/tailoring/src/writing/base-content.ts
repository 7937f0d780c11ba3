import type { CareerProfile } from "@terzi/contracts/career";
import type { CvContent, OriginalContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { printPlace } from "@terzi/contracts/place";
import { CV_SECTIONS, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { deduplicate } from "./deduplicate.ts";
import { newestFirst } from "./order-entries.ts";
import type { Relevance } from "./relevance.ts";
import { tellsResult } from "./tells-result.ts";
import { withoutTitleLines } from "./title-lines.ts";
import { isTorn } from "./torn-words.ts";

/** Most helpful first, without duplicates; equally helpful texts stay in the person's own order. */
const mostHelpfulFirst = (texts: string[], relevance: Relevance): string[] =>
  deduplicate(texts.filter((text) => text.trim())).toSorted((a, b) => relevance(b) - relevance(a));

/** What names no skill by itself stands behind those that do, though the posting has the word: "basic". */
const skillWorth =
  (relevance: Relevance): Relevance =>
  (skill) =>
    isTorn(skill) ? -1 : relevance(skill);

/** What a number adds to a point: as much as being a task that the posting names. */
const RESULT_WORTH = 2;
const withResults =
  (relevance: Relevance): Relevance =>
  (text) =>
    relevance(text) + (tellsResult(text) ? RESULT_WORTH : 0);

/** A section's entries newest first, each with its place in the profile, its most helpful points first. */
function orderSection(profile: CareerProfile, section: CvSection, relevance: Relevance): AnyEntry[] {
  const known = new Set<string>();
  // A file that was read twice has each job twice.
  const entries = profile[section].flatMap((item, entry): AnyEntry[] => {
    const written = JSON.stringify(item);
    if (known.has(written)) return [];
    known.add(written);
    return [{ ...item, source: printPlace({ section, entry }) }];
  });
  const [start = ""] = fieldsOfRole(section, "start");
  const [end = ""] = fieldsOfRole(section, "end", "date");
  const ordered = (role: "points" | "names", worth: Relevance) => (entry: AnyEntry) =>
    fieldsOfRole(section, role).map((name) => [name, mostHelpfulFirst(textsOf(entry, name), worth)]);
  const points = ordered("points", withResults(relevance));
  const names = ordered("names", relevance);
  return newestFirst(entries, (entry) => ({ start: textOf(entry, start), end: textOf(entry, end) })).map(
    (entry) => ({
      ...entry,
      ...Object.fromEntries([...points(entry), ...names(entry)]),
    }),
  );
}

/**
 * The CV in only the profile's own words: entries newest first with their place in the profile, points and skills
 * ordered by what the posting asks for. It is used wherever a writer's edit isn't accepted.
 */
export function buildBaseContent(profile: CareerProfile, relevance: Relevance): CvContent {
  const { technical, soft, languages } = profile.skills;
  return {
    personalInfo: { ...profile.personalInfo },
    headline: "",
    summary: profile.summary.trim(),
    skills: {
      technical: mostHelpfulFirst(technical, skillWorth(relevance)),
      soft: mostHelpfulFirst(soft, skillWorth(relevance)),
      languages: languages.map((language) => ({ ...language })),
    },
    ...Object.fromEntries(
      CV_SECTIONS.map((section) => [cvNameOf(section), orderSection(profile, section, relevance)]),
    ),
    hobbies: profile.hobbies.filter((hobby) => hobby.trim()),
    additionalInfo: withoutTitleLines(profile),
    // Safe: each section holds the profile's own entries, put in order.
  } as CvContent;
}

/** The profile's sections as they are, shown beside the tailored content. */
export function originalContentOf(profile: CareerProfile): OriginalContent {
  const { personalInfo: _contact, ...shown } = profile;
  return shown;
}
