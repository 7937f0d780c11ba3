import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

const PROFILE = CareerProfile.parse({
  summary: "Warehouse planner. I do not hold an ADR licence.",
  certifications: [
    { name: "ISO 45001 Internal Auditor", issuer: "Norvel", date: "2019-04" },
    { name: "Basic Forest Survey", issuer: "Lantern", date: "2021-06" },
  ],
});
const verdictOn = (text: string): string | undefined =>
  createGuard(PROFILE, "enhanced", "2026-11-21", "en").check(text, { kind: "profile" })[0]?.verdict;

test("another grade of a certificate than one's own is contradicted", () => {
  expect(verdictOn("ISO 45001 Lead Auditor, Norvel, 2019")).toBe("contradicted");
  expect(verdictOn("Lantern Advanced Forest Survey, 2021")).toBe("contradicted");
  expect(verdictOn("ISO 45001 Internal Auditor, Norvel, 2019")).not.toBe("contradicted");
  expect(verdictOn("Coastal Forest Survey, Lantern, June 2021")).toBe("contradicted");
  expect(verdictOn("Basic Forest Survey, Lantern, June 2021")).not.toBe("contradicted");
});

test("a licence that one writes not to hold is contradicted as held", () => {
  expect(verdictOn("Warehouse planner who holds an ADR licence.")).toBe("contradicted");
  expect(verdictOn("Warehouse planner who does not hold an ADR licence.")).not.toBe("contradicted");
});

test("a certificate with the year of another one is contradicted", () => {
  expect(verdictOn("Basic Forest Survey, Lantern, 2019")).toBe("contradicted");
  expect(verdictOn("Basic Forest Survey, Lantern, 2021")).not.toBe("contradicted");
});

test("a level that a line says isn't reached yet is not held", () => {
  const profile = CareerProfile.parse({
    certifications: [{ name: "Norvel Düzey 1 Lisansı", issuer: "Norvel", date: "2018-12" }],
    additionalInfo: "Norvel Düzey 3 sınavlarına henüz girmedi.",
  });
  const guard = createGuard(profile, "enhanced", "2026-11-21", "en");
  const verdict = (text: string) => guard.check(text, { kind: "profile" })[0]?.verdict;
  expect(verdict("Norvel Level 3 Licence, December 2018")).toBe("contradicted");
  expect(verdict("Norvel Level 1 Licence, December 2018")).not.toBe("contradicted");
});
