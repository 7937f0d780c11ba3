import { type Claim, CvContent } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { claimNames, unconfirmedClaims } from "../src/guard-edits.ts";

const added: Claim = {
  at: "workExperience.0.responsibilities.1",
  text: "Worked with Kubernetes",
  restsOn: [],
  added: true,
  confirmed: false,
};
const known: Claim = { ...added, at: "summary", text: "Baker.", added: false };
const content = CvContent.parse({
  summary: "Baker.",
  workExperience: [
    { company: "Oven", responsibilities: ["Baked", "Worked with Kubernetes"] },
    { company: "Mill" },
  ],
});

test("an added claim that stands unconfirmed is listed", () => {
  expect(unconfirmedClaims(content, [added, known], [])).toEqual([added]);
});

test("a confirmed claim is not", () => {
  expect(unconfirmedClaims(content, [added, known], [added.at])).toEqual([]);
});

test("each added sentence of a summary is confirmed by itself", () => {
  const first: Claim = { ...added, at: "summary", text: "Bakes rye bread." };
  const second: Claim = { ...added, at: "summary", text: "Runs two shops." };
  const spoken = CvContent.parse({ summary: "Baker. Bakes rye bread. Runs two shops." });
  const claims = [known, first, second];
  expect(claimNames(claims)).toEqual(["summary#0", "summary#1", "summary#2"]);
  expect(unconfirmedClaims(spoken, claims, ["summary#1"])).toEqual([second]);
  expect(unconfirmedClaims(spoken, claims, ["summary#1", "summary#2"])).toEqual([]);
  expect(unconfirmedClaims(spoken, claims, ["summary"])).toEqual([]);
});

test("a claim that the person took out or reworded is theirs and is not listed", () => {
  const reworded = CvContent.parse({
    workExperience: [{ company: "Oven", responsibilities: ["Read about Kubernetes"] }],
  });
  expect(unconfirmedClaims(reworded, [added], [])).toEqual([]);
});

test("a claim is found where it went: another entry, other spaces, a section turned into text", () => {
  const moved = CvContent.parse({
    workExperience: [{ company: "Mill", achievements: ["worked  with Kubernetes"] }],
  });
  const raw = CvContent.parse({ workExperience: "[{ responsibilities: ['Worked with Kubernetes'," });
  expect(unconfirmedClaims(moved, [added], [])).toEqual([added]);
  expect(unconfirmedClaims(raw, [added], [])).toEqual([added]);
});

test("an added language is listed while language and level stand together", () => {
  const claim: Claim = { ...added, at: "skills.languages.0", text: "German: Fluent" };
  const speaks = (proficiency: string) =>
    CvContent.parse({ skills: { languages: [{ language: "German", proficiency }] } });
  expect(unconfirmedClaims(speaks("Fluent"), [claim], [])).toEqual([claim]);
  expect(unconfirmedClaims(speaks("Basic"), [claim], [])).toEqual([]);
});
