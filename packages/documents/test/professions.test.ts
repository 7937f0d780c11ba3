import { existsSync, readdirSync, readFileSync } from "node:fs";
import { CvContent, Template } from "@terzi/contracts/cv";
import { Language } from "@terzi/contracts/language";
import { expect, test } from "vitest";
import { cvDocx } from "../src/docx.ts";
import { loadFontCss } from "../src/font-css.ts";
import { cvHtml } from "../src/html.ts";
import { readBack } from "../src/read-back.ts";
import { openTestPrinter } from "./open-test-printer.ts";

/** CVs of many professions in the JSON Resume format. They may not be kept in the project. */
const FOLDER = new URL("../../../../shared/data/A_cv/jsonresume_fictional/", import.meta.url);
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".json")) : [];

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

function readJsonResume(name: string): CvContent {
  const resume = fieldsOf(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
  const basics = fieldsOf(resume.basics);
  const location = fieldsOf(basics.location);
  return CvContent.parse({
    personalInfo: {
      name: textOf(basics.name),
      email: textOf(basics.email),
      phone: textOf(basics.phone),
      location: [location.city, location.region].map(textOf).filter(Boolean).join(", "),
      portfolio: textOf(basics.url),
    },
    summary: textOf(basics.summary),
    workExperience: listOf(resume.work).map((job) => ({
      company: textOf(job.name),
      position: textOf(job.position),
      location: textOf(job.location),
      startDate: textOf(job.startDate),
      endDate: textOf(job.endDate),
      description: textOf(job.summary),
      achievements: textsOf(job.highlights),
    })),
    education: listOf(resume.education).map((school) => ({
      institution: textOf(school.institution),
      degree: textOf(school.studyType),
      field: textOf(school.area),
      graduationDate: textOf(school.endDate),
      gpa: textOf(school.score),
    })),
    skills: {
      technical: listOf(resume.skills).flatMap((skill) => [textOf(skill.name), ...textsOf(skill.keywords)]),
      languages: listOf(resume.languages).map((item) => ({ language: textOf(item.language) })),
    },
    certifications: listOf(resume.certificates).map((paper) => ({
      name: textOf(paper.name),
      issuer: textOf(paper.issuer),
      date: textOf(paper.date),
    })),
    projects: listOf(resume.projects).map((project) => ({
      name: textOf(project.name),
      description: textOf(project.description),
      url: textOf(project.url),
      technologies: textsOf(project.keywords),
    })),
  });
}

const { printer } = await openTestPrinter();

test.skipIf(FILES.length === 0)(
  `every field of ${FILES.length || "no (the folder of measured CVs is missing)"} CVs of all professions is read back`,
  async () => {
    const missing: Record<string, string[]> = {};
    for (const [i, name] of FILES.entries()) {
      const content = readJsonResume(name);
      // Each person in one template and language: together they meet all four.
      const template = Template.options[i % 2] ?? "modern";
      const language = Language.options[Math.floor(i / 2) % 2] ?? "en";
      const cv = { content, template, language, jobTitle: "İş Başlığı" };
      const { pdf } = await printer.print(cvHtml(cv, { fontCss: loadFontCss(template) }));
      const docx = await cvDocx(cv, { author: "A" });
      const receipts = await Promise.all([readBack(pdf, "pdf", cv), readBack(docx, "docx", cv)]);
      const lost = receipts.flatMap((receipt) => receipt.missing);
      if (lost.length) missing[name] = lost;
    }
    expect(missing).toEqual({});
  },
);
