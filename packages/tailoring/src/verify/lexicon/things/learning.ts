import { DEGREES_AND_REGISTRATIONS } from "./learning/degrees-and-registrations.ts";
import { ELEMENTS_AND_COMPOUNDS } from "./learning/elements-and-compounds.ts";
import { EXAMS_AND_CERTIFICATES } from "./learning/exams-and-certificates.ts";
import { LABORATORY_WORK } from "./learning/laboratory-work.ts";
import { LANGUAGES_OF_THE_WORLD } from "./learning/languages-of-the-world.ts";
import { LESSONS_AND_CLASSROOMS } from "./learning/lessons-and-classrooms.ts";
import { LIBRARIES_AND_MUSEUMS } from "./learning/libraries-and-museums.ts";
import { QUALIFICATIONS } from "./learning/qualifications.ts";
import { RESEARCH_AND_LABORATORY } from "./learning/research-and-laboratory.ts";
import { RESEARCH_AND_PUBLISHING } from "./learning/research-and-publishing.ts";
import { SCHOOLS_AND_TEACHING } from "./learning/schools-and-teaching.ts";
import { SCIENCES_AND_SUBJECTS } from "./learning/sciences-and-subjects.ts";

/** Schools, research, libraries and what one learns there; the form of a line is that of everyday/general.ts. */
export const LEARNING_THINGS = [
  DEGREES_AND_REGISTRATIONS,
  ELEMENTS_AND_COMPOUNDS,
  EXAMS_AND_CERTIFICATES,
  LABORATORY_WORK,
  LANGUAGES_OF_THE_WORLD,
  LESSONS_AND_CLASSROOMS,
  LIBRARIES_AND_MUSEUMS,
  QUALIFICATIONS,
  RESEARCH_AND_LABORATORY,
  RESEARCH_AND_PUBLISHING,
  SCHOOLS_AND_TEACHING,
  SCIENCES_AND_SUBJECTS,
]
  .map((lines) => lines.trim())
  .join("\n");
