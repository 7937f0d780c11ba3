import { CvContent } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { cvDocx } from "../src/docx.ts";
import { readBack } from "../src/read-back.ts";

const options = { template: "modern", language: "en", jobTitle: "Sous Chef" } as const;

/** About 1,300 characters between the first line of the job and its last. */
const duties = Array.from(
  { length: 20 },
  (_, day) => `Cooked the menu of day ${day + 1} for a hundred guests at noon`,
);
const farAway = "Won the regional prize for sauces";

const content = CvContent.parse({
  personalInfo: { name: "Maya Brooks", email: "maya.brooks@example.com" },
  summary: "Line cook of two busy years.",
  workExperience: [
    {
      company: "The Blue Door",
      position: "Line Cook",
      startDate: "2022-01",
      endDate: "present",
      responsibilities: [...duties, farAway],
    },
  ],
  education: [
    { institution: "Austin Community College", degree: "Associate Degree", graduationDate: "2021" },
  ],
});

const document = await cvDocx({ content, ...options }, { author: "Maya Brooks" });
const read = (changes: object) =>
  readBack(document, "docx", { content: CvContent.parse({ ...content, ...changes }), ...options });

test("a text that stands far from its place is missing there, and what is between is still found", async () => {
  expect((await read({})).missing).toEqual([]);
  expect((await read({ summary: farAway })).missing).toEqual(["summary"]);
});

test("what stands a few lines farther, because a text before it is missing, is found", async () => {
  const { missing } = await read({ summary: "A summary that was never printed." });
  expect(missing).toEqual(["summary"]);
});
