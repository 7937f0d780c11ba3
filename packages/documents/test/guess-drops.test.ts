import { type CvContent as Content, CvContent } from "@terzi/contracts/cv";
import { Template } from "@terzi/contracts/design";
import { itemPlace, type Place, printPlace } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import type { Droppable } from "../src/guess-drops.ts";
import { cvHtml } from "../src/html.ts";
import { openTestPrinter } from "./open-test-printer.ts";

const { printer } = await openTestPrinter();

const WOVE = "Wove cloth of many kinds for buyers in seven towns. ";
const job = (number: number) => ({
  company: `Mill ${number}`,
  position: "Weaver",
  startDate: `20${10 + number}`,
  description: WOVE.repeat(4),
  achievements: Array.from({ length: 6 }, (_, point) =>
    `Point ${point} of mill ${number} tells of a loom. `.repeat(1 + (point % 3)),
  ),
});

const JOBS = 12;
const content = CvContent.parse({
  personalInfo: { name: "Nia Loom", email: "nia@example.com" },
  summary: "Weaver of long sentences. ".repeat(6),
  workExperience: Array.from({ length: JOBS }, (_, number) => job(number)),
  projects: [{ name: "Loom", description: "Built a loom. ".repeat(8) }, { name: "Spindle" }],
  skills: { technical: Array.from({ length: 30 }, (_, skill) => `Skill number ${skill}`) },
});

type Part = Droppable & { drop: (content: Content) => void };
const jobsOf = ({ workExperience }: Content) => (typeof workExperience === "string" ? [] : workExperience);

/** From the last to the first, so that positions stay what they are. */
const PARTS: Part[] = [
  ...Array.from(
    { length: 20 },
    (_, at): Part => ({
      at: printPlace({ section: "skills.technical", entry: 29 - at }),
      drop: ({ skills }) => typeof skills !== "string" && skills.technical.pop(),
    }),
  ),
  { at: "projects.1", drop: ({ projects }) => typeof projects !== "string" && projects.pop() },
  { at: "projects.0", drop: ({ projects }) => typeof projects !== "string" && projects.pop() },
  ...Array.from({ length: JOBS }, (_, back) => JOBS - 1 - back).flatMap((entry): Part[] => {
    const field = (name: string): Place => printPlace({ section: "workExperience", entry, field: name });
    return [
      ...Array.from(
        { length: 6 },
        (_, point): Part => ({
          at: itemPlace(field("achievements"), 5 - point),
          drop: (shown) => jobsOf(shown)[entry]?.achievements.pop(),
        }),
      ),
      {
        at: field("description"),
        letters: WOVE.length,
        drop: (shown) => {
          const one = jobsOf(shown)[entry];
          if (one) one.description = WOVE.repeat(3);
        },
      },
    ];
  }),
];

const htmlOf = (shown: Content, template: Template): string =>
  cvHtml({ content: shown, template, language: "en", jobTitle: "Weaver" }, { fontCss: "" });

function countAfter(count: number, template: Template): Promise<number> {
  const shown = structuredClone(content);
  for (const { drop } of PARTS.slice(0, count)) drop(shown);
  return printer.countPages(htmlOf(shown, template));
}

const guess = (pages: number, template: Template) =>
  printer.guessDrops(htmlOf(content, template), {
    pages,
    parts: PARTS.map(({ at, letters }) => ({ at, letters })),
  });

test.each(Template.options)(
  "%s: what the layout says must go is what printing says, or one thing beside it",
  async (template) => {
    const guessed = await guess(2, template);
    const drops = guessed?.drops ?? 0;
    expect(guessed?.pages).toBe(2);
    expect(drops).toBeGreaterThan(5);
    expect(drops).toBeLessThan(PARTS.length);
    expect(await countAfter(drops + 1, template)).toBe(2);
    expect(await countAfter(drops - 2, template)).toBeGreaterThan(2);
  },
);

test("what can't fit is told with the pages that are left, and what fits loses nothing", async () => {
  expect(await guess(1, "modern")).toMatchObject({ pages: await countAfter(PARTS.length, "modern") });
  expect(await guess(9, "modern")).toEqual({ drops: 0, pages: 9 });
});

test("a closed printer guesses nothing", async () => {
  const { printer: closed } = await openTestPrinter();
  await closed.close();
  expect(await closed.guessDrops("<!doctype html><p>One</p>", { pages: 1, parts: [] })).toBeNull();
});
