import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import type { GenerateStep } from "@terzi/contracts/preview";
import { accountant } from "@terzi/testing/guard-claims/accountant-en";
import { chef } from "@terzi/testing/guard-claims/chef-tr";
import { expect, test } from "vitest";
import { tailor } from "../src/tailor.ts";
import type { Tailored } from "../src/tailor-with.ts";
import { localWriter } from "../src/writing/local-writer.ts";

const POSTING = `We are looking for an accountant.
Requirements:
- Experience with Xero and SAP
- VAT returns
- Bachelor's degree in Accounting
- Kubernetes`;

const run = (
  order: Partial<CvOrder>,
  profile: CareerProfile = accountant.profile,
  onStep?: (step: GenerateStep) => void,
) =>
  tailor({
    order: CvOrder.parse({ jobPosting: POSTING, jobTitle: "Accountant", ...order }),
    profile,
    writer: localWriter,
    countPages: async (content) => Math.ceil(JSON.stringify(content).length / 1_500),
    today: "2026-11-21",
    readerLanguage: "en",
    ...(onStep ? { onStep } : {}),
  });

test("a generation goes through its five steps in order", async () => {
  const steps: GenerateStep[] = [];
  await run({}, accountant.profile, (step) => steps.push(step));
  expect(steps).toEqual(["reading", "matching", "writing", "checking", "fitting"]);
});

test("the same order for the same profile gives the same CV", async () => {
  expect(await run({ generationMode: "extensive" })).toEqual(await run({ generationMode: "extensive" }));
});

test("jobs stay newest first and every entry names its place in the profile", async () => {
  const { content } = await run({});
  expect(Array.isArray(content.workExperience) && content.workExperience.map(({ source }) => source)).toEqual(
    ["experiences.0", "experiences.1"],
  );
});

test("in enhanced mode a weak opener becomes a verb", async () => {
  const { content } = await run({ generationMode: "enhanced" });
  expect(JSON.stringify(content.workExperience)).toContain("Reconciled bank statements in Xero and Sage");
});

test("a Turkish duty loses its first person", async () => {
  const { content } = await run({ language: "tr" }, chef.profile);
  expect(JSON.stringify(content.workExperience)).toContain("Günde 250 kişilik açık büfe hazırlığı");
});

test("every sentence of the summary has a claim that rests on the profile", async () => {
  const { claims } = await run({ generationMode: "enhanced" });
  const summary = claims.filter(({ at }) => at === "summary");
  expect(summary.length).toBeGreaterThan(1);
  expect(summary.every(({ restsOn, added }) => restsOn.length > 0 && !added)).toBe(true);
});

test("a profile in another language is said to be one, and the summary is phrased from facts", async () => {
  const { notices, content } = await run({ language: "en" }, chef.profile);
  expect(notices).toContainEqual({ code: "other-language", profileLanguage: "tr" });
  expect(content.summary).toMatch(/^Currently Sous Chef at Liman Otel\./);
});

test("a short CV keeps its employers and titles whatever else must go", async () => {
  const { content, notices, pageCount } = await run({ length: "short" });
  expect(pageCount).toBe(1);
  expect(notices.some(({ code }) => code === "shortened")).toBe(true);
  expect(JSON.stringify(content.workExperience)).toMatch(
    /Marlow & Finch LLP.*Assistant Accountant.*Tilbury Foods/,
  );
});

test("what is the person's own stays, also where the guard can read nothing of it", async () => {
  const profile = CareerProfile.parse({
    projects: [{ name: "Bot", description: "To do.", technologies: ["Go", "Redis"] }],
    experiences: [
      { company: "Kent", position: "Cook", description: "With it.", achievements: ["…", "To be"] },
    ],
  });
  const { content, notices, claims } = await run({}, profile);
  expect(content).toMatchObject({
    projects: [{ description: "To do.", technologies: expect.arrayContaining(["Go", "Redis"]) }],
    workExperience: [{ description: "With it.", achievements: expect.arrayContaining(["…", "To be"]) }],
  });
  expect(notices.some(({ code }) => code === "rejected-edits")).toBe(false);
  expect(claims.every(({ restsOn, added }) => restsOn.length > 0 && !added)).toBe(true);
});

test("strict mode reports nothing rejected and adds nothing", async () => {
  const { notices, claims } = await run({ generationMode: "strict" });
  expect(notices.some(({ code }) => code === "rejected-edits")).toBe(false);
  expect(claims.some(({ added }) => added)).toBe(false);
});

test("a writer that translates leaves nothing to say of languages, one whose translation is rejected does", async () => {
  const writing = (text: string): Promise<Tailored> => {
    const task: Parameters<typeof tailor>[0] = {
      order: CvOrder.parse({ jobPosting: POSTING, jobTitle: "Chef", language: "tr" }),
      profile: CareerProfile.parse({
        experiences: [
          { company: "Kent", position: "Nurse", responsibilities: ["Wrote the automated tests"] },
        ],
      }),
      writer: {
        name: "model",
        write: async () => ({ edits: [{ at: "workExperience.0.responsibilities.0", text, restsOn: [] }] }),
      },
      countPages: async () => 1,
      today: "2026-11-21",
      readerLanguage: "en",
    };
    return tailor(task);
  };
  const notice = { code: "two-languages", profileLanguage: "en", lines: 1, offered: 0 };
  expect((await writing("Otomatik testlerin yazılması")).notices).not.toContainEqual(notice);
  expect((await writing("Bir takımın yönetimi ve bütçenin %40 azaltılması")).notices).toContainEqual(notice);
});

test("what the writer proposed and was refused is told with why, and with what stands instead", async () => {
  const { rejections, notices, content } = await tailor({
    order: CvOrder.parse({ jobPosting: POSTING, jobTitle: "Nurse" }),
    profile: CareerProfile.parse({
      summary: "Nurse at Kent.",
      experiences: [
        {
          company: "Kent",
          position: "Nurse",
          description: "Dressed wounds. Helped the head nurse with rosters.",
          achievements: ["Cut waiting times by 20%"],
        },
      ],
    }),
    writer: {
      name: "model",
      write: async () => ({
        edits: [
          { at: "summary", text: "Nurse at Kent. Head of Google.", restsOn: [] },
          { at: "workExperience.0.achievements.0", text: "Cut waiting times by 80%", restsOn: [] },
          { at: "workExperience.0.description#1", text: "Led the rosters.", restsOn: [] },
          { at: "workExperience.0.company", text: "Google", restsOn: [] },
        ],
      }),
    },
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });
  expect(rejections).toMatchObject([
    { at: "summary", proposed: "Head of Google.", instead: "" },
    {
      at: "workExperience.0.achievements.0",
      proposed: "Cut waiting times by 80%",
      reason: "number",
      word: "80",
      instead: "Cut waiting times by 20%",
    },
    {
      at: "workExperience.0.description#1",
      proposed: "Led the rosters.",
      instead: "Helped the head nurse with rosters.",
    },
    { at: "workExperience.0.company", proposed: "Google", reason: "name", instead: "Kent" },
  ]);
  expect(notices).toContainEqual({ code: "rejected-edits", count: 4 });
  expect(JSON.stringify(content)).not.toMatch(/Google|80%|Led/);
});
