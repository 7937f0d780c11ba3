import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

type School = { degree: string; field: string; gpa?: string; achievements?: string[] };

const verdictOf = (section: object, place: "education.0" | "certifications.0", claim: string): string => {
  const guard = createGuard(CareerProfile.parse(section), "enhanced", "2026-11-21", detectLanguage(claim));
  return guard.check(claim, { kind: "entry", place })[0]?.verdict ?? "";
};
const ofSchool = (school: School, claim: string): string =>
  verdictOf(
    { education: [{ institution: "Marrick College", graduationDate: "2016-06", ...school }] },
    "education.0",
    claim,
  );
const ofCertificate = (name: string, claim: string): string =>
  verdictOf({ certifications: [{ name, issuer: "Board", date: "2020-03" }] }, "certifications.0", claim);

const CHEMIST: School = { degree: "BSc", field: "Chemistry", gpa: "2:1", achievements: ["Minor in Music"] };
const HISTORIAN: School = {
  degree: "Lisans",
  field: "Tarih",
  achievements: ["Yan dal: Fransızca", "Onur öğrencisi olarak mezun oldu"],
};
const COOK: School = { degree: "HND", field: "Professional Cookery", gpa: "Merit" };
const NURSE: School = { degree: "BA", field: "Nursing", achievements: ["Dean's list in 2015"] };

const OTHER: [School, string][] = [
  [CHEMIST, "BSc in Music with a minor in Chemistry"],
  [CHEMIST, "Studied chemistry and minored in Physics"],
  [CHEMIST, "First-class BSc in Chemistry"],
  [CHEMIST, "BSc (2:2) in Chemistry, Marrick College"],
  [HISTORIAN, "Fransızca lisansı, yan dal olarak Tarih"],
  [HISTORIAN, "Tarih bölümünü bölüm birincisi olarak bitirdi"],
  [HISTORIAN, "Graduated first in her class in History"],
  [HISTORIAN, "Yüksek onur öğrencisi olarak mezun oldu"],
  [COOK, "HND in Professional Cookery with distinction"],
  [COOK, "HND (Distinction), Professional Cookery"],
  [NURSE, "Graduated top of her class in Nursing"],
  [NURSE, "BA in Physics, Marrick College, 2016"],
  [{ degree: "MSc", field: "Thermal Engineering" }, "MSc in Mechanical Engineering, Marrick College"],
  [HISTORIAN, "Fizik lisansı, Marrick College, 2016"],
  [{ degree: "Tezsiz Yüksek Lisans", field: "Tarih" }, "Tarih tezli yüksek lisansı"],
];

test.each(OTHER)("a degree %j isn't told as »%s«", (school, claim) => {
  expect(ofSchool(school, claim)).toBe("contradicted");
});

const SAME: [School, string][] = [
  [CHEMIST, "BSc in Chemistry with a minor in Music"],
  [CHEMIST, "Studied chemistry and minored in music"],
  [CHEMIST, "Upper second-class BSc in Chemistry"],
  [CHEMIST, "Kimya lisansı, yan dal olarak Müzik"],
  [HISTORIAN, "Tarih lisansı, yan dalı Fransızca"],
  [HISTORIAN, "BA in History with a minor in French"],
  [HISTORIAN, "Graduated in History as an honours student"],
  [{ ...HISTORIAN, achievements: ["Bölüm birincisi, onur öğrencisi"] }, "Graduated first in her department"],
  [COOK, "HND in Professional Cookery with merit"],
  [COOK, "Passed the HND in Professional Cookery with merit"],
  [NURSE, "BA in Nursing; on the dean's list in 2015"],
  [NURSE, "Graduated in June 2016"],
  [{ degree: "MBA", field: "" }, "Master's degree in Business Administration, Marrick College"],
  [NURSE, "Hemşirelik lisansı, Marrick College, 2016"],
  [{ degree: "Tezsiz Yüksek Lisans", field: "Tarih" }, "Master's degree in History without a thesis"],
];

test.each(SAME)("a degree %j may be told as »%s«", (school, claim) => {
  expect(ofSchool(school, claim)).not.toBe("contradicted");
});

test.each([
  ["Adobe Certified Associate: Photoshop", "Adobe Certified Expert in Photoshop, March 2020"],
  ["Cisco Certified Network Associate", "Cisco Certified Network Professional"],
  ["PRINCE2 Foundation", "PRINCE2 Practitioner since 2020"],
])("a certificate »%s« isn't told as »%s«", (name, claim) => {
  expect(ofCertificate(name, claim)).toBe("contradicted");
});

test.each([
  ["Adobe Certified Associate: Photoshop", "Adobe Certified Associate in Photoshop since March 2020"],
  ["Cisco Certified Network Associate", "Certified by Cisco as a network associate"],
  ["PRINCE2 Foundation", "Holds the PRINCE2 Foundation certificate"],
  ["Chartered Member of the Institute", "Professional member of the Institute"],
])("a certificate »%s« may be told as »%s«", (name, claim) => {
  expect(ofCertificate(name, claim)).not.toBe("contradicted");
});
