import { describe, expect, test } from "vitest";
import { describeChange } from "../src/features/audit/describe-change.ts";

describe("what an entry of the audit trail says", () => {
  test("names the fields that changed, and no other", () => {
    const before = { name: "Starter", price: 499, active: true };
    expect(describeChange(before, { ...before, price: 599 })).toEqual(["price: 499 → 599"]);
  });

  test("tells a plain value's change", () => {
    expect(describeChange("10", "12")).toEqual(["10 → 12"]);
    expect(describeChange("10", "")).toEqual(["10 → "]);
  });

  test("tells all of what was made, and what a provider reported", () => {
    expect(describeChange(null, { name: "New", credits: 50 })).toEqual(["name: New", "credits: 50"]);
  });

  test("says nothing where nothing is known", () => {
    expect(describeChange(null, null)).toEqual([]);
  });
});
