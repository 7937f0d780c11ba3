import type { Language } from "@terzi/contracts/languages";
import { type Block, bold, type Cv, line, paragraph, plain, type Section } from "./blocks.ts";
import { dateText, periodText } from "./date-text.ts";
import { type EntryText, entryBlocks, headedTable, labelText, pointBlocks } from "./entry-blocks.ts";
import { type FreeText, freeEntry } from "./free-entry.ts";
import type { Free, Layout } from "./layout.ts";
import type { Job, Person } from "./person.ts";
import { skillBlocks } from "./skill-blocks.ts";
import { SECTION_NAMES, type SectionKind } from "./words.ts";

/** Somebody's CV in words and lines, as a layout has it. */
export function writeCv(person: Person, layout: Layout): Cv {
  const { language } = person;
  const section = (kind: SectionKind, blocks: Block[]): Section => ({
    kind,
    heading: sectionName(kind, language, layout),
    blocks,
  });
  const work = section("work", jobBlocks(person, layout));
  const education = section("education", schoolBlocks(person, layout));
  const isMixed = layout.spoken === "with skills";
  const skills = section("skills", [
    ...skillBlocks(person.skills, layout),
    ...(isMixed ? [spokenRow(person, layout)] : []),
  ]);
  const rest = [
    ...(isMixed ? [] : [section("languages", languageBlocks(person, layout))]),
    section("certifications", certificateBlocks(person, layout)),
  ];
  const orders: Record<Layout["sections"], Section[]> = {
    "work first": [work, education, skills, ...rest],
    "education first": [education, work, skills, ...rest],
    "skills first": [skills, work, education, ...rest],
  };
  const more = (person.more ?? []).map(
    ({ heading, lines }): Section => ({
      kind: "more",
      heading,
      blocks: lines.map((text) => line(plain(text))),
    }),
  );
  const [first, ...others] = orders[layout.sections];
  const sections =
    layout.free?.isMoreFirst && first ? [first, ...more, ...others] : [...orders[layout.sections], ...more];
  return {
    name: person.name,
    headline: layout.wording % 3 ? person.headline : "",
    contact: contactBlocks(person, layout),
    sections: [section("summary", [paragraph(person.summary)]), ...sections],
  };
}

export const sectionName = (kind: SectionKind, language: Language, layout: Layout): string => {
  const names = SECTION_NAMES[language][kind];
  return names[layout.wording % names.length] ?? names[0];
};

const inOrder = (layout: Layout, title: string, employer: string): [string, string] =>
  layout.order === "title first" ? [title, employer] : [employer, title];

const jobText = (job: Job, layout: Layout, language: Language): EntryText => ({
  names: inOrder(layout, job.title, job.employer),
  labels: layout.order === "title first" ? ["title", "employer"] : ["employer", "title"],
  department: layout.entry === "three lines" ? job.department : "",
  place: job.place,
  period: periodText(job.from, job.until, layout, language),
  points: job.points,
});

function freeJobs({ jobs, language }: Person, { jobs: plan }: Free, layout: Layout): Block[][] {
  return jobs.map((job, at) => {
    const text: FreeText = {
      ...job,
      words: job.words ?? null,
      period: `${periodText(job.from, job.until, layout, language)}${durationText(job, plan, language)}`,
    };
    return freeEntry(text, { plan, language, isSame: jobs[at - 1]?.employer === job.employer });
  });
}

const DURATIONS: Record<Language, { year: string; month: string }> = {
  en: { year: "yrs", month: "mos" },
  tr: { year: "yıl", month: "ay" },
};

/** How long a job took, where it ended and the plan says so. */
function durationText({ from, until }: Job, { duration }: Free["jobs"], language: Language): string {
  if (!duration || !until) return "";
  const months = (until.year - from.year) * 12 + until.month - from.month + 1;
  const { year, month } = DURATIONS[language];
  const parts = [
    months >= 12 ? `${Math.floor(months / 12)} ${year}` : "",
    months % 12 ? `${months % 12} ${month}` : "",
  ];
  return `${duration.before}${parts.filter(Boolean).join(" ")}${duration.behind}`;
}

function freeSchools({ schools, language }: Person, { schools: plan }: Free, layout: Layout): Block[] {
  return schools.flatMap(({ degree, institution, place, from, until }) => {
    const period =
      layout.wording % 2 ? periodText(from, until, layout, language) : dateText(until, layout, language);
    const names = { title: degree, employer: institution, place: layout.wording % 5 < 2 ? place : "" };
    const text = { ...names, period, department: "", points: [], words: null };
    return freeEntry(text, { plan, language, isSame: false });
  });
}

function jobBlocks(person: Person, layout: Layout): Block[] {
  const { jobs, language } = person;
  if (layout.free) {
    const own = freeJobs(person, layout.free, layout);
    return layout.shape === "cards" ? own.map((blocks): Block => ({ kind: "card", blocks })) : own.flat();
  }
  if (layout.entry === "grouped titles") return groupedJobs(jobs, layout, language);
  const texts = jobs.map((job) => jobText(job, layout, language));
  if (layout.entry === "table with head") return [headedTable(texts, layout, language)];
  const { entry } = layout;
  const entries = texts.map((text) => entryBlocks(text, entry, layout, language));
  return layout.shape === "cards"
    ? entries.map((blocks): Block => ({ kind: "card", blocks }))
    : entries.flat();
}

