import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { listDrops } from "../src/fitting/fit-drops.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";

const POINTS = [
  "Attended the weekly team meeting",
  "Moved the shop to a new warehouse in 2021",
  "Cut delivery times from 5 to 3 days",
  "Answered letters from suppliers",
];
const nothingHelps = () => 0;
const content = buildBaseContent(
  CareerProfile.parse({
    experiences: [{ company: "Lark Goods", position: "Clerk", responsibilities: POINTS }],
  }),
  nothingHelps,
);

test("a point with a result stands before duties; the year in a point is no result", () => {
  const [job] = typeof content.workExperience === "string" ? [] : content.workExperience;
  expect(job?.responsibilities).toEqual([POINTS[2], POINTS[0], POINTS[1], POINTS[3]]);
});

test("what helps no posting goes before a result does, and the last line of a job doesn't go", () => {
  const order = listDrops(content, nothingHelps).map(({ place }) => place);
  expect(order).toHaveLength(POINTS.length - 1);
  expect(order).not.toContain("workExperience.0.responsibilities.0");
});
