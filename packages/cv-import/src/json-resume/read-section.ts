import { fieldsOf, fieldsOfRole } from "@terzi/contracts/entry-fields";
import type { Entry } from "@terzi/contracts/section-schemas";
import type { Section } from "@terzi/contracts/sections";
import type { Note } from "./left-over.ts";
import { type LooseObject, lineOf, linesOf, objectsOf, paragraphOf } from "./loose-value.ts";
import { readJob, readProject, readSchool, readVolunteering } from "./read-career.ts";
import { readAward, readCertificate, readPublication, readReference } from "./read-honours.ts";
import { readPeriod, readWritten } from "./resume-dates.ts";

type Readers = { [S in Section]?: (entry: LooseObject, note: Note) => Entry<S> };

/** How the sections are read that the format has lists for; notes take what the profile has no field for. */
const READERS: Readers = {
  experiences: readJob,
  education: readSchool,
  projects: readProject,
  certifications: readCertificate,
  publications: readPublication,
  awards: readAward,
  volunteerExperience: readVolunteering,
  references: readReference,
};

/** An entry of ours by its own names. */
function readByName(section: Section, entry: LooseObject): LooseObject {
  const [start, end] = [fieldsOfRole(section, "start"), fieldsOfRole(section, "end")];
  return {
    ...Object.fromEntries(
      fieldsOf(section).map(([name, { role }]) => {
        if (role === "description") return [name, paragraphOf(entry[name])];
        if (role === "points" || role === "names") return [name, linesOf(entry[name])];
        return [name, role === "date" || role === "expiry" ? readWritten(entry, name) : lineOf(entry[name])];
      }),
    ),
    ...(start.length && end.length ? readPeriod(entry) : {}),
  };
}

export const readSection = (section: Section, list: unknown, note: Note): LooseObject[] =>
  objectsOf(list).map((entry) => READERS[section]?.(entry, note) ?? readByName(section, entry));
