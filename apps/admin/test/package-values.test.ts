import { describe, expect, test } from "vitest";
import { EMPTY_PACKAGE, isSellable, readPackage } from "../src/features/packages/package-values.ts";

const typed = { ...EMPTY_PACKAGE, name: "Team", credits: "500", price: "3999" };

describe("a package as it is typed", () => {
  test("can be sent with a name, credits and a price, and not before", () => {
    expect(isSellable(typed)).toBe(true);
    expect(isSellable(EMPTY_PACKAGE)).toBe(false);
    expect(isSellable({ ...typed, name: "  " })).toBe(false);
    expect(isSellable({ ...typed, credits: "0" })).toBe(false);
    expect(isSellable({ ...typed, credits: "-5" })).toBe(false);
    expect(isSellable({ ...typed, price: "free" })).toBe(false);
  });

  test("holds integers, 0 where no number was typed", () => {
    const read = readPackage({ ...typed, credits: "12.9", bonusCredits: "", price: "499 cents" });
    expect(read).toMatchObject({ credits: 12, bonusCredits: 0, price: 499 });
  });
});
