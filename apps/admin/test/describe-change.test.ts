import { texts as english } from "@terzi/i18n/en/admin/audit";
import { texts as turkish } from "@terzi/i18n/tr/admin/audit";
import { describe, expect, test } from "vitest";
import { describeChange } from "../src/features/audit/describe-change.ts";

const say = (before: unknown, after: unknown) => describeChange(before, after, english.changes);

describe("what an entry of the audit trail says", () => {
  test("names the fields that changed, and no other", () => {
    const before = { name: "Starter", price: 499, active: true };
    expect(say(before, { ...before, price: 599 })).toEqual(["Price: $4.99 → $5.99"]);
  });

  test("tells a plain value's change", () => {
    expect(say("10", "12")).toEqual(["10 → 12"]);
    expect(say("10", "")).toEqual(["10 → –"]);
  });

  test("tells all of what was made, but for its id, which is the entry's target", () => {
    expect(say(null, { id: "0198", name: "New", credits: 50 })).toEqual(["Name: New", "Credits: 50"]);
  });

  test("says nothing where nothing is known", () => {
    expect(say(null, null)).toEqual([]);
  });

  test("is in the reader's language, words of the product included", () => {
    const inTurkish = (before: object, after: object) => describeChange(before, after, turkish.changes);
    expect(inTurkish({ role: "user" }, { role: "admin" })).toEqual(["Rol: Kullanıcı → Yönetici"]);
    expect(inTurkish({ status: "open" }, { status: "closed" })).toEqual(["Durum: Açık → Kapalı"]);
    expect(inTurkish({ disabled: false }, { disabled: true })).toEqual(["Devre dışı: hayır → evet"]);
  });

  test("leaves names alone that happen to be words of the product", () => {
    expect(say({ name: "open" }, { name: "admin" })).toEqual(["Name: open → admin"]);
  });
});
