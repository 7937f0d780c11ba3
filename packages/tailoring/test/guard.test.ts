import { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { type Place, printPlace, stepsTo } from "@terzi/contracts/place";
import { OWN_SECTIONS } from "@terzi/contracts/sections";
import { claimSets } from "@terzi/testing/guard-claims/all-sets";
import { nurse } from "@terzi/testing/guard-claims/nurse-en";
import { expect, test } from "vitest";
import { verifyContent } from "../src/guard/check-content.ts";
import { createGuard } from "../src/guard/guard.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";
import { measureCpuMs } from "./measure-cpu-ms.ts";

const TRUE_ONES_BLOCKED_AT_MOST = 0.02;

const checked = claimSets.flatMap(({ name, profile, today, claims }) => {
  const guard = createGuard(profile, "enhanced", today);
  return claims.map((claim) => {
    const checks = guard.check(
      claim.text,
      claim.at ? { kind: "entry", place: claim.at } : { kind: "profile" },
    );
    const restsOn = checks.flatMap(({ evidence }) => evidence);
    return {
      name,
      profile,
      ...claim,
      isSupported: checks.every(({ verdict }) => verdict === "proven"),
      restsOn,
    };
  });
});

test("the adversarial set is large, half Turkish, and a third of it is true", () => {
  const supported = checked.filter(({ lie }) => lie === null);
  const turkish = checked.filter(({ text }) => /[ğışçöüĞİŞÇÖÜ]/.test(text));
  expect(checked.length).toBeGreaterThanOrEqual(300);
  expect(supported.length / checked.length).toBeGreaterThan(0.33);
  expect(turkish.length / checked.length).toBeGreaterThan(0.4);
});

test("no unsupported claim passes the guard", () => {
  const passed = checked.filter(({ lie, isSupported }) => lie !== null && isSupported);
  expect(passed.map(({ name, text, lie }) => `${name}: ${text} (${lie})`)).toEqual([]);
});

test("at most 2 % of the true claims are blocked", () => {
  const supported = checked.filter(({ lie }) => lie === null);
  const blocked = supported.filter(({ isSupported }) => !isSupported);
  expect(blocked.length / supported.length, blocked.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(
    TRUE_ONES_BLOCKED_AT_MOST,
  );
});

/** Whether a place leads to something in the profile: an entry, a field or a text. */
const isThere = (profile: object, place: Place): boolean =>
  stepsTo(place).reduce<unknown>((node, step) => Reflect.get(Object(node), step), profile) !== undefined;

test("what the guard supports rests on places that the profile has", () => {
  for (const { profile, isSupported, restsOn } of checked) {
    if (!isSupported) continue;
    expect(restsOn.length).toBeGreaterThan(0);
    for (const place of restsOn) expect(isThere(profile, place), place).toBe(true);
  }
});

/** What people wrote of each entry of a section, with the place of the entry. */
const writtenLines = claimSets.flatMap(({ profile, today, name }) =>
  OWN_SECTIONS.flatMap((section) =>
    profile[section].flatMap((item: AnyEntry, entry) =>
      [
        ...fieldsOfRole(section, "description").map((field) => textOf(item, field)),
        ...fieldsOfRole(section, "points").flatMap((field) => textsOf(item, field)),
      ]
        .filter((text) => text.trim())
        .map((text) => ({ profile, today, name, section, entry, text })),
    ),
  ),
);

test("every sentence that a person wrote is supported where it stands", () => {
  expect(writtenLines.length).toBeGreaterThan(100);
  for (const { profile, today, name, section, entry, text } of writtenLines) {
    const scope = { kind: "entry", place: printPlace({ section, entry }) } as const;
    const checks = createGuard(profile, "enhanced", today).check(text, scope);
    expect(
      checks.every(({ verdict }) => verdict === "proven"),
      `${name}: ${text}`,
    ).toBe(true);
  }
});

test("a sentence that somebody else wrote is not supported in its place", () => {
  const ofJobs = writtenLines.filter(({ section }) => section === "experiences");
  const strangers = ofJobs.flatMap(({ name, text }) => {
    const other = ofJobs.find((line) => line.name !== name);
    if (!other) return [];
    const scope = {
      kind: "entry",
      place: printPlace({ section: other.section, entry: other.entry }),
    } as const;
    const checks = createGuard(other.profile, "enhanced", other.today).check(text, scope);
    return checks.every(({ verdict }) => verdict === "proven") ? [text] : [];
  });
  expect(strangers).toEqual([]);
});

test("an invented employer is gone in enhanced mode and marked in extensive mode", () => {
  const base = buildBaseContent(nurse.profile, () => 0);
  const invented = CvContent.parse({
    ...base,
    workExperience: [
      { company: "Mayo Clinic", position: "Head Nurse" },
      ...(base.workExperience as unknown[]),
    ],
  });
  const { today, profile } = nurse;
  const enhanced = verifyContent(invented, profile, { mode: "enhanced", today });
  expect(JSON.stringify(enhanced.content)).not.toContain("Mayo");
  expect(enhanced.rejections).toHaveLength(1);
  const extensive = verifyContent(invented, profile, { mode: "extensive", today });
  expect(extensive.claims.filter(({ added }) => added).map(({ text }) => text)).toEqual([
    "Mayo Clinic",
    "Head Nurse",
  ]);
});

test("a promoted title, a moved date and a stranger's e-mail go back to the profile's", () => {
  const base = buildBaseContent(nurse.profile, () => 0);
  const [first, ...rest] = Array.isArray(base.workExperience) ? base.workExperience : [];
  const forged = CvContent.parse({
    ...base,
    personalInfo: { ...base.personalInfo, email: "somebody@else.example" },
    workExperience: [{ ...first, position: "Ward Manager", startDate: "2012-01" }, ...rest],
  });
  const { content } = verifyContent(forged, nurse.profile, { mode: "enhanced", today: nurse.today });
  expect(content).toEqual(
    verifyContent(base, nurse.profile, { mode: "enhanced", today: nurse.today }).content,
  );
});

test("a rejected point gives way to the person's own words, once", () => {
  const base = buildBaseContent(nurse.profile, () => 0);
  const [first, ...rest] = Array.isArray(base.workExperience) ? base.workExperience : [];
  const responsibilities = (first?.responsibilities ?? []).map((point) =>
    point.startsWith("Trained") ? "Trained 200 newly qualified nurses in central line care" : point,
  );
  const forged = { ...base, workExperience: first ? [{ ...first, responsibilities }, ...rest] : [] };
  const { content, rejections } = verifyContent(forged, nurse.profile, {
    mode: "enhanced",
    today: nurse.today,
  });
  expect(rejections).toHaveLength(1);
  expect(JSON.stringify(content).match(/Trained 12 newly qualified nurses/g)).toHaveLength(1);
});

test("a skill that nobody claimed and a language level that is too high are dropped", () => {
  const base = buildBaseContent(nurse.profile, () => 0);
  const forged = CvContent.parse({
    ...base,
    skills: {
      technical: ["Phlebotomy", "Dialysis", "Advanced Excel"],
      soft: [],
      languages: [{ language: "French", proficiency: "Fluent" }],
    },
  });
  const { content } = verifyContent(forged, nurse.profile, { mode: "enhanced", today: nurse.today });
  expect(content.skills).toEqual({ technical: ["Phlebotomy"], soft: [], languages: [] });
});

test("a CV is checked in under 50 ms", () => {
  const base = buildBaseContent(nurse.profile, () => 0);
  const run = () =>
    verifyContent(base, nurse.profile, {
      mode: "enhanced",
      today: nurse.today,
      guard: createGuard(nurse.profile, "enhanced", nurse.today),
    });
  run();
  const times = Array.from({ length: 5 }, () => measureCpuMs(run));
  expect(Math.min(...times)).toBeLessThan(50);
});
