import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOn, verdictOnLines } from "./guard-lines.ts";

const verdictOf = (section: object, place: "education.0" | "certifications.0", claim: string): string => {
  const guard = createGuard(CareerProfile.parse(section), "enhanced", "2026-11-21", detectLanguage(claim));
  return guard.check(claim, { kind: "entry", place })[0]?.verdict ?? "";
};

const OTHER = read(`
  Recovered €412,000 from other insurers in 2021 => Recovered $412,000 from other insurers in 2021
  Diğer sigortacılardan 412.000 avro tahsil etti => Diğer sigortacılardan 412.000 dolar tahsil etti
  Kept to tolerances of 0.125 mm => Kept to tolerances of 125 mm
  Ground pins to 0.05 mm => Ground pins to 5 mm
  Toleransı 0,125 mm'de tuttu => Toleransı 125 mm'de tuttu
  Held a budget of EUR 412,000 => Held a budget of USD 412,000
  Held a budget of DKK 412,000 => Held a budget of $412,000
  Ran the ski school from November to February => Ran the ski school in April
  Kasımdan şubata kadar kayak okulunu yönetti => Nisanda kayak okulunu yönetti
  Mount modules on tile and shingle roofs => Mount modules on metal and shingle roofs
  Make oak and Accoya casements and panelled doors in the workshop => Makes iroko and Accoya casements and panelled doors in the workshop
  Günde ortalama 12 hastayı bireysel seansta tedavi etmek => Günde ortalama 12 hastayı grup seansında tedavi ediyor
  Report serious adverse events to sponsors within 24 hours => Reports all adverse events to sponsors within 24 hours
  I organised the work of four care assistants on early shifts; the nurse in charge gave out the medication => Organised four care assistants on early shifts and gave out the medication
  I plan the routes; the vet on call signed off the sheets => Planned the routes and signed off the sheets
`);

test.each(OTHER)("»%s« isn't told as »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const SAME = read(`
  Recovered €412,000 from other insurers in 2021 => Recovered 412,000 euros from other insurers in 2021
  Kept to tolerances of 0.125 mm => Toleransları 0,125 mm'de tuttu
  Taught children of five years of age => Taught five-year-old children
  Weld stainless steel since December 2018 => Welds stainless steel since 2018
  Held a budget of AUD 412,000 => Held a budget of $412,000
  Ran the ski school from November to February => Ran the ski school in December and January
  Medication stayed with the nurse in charge; coordinated four care assistants => Coordinated four care assistants, while medication stayed with the nurse in charge
  Decided liability on accidents up to €7,500, under supervision for the first six months => İlk altı ayı gözetim altında olmak üzere, 7.500 avroya kadar kazalarda karar verdi
  Work on an app with 240,000 users a month => Work on an app with close to a quarter of a million users a month
  Rejected samples went from 7 to 2 per quarter after I changed the packing => Five fewer rejected samples a quarter after I changed the packing
  Spindle moulder, panel saw, morticer, tenoner - set up and run => Sets up and operates the spindle moulder, panel saw, morticer and tenoner
`);

test.each(SAME)("»%s« may be told as »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const AID = { name: "Emergency First Aid at Work", issuer: "Board", date: "2024-10", expiryDate: "2027-10" };

test.each([
  ["Emergency First Aid at Work, issued in October 2027", "contradicted"],
  ["Emergency First Aid at Work, obtained in October 2027", "contradicted"],
  ["Emergency First Aid at Work belgesi Ekim 2027'de alındı", "contradicted"],
])("a certificate isn't told by the date on which it runs out: %s", (claim, verdict) => {
  expect(verdictOf({ certifications: [AID] }, "certifications.0", claim)).toBe(verdict);
});

test.each([
  "Emergency First Aid at Work, issued in October 2024",
  "Emergency First Aid at Work, issued by the Board and valid to October 2027",
])("a certificate may be told by its dates: %s", (claim) => {
  expect(verdictOf({ certifications: [AID] }, "certifications.0", claim)).not.toBe("contradicted");
});

test.each(
  read(`
  Reached 100% of the sales target in 2023 => Reached the sales target in 2023
  Audit suppliers twice a year => Audits suppliers every six months
  Audit suppliers every six months => Audits suppliers half-yearly
  2023'te satış hedefinin %100'üne ulaştı => 2023'te satış hedefine ulaştı
`),
)("»%s« is »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("proven");
});

test.each(
  read(`
  Haftalık teklifleri hazırlamaktayız => Haftalık teklifleri hazırladım
  The sales office sold 40 flats in 2023 => Sold 40 flats in 2023
`),
)("what others do isn't proven of oneself: »%s«, »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("proven");
});

test("the age of those one taught is no time that one taught them", () => {
  expect(verdictOn("Taught children of five years of age", "Taught children for five years")).toBe(
    "unproven",
  );
});

test("a certificate that runs out this year is still valid in it", () => {
  const certifications = [
    { name: "Forklift truck licence", issuer: "Board", date: "2021", expiryDate: "2026" },
  ];
  const told = "Driver with a valid forklift truck licence";
  expect(verdictOf({ certifications }, "certifications.0", told)).not.toBe("contradicted");
  const lapsed = [{ ...certifications[0], expiryDate: "2025" }];
  expect(verdictOf({ certifications: lapsed }, "certifications.0", told)).toBe("contradicted");
});

test("a translator's certificate holds in its direction only", () => {
  const certifications = [
    { name: "ATA Certification (German into English)", issuer: "ATA", date: "2018-05" },
  ];
  const told = (claim: string) => verdictOf({ certifications }, "certifications.0", claim);
  expect(told("ATA-certified from English into German since May 2018.")).toBe("contradicted");
  expect(told("ATA-certified from German into English since May 2018.")).not.toBe("contradicted");
});

const STUDENT = {
  institution: "Doğu Ege Üniversitesi",
  degree: "Ön Lisans",
  field: "Turizm İşletmeciliği",
  graduationDate: "",
};

test("who is still studying hasn't graduated", () => {
  const told = (achievements: string[], claim: string) =>
    verdictOf({ education: [{ ...STUDENT, achievements }] }, "education.0", claim);
  const claims = ["Graduated with an associate degree in Tourism Management.", "Turizm ön lisansı mezunu."];
  for (const claim of claims) {
    expect(told(["Devam ediyor, 2. sınıf"], claim)).not.toBe("proven");
    expect(told(["Bölüm ikincisi"], claim)).not.toBe("contradicted");
  }
  expect(told(["Devam ediyor, 2. sınıf"], claims[0] ?? "")).toBe("contradicted");
});

test("what two lines tell together, a nurse in charge included, stays whose it is", () => {
  const lines = ["Wrote the rota", "The nurse on duty wrote the handover"];
  expect(verdictOnLines(lines, "Wrote the rota and the handover")).not.toBe("proven");
});
