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

test("years beside a degree are asked for themselves", () => {
  const degree = studied(["Lisans", "Eczacılık"]);
  expect(verdictOn("Eczacılık lisans, min. 3 yıl hastane tecrübesi", degree, "tr")).toBe("partly");
});

test("who says that they were no leader led nobody", () => {
  const who = worked("Geliştirici", "Beş kişilik ekipte kod incelemesi yapmak; ekip lideri değildi");
  expect(verdictOn("Ekip yönetmiş olmak", who, "tr")).not.toBe("met");
});
