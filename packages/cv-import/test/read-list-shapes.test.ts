import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

/** A CV in plain text with a job and a school, and these sections besides. */
const cv = (...sections: string[]) =>
  readCvText(
    [
      "Derya Tezel\nderya@example.org",
      "Experience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters",
      ...sections,
      "Education\nEge University\n2015",
    ].join("\n\n"),
  );

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
const heading = (y: number, text: string): Drawn => at(40, y, text, { size: 14, bold: true });
const person = [at(40, 50, "Derya Tezel", { size: 22 }), at(40, 72, "derya@example.org")];

describe("certificates", () => {
  const told = (profile: ReturnType<typeof cv>) =>
    profile.certifications.map(({ name, issuer, date, expiryDate, credentialId }) => [
      name,
      issuer,
      date,
      expiryDate,
      credentialId,
    ]);

  it("are read from tables that ask for their number and until when they hold", () => {
    expect(
      told(
        cv(
          "Licences and certificates\nCertificate\tNumber\tIssued\tExpires\nGMDSS Operator\tGOC-0555\t21-Mar-2022\t20-Mar-2027\nECDIS Generic\tEC-77\t30-Jun-2019\tunlimited",
        ),
      ),
    ).toEqual([
      ["GMDSS Operator", "", "21-Mar-2022", "20-Mar-2027", "GOC-0555"],
      ["ECDIS Generic", "", "30-Jun-2019", "", "EC-77"],
    ]);
    expect(
      told(
        cv(
          "Kurs / Sertifika / Belge Bilgileri\nBelge Adı\tVeren Kurum\tBelge Tarihi\tGeçerlilik\nForklift Belgesi\tHalk Eğitimi Merkezi\t22.06.2018\tSüresiz\nKaynakçı Belgesi\tLiman OSGB\t07.01.2025\t07.01.2027",
        ),
      ),
    ).toEqual([
      ["Forklift Belgesi", "Halk Eğitimi Merkezi", "22.06.2018", "", ""],
      ["Kaynakçı Belgesi", "Liman OSGB", "07.01.2025", "07.01.2027", ""],
    ]);
  });

  it("keep the year of a standard in their name", () => {
    expect(
      told(cv("Certificates\nISO 9001:2015 Internal Auditor\tUludag Quality Academy, 03.2019")).map(
        ([name]) => name,
      ),
    ).toEqual(["ISO 9001:2015 Internal Auditor"]);
  });
});

describe("awards and certificates under one heading", () => {
  it("are told apart by what they are called", () => {
    const { awards, certifications } = cv(
      "Burslar ve Sertifikalar\nMart 2022\tKayıtlı Aktüer (Hayat)\nEylül 2017\tSOA Exam FM\n2014\tTEV Başarı Bursu",
    );
    expect(certifications.map(({ name, date }) => [name, date])).toEqual([
      ["Kayıtlı Aktüer (Hayat)", "Mart 2022"],
      ["SOA Exam FM", "Eylül 2017"],
    ]);
    expect(awards.map(({ title }) => title)).toEqual(["TEV Başarı Bursu"]);
  });
});

