import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile, Proficiency } from "@terzi/contracts/career";
import { Language } from "@terzi/contracts/language";
import { LANGUAGES } from "@terzi/contracts/languages";
import { z } from "zod";

const FOLDER = import.meta.dirname;

const Ask = z.object({
  part: z.enum(["task", "must", "nice"]),
  lang: Language,
  text: z.string(),
  shown: z.enum(["yes", "no"]),
});
type Ask = z.infer<typeof Ask>;

const Person = z.object({
  title: z.string(),
  profile: z.object({
    experiences: z.array(
      z.object({
        position: z.string(),
        company: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        points: z.array(z.string()),
      }),
    ),
    education: z.array(z.record(z.string(), z.string())),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    certifications: z.array(z.string()),
    extra: z.string().default(""),
  }),
  asks: z.array(Ask),
});
type Person = z.infer<typeof Person>;

/** A posting for somebody, and which of its lines they have. */
export type AskedPosting = {
  person: CareerProfile;
  language: Language;
  posting: string;
  shown: string[];
  absent: string[];
};

const HEADINGS = {
  en: { task: "Your tasks:", must: "Requirements:", nice: "Nice to have:" },
  tr: { task: "Görevleriniz:", must: "Aranan Nitelikler:", nice: "Tercih sebebi:" },
} as const satisfies Record<string, Record<Ask["part"], string>>;
const PARTS = ["task", "must", "nice"] as const;

/** Each file of this folder, with the postings that are made of its lines, one in each language. */
export const readAsks = (): [name: string, AskedPosting[]][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .map((file) => [
      file.replace(".jsonl", ""),
      readFileSync(join(FOLDER, file), "utf8")
        .trim()
        .split("\n")
        .flatMap((line) => postingsFor(Person.parse(JSON.parse(line)))),
    ]);

const postingsFor = (someone: Person): AskedPosting[] => {
  const person = profileOf(someone);
  return LANGUAGES.map((language) => {
    const asks = someone.asks.filter(({ lang }) => lang === language);
    const textsOf = (wanted: Ask["shown"]) =>
      asks.filter(({ shown }) => shown === wanted).map(({ text }) => text);
    return {
      person,
      language,
      posting: write(asks, { title: someone.title, language }),
      shown: textsOf("yes"),
      absent: textsOf("no"),
    };
  });
};

function write(asks: Ask[], { title, language }: { title: string; language: Language }): string {
  const blocks = PARTS.flatMap((part) => {
    const own = asks.filter((ask) => ask.part === part);
    return own.length ? [HEADINGS[language][part], ...own.map(({ text }) => `- ${text}`), ""] : [];
  });
  return [title, "", ...blocks].join("\n");
}

const LEVELS: Readonly<Record<string, Proficiency>> = {
  "Ana dil": "Native",
  Akıcı: "Fluent",
  İleri: "Fluent",
  İyi: "Professional",
  Orta: "Intermediate",
  Conversational: "Intermediate",
  Temel: "Basic",
};

/** "German: Basic". */
function languageOf(written: string): { language: string; proficiency?: string } {
  const [language = "", level = ""] = written.split(":").map((part) => part.trim());
  const [name = ""] = level.split(" (");
  const known = Proficiency.safeParse(LEVELS[name] ?? name);
  return known.success ? { language, proficiency: known.data } : { language };
}

function profileOf({ title, profile }: Person): CareerProfile {
  return CareerProfile.parse({
    summary: profile.extra,
    experiences: profile.experiences.map(({ points, ...job }) => ({ ...job, responsibilities: points })),
    education: profile.education,
    skills: {
      technical: profile.skills,
      soft: [],
      languages: profile.languages.map(languageOf),
    },
    certifications: profile.certifications.map((name) => ({ name })),
    personalInfo: { name: title },
  });
}
