import type { TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

/** A copy of a CV, to be thrown away. */
export const copy = async (person: Visitor, id = ""): Promise<string> =>
  (await person.post(`/api/cvs/${id}/duplicate`, {})).json().id;

/** An answer that goes on the profile as it is. */
export const gapAnswer = async (person: Visitor): Promise<object> => ({
  version: (await person.get("/api/career-data")).json().version,
  fact: { form: "note", text: "Willing to travel" },
});

export const postingAnswer = async (person: Visitor): Promise<object> => ({
  ...(await gapAnswer(person)),
  jobPosting: "Requirements: Go",
});

/** A CV that has a twin. */
export async function withTwin(person: Visitor, cv = ""): Promise<string> {
  const id = await copy(person, cv);
  await person.post(`/api/cvs/${id}/twin`);
  return id;
}

/** The token of a mailed link to set a new password. */
export async function requestReset(app: TestApp): Promise<string> {
  const email = "forgetful@example.com";
  await app.visitor().signUp({ email });
  await app.visitor().post("/api/auth/request-password-reset", { email });
  await app.runJobs();
  const mail = (await app.readOutbox()).find(({ to }) => to === email);
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
