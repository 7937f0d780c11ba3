import { expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

const read = ({ contact = "", section = "" }) =>
  readCvText(
    `Ada Yıldız\nada@example.com\n${contact}\n\nWork Experience\nSite Engineer, Ege Yapı Ltd\n2019 - 2024\n- Planned the works\n\n${section}\n\nHobbies\nChess\n`,
  );

it.each([
  ["First Aid | Red Crescent | Issued Jan 2020 - Expires Jan 2023", "Jan 2020", "Jan 2023"],
  ["First Aid | Red Crescent | 03/2020, valid until 03/2023", "03/2020", "03/2023"],
  ["First Aid | Red Crescent | Expires Jan 2023", "", "Jan 2023"],
  ["First Aid | Red Crescent | Jan 2020", "Jan 2020", ""],
])("a certificate's last day is not the day it was given: %s", (line, date, expiryDate) => {
  const { certifications } = read({ section: `Certifications\n${line}` });
  expect(certifications).toMatchObject([{ name: "First Aid", issuer: "Red Crescent", date, expiryDate }]);
});

it.each([
  ["LinkedIn: ada-yildiz Languages: English, German", "ada-yildiz", ""],
  ["LinkedIn: Ada Yıldız Languages: English", "Ada Yıldız", ""],
  ["LinkedIn: ada-yildiz | Residence: İzmir", "ada-yildiz", "İzmir"],
  ["City of Residence: İzmir", "", "İzmir"],
  ["Place of residence: İzmir", "", "İzmir"],
])("what a label says ends where the next label begins: %s", (contact, linkedin, location) => {
  const { personalInfo, additionalInfo } = read({ contact });
  expect(personalInfo).toMatchObject({ linkedin, location });
  expect(additionalInfo).not.toMatch(/Residence|City|Place/i);
});
