import { expect, test } from "vitest";
import { fillSummary } from "../src/writing/fill-summary.ts";

const SLOTS = [
  "Staff Nurse with 9 years of experience.",
  "Skilled in triage and ventilators.",
  "Fluent English.",
];
const standing =
  (...those: string[]) =>
  (sentence: string) =>
    those.includes(sentence);

test("what stands is left as it was proposed", () => {
  const proposed = ["Nurse for 9 years.", "Knows ventilators."];
  expect(fillSummary(proposed, { stands: () => true, slots: SLOTS })).toEqual(proposed);
});

test("for a first sentence that doesn't stand, rules say who the person is", () => {
  const proposed = ["Award-winning nurse.", "Knows ventilators."];
  expect(fillSummary(proposed, { stands: standing("Knows ventilators."), slots: SLOTS })).toEqual([
    SLOTS[0],
    ...proposed,
  ]);
});

test("never fewer than two sentences stand, where rules know as many", () => {
  expect(fillSummary(["Lies."], { stands: () => false, slots: SLOTS })).toEqual([
    SLOTS[0],
    "Lies.",
    SLOTS[1],
  ]);
  expect(fillSummary([], { stands: () => true, slots: SLOTS })).toEqual(SLOTS.slice(0, 2));
  expect(fillSummary([], { stands: () => true, slots: [] })).toEqual([]);
});

test("nothing is said twice", () => {
  const said = "Emergency nurse, skilled in triage and ventilators for years.";
  expect(fillSummary(["Lies.", said], { stands: standing(said), slots: SLOTS })).toEqual([
    SLOTS[0],
    "Lies.",
    said,
  ]);
});
