import { type Claim, CvContent, OriginalContent } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import type { PreviewData } from "@terzi/contracts/preview";
import { describe, expect, test } from "vitest";
import { claimsBySource, cutIntoStretches } from "../src/features/preview/claim-stretches.ts";
import { quoteSupport } from "../src/features/preview/quote-support.ts";

const claim = (at: Place, text: string, restsOn: Place[] = []): Claim => ({
  at,
  text,
  restsOn,
  added: false,
  confirmed: false,
});

const original = OriginalContent.parse({
  summary: "Barista. Keeps calm.",
  experiences: [
    {
      company: "Café Central",
      position: "Barista",
      startDate: "2019-03",
      endDate: "present",
      responsibilities: ["Served 200 guests a day"],
      description: `${"Opened the shop. ".repeat(12)}Günlük siparişleri hazırladım. ${"Closed the shop. ".repeat(12)}`,
    },
    { company: "Tea House", position: "Waiter" },
  ],
  skills: { technical: ["Latte art"], languages: [{ language: "English", proficiency: "Fluent" }] },
});
const quotes = (restsOn: Place[], text = "Anything", language: "en" | "tr" = "en") =>
  quoteSupport({ text, restsOn }, original, language);

describe("what a sentence rests on", () => {
  test("is quoted with the entry that it stands in, each entry once", () => {
    expect(
      quotes([
        "experiences.0.position",
        "experiences.0.responsibilities.0",
        "experiences.1.position",
        "skills.technical.0",
      ]),
    ).toEqual([
      { section: "experiences", name: "Café Central", quotes: ["Barista", "Served 200 guests a day"] },
      { section: "experiences", name: "Tea House", quotes: ["Waiter"] },
      { section: "skills", name: "", quotes: ["Latte art"] },
    ]);
  });

  test("is the dates where years are counted, in the language of the CV", () => {
    expect(quotes(["experiences.0", "experiences.0.startDate"])[0]?.quotes).toEqual(["Mar 2019 – Present"]);
    expect(quotes(["experiences.0"], "x", "tr")[0]?.quotes).toEqual(["Mar 2019 – Halen"]);
  });

  test("is the sentence that comes nearest where the text is long, also with other endings", () => {
    expect(quotes(["experiences.0.description"], "Günlük sipariş hazırlama", "tr")[0]?.quotes).toEqual([
      "Günlük siparişleri hazırladım.",
    ]);
  });

  test("is a language with its level, and a place alone where no words can be shown", () => {
    expect(quotes(["skills.languages.0.language", "skills.languages.0"])).toEqual([
      { section: "skills", name: "", quotes: ["English · Fluent"] },
    ]);
    expect(quotes(["personalInfo.location"])).toEqual([{ section: "personalInfo", name: "", quotes: [] }]);
  });
});

describe("the sentences of a line", () => {
  const bullet = (...texts: string[]) => ({
    role: "bullet" as const,
    segments: texts.map((text, at) => ({ text, isChanged: at % 2 === 1 })),
  });

  test("are found in it wherever its changes begin, and no word is lost", () => {
    const first = claim("summary", "Keeps calm.");
    const second = claim("summary", "Serves guests.");
    const line = bullet("Keeps ", "calm. Ser", "ves guests. Own words.");
    const stretches = cutIntoStretches(line, [second, first], "en");
    expect(stretches.map((one) => [one.claim, one.segments.map(({ text }) => text)])).toEqual([
      [first, ["Keeps ", "calm."]],
      [null, [" "]],
      [second, ["Ser", "ves guests."]],
      [null, [" Own words."]],
    ]);
  });

  test("are not looked for inside other words, and a language is shown another way than it is claimed", () => {
    expect(
      cutIntoStretches(bullet("Google Ads"), [claim("skills.technical.0", "Go")], "en")[0]?.claim,
    ).toBeNull();
    const spoken = claim("skills.languages.0", "English: Fluent");
    expect(cutIntoStretches(bullet("English · Fluent"), [spoken], "en")[0]?.claim).toBe(spoken);
    expect(cutIntoStretches(bullet("English · Akıcı"), [spoken], "tr")[0]?.claim).toBe(spoken);
  });

  test("belong to the entry that they were generated in, wherever it moves", () => {
    const content = CvContent.parse({
      workExperience: [{ company: "Tea House", source: "experiences.1", responsibilities: ["Served"] }],
    });
    const served = claim("workExperience.0.responsibilities.0", "Served");
    const claims = [served, claim("workExperience.0.company", "Tea House"), claim("summary", "Calm.")];
    // Only these fields are read.
    const found = claimsBySource({ content, claims } as PreviewData);
    expect(found.get("experiences.1")).toEqual([served]);
    expect([...found.keys()]).toEqual(["experiences.1", "summary"]);
  });
});
