import { expect, test } from "vitest";
import { BAND_COLOR, bandOf } from "../src/features/cvs/match-band.ts";

test("the upper bands of a match begin at 80 and at 60", () => {
  expect([100, 80, 79, 60, 59, 0].map(bandOf)).toEqual([
    "excellent",
    "excellent",
    "good",
    "good",
    "moderate",
    "moderate",
  ]);
});

test("the bands of a match are green, yellow and orange", () => {
  expect([90, 70, 50].map((score) => BAND_COLOR[bandOf(score)])).toEqual(["green", "yellow", "orange"]);
});