/** The employer once, and below it each title that somebody had there. */
function groupedJobs(jobs: Job[], layout: Layout, language: Language): Block[] {
  const place = ({ place }: Job) => (layout.place === "none" ? "" : place);
  return jobs.flatMap((job, at): Block[] => {
    const isSame = jobs[at - 1]?.employer === job.employer;
    const right = place(job);
    const employer: Block = {
      kind: "line",
      spans: [bold(job.employer)],
      isEntryStart: true,
      ...(right ? { right: [plain(right)] } : {}),
    };
    const period = periodText(job.from, job.until, layout, language);
    return [
      ...(isSame ? [] : [employer]),
      { kind: "line", spans: [{ text: job.title, isItalic: true }], right: [plain(period)] },
      ...pointBlocks(job.points, layout),
    ];
  });
}

function schoolBlocks(person: Person, layout: Layout): Block[] {
  const { schools, language } = person;
  if (layout.free) return freeSchools(person, layout.free, layout);
  const isYearAlone = layout.wording % 2 === 0;
  const texts = schools.map(
    ({ degree, institution, place, from, until }): EntryText => ({
      names: inOrder(layout, degree, institution),
      labels: layout.order === "title first" ? ["degree", "school"] : ["school", "degree"],
      department: "",
      place: layout.wording % 5 < 2 ? place : "",
      period: isYearAlone ? dateText(until, layout, language) : periodText(from, until, layout, language),
      points: [],
    }),
  );
  if (layout.entry === "table with head") return [headedTable(texts, layout, language)];
  const shape = layout.entry === "grouped titles" ? "dates right" : layout.entry;
  return texts.flatMap((text) => entryBlocks(text, shape, layout, language));
}

/** "Languages: English (fluent), German (basic)" as one more line of the skills. */
const spokenRow = ({ languages, language }: Person, layout: Layout): Block =>
  line(
    bold(`${sectionName("languages", language, layout)}: `),
    plain(languages.map(({ name, level }) => `${name} (${level})`).join(", ")),
  );

function languageBlocks({ languages }: Person, layout: Layout): Block[] {
  const joint = [": ", " – ", " (", " "][layout.wording % 4] ?? ": ";
  const shown = languages.map(({ name, level }) =>
    joint === " (" ? `${name} (${level})` : `${name}${joint}${level}`,
  );
  if (layout.wording % 3 === 0) return [paragraph(`${shown.join(", ")}.`)];
  if (layout.wording % 3 === 1) return shown.map((text) => line(plain(text)));
  return languages.map(({ name, level }) => ({ kind: "line", spans: [plain(name)], right: [plain(level)] }));
}

function certificateBlocks({ certificates, language }: Person, layout: Layout): Block[] {
  if (layout.entry === "table with head")
    return [
      {
        kind: "table",
        hasHead: true,
        hasBorder: layout.wording % 3 > 0,
        widths: [50, 35, 15],
        rows: [
          (["certificate", "issuer", "year"] as const).map((label) => [
            line(bold(labelText(label, language, layout))),
          ]),
          ...certificates.map(({ name, issuer, year }) =>
            [name, issuer, String(year)].map((text) => [line(plain(text))]),
          ),
        ],
      },
    ];
  if (layout.licences === "one line" && certificates.length > 2)
    return [paragraph(certificates.map(({ name, year }) => `${name} (${year})`).join(", "))];
  return certificates.map(
    ({ name, issuer, year }): Block =>
      layout.wording % 2
        ? { kind: "item", text: `${name}, ${issuer}, ${year}`, mark: "disc" }
        : { kind: "line", spans: [plain(`${name} – ${issuer}`)], right: [plain(String(year))] },
  );
}

function contactBlocks(person: Person, layout: Layout): Block[] {
  const { email, phone, city, language } = person;
  const values = [city, phone, email];
  const labelled = (["place", "phone", "email"] as const).map((label, at): [string, string] => [
    labelText(label, language, layout),
    values[at] ?? "",
  ]);
  const shapes: Record<Layout["contact"], () => Block[]> = {
    "one line": () => [line(plain(values.join(layout.wording % 2 ? " | " : " · ")))],
    "two lines": () => [line(plain(city)), line(plain(`${phone} • ${email}`))],
    "labelled rows": () => labelled.map(([label, value]) => line(plain(`${label}: ${value}`))),
    "bare rows": () => values.map((value) => line(plain(value))),
    icons: () => values.map((value, at) => line(plain(`${["⌂", "☎", "✉"][at]} ${value}`))),
    table: () => [
      {
        kind: "table",
        hasHead: false,
        hasBorder: layout.wording % 2 === 0,
        widths: [30, 70],
        rows: labelled.map((cells) => cells.map((text) => [line(plain(text))])),
      },
    ],
  };
  return shapes[layout.contact]();
}
