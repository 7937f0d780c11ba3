import type { ApplicationDetail, ApplicationSummary } from "@terzi/contracts/applications";
import { expect } from "vitest";
import type { Answer, Visitor } from "./visitor.ts";

export const JOB = { jobTitle: "Pastry chef", company: "Fırın AŞ", jobPosting: "We need\n- night shifts" };

export const addApplication = async (person: Visitor, job: object = JOB): Promise<string> => {
  const answer = await person.post("/api/applications", job);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
};

export const readApplication = async (person: Visitor, id: string): Promise<ApplicationDetail> =>
  (await person.get(`/api/applications/${id}`)).json();

export const listApplications = async (person: Visitor): Promise<ApplicationSummary[]> =>
  (await person.get("/api/applications")).json();

export const importApplications = (person: Visitor, csv: string): Promise<Answer> =>
  person.post("/api/applications/import", { csv });

/** Edits it as it stands now. */
export const changeApplication = async (person: Visitor, id: string, fields: object): Promise<Answer> =>
  person.patch(`/api/applications/${id}`, {
    version: (await readApplication(person, id)).version,
    ...fields,
  });

export const moveApplication = (
  person: Visitor,
  id: string,
  status: string,
  on = "2026-11-20",
): Promise<Answer> => person.post(`/api/applications/${id}/move`, { status, on });
