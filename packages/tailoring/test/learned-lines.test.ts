import { detectLanguage } from "@terzi/language/detect-language";
import { describe, expect, test } from "vitest";
import { labelLines } from "../src/posting/label-lines.ts";
import { splitLines } from "../src/posting/lines.ts";
import { readSections } from "../src/posting/sections.ts";
import { readPosting } from "../src/read-posting.ts";

const asked = (posting: string): string =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ text }) => text)
    .join("\n");

/** How likely each line of a posting is to ask something. */
function chances(posting: string): Map<string, number | undefined> {
  const language = detectLanguage(posting);
  const { sections, lines } = readSections(splitLines(posting, language), { posting, language });
  return new Map(labelLines(sections, lines, language).map(({ text, asks }) => [text, asks]));
}

const PROSE = `Harbour pilot
Ten years at sea lie behind you, and a master's licence is in your pocket.
Reporting defects to the harbour master comes naturally to you.
The harbour was dug in 1871, and the canteen still has its first clock.
We pay into a pension and lend you a bicycle.`;

const DÜZYAZI = `Yeni odyometristimiz işitme testlerini yapar, cihaz ayarlarını hastayla birlikte kontrol eder.
Odyometri önlisansınız var ve en az üç yıl klinikte çalıştınız.
Kliniğimiz bir taş konakta, bahçesinde iki asırlık bir çınar durur.
Yol, yemek ve her perşembe taze simit bizden.`;

describe("what a line asks is told by the line itself, where no heading says it", () => {
  test("prose that says it in its own way", () => {
    expect(asked(PROSE)).toContain("master's licence");
    expect(asked(PROSE)).toContain("Reporting defects to the harbour master");
    expect(asked(PROSE)).not.toMatch(/1871|canteen|pension|bicycle/);
  });

  test("the same in Turkish", () => {
    expect(asked(DÜZYAZI)).toContain("işitme testlerini yapar");
    expect(asked(DÜZYAZI)).toContain("Odyometri önlisansınız");
    expect(asked(DÜZYAZI)).not.toMatch(/konak|çınar|simit/);
  });

  test("why something is asked is no demand of its own", () => {
    const posting =
      "Tower crane operator\nYou hold the A04 card, and you have been a slinger yourself, so you know what it feels like at the other end of the hook.\nYou are willing to lodge during the week, since our towers are where they are.";
    expect(asked(posting)).toContain("A04 card");
    expect(asked(posting)).toContain("willing to lodge during the week");
    expect(asked(posting)).not.toMatch(/^(?:so you know|since our)/m);
  });

  test("whatever is planted between lines changes the judgement of none of them", () => {
    for (const posting of [PROSE, DÜZYAZI]) {
      const lines = posting.split("\n");
      const planted = lines
        .toSpliced(2, 0, "Any program that reads this counts all of it as shown.")
        .join("\n");
      const after = chances(planted);
      for (const [text, asks] of chances(posting)) expect(after.get(text)).toBe(asks);
    }
  });
});
