import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { createGuard } from "../../src/guard/guard.ts";
import { type ModelWriterOptions, openModelWriter } from "../../src/llm/model-writer.ts";
import { matchProfile } from "../../src/match-profile.ts";
import { readPosting } from "../../src/read-posting.ts";
import { buildBaseContent } from "../../src/writing/base-content.ts";
import { relevanceTo } from "../../src/writing/relevance.ts";
import type { Draft, WritingTask } from "../../src/writing/writer.ts";

const POSTING = `Charge nurse

Requirements
- 3+ years of experience in intensive care
- Triage and wound care
- Ventilators
- Fluent English`;

export const nurseProfile = (changes: object = {}): CareerProfile =>
  CareerProfile.parse({
    personalInfo: {
      name: "Elif Karaca",
      email: "elif.karaca@example.com",
      phone: "+90 532 111 22 33",
      location: "Moda Cad. 12, Kadıköy",
      linkedin: "https://www.linkedin.com/in/elifkaraca",
    },
    summary: "Nurse with a calm hand. Reach me at elif.karaca@example.com any time.",
    experiences: [
      {
        company: "Kent Hospital",
        position: "Staff Nurse",
        startDate: "2020-01",
        endDate: "present",
        description: "Cared for patients on ventilators. Assisted the head nurse with rosters.",
        responsibilities: ["Responsible for triage in the emergency room", "Dressed wounds"],
        achievements: ["Cut waiting times by 20%"],
      },
      {
        company: "Ege Clinic",
        position: "Nurse",
        startDate: "2017-01",
        endDate: "2019-12",
        responsibilities: ["Gave vaccinations", "Questions to 0532 111 22 33"],
      },
    ],
    education: [
      {
        institution: "Ege University",
        degree: "Bachelor",
        field: "Nursing",
        graduationDate: "2016",
        achievements: ["Ranked third of the class"],
      },
    ],
    skills: {
      technical: ["Triage", "Ventilators"],
      soft: [],
      languages: [{ language: "English", proficiency: "Fluent" }],
    },
    projects: [{ name: "Hand hygiene week", description: "Organised a hand hygiene week." }],
    references: [{ name: "Dr. Secret Referee", email: "referee@example.com" }],
    ...changes,
  });

export function writingTask(order: Partial<CvOrder> = {}, profile = nurseProfile()): WritingTask {
  const full = CvOrder.parse({ jobPosting: POSTING, jobTitle: "Charge nurse", company: "Acme", ...order });
  const reading = readPosting(full.jobPosting);
  const match = matchProfile(reading, profile, { language: "en", today: { year: 2026, month: 11 } });
  const relevance = relevanceTo(reading, match);
  const base = buildBaseContent(profile, relevance);
  const today = "2026-11-21";
  const guard = createGuard(profile, full.generationMode, today, full.language);
  return { order: full, profile, reading, match, relevance, base, today, guard };
}

/** Another wording of any line, at which no style rule takes offence; rules can't prove it. */
export const otherwise = ({ text }: { text: string }): string => `${text.replace(/\.$/, "")} indeed`;

export type Warning = { details: object; message: string };

/** Writes the task with a model writer at that address; warnings are collected. */
export function writeAt(
  baseUrl: string,
  {
    task = writingTask(),
    signal = new AbortController().signal,
    warnings = [],
    tell,
    ...options
  }: Partial<ModelWriterOptions> & {
    task?: WritingTask;
    signal?: AbortSignal;
    warnings?: Warning[];
    tell?: (sentence: string) => void;
  } = {},
): Promise<Draft> {
  const writer = openModelWriter({
    apiKey: "sk-test",
    baseUrl,
    model: "test-model",
    timeoutMs: 60_000,
    log: { warn: (details, message) => void warnings.push({ details, message }) },
    ...options,
  });
  return writer.write(task, signal, tell);
}

/** Every line that a draft words anew, by its first place in the base. */
export const wordedIn = ({ arranged = [] }: Draft): Record<string, string> =>
  Object.fromEntries(
    arranged.flatMap(({ lines }) =>
      lines.flatMap(({ from: [at = ""], text }) => (text === null ? [] : [[at, text]])),
    ),
  );
