import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { read } from "./read-drawn.ts";

const REST = `
EXPERIENCE
Nurse, Lakeside Hospital
2015 - 2020
• Ran the ward.`;

const phoneOf = (contacts: string) =>
  readCvText(`Jane Achieng\njane@example.org\n${contacts}\n${REST}`).personalInfo.phone;

describe("a person's phone among other numbers", () => {
  it.each([
    ["CV No: 55503617\n0 (532) 555 03 61", "0 (532) 555 03 61"],
    ["P.O. Box 5550 – 30100, Eldoret\nMobile: +254 711 555 038", "+254 711 555 038"],
    ["Registration number 20 118 4471\nPhone no. 711 555 038", "711 555 038"],
    ["Telefon No: 0532 555 03 61\nTC Kimlik No: 12345678901", "0532 555 03 61"],
    ["212-555-0187", "212-555-0187"],
  ])("%s", (contacts, phone) => {
    expect(phoneOf(contacts)).toBe(phone);
  });
});

describe("a person's mail in a narrow column", () => {
  it("goes on in the next line, wherever it broke", async () => {
    const { personalInfo } = await read([
      { text: "Jane Achieng", x: 200, y: 50, size: 22 },
      { text: "Contact", x: 20, y: 90, size: 13, bold: true },
      { text: "+353 85 555 0146", x: 20, y: 106, size: 9.5 },
      { text: "jane.m.achieng@lanternpost.ex", x: 20, y: 118, size: 9.5 },
      { text: "ample", x: 20, y: 130, size: 9.5 },
      { text: "Languages", x: 20, y: 160, size: 13, bold: true },
      { text: "English", x: 20, y: 176, size: 9.5 },
      { text: "Experience", x: 200, y: 90, size: 13, bold: true },
      { text: "Nurse at Lakeside Hospital", x: 200, y: 108 },
      { text: "2015 - 2020", x: 200, y: 122 },
    ]);
    expect(personalInfo.email).toBe("jane.m.achieng@lanternpost.example");
  });

  it("ends where what follows is a word of its own", () => {
    expect(
      readCvText(`Jane Achieng\njane.achieng@lanternpost.com\nnairobi\n${REST}`).personalInfo.email,
    ).toBe("jane.achieng@lanternpost.com");
  });
});

describe("where a person lives", () => {
  const placeOf = (contacts: string) =>
    readCvText(`Jane Achieng\n${contacts}\njane@example.org\n+254 711 555 038\n${REST}`).personalInfo
      .location;

  it.each([
    ["12 Frangipani Row\nBridgetown, Barbados", "Bridgetown, Barbados"],
    ["Llandovery, Carmarthenshire", "Llandovery, Carmarthenshire"],
    ["Ennis, Co. Clare", "Ennis, Co. Clare"],
    ["Akşehir, Konya ili", "Akşehir, Konya ili"],
  ])("%s", (contacts, place) => {
    expect(placeOf(contacts)).toContain(place);
  });

  it("a line of fields of work is no place", () => {
    expect(placeOf("Accounting, Payroll, Audit")).toBe("");
  });

  it("the line below it that says where somebody is found isn't part of it", async () => {
    const { personalInfo } = await read([
      { text: "Jane Achieng", x: 40, y: 50, size: 22 },
      { text: "Contact", x: 40, y: 80, size: 13, bold: true },
      { text: "Eldoret, Uasin Gishu, Kenya", x: 40, y: 96 },
      { text: "behance.net/janeachieng-illustrations", x: 40, y: 109 },
      { text: "jane@example.org", x: 40, y: 122 },
      { text: "Experience", x: 320, y: 80, size: 13, bold: true },
      { text: "Nurse, Lakeside Hospital", x: 320, y: 96 },
      { text: "2015 - 2020", x: 320, y: 109 },
      { text: "Ran the ward for forty patients.", x: 320, y: 122 },
    ]);
    expect(personalInfo.location).toBe("Eldoret, Uasin Gishu, Kenya");
  });
});

it("where somebody lives is read from a foot that has all contacts", () => {
  const { personalInfo } = readCvText(
    `Jane Achieng\n${REST}\n\nLanguages\nEnglish\n\n5 Quality Square, Ludlow SY8 | 07700 900 735 | jane@example.org`,
  );
  expect(personalInfo).toMatchObject({
    email: "jane@example.org",
    phone: "07700 900 735",
    location: "5 Quality Square, Ludlow SY8",
  });
});

describe("a person's town that no list knows", () => {
  it.each([
    ["⌂ Torstad\n☎ +254 711 555 038", "Torstad"],
    ["Barova\n+254 711 555 038", "Barova"],
    ["Procurement\n+254 711 555 038", ""],
    ["Clinical Research\n+254 711 555 038", ""],
  ])("stands right above the phone: %s", (contacts, town) => {
    const text = `Jane Achieng\n${contacts}\njane@example.org\n${REST}`;
    expect(readCvText(text).personalInfo.location).toBe(town);
  });
});
