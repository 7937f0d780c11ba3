import { CvContent } from "@terzi/contracts/cv";
import type { TwinAnswer } from "@terzi/contracts/twin";
import { type ChatServer, sendCompletion, sendError, startChatServer } from "@terzi/testing/chat-server";
import { dataOf, willing } from "@terzi/testing/shown-cv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readConfig } from "../src/config.ts";
import { edit, type Owner, openOwner, readCv } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let endpoint: ChatServer;
const logged: { work?: string }[] = [];
let answer: Parameters<typeof startChatServer>[0];
beforeAll(async () => {
  endpoint = await startChatServer((request, response) => answer(request, response));
  const { writer } = readConfig({ OPENAI_API_KEY: "sk-secret", OPENAI_BASE_URL: endpoint.baseUrl });
  const keep = (details: object) => void logged.push(details);
  const log = { debug: keep, info: keep, warn: keep, error: keep };
  app = await startApp({ maxConnections: 3, ports: { writer, log } });
});
afterAll(async () => {
  await app?.stop();
  await endpoint?.close();
});

const Lines = z.array(z.object({ id: z.number(), text: z.string() }));
const Judged = z.array(z.object({ id: z.number(), sentence: z.string() }));
const asWritten = willing({ word: () => null });

/** A model that leaves CVs as they are and knows these lines in Turkish. */
const translating =
  (words: Record<string, string>): typeof answer =>
  (request, response) => {
    const data = dataOf(request);
    const lines = Lines.safeParse(data).data;
    const judged = Judged.safeParse(data).data;
    if (judged) {
      const verdicts = judged.map(({ id }) => ({ id, follows: true }));
      return sendCompletion(response, { content: JSON.stringify({ verdicts }) });
    }
    if (!lines) return asWritten(request, response);
    const known = lines.flatMap(({ id, text }) => (words[text] ? [{ id, text: words[text] }] : []));
    return sendCompletion(response, { content: JSON.stringify({ lines: known }) });
  };

const PROVEN = ["Trained three new engineers", "Üç yeni mühendisi eğitti"] as const;
const LOOSE = [
  "Gave the whole place a calmer rhythm",
  "Bütün iş yerine daha sakin bir ritim kazandırdı",
] as const;

const openWorded = async (words: (readonly [string, string])[]): Promise<Owner & { twin: Owner }> => {
  answer = asWritten;
  const owner = await openOwner(app);
  await edit(owner, () => {
    const { workExperience } = CvContent.parse({
      workExperience: [
        { company: "Ege Ödeme A.Ş.", position: "Backend Engineer", responsibilities: [PROVEN[0], LOOSE[0]] },
      ],
    });
    return { workExperience };
  });
  answer = translating(Object.fromEntries(words));
  const { id } = (await owner.person.post(`/api/cvs/${owner.id}/twin`)).json<{ id: string }>();
  return { ...owner, twin: { person: owner.person, id } };
};
const readView = async ({ person, id }: Owner) =>
  (await person.get(`/api/cvs/${id}/twin`)).json<TwinAnswer>().view;
const pointsOf = async (owner: Owner): Promise<string[]> => {
  const { workExperience } = (await readCv(owner)).content;
  return typeof workExperience === "string" ? [] : (workExperience[0]?.responsibilities ?? []);
};

describe("a twin that a model words", () => {
  it("has the lines that the original proves, and offers the others one by one", async () => {
    const { twin, ...owner } = await openWorded([PROVEN, LOOSE]);
    expect(await pointsOf(twin)).toEqual([PROVEN[1], LOOSE[0]]);
    const offered = (await readView(owner))?.pairs.filter(({ offer }) => offer);
    expect(offered).toMatchObject([{ twin: LOOSE[0], state: "asWritten", offer: LOOSE[1] }]);
    const decide = (decision: string) =>
      owner.person.post(`/api/cvs/${owner.id}/twin/lines`, { own: LOOSE[0], decision });
    const taken = (await decide("take")).json<TwinAnswer>();
    expect(taken.view?.pairs.find(({ twin: text }) => text === LOOSE[1])).toMatchObject({
      state: "translated",
    });
    expect(taken.view?.pairs.filter(({ offer }) => offer)).toEqual([]);
    expect(await pointsOf(twin)).toEqual([PROVEN[1], LOOSE[1]]);
    // Once more is no more.
    expect((await decide("take")).statusCode).toBe(200);
    const data = (await owner.person.get("/api/user/export")).json();
    expect(data.cvs).toMatchObject([{ id: owner.id }, { id: twin.id, twinOf: owner.id, twinOffers: [] }]);
  });

  it("throws away what isn't wanted, and asks again only for what is left", async () => {
    const { twin, ...owner } = await openWorded([LOOSE]);
    await owner.person.post(`/api/cvs/${owner.id}/twin/lines`, { own: LOOSE[0], decision: "leave" });
    expect((await readView(owner))?.pairs.filter(({ offer }) => offer)).toEqual([]);
    answer = translating(Object.fromEntries([PROVEN]));
    const again = (await owner.person.post(`/api/cvs/${twin.id}/twin/word`)).json<TwinAnswer>();
    expect(again.isWorded).toBe(true);
    expect(await pointsOf(twin)).toEqual([PROVEN[1], LOOSE[0]]);
  });

  it("offers nothing at a line that its person has worded since", async () => {
    const { twin, ...owner } = await openWorded([LOOSE]);
    expect((await readView(owner))?.pairs.filter(({ offer }) => offer)).toHaveLength(1);
    await edit(twin, (content) => {
      if (typeof content.workExperience === "string") throw new Error("The jobs of a CV are entries");
      const [job] = content.workExperience;
      if (!job) throw new Error("The twin has no job");
      return {
        workExperience: [{ ...job, responsibilities: [PROVEN[1], "İş yerine sakin bir ritim getirdi"] }],
      };
    });
    expect((await readView(owner))?.pairs.filter(({ offer }) => offer)).toEqual([]);
  });

  it("is made without the model where that fails, and says so when it is asked again", async () => {
    answer = asWritten;
    const owner = await openOwner(app);
    answer = (_, response) => sendError(response, 401);
    expect((await owner.person.post(`/api/cvs/${owner.id}/twin`)).statusCode).toBe(200);
    expect((await readView(owner))?.pairs.some(({ state }) => state === "asWritten")).toBe(true);
    const again = await owner.person.post(`/api/cvs/${owner.id}/twin/word`);
    expect(again.json()).toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
  });

  it("is counted apart from CVs and letters", async () => {
    logged.length = 0;
    const { person, id } = await openWorded([PROVEN]);
    await person.post(`/api/cvs/${id}/letters`, {});
    const works = logged.flatMap(({ work }) => work ?? []);
    expect(new Set(works)).toEqual(new Set(["cv", "twin", "letter"]));
  });
});
