import { CvContent } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { cvDocx } from "../src/docx.ts";
import { readBack } from "../src/read-back.ts";
import { engineer, lineCook } from "./people.ts";

const options = { template: "modern", language: "en", jobTitle: "Sous Chef" } as const;
const cook = { content: lineCook, ...options };
const document = await cvDocx(cook, { author: "Maya Brooks" });

test("the receipt counts every field that the CV has", async () => {
  expect(await readBack(document, "docx", cook)).toEqual({ found: 22, total: 22, missing: [] });
});

test("a field that the document doesn't hold is named", async () => {
  const [job] = lineCook.workExperience;
  const content = CvContent.parse({
    ...lineCook,
    personalInfo: { ...lineCook.personalInfo, phone: "(555) 010-9999" },
    workExperience: [{ ...(typeof job === "object" ? job : {}), achievements: ["Won the Michelin star"] }],
  });
  const { missing } = await readBack(document, "docx", { content, ...options });
  expect(missing).toEqual(["personalInfo.phone", "workExperience.0.achievements.0"]);
});

test("text that stands elsewhere in the document is not in its place", async () => {
  const content = CvContent.parse({
    ...lineCook,
    summary: "Train new staff in food safety",
    education: [{ institution: "The Blue Door" }],
  });
  const { missing } = await readBack(document, "docx", { content, ...options });
  expect(missing).toContain("education.0.institution");
});

test("of another person's document nothing is found", async () => {
  const { found } = await readBack(document, "docx", {
    ...options,
    content: engineer,
    jobTitle: "Ekip Lideri",
  });
  expect(found).toBeLessThanOrEqual(1);
});

test("the largest CV is read back in seconds, whatever its words are", async () => {
  const before = process.cpuUsage();
  for (const line of ["a".repeat(5_000), "a ".repeat(2_500), "ab".repeat(2_500), ". ".repeat(2_500)]) {
    const content = CvContent.parse({
      workExperience: [{ company: "Acme", responsibilities: Array(35).fill(line) }],
    });
    const cv = { content, ...options };
    const { found, total } = await readBack(await cvDocx(cv, { author: "Maya Brooks" }), "docx", cv);
    expect(found).toBe(total);
  }
  // Microseconds of processor time: what else the machine does meanwhile doesn't count.
  expect(process.cpuUsage(before).user).toBeLessThan(20_000_000);
});
