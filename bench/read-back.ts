/**
 * Whether every field of a printed CV is read back: `node bench/read-back.ts [--data folder]`. For CVs of many professions
 * in the JSON Resume format, each as PDF and DOCX; together they meet both templates and both languages. The last line is
 * the number of CVs that lose something.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CvContent } from "@terzi/contracts/cv";
import { Template } from "@terzi/contracts/design";
import { Language } from "@terzi/contracts/language";
import { cvDocx } from "@terzi/documents/docx";
import { loadFontCss } from "@terzi/documents/font-css";
import { cvHtml } from "@terzi/documents/html";
import { openPrinter } from "@terzi/documents/printer";
import { readBack } from "@terzi/documents/read-back";

const { values } = parseArgs({ options: { data: { type: "string" } } });
const data = resolve(values.data ?? join(import.meta.dirname, "../../shared/data"));
const folder = join(data, "A_cv/jsonresume_fictional");
if (!existsSync(folder)) {
  process.stderr.write(`No data in ${data}. Say where it is: --data <folder>\n`);
  process.exit(2);
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

function readResume(name: string): CvContent {
  const resume = fieldsOf(JSON.parse(readFileSync(join(folder, name), "utf8")));
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

const dataDir = mkdtempSync(join(tmpdir(), "terzi-bench-"));
const printer = openPrinter({ dataDir, log: console });
let losing = 0;
const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
for (const [i, name] of names.entries()) {
  const content = readResume(name);
  const template = Template.options[i % 2] ?? "modern";
  const language = Language.options[Math.floor(i / 2) % 2] ?? "en";
  const cv = { content, template, language, jobTitle: "İş Başlığı" };
  const { pdf } = await printer.print(cvHtml(cv, { fontCss: loadFontCss(template) }));
  const docx = await cvDocx(cv, { author: "A" });
  const receipts = await Promise.all([readBack(pdf, "pdf", cv), readBack(docx, "docx", cv)]);
  const missing = receipts.flatMap((receipt) => receipt.missing);
  if (missing.length === 0) continue;
  losing++;
  process.stdout.write(`${name}: ${JSON.stringify(missing)}\n`);
}
await printer.close();
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${losing} of ${names.length} CVs lose something\n`);
process.exitCode = losing > 0 ? 1 : 0;
