import type { Language } from "@terzi/contracts/languages";
import { anyOf, newEmployer, newPlace, newSchool, newTitle } from "./names.ts";
import type { FreeWords, Job, Person } from "./person.ts";
import type { Random } from "./random.ts";

/** The same person with titles, employers, schools and towns made by chance, and with what people write besides. */
export function freePerson(person: Person, random: Random): Person {
  const { language } = person;
  const employers = new Map<string, { name: string; place: string }>();
  const jobs = person.jobs.map((job): Job => {
    const house = employers.get(job.employer) ?? {
      name: random.isLikely(0.75) ? newEmployer(language, random) : job.employer,
      place: newPlace(language, random),
    };
    employers.set(job.employer, house);
    return {
      ...job,
      title: random.isLikely(0.75) ? newTitle(language, random) : job.title,
      employer: house.name,
      place: house.place,
      department: anyOf("department", language, random),
      words: freeWords(person, random),
    };
  });
  const schools = person.schools.map((school) => ({
    ...school,
    institution: random.isLikely(0.5) ? newSchool(language, random) : school.institution,
    place: newPlace(language, random),
  }));
  return { ...person, city: newPlace(language, random), jobs, schools, more: moreSections(language, random) };
}

const freeWords = ({ language, summary }: Person, random: Random): FreeWords => ({
  told: anyOf("told of an employer", language, random),
  lead: summary,
  label: anyOf("head of points", language, random),
  isColon: random.isLikely(0.5),
  aside: anyOf("reason", language, random),
});

function moreSections(language: Language, random: Random): Person["more"] {
  const sections = [];
  const any = (list: Parameters<typeof anyOf>[0]) => anyOf(list, language, random);
  if (random.isLikely(0.35))
    sections.push({
      heading: INTERESTS[language],
      lines: [[any("interest"), any("interest"), any("interest")].join(", ")],
    });
  if (random.isLikely(0.3))
    sections.push({
      heading: REFERENCES[language],
      lines: [0, 1].flatMap(() => [
        `${any("given")} ${any("family")}`,
        `${any("referee")}, ${newEmployer(language, random)}`,
      ]),
    });
  return sections;
}

const INTERESTS: Record<Language, string> = { en: "Interests", tr: "İlgi Alanları" };
const REFERENCES: Record<Language, string> = { en: "References", tr: "Referanslar" };
