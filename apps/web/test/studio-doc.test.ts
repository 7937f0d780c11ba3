import { CvContent } from "@terzi/contracts/cv";
import { plainDesign } from "@terzi/contracts/design";
import type { CutLine } from "@terzi/contracts/cut-line";
import type { Place } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import {
  bringBack,
  firstStanding,
  hideLine,
  isMissing,
  leaveOut,
  type StudioDoc,
} from "../src/features/studio/studio-doc.ts";

const content = CvContent.parse({
  summary: "Nurse. Calm. Quick.",
  workExperience: [
    {
      company: "Kent",
      position: "Nurse",
      responsibilities: ["Ran the ward", "Trained nurses", "Kept books"],
    },
    { company: "Dover", position: "Assistant" },
  ],
  skills: { technical: ["Triage", "ECG"], languages: [{ language: "Turkish", proficiency: "Fluent" }] },
});
const doc: StudioDoc = { content, design: plainDesign("modern"), confirmed: [], declined: [], hidden: [] };

test.each<Place>([
  "workExperience.0.responsibilities.1",
  "workExperience.0",
  "skills.technical.0",
  "skills.languages.0.language",
  "workExperience.0.position",
])("%s is hidden in this CV and brought back as it was", (place) => {
  const hidden = hideLine(doc, place);
  expect(hidden.content).not.toEqual(content);
  const [line] = hidden.hidden;
  expect(line && isMissing(hidden.content, line)).toBe(true);
  const back = line && bringBack(hidden, line);
  expect(back).toEqual(doc);
});

test("of two hidden lines that say the same one is brought back, and the other stays to be", () => {
  const twins = { ...doc, content: CvContent.parse({ skills: { technical: ["ECG"], soft: ["ECG"] } }) };
  const hidden = hideLine(hideLine(twins, "skills.technical.0"), "skills.soft.0");
  const [soft, technical] = hidden.hidden;
  const back = soft && bringBack(hidden, soft);
  expect(back?.hidden).toEqual([technical]);
  expect(technical && back && bringBack(back, technical)).toEqual(twins);
});

test("a line that was left out comes back, and another goes in its place and can come back too", () => {
  const line: CutLine = { at: "workExperience.0.responsibilities.0", text: "Won the county's award" };
  const instead: CutLine = { at: "workExperience.0.responsibilities.2", text: "Kept books" };
  expect(isMissing(content, line)).toBe(true);
  const made = bringBack(doc, line, instead);
  expect(made.content.workExperience).toMatchObject([
    { responsibilities: ["Won the county's award", "Ran the ward", "Trained nurses"] },
    { company: "Dover" },
  ]);
  expect(isMissing(made.content, line)).toBe(false);
  expect(made.hidden).toEqual([instead]);
});

test("of what would go next, the first that still stands goes, wherever it has moved to", () => {
  const moved: CutLine = { at: "workExperience.0.responsibilities.9", text: "Kept books" };
  const gone: CutLine = { at: "workExperience.0.responsibilities.0", text: "Rewritten by now" };
  expect(firstStanding(content, [gone, moved])).toBe(moved);
  expect(leaveOut(doc, moved).content.workExperience).toMatchObject([
    { responsibilities: ["Ran the ward", "Trained nurses"] },
    {},
  ]);
});

test("a sentence goes from its text and comes back to its place", () => {
  const left = leaveOut(doc, { at: "summary#1", text: "Calm." });
  expect(left.content.summary).toBe("Nurse. Quick.");
  const [line] = left.hidden;
  expect(line && bringBack(left, line).content.summary).toBe("Nurse. Calm. Quick.");
});
