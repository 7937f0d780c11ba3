import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

const WORK = "Experience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters";
/** A CV in plain text with a job and a school, and these sections besides. */
const cv = (...sections: string[]) =>
  readCvText(
    ["Derya Tezel\nderya@example.org", WORK, ...sections, "Education\nEge University\n2015"].join("\n\n"),
  );
const certificates = (...lines: string[]) =>
  cv(`Certificates\n${lines.join("\n")}`).certifications.map(({ name, issuer }) => [name, issuer]);

describe("who gave a certificate", () => {
  it("stands in each one's bracket, where some of these are schools or employers", () => {
    expect(
      certificates("11.2019\tStaja Giriş (TESMER)", "04.2017\tİleri Excel (Bursa Halk Eğitim Merkezi)"),
    ).toEqual([
      ["Staja Giriş", "TESMER"],
      ["İleri Excel", "Bursa Halk Eğitim Merkezi"],
    ]);
  });

  it.each([
    [["Difficult Airway (DAC), 2017", "Advanced Life Support (ALS), 2019"]],
    [["Forklift Operator (Class G), 2017", "Welder (Halk Eğitim Merkezi), 2019", "First Aid, 2020"]],
  ])("stands in none of %s", (lines) => {
    expect(certificates(...lines).map(([, issuer]) => issuer)).toEqual(lines.map(() => ""));
  });

  it("stands behind the comma of one where it is a house, whatever the others have", () => {
    expect(certificates("2022\tPMP, Project Management Institute", "2016\tİş Güvenliği (C sınıfı)")).toEqual([
      ["PMP", "Project Management Institute"],
      ["İş Güvenliği (C sınıfı)", ""],
    ]);
  });

  it("is no part of the name that a comma holds", () => {
    expect(certificates("2022\tCommercial Licence, Class A", "2016\tFirst Aid")).toEqual([
      ["Commercial Licence, Class A", ""],
      ["First Aid", ""],
    ]);
  });
});

describe("what stands beside certificates", () => {
  it("is the day on which one ends, behind a small word", () => {
    expect(
      cv("Certificates\n* Driver CPC, to Sept 2029\n* ADR (tanks), until May 2027").certifications,
    ).toEqual([
      { name: "Driver CPC", issuer: "", date: "", expiryDate: "Sept 2029", credentialId: "" },
      { name: "ADR (tanks)", issuer: "", date: "", expiryDate: "May 2027", credentialId: "" },
    ]);
  });

  it("is the driving licence, which is the person's", () => {
    const { personalInfo, certifications } = cv(
      "Certificates\n- Driving licence: B, C\n- First Aid\n- Site Card",
    );
    expect(personalInfo.drivingLicence).toBe("B, C");
    expect(certifications.map(({ name }) => name)).toEqual(["First Aid", "Site Card"]);
  });

  it("leaves a certificate whose name has a licence in it", () => {
    const { personalInfo, certifications } = cv(
      "Certificates\n- Heavy driving licence C\n- First Aid\n- Site Card",
    );
    expect(personalInfo.drivingLicence).toBe("");
    expect(certifications[0]?.name).toBe("Heavy driving licence C");
  });
});

describe("a line of licences among the skills", () => {
  it("names certificates where they have their years", () => {
    const { certifications, skills } = cv(
      "Skills\nLicenses: Certified Public Accountant (Ohio, 2021), Notary Public (2020)\nTechnical: Stata, SQL",
    );
    expect(certifications.map(({ name, date }) => [name, date])).toEqual([
      ["Certified Public Accountant", "2021"],
      ["Notary Public", "2020"],
    ]);
    expect(skills.technical).toEqual(["Stata", "SQL"]);
  });

  it("names skills where it has none", () => {
    const { certifications, skills } = cv("Skills\nLicenses: MIT, Apache\nTechnical: Stata, SQL");
    expect(certifications).toEqual([]);
    expect(skills.technical).toEqual(["MIT", "Apache", "Stata", "SQL"]);
  });
});

describe("points that are skills", () => {
  it.each([
    [
      ["Coaches, trailers and container lorries", "Tachographs", "Load securing"],
      ["Coaches, trailers and container lorries", "Tachographs", "Load securing"],
    ],
    [
      ["Tenteli, frigorifik ve konteyner çekici kullanımı", "Takograf", "Yük sabitleme"],
      ["Tenteli, frigorifik ve konteyner çekici kullanımı", "Takograf", "Yük sabitleme"],
    ],
    [
      ["Python, Java and Go", "Welding", "Load securing"],
      ["Python", "Java and Go", "Welding", "Load securing"],
    ],
    [
      ["Welding, turning and milling", "Sewing, cutting", "Load securing"],
      ["Welding", "turning and milling", "Sewing", "cutting", "Load securing"],
    ],
  ])("are whole or lists: %s", (lines, skills) => {
    expect(cv(`Skills\n${lines.map((line) => `* ${line}`).join("\n")}`).skills.technical).toEqual(skills);
  });
});
