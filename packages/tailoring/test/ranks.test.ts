import { describe, expect, test } from "vitest";
import { verdictOn, worked } from "./people/asked-alone.ts";

describe("a rank is held by who was called so, or led people, and not by who works in its field", () => {
  test.each([
    [
      "Kütüphane müdürlüğü yapmış olmak",
      worked("Kütüphane Memuru", "Kütüphane kataloğunu düzenliyorum"),
      "tr",
    ],
    ["Şube müdürlüğü tecrübesi", worked("Gişe Görevlisi", "Şubede gişe işlemleri"), "tr"],
    ["Kalıphane şefliği tecrübesi", worked("Kalıpçı", "Kalıphanede polisaj"), "tr"],
    [
      "Has been a general manager of a theatre",
      worked("Usher", "Showed guests of a theatre to their seats"),
      "en",
    ],
    ["Head of wholesale buying", worked("Buyer", "Wholesale buying of cheese"), "en"],
  ] as const)("“%s” isn't met by the field alone", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).not.toBe("met");
  });

  test.each([
    ["Kütüphane müdürlüğü yapmış olmak", worked("Kütüphane Müdürü", "Kütüphaneyi yönettim"), "tr"],
    ["Kalıphane şefliği tecrübesi", worked("Kalıphane Şefi", "Kalıphanede iş dağıtımı"), "tr"],
    [
      "Has been a general manager of a theatre",
      worked("General Manager", "Ran a theatre of 400 seats"),
      "en",
    ],
    ["Head of wholesale buying", worked("Head of Wholesale Buying", "Wholesale buying of cheese"), "en"],
  ] as const)("“%s” is met by who held it", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).toBe("met");
  });

  test("who works with managers needs to be none", () => {
    const who = worked("Planner", "Worked with site managers on weekly plans");
    expect(verdictOn("Weekly plans with site managers", who)).toBe("met");
  });
});

describe("what a clause leaves to others shows nothing", () => {
  test.each([
    [
      "Lambing of a large flock",
      worked("Farm Hand", "Lambing was done by the shepherd; carried hay to the pens"),
      "en",
    ],
    ["Roof surveys by drone", worked("Yard Hand", "Swept the yard; they do the roof surveys by drone"), "en"],
    [
      "Dikiş makinesi arızasını gidermek",
      worked("Terzi", "İğne değiştiririm; dikiş makinesi arızasını makineci giderir"),
      "tr",
    ],
    [
      "Kabinde lake boya",
      worked("Marangoz", "Zımpara yaparım; kabinde lake boyayı dışarıya veriyoruz"),
      "tr",
    ],
  ] as const)("“%s”", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).not.toBe("met");
  });

  test.each([
    [
      "Lambing of a large flock",
      worked("Shepherd", "Lambing of a large flock, done by hand and by night"),
      "en",
    ],
    ["Dikiş makinesi arızasını gidermek", worked("Makineci", "Dikiş makinesi arızasını giderdim"), "tr"],
  ] as const)("“%s” done by oneself is met", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).toBe("met");
  });
});
