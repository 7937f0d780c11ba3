import { expect, test } from "vitest";
import { readCompany } from "../src/posting/company.ts";

test.each([
  ["Weaver\nCompany: Warp & Weft Ltd", "Warp & Weft Ltd"],
  ["Weaver\n\nAbout Brightloom\nWe make cloth.", "Brightloom"],
  ["Nurse\nSaint Luke Clinic is looking for a nurse.", "Saint Luke Clinic"],
  ["Senior Weaver at Brightloom\nYou weave.", "Brightloom"],
  ["Weaver\nAt Brightloom, we care for our looms.", "Brightloom"],
  ["Weaver\nBrightloom, a family business, is one of the oldest mills.", "Brightloom"],
])("an English posting names its company: %j", (posting, company) => {
  expect(readCompany(posting, "en")).toBe(company);
});

test.each([
  ["Dokumacı\nŞirket: Çözgü Tekstil", "Çözgü Tekstil"],
  ["Dokumacı\nÇözgü Tekstil Sanayi A.Ş.'de çalışacak arkadaşlar arıyoruz.", "Çözgü Tekstil Sanayi A.Ş."],
  ["Dokumacı\nParlak Tezgâh olarak 1990'dan beri dokuyoruz.", "Parlak Tezgâh"],
  ["Parlak Tezgâh Hakkında\nDokuruz.", "Parlak Tezgâh"],
])("a Turkish posting names its company: %j", (posting, company) => {
  expect(readCompany(posting, "tr")).toBe(company);
});

test.each([
  ["Weaver\nAbout us\nWe are looking for a weaver.\nAbout the role\nThe role is a new one.", "en"],
  ["At least 5 years of experience\nExperience at scale", "en"],
  ["Weaver\nWhat you bring\n- Spanish is a plus\n- Scrum is an advantage\n- Excel is a must", "en"],
  ["Electrician\nYou keep a Siemens S7-1200 PLC alive.", "en"],
  ["Dokumacı\nŞirket: Şirket", "tr"],
  ["Dokumacı\nBiz olarak değil, ekip olarak çalışırız.\nİstanbul Avrupa yakası", "tr"],
] as const)("no company is made up where none is named: %j", (posting, language) => {
  expect(readCompany(posting, language)).toBe("");
});
