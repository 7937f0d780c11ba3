import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { verifyContent } from "../src/guard/check-content.ts";
import { createGuard } from "../src/guard/guard.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";

const profile = CareerProfile.parse({
  experiences: [
    {
      company: "Harbour Grill",
      position: "Waiter",
      startDate: "2021-03",
      endDate: "",
      responsibilities: [
        "Serve about 40 tables a day in a team of 6 waiters.",
        "Helped the manager plan the rota.",
        "Did not handle the till.",
        "Applied for a training grant from the city.",
        "Teach new waiters the wine list.",
      ],
      achievements: ["Brought order mistakes down from 12 to 5 a week."],
    },
    {
      company: "Old Mill Inn",
      position: "Kitchen Porter",
      startDate: "2018-01",
      endDate: "2020-12",
      responsibilities: ["Cleaned the ovens and counted the frozen stock in Fresha."],
    },
  ],
  education: [{ institution: "Mill Lane College", degree: "Associate Degree", field: "Hospitality" }],
  skills: { languages: [{ language: "French", proficiency: "Basic" }] },
});
const guard = createGuard(profile, "enhanced", "2026-11-21", "en");
const first = { kind: "entry", place: "experiences.0" } as const;
const kindsOf = (text: string, scope: Parameters<typeof guard.check>[1] = first): string[] =>
  guard.check(text, scope).flatMap(({ conflicts }) => conflicts.map(({ kind }) => kind));

test.each([
  ["number", "Brought order mistakes down from 12 to 3 a week."],
  ["bound", "Serve more than 40 tables a day."],
  ["direction", "Cut order mistakes by 5 a week."],
  ["period", "Serve about 40 tables an hour."],
  ["name", "Take orders with Lightspeed POS."],
  ["role", "Head waiter at Harbour Grill."],
  ["doer", "Planned the rota."],
  ["denial", "Handled the till."],
  ["praise", "Award-winning service in a team of 6 waiters."],
  ["audience", "Teach new waiters and chefs the wine list."],
  ["entry", "Counted the frozen stock and cleaned the ovens."],
])("a sentence with another %s than the profile's is contradicted: »%s«", (kind, text) => {
  expect(guard.check(text, first)).toMatchObject([{ verdict: "contradicted" }]);
  expect(kindsOf(text)).toContain(kind);
});

test("a language or a degree on a higher rung is contradicted", () => {
  expect(kindsOf("Fluent in French.", { kind: "profile" })).toContain("level");
  expect(kindsOf("Bachelor's degree in Hospitality.", { kind: "profile" })).toContain("level");
});

test("a number with another unit of its kind is contradicted, and never offered", () => {
  const farmer = CareerProfile.parse({
    experiences: [
      {
        company: "Hill Farm",
        position: "Farm Hand",
        responsibilities: [
          "Farmed 40 acres of barley.",
          "Carted 12 tons of grain a day.",
          "Pumped 900 gallons of milk a day.",
          "Drove 300 miles a week.",
        ],
      },
    ],
  });
  const farm = createGuard(farmer, "enhanced", "2026-11-21", "en");
  for (const text of [
    "Farmed 40 hectares of barley.",
    "Carted 12 kilos of grain a day.",
    "Pumped 900 litres of milk a day.",
    "Drove 300 kilometres a week.",
  ])
    expect(farm.check(text, first), text).toMatchObject([{ conflicts: [{ kind: "unit" }] }]);
});

test("a language that is somebody's own isn't told as one that they have learned", () => {
  const native = { skills: { languages: [{ language: "French", proficiency: "Native" }] } };
  const speaker = createGuard(CareerProfile.parse(native), "enhanced", "2026-11-21", "en");
  for (const level of ["A2", "B1", "B2"])
    expect(speaker.check(`Speaks French (${level}).`, { kind: "profile" }), level).toMatchObject([
      { conflicts: [{ kind: "level" }] },
    ]);
  expect(speaker.check("Speaks French (C2).", { kind: "profile" })).toMatchObject([{ conflicts: [] }]);
});

test.each([
  "Serve around 40 tables daily.",
  "Reduced order mistakes by 7 a week.",
  "Brought weekly order mistakes from 12 down to 5.",
  "Helped to plan the rota.",
  "Did not handle the till.",
  "Has waited tables for more than five years.",
  "Train new waiters on wines.",
])("what says the same in other words isn't contradicted: »%s«", (text) => {
  expect(kindsOf(text)).toEqual([]);
});

test("a contradiction says what the person wrote instead", () => {
  const [checked] = guard.check("Brought order mistakes down from 12 to 3 a week.", first);
  expect(checked?.nearest).toContain("experiences.0.achievements.0");
  expect(checked?.conflicts).toMatchObject([{ said: expect.stringContaining("3") }]);
});

/** Whether a model's point is offered as an addition in extensive mode, where a person may confirm what is new. */
function isOffered(point: string): boolean {
  const base = buildBaseContent(profile, () => 0);
  // Built from the profile, so a list of jobs.
  const [job, ...jobs] = base.workExperience as Exclude<typeof base.workExperience, string>;
  const workExperience = [{ ...job, responsibilities: [...(job?.responsibilities ?? []), point] }, ...jobs];
  const content = { ...base, workExperience } as typeof base;
  const verified = verifyContent(content, profile, { mode: "extensive", today: "2026-11-21" });
  return JSON.stringify(verified.content).includes(point);
}

test.each([
  ["bound", "Serve more than 40 tables a day."],
  ["direction", "Cut order mistakes by 5 a week."],
  ["period", "Serve about 40 tables an hour."],
  ["doer", "Planned the rota."],
  ["state", "Won a training grant from the city."],
  ["denial", "Handled the till."],
  ["entry", "Counted the frozen stock and cleaned the ovens."],
])("what turns round what the person wrote is no addition to confirm: its %s", (kind, text) => {
  expect(kindsOf(text)).toContain(kind);
  expect(isOffered(text)).toBe(false);
});

test("what the person didn't write may be offered", () => {
  expect(isOffered("Take orders with Lightspeed POS.")).toBe(true);
});

test("what is shown of a number has the words that say how exact it is", () => {
  const [check] = createGuard(
    CareerProfile.parse({
      experiences: [{ company: "Zet", responsibilities: ["Breakfast pastries for up to 180 guests"] }],
    }),
    "enhanced",
    "2026-11-21",
    "en",
  ).check("Breakfast pastries for 180 guests", first);
  expect(check?.conflicts[0]?.known).toBe("up to 180");
});
