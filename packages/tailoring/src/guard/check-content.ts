import { type CareerProfile, PersonalInfo } from "@terzi/contracts/career";
import type { Claim, CvContent, GenerationMode, Rejection } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, naming, textOf } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/languages";
import { CV_ORDER, type CvSection, cvNameOf, OWN_SECTIONS } from "@terzi/contracts/sections";
import { type EntryShape, verifyEntry } from "./check-entry.ts";
import { verifyHeadline } from "./check-headline.ts";
import { verifyProse } from "./check-prose.ts";
import { verifySkills } from "./check-skills.ts";
import { createGuard, type Guard } from "./guard.ts";
import { refusedName } from "./rejection.ts";

/** Which fields of a section name its entries, and which tell of them. */
const shapeOf = (section: CvSection): EntryShape => ({
  section: cvNameOf(section),
  profileSection: section,
  names: naming(section),
  prose: fieldsOfRole(section, "description"),
  lists: fieldsOfRole(section, "points", "names"),
});

/** An entry by the fields that name it. */
const namesOf = (entry: AnyEntry, { names }: EntryShape): string =>
  names
    .map((field) => textOf(entry, field))
    .filter(Boolean)
    .join(", ");

/**
 * What is about other people proves nothing, and isn't the writer's to word: an entry is kept as the profile has it,
 * or not at all.
 */
const asKnown = (list: AnyEntry[] | string, known: AnyEntry[], fields: string[]): AnyEntry[] =>
  typeof list === "string"
    ? []
    : list.filter((entry) =>
        known.some((own) => fields.every((field) => textOf(own, field) === textOf(entry, field))),
      );

/** Those lines of a text that the profile's has too. */
const linesOf = (known: string, text: string): string => {
  const own = new Set(known.split("\n").map((line) => line.trim()));
  return text
    .split("\n")
    .filter((line) => own.has(line.trim()))
    .join("\n");
};

export type VerifyOptions = {
  mode: GenerationMode;
  /** The CV's; the profile's when left out. */
  language?: Language;
  /** "2026-11-21": what still goes on is counted up to it. */
  today: string;
  /** A guard of the same profile, mode and day, when one has already checked parts of the content. */
  guard?: Guard;
};

export type VerifiedContent = { content: CvContent; claims: Claim[]; rejections: Rejection[] };

/**
 * The truth guard: which parts of a content the profile supports, whoever wrote them. strict and enhanced:
 * unsupported parts are replaced by the person's own words, or removed. extensive: they stay as `added` claims. Each
 * sentence of the result has a claim with the places in the profile that it rests on.
 */
export function verifyContent(
  content: CvContent,
  profile: CareerProfile,
  options: VerifyOptions,
): VerifiedContent {
  const { mode } = options;
  const guard = options.guard ?? createGuard(profile, mode, options.today, options.language);
  const claims: Claim[] = [];
  const rejections: Rejection[] = [];

  function verifySection(list: AnyEntry[] | string, shape: EntryShape): AnyEntry[] | string {
    if (typeof list === "string") {
      const prose = verifyProse({ guard, mode, text: list, at: shape.section, fallback: "" });
      claims.push(...prose.claims);
      rejections.push(...prose.rejections);
      return prose.text;
    }
    const kept: AnyEntry[] = [];
    for (const entry of list) {
      const verified = verifyEntry({ guard, mode, shape, entry, position: kept.length });
      if (!verified) {
        rejections.push(refusedName({ at: shape.section, proposed: namesOf(entry, shape), instead: "" }));
        continue;
      }
      rejections.push(...verified.rejections);
      claims.push(...verified.claims);
      kept.push(verified.entry);
    }
    return kept;
  }

  const headline = verifyHeadline(content, { guard, mode });
  claims.push(...headline.claims);
  rejections.push(...headline.rejections);
  const summary = verifyProse({
    guard,
    mode,
    text: content.summary,
    at: "summary",
    fallback: profile.summary,
  });
  claims.push(...summary.claims);
  rejections.push(...summary.rejections);
  const verified: Record<string, unknown> = {};
  for (const name of CV_ORDER)
    if (name === "skills") {
      const skills = verifySkills({ guard, mode, skills: content.skills });
      claims.push(...skills.claims);
      rejections.push(...skills.rejections);
      verified.skills = skills.skills;
    } else if (OWN_SECTIONS.includes(name))
      verified[cvNameOf(name)] = verifySection(content[cvNameOf(name)], shapeOf(name));
    else verified[cvNameOf(name)] = asKnown(content[cvNameOf(name)], profile[name], naming(name));

  return {
    // Contact data is never a writer's to change. Safe: what was verified has the shape that it had.
    content: {
      personalInfo: PersonalInfo.parse(profile.personalInfo),
      ...(headline.headline && { headline: headline.headline }),
      summary: summary.text,
      ...verified,
      // Not worded by any writer: what a content says there beyond the profile isn't the person's.
      hobbies: content.hobbies.filter((hobby) => profile.hobbies.includes(hobby)),
      additionalInfo: linesOf(profile.additionalInfo, content.additionalInfo),
    } as CvContent,
    claims,
    rejections,
  };
}
