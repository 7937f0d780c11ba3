import { expect, test } from "vitest";
import { BAND_COLOR, bandOf } from "../src/features/cvs/match-band.ts";

test("the upper bands of a match begin at 80 and at 60", () => {
  expect([100, 80, 79, 60, 59, 0].map((score) => bandOf(score))).toEqual([
    "excellent",
    "excellent",
    "good",
    "good",
    "moderate",
    "moderate",
  ]);
});

test("who lacks most of the musts has no good match, whatever the score", () => {
  expect(bandOf(90, { met: 7, all: 51 })).toBe("moderate");
  expect(bandOf(90, { met: 5, all: 10 })).toBe("good");
  expect(bandOf(90, { met: 3, all: 4 })).toBe("excellent");
  expect(bandOf(90, { met: 0, all: 0 })).toBe("excellent");
});

test("the bands of a match are green, yellow and orange", () => {
  expect([90, 70, 50].map((score) => BAND_COLOR[bandOf(score)])).toEqual(["green", "yellow", "orange"]);
});
