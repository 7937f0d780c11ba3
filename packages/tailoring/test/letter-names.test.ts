import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { describe, expect, it } from "vitest";
import { letterLanguage } from "../src/languages/letter-languages.ts";
import { tidyTitle } from "../src/letter/letter-facts.ts";
import { writeLetter } from "../src/letter/write-letter.ts";
import { keepNames } from "../src/writing/keep-names.ts";
import { profile } from "./people/person.ts";

const write = (own: CareerProfile, jobPosting: string, language: Language): string =>
  writeLetter({
    order: { jobPosting, jobTitle: "", company: "", language, tone: "professional", length: "long" },
    profile: own,
    today: "2026-11-23",
  }).content.body;

describe("the title that a letter applies for", () => {
  it.each([
    ["Paramedic – Band 6 (37.5 hours)", "Paramedic"],
    ["Archivist and Records Lead (m/f/d), Ankara", "Archivist and Records Lead"],
    ["Protection Team Leader (Refugee Response), Gaziantep", "Protection Team Leader"],
    ["Satış Danışmanı (K/E) Antalya Mağaza", "Satış Danışmanı Antalya Mağaza"],
    ["Loss Adjuster, Property", "Loss Adjuster, Property"],
    ["(Senior) Product Owner", "(Senior) Product Owner"],
  ])("is without what the posting adds to it: %s", (written, title) => {
    expect(tidyTitle(written, "en")).toBe(title);
  });
});

describe("a skill that the person's own sentences write as a name", () => {
  it.each([
    ["pro tools", "Pro Tools", "Edit and mix in Reaper and Pro Tools.", "Pro Tools"],
    ["priva iklim", "Priva iklim", "İklim bilgisayarında (Priva) eşikleri ayarlıyorum.", "Priva iklim"],
    ["wound care", "Wound Care", "Wound Care is what I like.", "wound care"],
    ["stock control", "Stock Control", "Looked after stock control.", "stock control"],
  ])("keeps its capitals: %s", (lower, written, prose, said) => {
    expect(keepNames(lower, written, prose)).toBe(said);
  });
});

describe("the introduction of a letter", () => {
  it("says a title as it was written where it is proven no other way", () => {
    const assistant = profile({
      experiences: [
        { company: "Patika Kliniği", position: "Veteriner Teknikeri (yarı zamanlı)", startDate: "2025-09" },
      ],
    });
    expect(write(assistant, "Veteriner Teknikeri\nAranan nitelikler:\n- Anestezi takibi", "tr")).toContain(
      "Halen Patika Kliniği bünyesinde veteriner teknikeri (yarı zamanlı) olarak görev yapıyorum.",
    );
  });

  it("tells of the present job by what stands there, whatever the summary seems to deny", () => {
    const grower = profile({
      summary: "Topraksız sera üretimi ve çeşit denemelerinde çalışmış ziraat mühendisi.",
      experiences: [{ company: "Düden Sera", position: "Üretim Müdürü", startDate: "2022-02" }],
    });
    expect(write(grower, "Üretim Müdürü\nAranan nitelikler:\n- Sera üretimi", "tr")).toContain(
      "Halen Düden Sera bünyesinde üretim müdürü olarak görev yapıyorum.",
    );
  });

  it("ends a title of two parts before the employer begins", () => {
    const adjuster = profile({
      experiences: [
        { company: "Halyard & Stoke", position: "Loss Adjuster, Property", startDate: "2020-02" },
      ],
    });
    expect(write(adjuster, "Loss Adjuster\nRequirements:\n- Loss adjusting", "en")).toMatch(
      /Loss Adjuster, Property, (?:at|currently at|and currently)|Loss Adjuster, Property with/,
    );
  });
});

it("a Turkish letter leads to a third job with other words than to the second", () => {
  const job = (company: string, year: number, line: string) => ({
    ...{ company, position: "Aşçı", startDate: `${year}-01`, endDate: `${year + 2}-01` },
    responsibilities: [line],
  });
  const cook = profile({
    experiences: [
      job("Lale Lokantası", 2022, "Zeytinyağlı mezeleri hazırladım"),
      job("Çınar Lokantası", 2019, "Günde 200 tabak çorba pişirdim"),
      job("Meşe Lokantası", 2016, "Fırında ekmek pişirdim"),
    ],
  });
  const body = write(
    cook,
    "Aşçı\nAranan nitelikler:\n- Zeytinyağlı mezeler\n- Çorba pişirme\n- Ekmek pişirme",
    "tr",
  );
  expect(body).toContain("Öncesinde Çınar Lokantası bünyesinde");
  expect(body).toContain("Daha önce Meşe Lokantası bünyesinde");
});

it.each([
  ["", "", "İlanınızdaki pozisyona başvuruyorum."],
  ["", "Lale", "Lale bünyesindeki açık pozisyona başvuruyorum."],
  ["Aşçı", "Lale", "Lale bünyesindeki Aşçı pozisyonuna başvuruyorum."],
])("a Turkish letter applies in the right case: %s %s", (jobTitle, company, opening) => {
  const { content } = writeLetter({
    order: {
      ...{ jobPosting: "Aşçı aranıyor", jobTitle, company },
      ...({ language: "tr", tone: "professional", length: "short" } as const),
    },
    profile: profile({}),
    today: "2026-11-23",
  });
  expect(content.body.startsWith(`${opening}\n`)).toBe(true);
});

it.each([
  ["Stok sayımlarını planladım", true],
  ["Zeytinyağlı mezeleri hazırladım", true],
  ["Sahada ilk yardım", false],
  ["Ürün dağıtım", false],
])("a Turkish line in the first person is told as it is: %s", (line, isTold) => {
  expect(letterLanguage("tr").tellPoint(line, true)).toBe(isTold ? line : null);
});

it("an English line that opens with an adjective is no deed", () => {
  const { tellPoint } = letterLanguage("en");
  expect(tellPoint("Open set of 18 form patterns with content guidance", true)).toBeNull();
  expect(tellPoint("Open new branches in Leeds", true)).toBe("I opened new branches in Leeds");
});

it("a Turkish letter names an employer behind what leads to it", () => {
  const job = (company: string, year: number, line: string) => ({
    ...{ company, position: "Öğretmen", startDate: `${year}-01`, endDate: `${year + 2}-01` },
    responsibilities: [line],
  });
  const teacher = profile({
    experiences: [
      job("Porsuk İlkokulu", 2022, "Satranç kulübünü yönettim"),
      job("Yıldızlı Adımlar Koleji", 2019, "İngilizce drama kulübüne eşlik ettim"),
    ],
  });
  expect(write(teacher, "Öğretmen\nAranan nitelikler:\n- Satranç kulübü\n- Drama kulübü", "tr")).toContain(
    "Öncesinde Yıldızlı Adımlar Koleji bünyesinde İngilizce drama kulübüne eşlik ettim.",
  );
});
