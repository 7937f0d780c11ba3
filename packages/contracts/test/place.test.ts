import fc from "fast-check";
import { expect, test } from "vitest";
import { entryPlace, parsePlace, partOf, printPlace, stepsTo, textPlace } from "../src/place.ts";
import { SECTION_NAMES } from "../src/sections.ts";

test.each([
  ["summary", { section: "summary" }],
  ["summary#1", { section: "summary", sentence: 1 }],
  ["personalInfo.email", { section: "personalInfo", field: "email" }],
  ["skills", { section: "skills" }],
  ["skills.technical.3", { section: "skills.technical", entry: 3 }],
  ["skills.languages.0.language", { section: "skills.languages", entry: 0, field: "language" }],
  ["experiences.0.achievements.2", { section: "experiences", entry: 0, field: "achievements", index: 2 }],
  [
    "workExperience.0.description#2",
    { section: "workExperience", entry: 0, field: "description", sentence: 2 },
  ],
])("the place %s is read, and written as it was", (place, parts) => {
  expect(parsePlace(place)).toEqual(parts);
  expect(printPlace(parts)).toBe(place);
});

const count = fc.nat({ max: 999 });

test("every place that can be said is read back as it was said", () => {
  const section = fc.constantFrom(...SECTION_NAMES, "skills.technical", "skills.soft", "hobbies");
  const places = fc.record(
    { section, entry: count, field: fc.constantFrom("title", "description"), index: count, sentence: count },
    { requiredKeys: ["section", "entry", "field"], noNullPrototype: true },
  );
  fc.assert(
    fc.property(places, (parts) => {
      expect(parsePlace(printPlace(parts))).toEqual(parts);
    }),
  );
});

test("a place tells its entry, its text, and the part of the document that it stands in", () => {
  expect(entryPlace("experiences.1.achievements.2")).toBe("experiences.1");
  expect(entryPlace("personalInfo.email")).toBe("personalInfo.email");
  expect(textPlace("experiences.1.description#4")).toBe("experiences.1.description");
  expect(partOf("skills.languages.0.language")).toBe("skills");
  expect(stepsTo("experiences.1.achievements.2")).toEqual(["experiences", "1", "achievements", "2"]);
});
