import { CvContent } from "@terzi/contracts/cv";
import { type Place, parsePlace, stepsTo } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import { listDrops } from "../src/fitting/fit-drops.ts";
import { listCuts } from "../src/fitting/left-out.ts";
import { withoutDrops } from "../src/fitting/without-drops.ts";

const content = CvContent.parse({
  summary: "Cook. Likes order. Works clean.",
  workExperience: Array.from({ length: 4 }, (_, job) => ({
    company: `Company ${job}`,
    position: `Position ${job}`,
    description: "Ran the cold kitchen. Ordered vegetables.",
    responsibilities: Array.from({ length: 5 }, (_, point) => `Duty ${job}.${point}`),
  })),
  skills: { technical: Array.from({ length: 20 }, (_, skill) => `Skill ${skill}`) },
  projects: [{ name: "Cookbook", description: "Wrote recipes." }, { name: "Menu" }],
});
const drops = listDrops(content, () => 0);
const textOf = (place: Place, shown: CvContent): unknown =>
  stepsTo(place).reduce<unknown>((node, step) => (node ? Reflect.get(Object(node), step) : undefined), shown);

test("what was left out is told with the place at which it is put back, what helps most first", () => {
  for (const dropped of [1, 5, 17, drops.length]) {
    const shown = withoutDrops(content, new Set(drops.slice(0, dropped).map(({ place }) => place)));
    const { leftOut } = listCuts(content, drops, dropped);
    expect(JSON.stringify(leftOut)).not.toContain("undefined");
    expect(leftOut.length).toBeGreaterThan(0);
    expect(leftOut.length).toBeLessThanOrEqual(dropped);
    for (const { at, text } of leftOut)
      if (parsePlace(at).sentence === undefined)
        expect(JSON.stringify(textOf(at, shown) ?? "")).not.toContain(text);
  }
});

test("what went last to keep the length, and so helps most, is the first to be brought back", () => {
  for (const dropped of [2, 5, 17]) {
    const before = listCuts(content, drops, dropped - 1).leftOut.map(({ text }) => text);
    const [first] = listCuts(content, drops, dropped).leftOut;
    expect(before).not.toContain(first?.text);
  }
});

test("what would go next stands in what is shown, at the place that is told", () => {
  for (const dropped of [0, 1, 5, 17]) {
    const shown = withoutDrops(content, new Set(drops.slice(0, dropped).map(({ place }) => place)));
    const { nextToGo } = listCuts(content, drops, dropped);
    expect(nextToGo.length).toBeGreaterThan(3);
    for (const { at, text, entry } of nextToGo)
      if (entry) expect(textOf(at, shown)).toMatchObject({ name: text });
      else expect(textOf(at, shown)).toContain(text);
  }
});

test("an entry comes back whole, with what it lost before it went", () => {
  const { leftOut } = listCuts(content, drops, drops.length);
  const book = leftOut.find(({ text }) => text === "Cookbook");
  expect(book?.entry).toMatchObject({ name: "Cookbook", description: "Wrote recipes." });
  expect(leftOut.filter(({ text }) => text === "Wrote recipes.")).toEqual([]);
});
