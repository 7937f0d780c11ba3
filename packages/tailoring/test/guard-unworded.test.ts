import { CareerProfile } from "@terzi/contracts/career";
import { type CvContent, GenerationMode } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { verifyContent } from "../src/guard/check-content.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";

const profile = CareerProfile.parse({
  personalInfo: { name: "Ada Yılmaz", email: "ada@example.com", phone: "1", location: "İzmir" },
  references: [
    { name: "Ali Ak", position: "Head baker", company: "Zet", email: "ali@example.com", phone: "2" },
    { name: "Oya Su", position: "Owner", company: "Fırın", email: "oya@example.com", phone: "3" },
  ],
  hobbies: ["Chess"],
  additionalInfo: "Driving licence\nNon-smoker",
});
const own = buildBaseContent(profile, () => 0);
const verified = (change: Partial<CvContent>, mode: GenerationMode) =>
  verifyContent({ ...own, ...change }, profile, { mode, today: "2026-11-21" }).content;

test.each(GenerationMode.options)("what nobody words stays as the profile has it, or goes: %s", (mode) => {
  const [ali, oya] = profile.references;
  for (const field of ["name", "position", "company", "email", "phone"] as const) {
    const other = { ...ali, [field]: oya?.[field] ?? "" };
    expect(verified({ references: [other] as CvContent["references"] }, mode).references, field).toEqual([]);
  }
  expect(verified({}, mode).references).toMatchObject(profile.references);
  expect(verified({ hobbies: ["Chess", "Golf"] }, mode).hobbies).toEqual(["Chess"]);
  expect(verified({ hobbies: [] }, mode).hobbies).toEqual([]);
  expect(verified({ additionalInfo: "Non-smoker\nPilot licence" }, mode).additionalInfo).toBe("Non-smoker");
  const personalInfo = { ...own.personalInfo, location: "London" };
  expect(verified({ personalInfo }, mode).personalInfo).toEqual(profile.personalInfo);
});
