import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
const heading = (text: string, y: number, x = 40): Drawn => ({ text, x, y, size: 14, bold: true });
const person = [at(40, 50, "Derya Tezel", { size: 22 }), at(40, 72, "derya@example.org")];

const schoolsOf = (section: string) =>
  readCvText(
    `Derya Tezel\nderya@example.org\n\nExperience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters\n\nEducation\n${section}\n\nSkills\nExcel`,
  ).education.map(({ institution, degree, field, graduationDate }) => [
    institution,
    degree,
    field,
    graduationDate,
  ]);

const jobsOf = (section: string) =>
  readCvText(`Derya Tezel\nderya@example.org\n\nExperience\n${section}\n\nSkills\nExcel`).experiences.map(
    ({ position, company, location }) => [position, company, location],
  );

describe("signs and labels that ordinary templates set before names", () => {
  it.each([
    [
      "a hyphen before the town, as job boards print it",
      "Forklift Operator\nSunshine Cold Storage-Medley, FL\nJuly 2020 to Present\n- Loaded trucks\n\nStocker\nPublica Supermarkets-Hialeah, FL\n2014 to 2017\n- Stocked shelves",
      [
        ["Forklift Operator", "Sunshine Cold Storage", "Medley, FL"],
        ["Stocker", "Publica Supermarkets", "Hialeah, FL"],
      ],
    ],
    [
      "a label before the title alone",
      "Gower Building Supplies Ltd, Swansea\tMay 2018 – Present\nPosition: Credit Controller\n- Collected debts",
      [["Credit Controller", "Gower Building Supplies Ltd", "Swansea"]],
    ],
    [
      "a sign before the town",
      "Product Manager\nBrindley Pay\n01/2022 - Present\t⚲ Birmingham, UK\n- Launched refunds",
      [["Product Manager", "Brindley Pay", "Birmingham, UK"]],
    ],
  ])("%s", (_, section, told) => {
    expect(jobsOf(section)).toEqual(told);
  });

  it("a school behind its label, with its years and its subject", () => {
    expect(
      schoolsOf(
        "Lise: Erzincan Lisesi (2008-2012)\nÜniversite: Fırat Üniversitesi, Özel Güvenlik (Ön Lisans) (2018-2020)",
      ),
    ).toMatchObject([
      ["Erzincan Lisesi", "", "", "2012"],
      ["Fırat Üniversitesi", "Özel Güvenlik (Ön Lisans)", "", "2020"],
    ]);
  });

  it("an address of mail behind a sign, right after the phone", () => {
    const { personalInfo } = readCvText(
      "Derya Tezel\n+44 7700 900377 @ derya.tezel@example.org\n\nSkills\nExcel\n\nEducation\nEge University, 2015",
    );
    expect(personalInfo.email).toBe("derya.tezel@example.org");
  });

  it("an entry that a column's break cut off goes on with its own section, not with the column beside it", async () => {
    const entry = (y: number, years: string, school: string, subject: string) => [
      at(53, y, years, { bold: true }),
      at(132, y, school, { bold: true }),
      at(132, y + 14, subject),
    ];
    const profile = await read(
      [
        ...person,
        heading("Education", 640),
        ...entry(660, "2009 - 2013", "Muğla University", "Tourism"),
        heading("Certificates", 640, 391),
        at(391, 660, "Fire Safety - 2022"),
        at(391, 674, "Revenue - 2019"),
      ],
      [...entry(50, "2005 - 2009", "Milas High School", "Science")],
    );
    expect(profile.education.map(({ institution }) => institution)).toEqual([
      "Muğla University",
      "Milas High School",
    ]);
    expect(profile.certifications.map(({ name }) => name)).toEqual(["Fire Safety", "Revenue"]);
  });
});

describe("what stands beside jobs and schools", () => {
  it("a certificate of work keeps its name, and its issuer is told from it", () => {
    const { certifications } = readCvText(
      "Derya Tezel\nderya@example.org\n\nExperience\nClerk, Acme Ltd\n2019 - 2021\n- Filed\n\nCertificates\nSMSTS, CITB, 2024\nBlack Card, 2023\nFirst Aid at Work, St John Ambulance, 2022\n\nSkills\nExcel",
    );
    expect(certifications.map(({ name, issuer }) => [name, issuer])).toEqual([
      ["SMSTS", "CITB"],
      ["Black Card", ""],
      ["First Aid at Work", "St John Ambulance"],
    ]);
  });

  it("a heading that asks for the driving licence fills it", () => {
    const profile = readCvText(
      "Derya Tezel\nderya@example.org\n\nExperience\nClerk, Acme Ltd\n2019 - 2021\n- Filed\n\nSkills\nExcel\n\nDRIVING LICENCE\nCars: B",
    );
    expect(profile.personalInfo.drivingLicence).toBe("B");
    expect(profile.additionalInfo).toBe("");
  });

  it("labels whose answers went into their fields, and a headline that a job repeats, are not told again", () => {
    const { additionalInfo } = readCvText(
      "Derya Tezel\nMuhasebe Uzmanı\nE-posta\tderya@example.org\nCep Telefonu\t0 (532) 555 01 48\nMedeni Durum\tEvli\n\nİş Deneyimi\nMuhasebe Uzmanı, Acme A.Ş.\n2019 - 2021\n- Fatura kesti\n\nYetenekler\nExcel",
    );
    expect(additionalInfo).toBe("Medeni Durum: Evli");
  });
});
