import type { GapQuestions } from "@terzi/contracts/gaps";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { PROFILE_MAX_BYTES } from "@terzi/contracts/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildProfile, generate, idOf, openAdmin } from "./builders.ts";
import { type Owner, openOwner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await startApp();
  admin = await openAdmin(app);
});
afterAll(() => app.stop());

const setPrice = (key: string, price: number) =>
  app.db
    .updateTable("setting")
    .set({ value: String(price) })
    .where("key", "=", key)
    .execute();

const setBalance = async (person: Visitor, credits: number): Promise<void> => {
  await admin.patch(`/api/admin/users/${await idOf(person)}/credits`, { credits });
};

const balanceOf = async (person: Visitor): Promise<number> =>
  (await person.get("/api/auth/user")).json().credits;

const creditsUsed = async (): Promise<number> =>
  (await admin.get("/api/admin/stats")).json().totalCreditsUsed;

const answerGap = async ({ person, id }: Owner, fact: object): Promise<Answer> => {
  const { version } = (await person.get(`/api/cvs/${id}/gaps`)).json<GapQuestions>();
  return person.post(`/api/cvs/${id}/gaps`, { version, fact });
};

const importLines = ({ person }: Owner, count: number): Promise<Answer> =>
  person.post("/api/applications/import", {
    csv: `Company,Position\n${Array.from({ length: count }, (_, at) => `Firm ${at},Cook`).join("\n")}\n`,
  });

type Priced = { key: string; price: number; total?: number; buy(owner: Owner): Promise<Answer> };

/** All that can have a price, each another one. */
const PRICED: Priced[] = [
  { key: "letter_cost", price: 2, buy: ({ person, id }) => person.post(`/api/cvs/${id}/letters`, {}) },
  { key: "interview_cost", price: 3, buy: ({ person, id }) => person.post(`/api/cvs/${id}/interview`) },
  { key: "twin_cost", price: 4, buy: ({ person, id }) => person.post(`/api/cvs/${id}/twin`) },
  { key: "share_cost", price: 5, buy: ({ person, id }) => person.post(`/api/cvs/${id}/share`, {}) },
  { key: "gap_cost", price: 6, buy: (owner) => answerGap(owner, { form: "note", text: "Driving licence" }) },
  { key: "application_cost", price: 7, total: 21, buy: (owner) => importLines(owner, 3) },
];

it("each thing costs its own price, which may be the last credit, and is told as used; a credit less buys nothing", async () => {
  const owner = await openOwner(app);
  const { person } = owner;
  const { previewData } = await generate(person, { company: "Other" });
  for (const { key, price } of PRICED) await setPrice(key, price);
  await setPrice("cv_cost", 8);
  const priced: Priced[] = [
    ...PRICED,
    { key: "cv_cost", price: 8, buy: () => person.post("/api/cvs/save", previewData) },
  ];
  for (const { key, price, total = price, buy } of priced) {
    const before = await creditsUsed();
    await setBalance(person, total - 1);
    const refused = await buy(owner);
    expect([key, refused.statusCode]).toEqual([key, 402]);
    expect([key, refused.json().message]).toEqual([key, expect.stringContaining(String(total))]);
    expect([key, await balanceOf(person)]).toEqual([key, total - 1]);
    await setBalance(person, total);
    const bought = await buy(owner);
    expect([key, bought.statusCode < 300, bought.body]).toEqual([key, true, bought.body]);
    expect([key, await balanceOf(person)]).toEqual([key, 0]);
    expect([key, (await creditsUsed()) - before]).toEqual([key, total]);
  }
});

it("what is refused at the last moment takes no price", async () => {
  const owner = await openOwner(app);
  const { person } = owner;
  await setPrice("gap_cost", 6);
  await setPrice("application_cost", 1);
  await setBalance(person, 2_000);
  const long = (letters: number) => ({ name: "Long", description: "x".repeat(letters) });
  const most = buildProfile({ projects: Array(33).fill(long(8_920)) });
  const left = PROFILE_MAX_BYTES - 1_500 - jsonBytes(most);
  const projects = most.projects.map((project, at) => (at ? project : { ...project, ...long(8_920 + left) }));
  const filled = { ...most, projects };
  expect((await person.post("/api/career-data", filled)).statusCode).toBe(200);
  const refused = await answerGap(owner, { form: "note", text: "y ".repeat(1_000) });
  expect([refused.statusCode, refused.json().code]).toEqual([413, "PROFILE_TOO_LARGE"]);
  expect((await importLines(owner, 1_001)).json()).toMatchObject({ code: "TOO_MANY_APPLICATIONS" });
  expect(await balanceOf(person)).toBe(2_000);
});
