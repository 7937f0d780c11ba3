import type { Award, Certification, Education, LanguageSkill, Publication } from "@terzi/contracts/career";
import type { SuggestedCv } from "@terzi/contracts/suggested-cv";
import { readLevel } from "../read/words/levels.ts";
import type { DocumentWords } from "./document-words.ts";
import { findEntry } from "./find-entry.ts";

/** The schools of a suggestion that stand in the document. */
export const groundSchools = (suggested: SuggestedCv, words: DocumentWords): Education[] =>
  suggested.education.flatMap((school) => {
    const found = findEntry(words, {
      names: [school.institution, school.degree, school.field, school.location, school.gpa],
      dates: [school.graduationDate],
      isHead: true,
    });
    const [institution = "", degree = "", field = "", location = "", gpa = ""] = found?.names ?? [];
    if (!institution && !degree) return [];
    const graduationDate = found?.dates[0] ?? "";
    return [{ institution, degree, field, location, gpa, graduationDate, achievements: [] }];
  });

type Titled = { name: string; by: string; date: string };

/** A name with an issuer and a date: certificates, awards and publications are no more than that. */
function groundTitled(asked: Titled[], words: DocumentWords): Titled[] {
  return asked.flatMap(({ name, by, date }) => {
    const found = findEntry(words, { names: [name, by], dates: [date], isHead: false });
    const [title, from = ""] = found?.names ?? [];
    return title ? [{ name: title, by: from, date: found?.dates[0] ?? "" }] : [];
  });
}

export const groundCertifications = (
  { certifications }: SuggestedCv,
  words: DocumentWords,
): Certification[] =>
  groundTitled(
    certifications.map(({ name, issuer, date }) => ({ name, by: issuer, date })),
    words,
  ).map(({ name, by, date }) => ({ name, issuer: by, date, expiryDate: "", credentialId: "" }));

export const groundAwards = ({ awards }: SuggestedCv, words: DocumentWords): Award[] =>
  groundTitled(
    awards.map(({ title, issuer, date }) => ({ name: title, by: issuer, date })),
    words,
  ).map(({ name, by, date }) => ({ title: name, issuer: by, date, description: "" }));

export const groundPublications = ({ publications }: SuggestedCv, words: DocumentWords): Publication[] =>
  groundTitled(
    publications.map(({ title, venue, date }) => ({ name: title, by: venue, date })),
    words,
  ).map(({ name, by, date }) => ({ title: name, venue: by, date, authors: "", doi: "", description: "" }));

/** Languages by name; the level is read from the name's line. */
export const groundLanguages = ({ skills }: SuggestedCv, words: DocumentWords): LanguageSkill[] =>
  skills.languages.flatMap(({ language, level }) => {
    const found = findEntry(words, { names: [language, level], dates: [], isHead: false });
    const [name, written = ""] = found?.names ?? [];
    return name ? [{ language: name, proficiency: readLevel(written) ?? "Professional" }] : [];
  });
