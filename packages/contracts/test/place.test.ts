import fc from "fast-check";
import { expect, test } from "vitest";
import { CareerProfile } from "../src/career.ts";
import { CvContent } from "../src/cv.ts";
import {
  entryPlace,
  fieldPlace,
  isPlace,
  isWithin,
  itemPlace,
  Place,
  type PlaceParts,
  type PlaceSection,
  parsePlace,
  partOf,
  printPlace,
  readPlace,
  sentencePlace,
  stepsTo,
  textPlace,
} from "../src/place.ts";
import { SECTION_NAMES } from "../src/sections.ts";

test.each<[Place, PlaceParts]>([
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
  const section = fc.constantFrom<PlaceSection[]>(
    ...SECTION_NAMES,
    "skills.technical",
    "skills.soft",
    "hobbies",
  );
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

test("what stands in a place is named by it, and from the whole document on by its own name", () => {
  expect(fieldPlace("experiences.1", "achievements")).toBe("experiences.1.achievements");
  expect(fieldPlace("", "summary")).toBe("summary");
  expect(itemPlace("hobbies", 2)).toBe("hobbies.2");
  expect(sentencePlace("summary", 1)).toBe("summary#1");
  expect(isWithin("skills.technical.10", "skills.technical")).toBe(true);
  expect(isWithin("experiences.10", "experiences.1")).toBe(false);
});

test.each(["experience.0", "__proto__.x", "nowhere", ".summary", "Summary", "summaryx"])(
  "%s is no place, neither for the code nor on the wire",
  (text) => {
    expect(readPlace(text)).toBeNull();
    expect(Place.safeParse(text).success).toBe(false);
  },
);

test("all that a profile and a CV's content hold has a place", () => {
  const parts = [...Object.keys(CareerProfile.shape), ...Object.keys(CvContent.shape)];
  expect(parts.filter((part) => !isPlace(part))).toEqual([]);
});
