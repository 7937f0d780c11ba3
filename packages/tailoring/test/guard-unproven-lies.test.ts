import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOn } from "./guard-lines.ts";

const LIES = read(`
  Took part in the tender for the new depot => Led the tender for the new depot
  Depo sayımında 9 rafı saydım => Depo sayımı projesini yönetti
  Cut waste from 9% to 6% => Cooked fresh menus and improved guest satisfaction
  Fireyi %9'dan %6'ya indirdi => Kurduğu ilişkilerle satışları artırdı
  Learned the torque wrench under supervision => Used the torque wrench independently
  Testleri veri ekibiyle birlikte kuruyorum => Testleri tek başına kuruyor
  Prepare gene libraries; the sequencing itself is done by an outside facility => Prepares and sequences gene libraries
  Trained 38 people when picking moved to handheld scanners; an outside contractor led that project => Led the move of picking to handheld scanners
  Checked controls; results were signed off by the chief chemist => Checked controls and signed off results
  Görüntüleme cihazlarına bakmadı => Görüntüleme cihazlarının bakımını üstlendi
`);

test.each(LIES)("who wrote »%s« can't be said to have »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const MAYBE = read(`
  Rehearsed the children's choir on Wednesdays => Led the Wednesday rehearsals of the children's choir
  Günde ortalama 110 işlem yaptı => Günde ortalama 110 işlem yürüttü
  Trained four apprentices, two of whom set up on their own => Trained four apprentices, half of whom set up unaided
  Responsible for the stores of two sites => Managed the stores of two sites
  Müşteri memnuniyeti %80'den %88'e çıktı => Müşteri memnuniyetini artırdı
`);

test.each(MAYBE)("who wrote »%s« may have »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const person = CareerProfile.parse({
  experiences: [
    {
      company: "Zet",
      position: "Baker",
      startDate: "2019",
      endDate: "2021",
      responsibilities: ["Ordered flour"],
    },
    {
      company: "Lale",
      position: "Clerk",
      startDate: "2016",
      endDate: "2018",
      responsibilities: ["Kept stock in Illustrator"],
    },
  ],
  skills: { technical: ["Opera PMS", "Adobe Illustrator"] },
  certifications: [
    { name: "Professional Scrum Product Owner I (PSPO I)", issuer: "Scrum.org", date: "2021-05" },
    { name: "Microsoft Certified: Azure Fundamentals", issuer: "Microsoft", date: "2022-09" },
  ],
});

const verdictAt = (place: "experiences.0" | "experiences.1" | "", claim: string): string =>
  createGuard(person, "enhanced", "2026-11-21", detectLanguage(claim)).check(
    claim,
    place ? { kind: "entry", place } : { kind: "profile" },
  )[0]?.verdict ?? "";

test.each([
  ["experiences.0", "Ordered flour through Opera PMS"],
  ["experiences.0", "Un siparişlerini Opera PMS ile verdi"],
  ["experiences.0", "Kept the flour stock in Illustrator"],
  ["", "Professional Scrum Product Owner II, Scrum.org"],
  ["", "Professional Scrum Master I (PSM I), Scrum.org, 2021"],
  ["", "Microsoft Certified: Azure Developer Associate (2022)"],
] as const)("a name that another part of the profile has isn't that of %s: »%s«", (place, claim) => {
  expect(verdictAt(place, claim)).toBe("contradicted");
});

test.each([
  ["experiences.1", "Kept the stock of flour in Adobe Illustrator"],
  ["", "Professional Scrum Product Owner I, Scrum.org, May 2021"],
  ["", "Microsoft sertifikalı: Azure Fundamentals (Eylül 2022)"],
] as const)("the same name in full may stand in %s: »%s«", (place, claim) => {
  expect(verdictAt(place, claim)).not.toBe("contradicted");
});
