import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findGaps } from "../coverage/find-gaps.ts";
import { lackingColumns } from "../coverage/lacking-columns.ts";
import { lackingTables } from "../coverage/lacking-tables.ts";
import { untranslated } from "../coverage/untranslated.ts";
import { createDetector } from "../src/detect-language.ts";
import { english } from "../src/en/english.ts";
import { monthsIn } from "../src/months.ts";
import { createSentenceSplitter } from "../src/sentences.ts";
import { turkish } from "../src/tr/turkish.ts";
import { german } from "./german.ts";

const ALL = [english, turkish, german] as const;

test("a third language is detected beside the two by its own words alone", () => {
  const detect = createDetector(ALL);
  expect(detect("Köchin mit fünf Jahren Erfahrung und der Leitung von drei Köchen")).toBe("de");
  expect(detect("Head chef who led the kitchen of a hotel")).toBe("en");
  expect(detect("Bir otelin mutfağını yöneten aşçıbaşı")).toBe("tr");
  // The same words are nobody's where its module isn't registered.
  expect(createDetector([english, turkish])("Koch mit Erfahrung und Leitung")).toBe("en");
});

test("a third language's abbreviations end no sentence, and its months are read", () => {
  const text = "Arbeitete bzw. Leitete bei der Back GmbH. Dann in Wien.";
  const read = (split: ReturnType<typeof createSentenceSplitter>) =>
    split(text).map(({ start, end }) => text.slice(start, end));
  expect(read(createSentenceSplitter(ALL))).toEqual([
    "Arbeitete bzw. Leitete bei der Back GmbH.",
    "Dann in Wien.",
  ]);
  expect(read(createSentenceSplitter([english, turkish]))).toHaveLength(3);
  const months = monthsIn(ALL);
  expect(["märz", "marz", "mrz", "dezember", "march", "mart"].map((name) => months.get(name))).toEqual([
    3, 3, 3, 12, 3, 3,
  ]);
});

test("a language on the list without a module is refused by the compiler, and the places are told", {
  tags: "long",
}, async () => {
  const gaps = await findGaps("de", ["packages/language"]);
  expect(gaps.map(({ place }) => place.split(":")[0])).toEqual(["packages/language/src/languages.ts"]);
  expect(gaps[0]?.problem).toContain("'de' is missing");
});

test("a language that is on the list already lacks nothing", { tags: "long" }, async () => {
  expect(await findGaps("tr", ["packages/language"])).toEqual([]);
});

test("a language without tables in the lexicon is told so", () => {
  expect(lackingTables("de")).toEqual(["packages/lexicon/de"]);
  expect(lackingTables("tr")).toEqual([]);
});

test("the tables that refuse a language's rows are told", () => {
  expect(lackingColumns("de")).toEqual(["account", "cv", "mail"]);
  expect(lackingColumns("tr")).toEqual([]);
});

test("texts that nobody translated yet are counted", async () => {
  expect(await untranslated("de")).toBeNull();
  const files = [...((await untranslated("tr")) ?? [])];
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(([, { same, all }]) => same > all / 2)).toEqual([]);
  // The default language is the one that has all of its own texts.
  const own = [...((await untranslated("en")) ?? [])];
  expect(own.every(([, { same, all }]) => same === all)).toBe(true);
});

test("a module that lacks a member is refused by the compiler", { tags: "long" }, async () => {
  const whole = readFileSync(new URL("./german.ts", import.meta.url), "utf8").replace("../src/", "./");
  const lacking = whole.replace(/\n {2}stem: .*\n/, "\n");
  expect(lacking).not.toBe(whole);
  const path = "packages/language/src/german.ts";
  expect(await findGaps("tr", ["packages/language"], { [path]: whole })).toEqual([]);
  const [gap, ...others] = await findGaps("tr", ["packages/language"], { [path]: lacking });
  expect(others).toEqual([]);
  expect(gap?.problem).toContain("Property 'stem' is missing");
});
