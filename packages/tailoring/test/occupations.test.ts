import { expect, test } from "vitest";
import { annotate } from "../src/lexicon/annotate.ts";
import { occupationOf, similarityOf } from "../src/lexicon/occupations.ts";

const near = (one: string, other: string): number =>
  similarityOf(occupationOf(annotate(one, "en").words), occupationOf(annotate(other, "en").words));

test.each([
  ["Marketing Specialist", "HR Specialist"],
  ["Electrical Technician", "Dental Technician"],
  ["Sales Manager", "IT Manager"],
])("%s and %s have only their rank in common", (one, other) => {
  expect(near(one, other)).toBeLessThan(0.4);
});

test.each([
  ["Nurse", "Registered Nurse"],
  ["Marketing Specialist", "Digital Marketing Specialist"],
])("%s and %s are near one another", (one, other) => {
  expect(near(one, other)).toBeGreaterThan(0.7);
});