describe("languages", () => {
  const spoken = (profile: ReturnType<typeof cv>) =>
    profile.skills.languages.map(({ language, proficiency }) => [language, proficiency]);

  it("are read that no list knows, where they stand among others with their level", () => {
    expect(spoken(cv("Languages\nEnglish (fluent, Marlins 92%), Filipino (native), Waray (native)"))).toEqual(
      [
        ["English", "Fluent"],
        ["Filipino", "Native"],
        ["Waray", "Native"],
      ],
    );
    expect(spoken(cv("Languages\nEnglish (fluent), French (Diploma, basic)"))).toEqual([
      ["English", "Fluent"],
      ["French", "Basic"],
    ]);
  });

  it("keep the name that their speakers write", () => {
    expect(spoken(cv("Languages\nisiZulu: Native\nEnglish: Fluent"))).toEqual([
      ["isiZulu", "Native"],
      ["English", "Fluent"],
    ]);
  });

  it("are read from a list that is set flush right, and from a form's answers", async () => {
    const flush = await read([
      ...person,
      heading(110, "Languages"),
      at(83.3, 130, "English (native)"),
      at(52, 142, "Scottish Gaelic (fluent)"),
      at(95, 154, "French (C1)"),
      at(96.5, 176, "Programming", { size: 11, bold: true }),
      at(115, 190, "Python"),
      heading(230, "Experience"),
      at(40, 250, "Clerk, Acme Ltd, 2019 - 2021"),
    ]);
    expect(flush.skills.languages.map(({ language }) => language)).toEqual([
      "English",
      "Scottish Gaelic",
      "French",
    ]);
    const form = await read([
      ...person,
      heading(110, "Experience"),
      at(40, 130, "Clerk, Acme Ltd, 2019 - 2021"),
      heading(160, "Education"),
      at(40, 180, "Ege University, 2015"),
      heading(210, "Additional information"),
      at(40, 230, "Languages", { bold: true }),
      at(180, 230, "Welsh (fluent, spoken and written)"),
      at(40, 246, "Driving licence", { bold: true }),
      at(180, 246, "Yes"),
    ]);
    expect(form.skills.languages.map(({ language }) => language)).toEqual(["Welsh"]);
  });
});

describe("degrees", () => {
  it("end where the subjects, honours and the thesis begin", async () => {
    const { education } = await read([
      ...person,
      heading(110, "Education"),
      at(40, 130, "2006 - 2010"),
      at(150, 130, "National Senior Certificate", { bold: true }),
      at(150, 142, "Strandhof High School"),
      at(150, 154, "Distinctions in Life Sciences and Music"),
      heading(190, "Experience"),
      at(40, 210, "Clerk, Acme Ltd, 2019 - 2021"),
    ]);
    expect(education.map(({ institution, degree, field }) => [institution, degree, field])).toEqual([
      ["Strandhof High School", "National Senior Certificate", ""],
    ]);
  });
});

describe("skills", () => {
  it("are what a hospital's page calls a doctor's interests, and nothing that a form asks besides", () => {
    expect(cv("Tıbbi İlgi Alanları\n• Katarakt cerrahisi\n• Retina").skills.technical).toEqual([
      "Katarakt cerrahisi",
      "Retina",
    ]);
    expect(cv("Beceriler\nTIG kaynağı, Tavan kaynağı\nEngellilik Durumu\tYok").skills.technical).toEqual([
      "TIG kaynağı",
      "Tavan kaynağı",
    ]);
  });

  it("are found below an ordinary word that is set as the other headings of a sidebar are", async () => {
    const side = (y: number, text: string) => at(40, y, text, { size: 12, bold: true });
    const profile = await read([
      at(200, 50, "Derya Tezel", { size: 22 }),
      side(110, "contact"),
      at(40, 126, "derya@example.org"),
      side(150, "languages"),
      at(40, 166, "English (native)"),
      at(40, 179, "French (C1)"),
      side(210, "programming"),
      at(40, 226, "Python"),
      at(40, 239, "Fortran"),
      side(262, "at sea & at the desk"),
      at(40, 278, "Glider piloting"),
      at(40, 291, "LaTeX"),
      at(200, 110, "experience", { size: 16, bold: true }),
      at(200, 130, "Clerk, Acme Ltd, 2019 - 2021"),
      at(200, 143, "• Filed letters of the whole department"),
      at(200, 156, "• Answered the telephone"),
      at(200, 190, "education", { size: 16, bold: true }),
      at(200, 210, "Ege University, 2015"),
      at(200, 223, "BSc Biology"),
      at(200, 260, "interests", { size: 16, bold: true }),
      at(200, 280, "sailing, chess"),
      at(200, 310, "publications", { size: 16, bold: true }),
      at(200, 330, "Letters in the sand, Clerks' Review, 2020"),
    ]);
    expect(profile.skills.technical).toEqual(["Python", "Fortran", "Glider piloting", "LaTeX"]);
    expect(profile.skills.languages.map(({ language }) => language)).toEqual(["English", "French"]);
  });
});
