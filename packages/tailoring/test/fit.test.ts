import { CvContent } from "@terzi/contracts/cv";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import { expect, test } from "vitest";
import { fewestDropsToSave } from "../src/fitting/fewest-drops.ts";
import { fitContent, type GuessDrops } from "../src/fitting/fit.ts";
import { listDrops } from "../src/fitting/fit-drops.ts";

const long = CvContent.parse({
  summary: "Cook. Likes order. Works clean.",
  workExperience: Array.from({ length: 4 }, (_, job) => ({
    company: `Company ${job}`,
    position: `Position ${job}`,
    startDate: `${2020 - job}`,
    endDate: `${2021 - job}`,
    description: "Ran the cold kitchen. Ordered vegetables.",
    responsibilities: Array.from({ length: 6 }, (_, point) => `Duty ${job}.${point}`),
    achievements: [`Saved butter ${job}`, `Praised by guests ${job}`],
  })),
  education: [
    { institution: "School", degree: "Diploma", graduationDate: "2015", achievements: ["Best cook"] },
  ],
  skills: { technical: Array.from({ length: 20 }, (_, skill) => `Skill ${skill}`) },
  projects: [{ name: "Cookbook", description: "Wrote recipes. Tested them." }],
});

/** A page holds so many texts: a stand-in for the printer that counts what is really there. */
const pagesOf = (perPage: number) => {
  const counted: number[] = [];
  return {
    counted,
    count: async (content: CvContent) => {
      const texts = JSON.stringify(content).match(/"[^"]+":"[^"]+"|,"|\["/g)?.length ?? 0;
      counted.push(texts);
      return Math.ceil(texts / perPage);
    },
  };
};

const relevance = (text: string): number => (text.includes("butter") ? 5 : text.includes("Duty 3.5") ? 9 : 0);

test("what fits is left as it is after one measurement", async () => {
  const pages = pagesOf(1_000);
  const fitted = await fitContent(long, { length: "short", drops: listDrops(long, relevance) }, pages.count);
  expect(fitted).toEqual({ content: long, pageCount: 1, promised: 1, dropped: 0, fits: true });
  expect(pages.counted).toHaveLength(1);
});

test("a long CV has no limit and loses nothing", async () => {
  const fitted = await fitContent(
    long,
    { length: "long", drops: listDrops(long, relevance) },
    pagesOf(10).count,
  );
  expect(fitted.content).toBe(long);
  expect(fitted.fits).toBe(true);
});

test("what helps the posting least goes first, and only as much as must", async () => {
  const pages = pagesOf(92);
  const { content, fits, dropped } = await fitContent(
    long,
    { length: "short", drops: listDrops(long, relevance) },
    pages.count,
  );
  const text = JSON.stringify(content);
  expect(fits).toBe(true);
  expect(dropped).toBeGreaterThan(0);
  expect(text).toContain("Duty 3.5");
  expect(text).toContain("Saved butter 3");
  expect(text).not.toContain("Duty 3.4");
  expect(pages.counted.length).toBeLessThanOrEqual(9);
});

test("employers, titles, dates and schools stay even where no page count can be kept", async () => {
  const { content, fits, pageCount } = await fitContent(
    long,
    { length: "short", drops: listDrops(long, relevance) },
    pagesOf(4).count,
  );
  expect(fits).toBe(false);
  expect(pageCount).toBeGreaterThan(1);
  for (const job of Array.isArray(content.workExperience) ? content.workExperience : []) {
    expect(job.company).toMatch(/^Company/);
    expect(job.position).toMatch(/^Position/);
    expect(job.startDate).not.toBe("");
  }
  expect(JSON.stringify(content.education)).toContain("School");
});

test("a long CV loses what helps least until it is small enough to be saved", async () => {
  const many = Array.from({ length: 200 }, (_, point) => `Point ${point}: ${"x".repeat(1_500)}`);
  const huge = CvContent.parse({
    ...long,
    workExperience: [{ company: "Acme", position: "Cook", responsibilities: many }],
  });
  const drops = listDrops(huge, relevance);
  const { content, dropped } = await fitContent(
    huge,
    { length: "long", drops, fewestDrops: fewestDropsToSave(huge, drops) },
    pagesOf(10).count,
  );
  expect(jsonBytes(content)).toBeLessThanOrEqual(CV_MAX_BYTES);
  expect(jsonBytes(content)).toBeGreaterThan(CV_MAX_BYTES - 3_000);
  expect(dropped).toBeGreaterThan(60);
});

test("an aborted order stops measuring", async () => {
  await expect(
    fitContent(
      long,
      { length: "short", drops: listDrops(long, relevance) },
      pagesOf(4).count,
      AbortSignal.abort(new Error("gone")),
    ),
  ).rejects.toThrow("gone");
});

test("a guess shortens the search, and a wrong one changes nothing", async () => {
  const drops = listDrops(long, relevance);
  for (const perPage of [20, 40, 60, 75, 90]) {
    const search = (guessDrops?: GuessDrops) => {
      const pages = pagesOf(perPage);
      const options = { length: "short" as const, drops, guessDrops };
      return fitContent(long, options, pages.count).then((fitted) => ({
        fitted,
        prints: pages.counted.length,
      }));
    };
    const { fitted, prints } = await search();
    const right = await search(async () => ({ drops: fitted.dropped, pages: fitted.pageCount }));
    expect(right.fitted).toEqual(fitted);
    expect(right.prints).toBeLessThanOrEqual(Math.min(4, prints));
    for (const guess of [0, 1, fitted.dropped + 3, drops.length, drops.length + 9])
      for (const guessed of [1, fitted.pageCount, 7])
        expect((await search(async () => ({ drops: guess, pages: guessed }))).fitted).toEqual(fitted);
    expect((await search(async () => null)).fitted).toEqual(fitted);
  }
});
