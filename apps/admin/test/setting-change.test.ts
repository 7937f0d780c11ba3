import { expect, test } from "vitest";
import { judgeChange } from "../src/features/settings/setting-change.ts";

const judge = (key: string, inForce: string, typed: string) => judgeChange({ key, inForce, typed });

test("an emptied price is not stored: the built-in one would hold without a word", () => {
  expect(judge("cv_cost", "10", "")).toBe("unusable");
  expect(judge("cv_cost", "10", "ten")).toBe("unusable");
  expect(judge("previews_per_day", "60", "0")).toBe("unusable");
});

test("a price that more than doubles or halves is asked about, also half typed", () => {
  expect(judge("cv_cost", "10", "1")).toBe("ask");
  expect(judge("cv_cost", "10", "100")).toBe("ask");
  expect(judge("cv_cost", "10", "12")).toBe("store");
  expect(judge("cv_cost", "", "10")).toBe("ask");
  expect(judge("previews_per_day", "60", "600")).toBe("store");
});

test("a price that begins at nothing may go back to it, when somebody means it", () => {
  expect(judge("application_cost", "0", "2")).toBe("ask");
  expect(judge("application_cost", "2", "0")).toBe("ask");
  expect(judge("application_cost", "2", "-1")).toBe("unusable");
  expect(judge("cv_cost", "10", "0")).toBe("unusable");
});

test("any text is a value of a setting that is no number, and the same value is no change", () => {
  expect(judge("greeting", "Hello", "")).toBe("store");
  expect(judge("cv_cost", "10", "10")).toBe("none");
});
