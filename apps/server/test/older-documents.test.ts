import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generate, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it("what was stored before the product had a section is read as having nothing in it", async () => {
  const ada = await openPerson(app);
  await sql`update career_profile set shape = '', document = document - 'publications'`.execute(app.db);
  expect((await ada.get("/api/career-data")).json().publications).toEqual([]);
  const { previewData } = await generate(ada);
  const { id } = (await ada.post("/api/cvs/save", previewData)).json();
  await sql`update cv set shape = '', content = content - 'publications'`.execute(app.db);
  expect((await ada.get(`/api/cvs/${id}`)).json().content.publications).toEqual([]);
  expect((await ada.get(`/api/cvs/${id}/download/docx`)).statusCode).toBe(200);
});
