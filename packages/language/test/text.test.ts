import { detectLanguage } from "@terzi/language/detect-language";
import { capitalizeIn, fold, foldAscii, lowerIn } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { stem } from "@terzi/language/stem";
import { tokenize, wordKeys } from "@terzi/language/tokens";
import { expect, test } from "vitest";
import { readDegreeName, readHighestDegree } from "../src/read-degree.ts";

test("every kind of i is one letter when words are compared", () => {
  expect(new Set(["İSTANBUL", "ISTANBUL", "istanbul", "ıstanbul"].map(fold)).size).toBe(1);
});

test("text for people keeps the letters of its language", () => {
  expect(lowerIn("IŞIK", "tr")).toBe("ışık");
  expect(lowerIn("IT", "en")).toBe("it");
  expect(capitalizeIn("istanbul", "tr")).toBe("İstanbul");
});

test("Turkish typed on an English keyboard meets Turkish", () => {
  expect(foldAscii("İş güvenliği uzmanı")).toBe(foldAscii("is guvenligi uzmani"));
});

test("names of tools keep their signs", () => {
  expect(wordKeys("C, C++, C#, .NET, ASP.NET, Node.js and CI/CD; 10+ years")).toEqual(
    "c c++ c# .net asp.net node.js and ci cd 10 years".split(" "),
  );
});

test("degrees with dots and suffixes behind an apostrophe are read as the word itself", () => {
  expect(wordKeys("B.Sc. Ph.D. React'te Ankara’da driver's")).toEqual(
    "bsc phd react ankara driver".split(" "),
  );
});

test("a token's offsets show how it was written", () => {
  const text = "ﬁve  React’te İŞ";
  expect(tokenize(text).map((token) => text.slice(token.start, token.end))).toEqual([
    "ﬁve",
    "React’te",
    "İŞ",
  ]);
});

test.each([
  ["en", "managing managed manages manage", "manag"],
  ["en", "plans planning planned", "plan"],
  ["en", "class classes", "class"],
  ["en", "api apis", "api"],
  ["tr", "mutfak mutfagi mutfakta", "mutfak"],
  ["tr", "deneyimi deneyimli deneyimler", "deneyim"],
] as const)("in %s the words %s have one stem", (language, words, expected) => {
  for (const word of words.split(" ")) expect(stem(word, language)).toBe(expected);
});

test("sentences end at full stops and line breaks, not at abbreviations and decimals", () => {
  const text = "We use e.g. Java. 3.5 years!\n– Dr. Who came";
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "We use e.g. Java.",
    "3.5 years!",
    "– Dr. Who came",
  ]);
});

test.each([
  ["En az 5 yıl deneyimli aşçı aranıyor", "tr"],
  ["en az 5 yil deneyimli asci araniyor", "tr"],
  ["Cook with 5 years of experience wanted", "en"],
  ["", "en"],
] as const)("%s is read as %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test("a word that every object of the language has a member of is a word like others", () => {
  expect(stem("constructor", "en")).toBe("constructor");
});

test("a unit behind a number may end a sentence, what stands before a name or a number doesn't", () => {
  const parts = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  expect(parts("Cut it from 480 ms to 120 ms. Wrote tests.")).toHaveLength(2);
  expect(parts("Cut it to 5 min. Led a team of 8.")).toHaveLength(2);
  expect(parts("Said no. Then left.")).toHaveLength(2);
  expect(parts("Önce okur, sonra yazar. memoQ konusunda deneyimli.")).toHaveLength(2);
  for (const one of [
    "Ms. Kaya led the ward.",
    "Takes min. 5 days.",
    "Order No. 5 alone.",
    "Took 3 min. on average.",
    "Uzm. Dr. Kaya ile çalıştım.",
  ])
    expect(parts(one)).toEqual([one]);
});

test("a rank and a person's initials end no sentence, a country's may", () => {
  const parts = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  expect(parts("Sr. Payroll Clerk")).toEqual(["Sr. Payroll Clerk"]);
  expect(parts("Named after J.P. Holloway, a baker. Come in.")).toEqual([
    "Named after J.P. Holloway, a baker.",
    "Come in.",
  ]);
  expect(parts("Work in the U.S. Then travel.")).toEqual(["Work in the U.S.", "Then travel."]);
});

test.each([
  ["Ön Lisans, Muhasebe", "associate"],
  ["Associate degree in nursing", "associate"],
  ["Lisans, İşletme", "bachelor"],
  ["Yüksek Lisans", "master"],
  ["Meslek Lisesi", "high school"],
] as const)("who holds %s holds no higher degree", (text, degree) => {
  expect(readHighestDegree(text)).toBe(degree);
});

test.each([
  ["BA (Hons)", "bachelor"],
  ["M.S. Data Science", "master"],
  ["Ön Lisans", "associate"],
  ["Lisans", "bachelor"],
  ["MA", "master"],
  ["Postgraduate diploma", undefined],
  ["Certified Associate in Project Management", undefined],
] as const)("a degree called %s is a %s", (name, degree) => {
  expect(readDegreeName(name)).toBe(degree);
});

test("a short name of a degree is none within a text", () => {
  expect(readHighestDegree("Taught ba and ma classes")).toBe(undefined);
});
