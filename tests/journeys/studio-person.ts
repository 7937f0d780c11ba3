import type { Browser } from "puppeteer-core";
import type { Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { people } from "./main-job-words.ts";

const ADA = people.en;
const CAREER = {
  personalInfo: { name: ADA.name, email: "ada@example.com", location: "London" },
  summary: "Engineer of payment systems.",
  experiences: [
    {
      ...{ company: ADA.company, position: ADA.position, startDate: ADA.startDate, endDate: "present" },
      responsibilities: [ADA.duty, "Looked after four services in production"],
    },
  ],
  skills: { technical: [...ADA.skills], languages: [{ language: "English", proficiency: "Fluent" }] },
};

export type StudioPerson = Visitor & {
  /** Their saved CV. */
  cvId: string;
  /** The title of a CV that they haven't saved, with a statement to confirm. */
  unsaved: string;
};

/** Somebody with a saved CV and an unsaved one, made by the documented calls. */
export async function enrolForStudio(browser: Browser, url: string, email: string): Promise<StudioPerson> {
  const visitor = await enrol(browser, url, { firstName: "Ada", email });
  const { page } = visitor;
  const unsaved = "Payments Engineer";
  await call(page, "POST", "/api/career-data", CAREER);
  const generate = (changed: object) =>
    call(page, "POST", "/api/cvs/generate", { jobPosting: ADA.posting, jobTitle: ADA.jobTitle, ...changed });
  await generate({ jobTitle: unsaved, generationMode: "extensive" });
  // As the product's own description of these paths has them.
  const { previewData } = (await generate({ generationMode: "strict" })) as { previewData: object };
  const { id: cvId } = (await call(page, "POST", "/api/cvs/save", previewData)) as { id: string };
  return { ...visitor, cvId, unsaved };
}
