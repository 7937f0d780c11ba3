import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import {
  entryPlace,
  itemPlace,
  type Place,
  parsePlace,
  printPlace,
  sentencePlace,
} from "@terzi/contracts/place";
import { CV_SECTIONS, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import type { Relevance } from "../writing/relevance.ts";
import { tellsResult } from "../writing/tells-result.ts";

/**
 * One thing that a CV can do without. `place` is where it is; a sentence of a text has its number too:
 * "workExperience.0.description#2".
 */
export type Drop = { place: Place; stage: number; worth: number };

/**
 * A later stage goes only when everything of an earlier one is gone; employers, titles, schools and dates are in
 * none. Duties go before results, and results with a number last.
 */
const STAGE = {
  unhelpful: 0,
  helpful: 1,
  wholeEntries: 2,
  lastPoints: 3,
  results: 4,
  summary: 5,
  figures: 6,
};

const POINTS_KEPT_LONG = 2;
const SKILLS_KEPT_LONG = 8;

/** Where a section keeps what came of the work. */
const RESULTS = "achievements";

/** A newer job's points are worth more than an older one's that help as much. */
const recency = (position: number): number => 1 / (position + 2);

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

function proseDrops(place: Place, text: string, relevance: Relevance, position: number): Drop[] {
  return sentencesOf(text).map((sentence, index) => ({
    place: sentencePlace(place, index),
    stage: index === 0 ? STAGE.wholeEntries : relevance(sentence) > 0 ? STAGE.helpful : STAGE.unhelpful,
    worth: relevance(sentence) + recency(position),
  }));
}

function pointDrops(place: Place, points: string[], relevance: Relevance, position: number): Drop[] {
  return points.map((point, index) => {
    const isKeptLong = position < 2 && index < POINTS_KEPT_LONG;
    const duty = isKeptLong ? STAGE.lastPoints : relevance(point) > 0 ? STAGE.helpful : STAGE.unhelpful;
    const isResult = parsePlace(place).field === RESULTS;
    const stage = tellsResult(point) ? STAGE.figures : isResult ? STAGE.results : duty;
    return { place: itemPlace(place, index), stage, worth: relevance(point) + recency(position) };
  });
}

type Keeping = { entries: "always" | "while they help" | "to the last"; aging: number };

/**
 * Jobs and schools stay, whatever happens to their points. `aging`: how many jobs old a section's first entry counts
 * as.
 */
const KEEPING: Partial<Record<CvSection, Keeping>> = {
  experiences: { entries: "always", aging: 0 },
  education: { entries: "always", aging: 2 },
  certifications: { entries: "to the last", aging: 1 },
};
const USUAL: Keeping = { entries: "while they help", aging: 1 };

function entryDrop(
  item: AnyEntry,
  section: CvSection,
  { place, entries, relevance }: { place: Place; entries: Keeping["entries"]; relevance: Relevance },
): Drop {
  const said = fieldsOfRole(section, "title", "description", "names").map(
    (field) => textOf(item, field) || textsOf(item, field).join(", "),
  );
  const worth = relevance(said.join(". "));
  const stage = worth > 0 ? STAGE.wholeEntries : STAGE.helpful;
  return { place, stage: entries === "to the last" ? STAGE.lastPoints : stage, worth };
}

function sectionDrops(content: CvContent, section: CvSection, relevance: Relevance): Drop[] {
  const list: AnyEntry[] | string = content[cvNameOf(section)];
  if (typeof list === "string") return [];
  const { entries, aging } = KEEPING[section] ?? USUAL;
  return list.flatMap((item, entry) => {
    const at = { section: cvNameOf(section), entry };
    const place = (field: string) => printPlace({ ...at, field });
    return [
      ...(entries === "always"
        ? []
        : [entryDrop(item, section, { place: printPlace(at), entries, relevance })]),
      ...fieldsOfRole(section, "description").flatMap((field) =>
        proseDrops(place(field), textOf(item, field), relevance, entry + aging),
      ),
      ...fieldsOfRole(section, "points").flatMap((field) =>
        pointDrops(place(field), textsOf(item, field), relevance, entry + aging),
      ),
    ];
  });
}

/** Hobbies and notes say least about a person at work, so they go first, unless the posting asks for one. */
function asideDrops({ hobbies, additionalInfo }: CvContent, relevance: Relevance): Drop[] {
  const drop = (place: Place, text: string): Drop => {
    const worth = relevance(text);
    return { place, stage: worth > 0 ? STAGE.helpful : STAGE.unhelpful, worth };
  };
  return [
    ...hobbies.map((hobby, entry) => drop(printPlace({ section: "hobbies", entry }), hobby)),
    ...sentencesOf(additionalInfo).map((sentence, index) =>
      drop(sentencePlace("additionalInfo", index), sentence),
    ),
  ];
}

/**
 * What may go for the sake of a page, in the order in which it goes: what helps this posting least, first. `kept`: the
 * places of what never goes (`keptLines`).
 */
export function listDrops(
  content: CvContent,
  relevance: Relevance,
  kept: ReadonlySet<Place> = new Set(),
): Drop[] {
  const drops = CV_SECTIONS.flatMap((section) => sectionDrops(content, section, relevance));
  if (typeof content.skills !== "string")
    for (const list of ["technical", "soft"] as const)
      for (const [position, skill] of content.skills[list].entries())
        if (position >= SKILLS_KEPT_LONG)
          drops.push({
            place: printPlace({ section: `skills.${list}`, entry: position }),
            // A wall of forty skills goes before a job loses a line.
            stage: relevance(skill) > 0 ? STAGE.wholeEntries : STAGE.unhelpful,
            // Before any line that helps as little.
            worth: relevance(skill) - (1 + position) / 1_000,
          });
        else if (list === "soft")
          drops.push({
            place: printPlace({ section: "skills.soft", entry: position }),
            stage: STAGE.lastPoints,
            worth: relevance(skill),
          });
  drops.push(...asideDrops(content, relevance));
  for (const [index, sentence] of sentencesOf(content.summary).entries())
    if (index > 0)
      drops.push({
        place: sentencePlace("summary", index),
        stage: STAGE.summary,
        worth: relevance(sentence),
      });
  // An entry stays together with its line.
  const keptEntries = new Set([...kept].map(entryPlace));
  const isKept = (place: Place): boolean => kept.has(place) || keptEntries.has(place);
  const sorted = drops
    .map((drop, order) => ({ drop, order }))
    .sort((a, b) => a.drop.stage - b.drop.stage || a.drop.worth - b.drop.worth || b.order - a.order)
    .map(({ drop }) => drop);
  const last = lastLines(sorted, kept);
  return sorted.filter(({ place }) => !isKept(place) && !last.has(place));
}

/** For each job, the line that would go last: every job shown has something to say. */
function lastLines(drops: Drop[], kept: ReadonlySet<Place>): Set<Place> {
  const jobs = cvNameOf("experiences");
  const isOfJob = (place: Place) => parsePlace(place).section === jobs;
  const told = new Set([...kept].filter(isOfJob).map(entryPlace));
  const last = new Map<Place, Place>();
  for (const { place } of drops)
    if (isOfJob(place) && !told.has(entryPlace(place))) last.set(entryPlace(place), place);
  return new Set(last.values());
}
