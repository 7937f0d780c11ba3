import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import type { Scope } from "../src/guard/scope.ts";

const profile = CareerProfile.parse({
  experiences: [
    {
      company: "Harbour Grill",
      position: "Waiter",
      startDate: "2019",
      endDate: "2021",
      responsibilities: ["Trained 12 waiters in wine service", "Counted the till each evening"],
    },
  ],
});
const guard = createGuard(profile, "enhanced", "2026-11-21", "en");
const verdictIn = (scope: Scope, text = "Trained 12 waiters in wine service.") =>
  guard.check(text, scope).map(({ verdict }) => verdict);

test("a sentence is proven by the line that says it, and the line is named", () => {
  const [checked] = guard.check("Taught 12 waiters wine service", { kind: "entry", place: "experiences.0" });
  expect(checked).toMatchObject({ verdict: "proven", evidence: ["experiences.0.responsibilities.0"] });
});

test("nothing is proven by a place that isn't in the profile", () => {
  expect(verdictIn({ kind: "entry", place: "experiences.7" })).toEqual(["unproven"]);
  expect(verdictIn({ kind: "entry", place: "hobbies.0" })).toEqual(["unproven"]);
  expect(verdictIn({ kind: "lines", places: ["experiences.0.responsibilities.9"] })).toEqual(["unproven"]);
  const known = "experiences.0.responsibilities.0";
  expect(verdictIn({ kind: "lines", places: [known, "experiences.0.responsibilities.9"] })).toEqual([
    "unproven",
  ]);
});

test("nothing is proven without evidence, and an empty text proves nothing", () => {
  expect(verdictIn({ kind: "lines", places: [] })).toEqual(["unproven"]);
  expect(guard.proves("", { kind: "profile" })).toBe(false);
});

test("a sentence is proven by the lines that it names, not by others of the same job", () => {
  expect(verdictIn({ kind: "lines", places: ["experiences.0.responsibilities.0"] })).toEqual(["proven"]);
  expect(verdictIn({ kind: "lines", places: ["experiences.0.responsibilities.1"] })).toEqual(["unproven"]);
});
