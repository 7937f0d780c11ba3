import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { splitSentences } from "@terzi/language/sentences";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import { trickOf } from "../posting/warnings.ts";

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
  /** Said of oneself, not shown by something done: an entry of a list, "expert in …". */
  isClaim: boolean;
  /** Which of the profile's experiences it belongs to. */
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

/** Something done: a verb in the past ("Designed …", "geliştirdim", "yürütüldü"), or at work on it ("leading …"). */
const DEED =
  /\b(?:[a-z]{3,}ed|built|led|ran|wrote|made|taught|sold|grew|won|drove|cut|set up|kept|held|began|brought|managing|leading|developing|building|designing)\b|\p{L}{2,}(?:d[iıuü]m|t[iıuü]m|d[iıuü]k|t[iıuü]k|[iıuü]ld[iıuü]|nd[iıuü]|m[iıuü]şt[iıuü]r|maktay[iı]m|mekteyim|yorum)(?!\p{L})/iu;

/** Self-descriptions use the same forms without telling of anything done: "experienced in", "skilled at". */
const NO_DEED =
  /\b(?:experienced|skilled|based|motivated|dedicated|oriented|driven|detailed|advanced|certified|interested|focused|proven|need|needed|speed|varied|limited|related|picked up|distributed|embedded)\b/giu;

/** What one likes, wants or is like, and what one has "picked up", is said of oneself, whatever verbs follow. */
const ATTITUDE =
  /\b(?:enjoy|love|like to|likes to|passion|keen|eager|thrive|aspire|looking for|looking to|seeking|interested|picked up|willing|aim to|hope to|want to|strive)|sever(?:im|ek)|keyif|tutku|istiyorum|isterim|hedefliyorum|amaçlıyorum|ilgi duy|merakl|istekli|arıyorum/iu;

const tellsDeed = (quote: string): boolean => !ATTITUDE.test(quote) && DEED.test(quote.replace(NO_DEED, " "));

/** The profile in quotable units. Text that gives orders to a machine, or repeats keywords, proves nothing: left out. */
export function readUnits(profile: CareerProfile, language: Language): Unit[] {
  const units: Unit[] = [];
  for (const { place, text, kind, experience } of listSources(profile)) {
    if (!text.trim()) continue;
    const spans = kind === "told" ? splitSentences(text) : [{ start: 0, end: text.length }];
    for (const { start, end } of spans) {
      const quote = text.slice(start, end);
      if (trickOf(quote)) continue;
      const isList = kind === "told" && experience === undefined && isEnumeration(quote);
      const actual = isList ? "listed" : kind;
      const isOwnWord =
        actual === "told" && experience === undefined && /^(?:summary|additionalInfo)/.test(place);
      units.push({
        kind: actual,
        isClaim: actual === "listed" || (isOwnWord && !tellsDeed(quote)),
        place,
        quote,
        annotated: annotate(quote, language),
        ...(experience === undefined ? {} : { experience }),
      });
    }
  }
  return units;
}
