import type { CvContent } from "@terzi/contracts/cv";
import { splitSentences } from "@terzi/language/sentences";
import type { Relevance } from "./write/relevance.ts";

/**
 * One thing that a CV can do without. `place` is where it stands; a sentence of a text has its number behind "#":
 * "workExperience.0.description#2".
 */
export type Drop = { place: string; stage: number; worth: number };

/** Later stages go only when all of an earlier one is gone; employers, titles, schools and dates are in none. */
const STAGE = { unhelpful: 0, helpful: 1, wholeEntries: 2, lastPoints: 3, summary: 4 };

const POINTS_KEPT_LONG = 2;
const SKILLS_KEPT_LONG = 8;

/** A newer job's points are worth more than an older one's that help as much. */
const recency = (position: number): number => 1 / (position + 2);

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

function proseDrops(place: string, text: string, relevance: Relevance, position: number): Drop[] {
  return sentencesOf(text).map((sentence, index) => ({
    place: `${place}#${index}`,
    stage: index === 0 ? STAGE.wholeEntries : relevance(sentence) > 0 ? STAGE.helpful : STAGE.unhelpful,
    worth: relevance(sentence) + recency(position),
  }));
}

function pointDrops(place: string, points: string[], relevance: Relevance, position: number): Drop[] {
  return points.map((point, index) => {
    const isKeptLong = position < 2 && index < POINTS_KEPT_LONG;
    const stage = isKeptLong ? STAGE.lastPoints : relevance(point) > 0 ? STAGE.helpful : STAGE.unhelpful;
    return { place: `${place}.${index}`, stage, worth: relevance(point) + recency(position) };
  });
}

/** What may go for the sake of a page, in the order in which it goes: what helps this posting least, first. */
export function listDrops(content: CvContent, relevance: Relevance): Drop[] {
  const drops: Drop[] = [];
  if (typeof content.workExperience !== "string")
    for (const [position, job] of content.workExperience.entries()) {
      const place = `workExperience.${position}`;
      drops.push(...proseDrops(`${place}.description`, job.description, relevance, position));
      drops.push(...pointDrops(`${place}.responsibilities`, job.responsibilities, relevance, position));
      drops.push(...pointDrops(`${place}.achievements`, job.achievements, relevance, position));
    }
  if (typeof content.education !== "string")
    for (const [position, school] of content.education.entries())
      drops.push(
        ...pointDrops(`education.${position}.achievements`, school.achievements, relevance, position + 2),
      );
  const entryDrop = (place: string, text: string): Drop => ({
    place,
    stage: relevance(text) > 0 ? STAGE.wholeEntries : STAGE.helpful,
    worth: relevance(text),
  });
  if (typeof content.projects !== "string")
    for (const [position, project] of content.projects.entries()) {
      const text = [project.name, project.description, project.technologies.join(", ")].join(". ");
      drops.push(entryDrop(`projects.${position}`, text));
      drops.push(
        ...proseDrops(`projects.${position}.description`, project.description, relevance, position + 1),
      );
    }
  if (typeof content.publications !== "string")
    for (const [position, publication] of content.publications.entries()) {
      drops.push(entryDrop(`publications.${position}`, `${publication.title}. ${publication.description}`));
      drops.push(
        ...proseDrops(
          `publications.${position}.description`,
          publication.description,
          relevance,
          position + 1,
        ),
      );
    }
  if (typeof content.certifications !== "string")
    for (const [position, certificate] of content.certifications.entries())
      drops.push({ ...entryDrop(`certifications.${position}`, certificate.name), stage: STAGE.lastPoints });
  if (typeof content.skills !== "string")
    for (const list of ["technical", "soft"] as const)
      for (const [position, skill] of content.skills[list].entries())
        if (position >= SKILLS_KEPT_LONG)
          drops.push({
            place: `skills.${list}.${position}`,
            stage: relevance(skill) > 0 ? STAGE.wholeEntries : STAGE.helpful,
            worth: relevance(skill) - position / 1_000,
          });
        else if (list === "soft")
          drops.push({ place: `skills.soft.${position}`, stage: STAGE.lastPoints, worth: relevance(skill) });
  for (const [index, sentence] of sentencesOf(content.summary).entries())
    if (index > 0)
      drops.push({ place: `summary#${index}`, stage: STAGE.summary, worth: relevance(sentence) });
  return drops
    .map((drop, order) => ({ drop, order }))
    .sort((a, b) => a.drop.stage - b.drop.stage || a.drop.worth - b.drop.worth || b.order - a.order)
    .map(({ drop }) => drop);
}

/** The content without what was dropped. Places are those of the content as it was before. */
export function withoutDrops(content: CvContent, dropped: Set<string>): CvContent {
  const keeps = (place: string) => !dropped.has(place);
  const points = (place: string, list: string[]) => list.filter((_, index) => keeps(`${place}.${index}`));
  const prose = (place: string, text: string): string => {
    const sentences = splitSentences(text);
    const kept = sentences.filter((_, index) => keeps(`${place}#${index}`));
    if (kept.length === sentences.length) return text;
    return kept.map(({ start, end }) => text.slice(start, end)).join(" ");
  };
  const entries = <T>(
    section: string,
    list: T[] | string,
    change: (entry: T, place: string) => T,
  ): T[] | string =>
    typeof list === "string"
      ? list
      : list.flatMap((entry, position) => {
          const place = `${section}.${position}`;
          return keeps(place) ? [change(entry, place)] : [];
        });
  return {
    ...content,
    summary: prose("summary", content.summary),
    workExperience: entries("workExperience", content.workExperience, (job, place) => ({
      ...job,
      description: prose(`${place}.description`, job.description),
      responsibilities: points(`${place}.responsibilities`, job.responsibilities),
      achievements: points(`${place}.achievements`, job.achievements),
    })),
    education: entries("education", content.education, (school, place) => ({
      ...school,
      achievements: points(`${place}.achievements`, school.achievements),
    })),
    skills:
      typeof content.skills === "string"
        ? content.skills
        : {
            ...content.skills,
            technical: points("skills.technical", content.skills.technical),
            soft: points("skills.soft", content.skills.soft),
          },
    projects: entries("projects", content.projects, (project, place) => ({
      ...project,
      description: prose(`${place}.description`, project.description),
    })),
    certifications: entries("certifications", content.certifications, (certificate) => certificate),
    publications: entries("publications", content.publications, (publication, place) => ({
      ...publication,
      description: prose(`${place}.description`, publication.description),
    })),
  };
}
