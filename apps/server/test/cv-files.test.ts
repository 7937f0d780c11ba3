import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { generate, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("downloading", () => {
  it("gives the PDF and the DOCX under a name made of person, company and job", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    const pdf = await person.get(`/api/cvs/${id}/download/pdf`);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.headers["content-disposition"]).toContain("Acme");
    // Who hears it is told where each link leads.
    const written = pdf.rawPayload.toString("latin1");
    const address = Buffer.from("\uFEFFada@example.com", "utf16le").swap16().toString("hex").toUpperCase();
    expect(written).toContain(`/Contents <${address}>`);
    const docx = await person.get(`/api/cvs/${id}/download/docx`);
    expect(docx.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  it("gives the PDF as it was printed where another browser wrote it in a way that isn't known", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    const foreign = Buffer.from("%PDF-2.0\n1 0 obj <</Type /XRef>> endobj\n%%EOF");
    const printing = vi.spyOn(app.printer, "print").mockResolvedValueOnce({ pdf: foreign, pageCount: 1 });
    const pdf = await person.get(`/api/cvs/${id}/download/pdf`);
    printing.mockRestore();
    expect([pdf.statusCode, pdf.rawPayload.equals(foreign)]).toEqual([200, true]);
  });

  it("reuses a file while its content is the same", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    const first = await person.get(`/api/cvs/${id}/download/pdf`);
    const second = await person.get(`/api/cvs/${id}/download/pdf`);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const kept = await app.db.selectFrom("document").select(["format"]).where("cvId", "=", id).execute();
    expect(kept).toEqual([{ format: "pdf" }]);
  });
});

it("a CV's files come with a receipt: every field is read back by programs", async () => {
  const person = await openPerson(app);
  const { previewData } = await generate(person);
  const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
  const { pdf, docx } = (await person.get(`/api/cvs/${id}/receipts`)).json();
  expect(pdf).toEqual({ found: pdf.total, total: pdf.total, missing: [] });
  expect(docx).toEqual({ found: docx.total, total: docx.total, missing: [] });
  expect(pdf.total).toBeGreaterThan(15);
});

it("a file that was downloaded is read for its receipt when that is asked for, once", async () => {
  const person = await openPerson(app);
  const { previewData } = await generate(person);
  const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
  const file = (await person.get(`/api/cvs/${id}/download/pdf`)).rawPayload;
  const kept = () =>
    app.db
      .selectFrom("document")
      .select(["receipt", "bytes"])
      .where("cvId", "=", id)
      .where("format", "=", "pdf");
  expect((await kept().executeTakeFirst())?.receipt).toBeNull();
  const { pdf } = (await person.get(`/api/cvs/${id}/receipts`)).json();
  expect(await kept().executeTakeFirst()).toEqual({ receipt: pdf, bytes: file });
  await app.db
    .updateTable("document")
    .set({ receipt: { ...pdf, found: 1 } })
    .where("cvId", "=", id)
    .execute();
  expect((await person.get(`/api/cvs/${id}/receipts`)).json().pdf.found).toBe(1);
});

describe("somebody else's CV", () => {
  it("does not exist", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    const other = await openPerson(app);
    for (const path of [`/api/cvs/${id}`, `/api/cvs/${id}/download/pdf`, `/api/cvs/${id}/download/docx`])
      expect((await other.get(path)).json()).toMatchObject({ code: "CV_NOT_FOUND" });
    expect((await app.visitor().get(`/api/cvs/${id}`)).statusCode).toBe(401);
  });
});
