import type { Proficiency } from "@terzi/contracts/career";
import type { GapForm, GapQuestion, GapQuestions } from "@terzi/contracts/gaps";

/** What is typed for an answer; the form decides which fields count. */
export type GapFields = {
  /** A job's place, or "" for somewhere else. */
  job: string;
  name: string;
  date: string;
  text: string;
  proficiency: Proficiency;
  issuer: string;
};

export const blankFields = ({ form, name }: GapQuestion, jobs: GapQuestions["jobs"]): GapFields => ({
  job: jobs[0]?.place ?? "",
  // A certificate has the posting's name until the person changes it; a project's name only they know.
  name: form === "certificate" ? name : "",
  date: "",
  text: "",
  proficiency: "Professional",
  issuer: "",
});

/** The answer as it is sent; its schema says what is missing. */
export function factOf(form: GapForm, { job, name, date, text, proficiency, issuer }: GapFields): object {
  if (form === "language") return { form, language: name, proficiency };
  if (form === "certificate") return { form, name, issuer, date };
  if (form === "note") return { form, text };
  return job ? { form, job, text } : { form: "project", name, date, text };
}
