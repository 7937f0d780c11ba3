import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const asked = (posting: string): string[] =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ kind, text }) => `${kind}: ${text}`);

test("what a line names and nothing else is asked once, and not as a task besides", () => {
  const wishes = asked(
    "Laboratory Manager\n\nEssential criteria\n* HPLC\n* Calibration\n\nDesirable criteria\n* Design of experiments\n* German",
  ).filter((one) => one.includes("Design of experiments"));
  expect(wishes).toEqual(["skill: Design of experiments"]);
});

test("a task that names a tool asks for both", () => {
  const all = asked("Analyst\n\nYour tasks\n- Build dashboards in Power BI\n- Clean data\n- Write reports");
  expect(all).toContain("task: Build dashboards in Power BI");
  expect(all.some((one) => one.startsWith("skill:") && one.includes("Power BI"))).toBe(true);
});
