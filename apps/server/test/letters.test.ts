import type { Letter } from "@terzi/contracts/letter";
import { openPdf } from "@terzi/documents/open-pdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, giveCredits, idOf, openPerson } from "./builders.ts";
import { openOwner, type Owner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 3 });
});
afterAll(() => app.stop());

const write = async ({ person, id }: Owner, input: object = {}): Promise<Letter> => {
  const answer = await person.post(`/api/cvs/${id}/letters`, input);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const setCost = (value: string) =>
  app.db.updateTable("setting").set({ value }).where("key", "=", "letter_cost").execute();

describe("a cover letter", () => {
  it("is written for a saved CV from what the profile proves, sentence by sentence", async () => {
    const letter = await write(await openOwner(app));
    expect(letter.content).toMatchObject({
      recipient: "Acme",
      salutation: "Dear Hiring Manager,",
      closing: "Kind regards,",
      signature: "Ada Yılmaz",
    });
    expect(letter.content.body).toMatch(
      /^I am applying for the position of Senior Backend Engineer at Acme\. /,
    );
    expect(letter.content.body).toContain("PostgreSQL");
    // Asked for, and not in the profile.
    expect(letter.content.body).not.toContain("Kubernetes");
    for (const { sentence, lines } of letter.proofs) {
      expect(letter.content.body).toContain(sentence);
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  it("has the CV's language and tone, unless another tone is asked for", async () => {
    const owner = await openOwner(app, { language: "tr", tone: "formal" });
    expect((await write(owner)).content).toMatchObject({
      salutation: "Sayın Yetkili,",
      closing: "Saygılarımla,",
    });
    expect((await write(owner, { tone: "conversational" })).content.salutation).toBe("Merhaba,");
  });

  it("is edited by whoever read its last version", async () => {
    const owner = await openOwner(app);
    const { id, content, version } = await write(owner);
    const edited = { version, content: { ...content, body: "I like your company.\n\nI can start in May." } };
    const saved = await owner.person.patch(`/api/letters/${id}`, edited);
    expect(saved.json()).toMatchObject({ version: 2 });
    const stale = await owner.person.patch(`/api/letters/${id}`, edited);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: "STALE_LETTER", details: { version: 2 } });
    expect((await owner.person.get(`/api/letters/${id}`)).json()).toMatchObject({ content: edited.content });
  });

  it("comes as PDF, as DOCX and as text", async () => {
    const owner = await openOwner(app);
    const { id, content } = await write(owner);
    const [pdf, docx, txt] = await Promise.all(
      ["pdf", "docx", "txt"].map((format) => owner.person.get(`/api/letters/${id}/download/${format}`)),
    );
    const page = await (await openPdf(pdf?.rawPayload ?? new Uint8Array())).getPage(1);
    const { items } = await page.getTextContent();
    const printed = items
      .map((item) => ("str" in item ? item.str : ""))
      .join(" ")
      .replace(/\s+/g, " ");
    for (const part of [content.subject, content.salutation, content.closing, "Ada Yılmaz"])
      expect(printed).toContain(part);
    expect(docx?.rawPayload.subarray(0, 2).toString()).toBe("PK");
    expect(txt?.body).toBe(
      `${content.salutation}\n\n${content.body}\n\n${content.closing}\n${content.signature}\n`,
    );
    expect(pdf?.headers["content-disposition"]).toContain(
      "Ada Yilmaz - Acme - Application for Senior Backend Engineer.pdf",
    );
  });

  it("is listed with its CV, and gone with it", async () => {
    const owner = await openOwner(app);
    const first = await write(owner);
    const second = await write(owner, { length: "short" });
    const list = async () => (await owner.person.get(`/api/cvs/${owner.id}/letters`)).json<Letter[]>();
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    await owner.person.delete(`/api/letters/${second.id}`);
    expect((await list()).map(({ id }) => id)).toEqual([first.id]);
    await owner.person.delete(`/api/cvs/${owner.id}`);
    expect((await owner.person.get(`/api/letters/${first.id}`)).json()).toMatchObject({
      code: "LETTER_NOT_FOUND",
    });
  });

  it("in the bin with its CV is neither written nor changed nor printed, and comes back as it was", async () => {
    const owner = await openOwner(app);
    const { id, version, content } = await write(owner);
    await owner.person.delete(`/api/cvs/${owner.id}`);
    const edited = { version, content: { ...content, body: "I can start in May." } };
    const refused = await owner.person.patch(`/api/letters/${id}`, edited);
    expect(refused.json()).toMatchObject({ code: "LETTER_NOT_FOUND" });
    expect((await owner.person.get(`/api/letters/${id}/download/txt`)).statusCode).toBe(404);
    expect((await owner.person.post(`/api/cvs/${owner.id}/letters`, {})).statusCode).toBe(404);
    await owner.person.post(`/api/cvs/${owner.id}/restore`);
    expect((await owner.person.get(`/api/letters/${id}`)).json()).toMatchObject({ version, content });
  });

  it("doesn't exist for anybody else", async () => {
    const owner = await openOwner(app);
    const { id, content, version } = await write(owner);
    const other = await openPerson(app);
    expect((await other.get(`/api/letters/${id}`)).statusCode).toBe(404);
    expect((await other.get(`/api/cvs/${owner.id}/letters`)).statusCode).toBe(404);
    expect((await other.post(`/api/cvs/${owner.id}/letters`, {})).statusCode).toBe(404);
    expect((await other.patch(`/api/letters/${id}`, { version, content })).statusCode).toBe(404);
    expect((await other.delete(`/api/letters/${id}`)).statusCode).toBe(404);
  });

  it("stands in the person's copy of their data, and is deleted with the account", async () => {
    const owner = await openOwner(app);
    const { id } = await write(owner);
    const data = (await owner.person.get("/api/user/export")).json();
    expect(data.letters).toMatchObject([{ id, cvId: owner.id }]);
    await owner.person.call("privacy.deleteAccount", { password: "correct horse" });
    expect(await app.db.selectFrom("letter").select("id").where("id", "=", id).execute()).toEqual([]);
  });
});

describe("the price of a letter", () => {
  it("is none as long as nobody sets one", async () => {
    const owner = await openOwner(app);
    const before = (await owner.person.get("/api/auth/user")).json().credits;
    await write(owner);
    expect((await owner.person.get("/api/auth/user")).json().credits).toBe(before);
  });

  it("is taken once for an Idempotency-Key, through the ledger", async () => {
    await setCost("3");
    const owner = await openOwner(app);
    const before = (await owner.person.get("/api/auth/user")).json().credits;
    const post = () => owner.person.post(`/api/cvs/${owner.id}/letters`, {}, { "idempotency-key": "once" });
    const [one, two] = [await post(), await post()];
    expect(one.json<Letter>().id).toBe(two.json<Letter>().id);
    expect((await owner.person.get("/api/auth/user")).json().credits).toBe(before - 3);
    const entries = await app.db
      .selectFrom("ledgerEntry")
      .select(["amount", "letterId"])
      .where("kind", "=", "letter")
      .execute();
    expect(entries).toEqual([{ amount: -3, letterId: one.json<Letter>().id }]);
    await setCost("0");
  });

  it("refuses whoever has too few credits, and keeps nothing", async () => {
    const person = await openPerson(app);
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    await setCost("4");
    expect((await person.post(`/api/cvs/${id}/letters`, {})).json()).toMatchObject({
      code: "INSUFFICIENT_CREDITS",
    });
    expect(
      await app.db
        .selectFrom("letter")
        .select("id")
        .where("accountId", "=", await idOf(person))
        .execute(),
    ).toEqual([]);
    await setCost("0");
    await giveCredits(app, person, 1);
  });
});
