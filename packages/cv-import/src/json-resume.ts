import { CareerProfile } from "@terzi/contracts/career";
import { mapSections, SECTION_NAMES, SECTIONS, type Section } from "@terzi/contracts/sections";
import { collectLeftOver } from "./json-resume/left-over.ts";
import { type LooseObject, objectOf, paragraphOf } from "./json-resume/loose-value.ts";
import { readHobbies } from "./json-resume/read-career.ts";
import { readLanguages, readPerson, readSkills } from "./json-resume/read-person.ts";
import { readSection } from "./json-resume/read-section.ts";
import { filled, writeBasics, writeFacts, writeNames, writeSection } from "./json-resume/write-resume.ts";

/** The only way in which reading a JSON Resume fails: the input isn't a JSON object. */
export class NotAResume extends Error {
  constructor() {
    super("A JSON Resume is a JSON object");
    this.name = "NotAResume";
  }
}

const ADDITIONAL_MAX = 50_000;

/**
 * A profile from a parsed JSON Resume (jsonresume.org, schema 1.0.0 and the names before it). Lenient: what has the
 * wrong type or is too long is dropped or cut to the contract's limits, and what has no field goes to
 * `additionalInfo`. A job with a start and no end is "present". Throws `NotAResume` for anything but an object.
 */
export function fromJsonResume(resume: unknown): CareerProfile {
  if (typeof resume !== "object" || resume === null || Array.isArray(resume)) throw new NotAResume();
  const file: LooseObject = { ...resume };
  const basics = objectOf(file.basics);
  const own = objectOf(objectOf(file.meta).terzi);
  const { note, text } = collectLeftOver();
  const profile = {
    personalInfo: readPerson(basics, objectOf(own.personalInfo), note),
    summary: paragraphOf(basics.summary),
    ...mapSections((section) => {
      const { jsonResume } = SECTIONS[section];
      return readSection(section, jsonResume ? file[jsonResume] : own[section], note);
    }),
    skills: { ...readSkills(file.skills, note), languages: readLanguages(file.languages, note) },
    hobbies: readHobbies(file.interests),
  };
  const additional = typeof own.additionalInfo === "string" ? own.additionalInfo.replaceAll("\0", "") : "";
  const additionalInfo = [additional, text()].filter(Boolean).join("\n").slice(0, ADDITIONAL_MAX);
  return CareerProfile.parse({ ...profile, additionalInfo });
}

/**
 * The profile as a JSON Resume, schema 1.0.0. Empty fields are left out. What the format has no name for goes into
 * fields of our own, where it allows them: in the entries and under `meta.terzi`; `fromJsonResume` reads them back.
 */
export function toJsonResume(profile: CareerProfile): LooseObject {
  const listed = SECTION_NAMES.map((section): [Section, LooseObject[]] => [
    section,
    writeSection(profile, section),
  ]);
  const standard = listed.flatMap(([section, entries]) => {
    const { jsonResume } = SECTIONS[section];
    return jsonResume ? [[jsonResume, entries]] : [];
  });
  const others = listed.filter(([section]) => SECTIONS[section].jsonResume === null);
  const facts = writeFacts(profile.personalInfo);
  const own = filled({
    ...(Object.keys(facts).length && { personalInfo: facts }),
    ...Object.fromEntries(others),
    additionalInfo: profile.additionalInfo,
  });
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: writeBasics(profile.personalInfo, profile.summary),
    ...filled({ ...Object.fromEntries(standard), ...writeNames(profile) }),
    meta: { version: "v1.0.0", ...(Object.keys(own).length ? { terzi: own } : {}) },
  };
}
