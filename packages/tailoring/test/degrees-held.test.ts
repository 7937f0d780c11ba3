import { describe, expect, test } from "vitest";
import { verdictOn, type Who, worked } from "./people/asked-alone.ts";

const studied = (...education: [degree: string, field: string][]): Who => ({
  education: education.map(([degree, field]) => ({
    degree,
    field,
    institution: "X",
    graduationDate: "2014",
  })),
});

describe("a degree in one field and a lower one in the other are no degree in the other", () => {
  test.each([
    [
      "Bachelor's degree in mechanical engineering",
      "en",
      ["Bachelor", "History"],
      ["Associate", "Mechanical Engineering"],
    ],
    [
      "Biyomedikal Mühendisliği lisans mezunu",
      "tr",
      ["Lisans", "İşletme"],
      ["Ön Lisans", "Biyomedikal Cihaz Teknolojisi"],
    ],
  ] as const)("“%s”", (asked, language, one, other) => {
    expect(verdictOn(asked, studied([...one], [...other]), language)).toBe("partly");
    expect(verdictOn(asked, studied([one[0], other[1]]), language)).toBe("met");
  });
});

describe("a group of fields is any field in it, and no other that shares a word", () => {
  test.each([
    ["A degree in a social science", "en", "Sociology", "Computer Science"],
    ["A degree in a life science", "en", "Biochemistry", "Computer Science"],
    ["Sosyal bilimler alanında lisans mezunu", "tr", "Psikoloji", "Makine Mühendisliği"],
    ["Fen bilimleri lisans mezunu", "tr", "Kimya", "Siyaset Bilimi"],
  ] as const)("“%s”", (asked, language, held, other) => {
    const degree = language === "tr" ? "Lisans" : "BSc";
    expect(verdictOn(asked, studied([degree, held]), language)).toBe("met");
    expect(verdictOn(asked, studied([degree, other]), language)).not.toBe("met");
  });
});

describe("a degree in a field that is called alike is another degree", () => {
  test.each([
    [
      "A degree in computer engineering or software engineering",
      "en",
      "Computer Engineering",
      "Civil Engineering",
    ],
    ["A degree in computer or software engineering", "en", "Software Engineering", "Environmental Science"],
    [
      "BEng in mechanical, biomedical or polymer engineering",
      "en",
      "Polymer Engineering",
      "Food Engineering",
    ],
    ["Mimarlık lisans mezunu", "tr", "Mimarlık", "İç Mimarlık"],
    ["Degree in architecture", "en", "Architecture", "Landscape Architecture"],
  ] as const)("“%s”", (asked, language, held, other) => {
    const degree = language === "tr" ? "Lisans" : "BSc";
    expect(verdictOn(asked, studied([degree, held]), language)).toBe("met");
    expect(verdictOn(asked, studied([degree, other]), language)).not.toBe("met");
  });
});

describe("what a degree and a school are called says nothing of the field", () => {
  test.each([
    ["Educated to degree level", "en", ["BSc (Hons)", "Computing"]],
    ["A two-year technical diploma or higher", "en", ["Associate Degree", "Mechanical Engineering"]],
    ["A foundation degree in dental technology or similar", "en", ["FdSc", "Dental Technology"]],
    ["HND in mechanical engineering", "en", ["HND", "Mechanical Engineering"]],
    ["En az iki yıllık yüksekokul mezunu", "tr", ["Ön lisans", "Makine"]],
    ["Yükseköğretim kurumlarının Adalet ön lisans programından mezun olmak", "tr", ["Ön Lisans", "Adalet"]],
    ["Meslek lisesinin makine bölümünü bitirmiş", "tr", ["Lise", "Makine Teknolojisi"]],
    ["Endüstri meslek lisesi mezunu", "tr", ["Lise", "Makine Teknolojisi"]],
  ] as const)("“%s”", (asked, language, held) => {
    expect(verdictOn(asked, studied([...held]), language)).toBe("met");
  });

  test("and a lower one isn't enough", () => {
    expect(verdictOn("Educated to degree level", studied(["High school", ""]), "en")).not.toBe("met");
    expect(verdictOn("En az iki yıllık yüksekokul mezunu", studied(["Lise", "Makine"]), "tr")).not.toBe(
      "met",
    );
  });
});

test("years beside a degree are asked for themselves", () => {
  const degree = studied(["Lisans", "Eczacılık"]);
  expect(verdictOn("Eczacılık lisans, min. 3 yıl hastane tecrübesi", degree, "tr")).toBe("partly");
});

test("who says that they were no leader led nobody", () => {
  const who = worked("Geliştirici", "Beş kişilik ekipte kod incelemesi yapmak; ekip lideri değildi");
  expect(verdictOn("Ekip yönetmiş olmak", who, "tr")).not.toBe("met");
});
