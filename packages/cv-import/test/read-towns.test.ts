import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

const townOf = (contacts: string) =>
  readCvText(
    `Jane Achieng\n${contacts}\n\nEXPERIENCE\nNurse, Lakeside Hospital\n2015 - 2020\n- Ran the ward.\n\nSkills\nTriage, Rotas`,
  ).personalInfo.location;

describe("where a person lives, as people write it who leave most of the address out", () => {
  it.each([
    ["Fenwick DN4 | 07700 900 926 | jane@example.org", "Fenwick DN4"],
    ["12 Almond Close\nThrapsford, NN3\n07700 900 214\njane@example.org", "12 Almond Close, Thrapsford, NN3"],
    ["27 Chapel Mews\nThrapsford, PR1\nUnited Kingdom\njane@example.org", "27 Chapel Mews, Thrapsford, PR1"],
    ["Harbour Building, Stow on the Marsh KX4\njane@example.org", "Harbour Building, Stow on the Marsh KX4"],
    ["3 Smokehouse Score, Eastwold\njane@example.org", "3 Smokehouse Score, Eastwold"],
    ["41 Bondgate Yard, Alnford, Northshire\njane@example.org", "41 Bondgate Yard, Alnford, Northshire"],
    ["E-posta: jane@example.org\nİlçe: Milas\nÜlke: Türkiye", "Milas"],
  ])("%s", (contacts, location) => {
    expect(townOf(contacts)).toBe(location);
  });

  it.each([
    ["English C1\njane@example.org"],
    ["Licence C1\njane@example.org"],
    ["İlçe Milli Eğitim Müdürlüğü\njane@example.org"],
  ])("nobody lives in %s", (contacts) => {
    expect(townOf(contacts)).toBe("");
  });
});
