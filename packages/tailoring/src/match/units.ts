import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import { isMachineOrder, isStuffed } from "../posting/warnings.ts";
import { splitSentences } from "../text/sentences.ts";

/**
 * told: what was done, in sentences. listed: a name in a list. title: a job held. studied: a degree, a field.
 * certified and spoken: certificates, languages.
 */
export type UnitKind = "told" | "listed" | "title" | "studied" | "certified" | "spoken";

/** A sentence or an entry of the profile: the verbatim `quote` at `place`, annotated. */
export type Unit = {
  kind: UnitKind;
  place: string;
  quote: string;
  annotated: Annotated;
  experience?: number;
};

type Source = { place: string; text: string; kind: UnitKind; experience?: number };

function listSources(profile: CareerProfile): Source[] {
  const sources: Source[] = [{ place: "summary", text: profile.summary, kind: "told" }];
  const add = (place: string, text: string, kind: UnitKind, experience?: number) =>
    sources.push({ place, text, kind, ...(experience === undefined ? {} : { experience }) });
  for (const [i, item] of profile.experiences.entries()) {
    add(`experiences.${i}.position`, item.position, "title", i);
    add(`experiences.${i}.company`, item.company, "listed", i);
    add(`experiences.${i}.description`, item.description, "told", i);
    for (const [j, line] of item.responsibilities.entries())
      add(`experiences.${i}.responsibilities.${j}`, line, "told", i);
    for (const [j, line] of item.achievements.entries())
      add(`experiences.${i}.achievements.${j}`, line, "told", i);
  }
  for (const [i, item] of profile.projects.entries()) {
    add(`projects.${i}.name`, item.name, "told");
    add(`projects.${i}.description`, item.description, "told");
    for (const [j, line] of item.technologies.entries()) add(`projects.${i}.technologies.${j}`, line, "told");
  }
  for (const [i, item] of profile.education.entries()) {
    add(`education.${i}.degree`, item.degree, "studied");
    add(`education.${i}.field`, item.field, "studied");
    for (const [j, line] of item.achievements.entries())
      add(`education.${i}.achievements.${j}`, line, "told");
  }
  for (const [i, item] of profile.certifications.entries())
    add(`certifications.${i}.name`, item.name, "certified");
  for (const [i, text] of profile.skills.technical.entries()) add(`skills.technical.${i}`, text, "listed");
  for (const [i, text] of profile.skills.soft.entries()) add(`skills.soft.${i}`, text, "listed");
  for (const [i, item] of profile.skills.languages.entries())
    add(`skills.languages.${i}.language`, item.language, "spoken");
  for (const [i, item] of profile.publications.entries()) {
    add(`publications.${i}.title`, item.title, "told");
    add(`publications.${i}.description`, item.description, "told");
  }
  for (const [i, item] of profile.awards.entries()) {
    add(`awards.${i}.title`, item.title, "told");
    add(`awards.${i}.description`, item.description, "told");
  }
  for (const [i, item] of profile.volunteerExperience.entries()) {
    add(`volunteerExperience.${i}.role`, item.role, "told");
    add(`volunteerExperience.${i}.description`, item.description, "told");
  }
  for (const [i, item] of profile.professionalMemberships.entries())
    add(`professionalMemberships.${i}.organization`, item.organization, "listed");
  for (const [i, text] of profile.hobbies.entries()) add(`hobbies.${i}`, text, "listed");
  add("additionalInfo", profile.additionalInfo, "told");
  return sources;
}

const LEAST_ENTRIES = 4;

/** Many short entries between commas are a list, wherever they stand and whatever heading stands before them. */
function isEnumeration(text: string): boolean {
  const entries = text.replace(/^[^:]{0,40}:/, "").split(/[,;•|·/]/);
  const words = text.trim().split(/\s+/).length;
  return entries.length > LEAST_ENTRIES && words / entries.length <= 3;
}

/** The profile in quotable units. Text that gives orders to a machine, or repeats keywords, proves nothing: left out. */
export function readUnits(profile: CareerProfile, language: Language): Unit[] {
  const units: Unit[] = [];
  for (const { place, text, kind, experience } of listSources(profile)) {
    if (!text.trim()) continue;
    const spans = kind === "told" ? splitSentences(text) : [{ start: 0, end: text.length }];
    for (const { start, end } of spans) {
      const quote = text.slice(start, end);
      if (isMachineOrder(quote) || isStuffed(quote)) continue;
      const isList = kind === "told" && experience === undefined && isEnumeration(quote);
      units.push({
        kind: isList ? "listed" : kind,
        place,
        quote,
        annotated: annotate(quote, language),
        ...(experience === undefined ? {} : { experience }),
      });
    }
  }
  return units;
}
