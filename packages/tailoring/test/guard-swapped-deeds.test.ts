import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read } from "./guard-lines.ts";

const TODAY = "2026-11-21";

function verdictOf(fact: string, claim: string, position = "Worker"): string | undefined {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Zet", position, startDate: "2019", endDate: "2021", responsibilities: [fact] },
      {
        company: "Lund",
        position: "Driver",
        startDate: "2015",
        endDate: "2018",
        responsibilities: ["Drove a lorry."],
      },
    ],
  });
  const guard = createGuard(profile, "enhanced", TODAY, detectLanguage(claim));
  return guard.check(claim, { kind: "entry", place: "experiences.0" })[0]?.verdict;
}

test.each(
  read(`
Take part in the on-call rotation every fourth week => Leads the on-call rotation
Enfeksiyon kontrol komitesinin toplantılarına katıldım => Chaired the infection control committee
Was on call every fourth week => Was on call every second week
Cut payroll errors from 34 to 6 a month => Cut payroll errors to under 6 a month
Şikâyet sayısını bir yılda yarıya indirdim => Şikâyet sayısını bir yılda üçte bire indirdim
Rehearsed the children's choir on Wednesdays => Rehearsed the seniors' choir on Wednesdays
Yolcu sayım verilerini Excel'de raporluyorum => Yolcu sayım verilerini Power BI'da raporluyorum
Checked the monthly menus of the kitchen => Managed the kitchen and checked the monthly menus
Fault-find on PLCs in TIA Portal; program changes are made by the controls engineer => Fault-finds on PLCs and makes the program changes in TIA Portal
Assessed human health risk with CLEA; the principal engineer signed the reports => Signed off the human health risk reports
Advise the owners on felling, decisions are taken by the tree officer => Decides on felling
Take part in the village's plant sale => Organises the village's plant sale
Won a silver medal for the town as part of the parks team => Won a gold medal for the town as part of the parks team
`),
)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOf(fact, claim)).toBe("contradicted");
});

test.each([
  ["Sous Chef", "Head Chef since 2019."],
  ["Gümrük Müşavir Yardımcısı", "Altı yıldır gümrük müşaviri olarak çalışıyor."],
])("who was a %s isn't called: %s", (position, claim) => {
  expect(verdictOf("Worked on the line.", claim, position)).toBe("contradicted");
});

test.each(
  read(`
Answer about 600 calls a year, 90% of them within 45 minutes => Reaches nine in ten callers within 45 minutes
Maintain about 60 modules, a third of them mine => About 20 of the 60 modules are mine
Support external auditors with documents => Provides documents to external auditors
Assessed risk with CLEA; the principal engineer signed the reports => Assessed risk with CLEA, and the principal engineer signed the reports
Collected £9,400 of unpaid fees in 2022 => Recovered £9,400 in outstanding fees in 2022
Drove a lorry and trained drivers => Trained drivers after years of driving a lorry
`),
)("who wrote »%s« isn't accused for »%s«", (fact, claim) => {
  expect(verdictOf(fact, claim)).not.toBe("contradicted");
});

test.each([
  ["Deploy time 42 min -> 9 min", "Made deployments 33 minutes faster"],
  ["Hattın hızı 60 şişeden 78 şişeye çıktı", "Hattın hızı %30 arttı"],
  ["Sıcak ve ızgara bölümünü 5 kişiyle yürüttüm", "Sıcak ve ızgara bölümünü 5 kişiyle birlikte yürüttüm"],
  ["İptaller %14'ten %9'a düştü", "İptaller %14'ten %9'a geriledi"],
  ["Dekar başına su kullanımını 620 m³'ten 470 m³'e düşürdük", "Dekar başına su kullanımı 150 m³ azaldı"],
  [
    "Yeni mezun bir sosyal hizmet uzmanına danışmanlık veriyorum",
    "Counsels one newly graduated social worker",
  ],
])("who wrote »%s« has shown »%s«", (fact, claim) => {
  expect(verdictOf(fact, claim)).toBe("proven");
});

test("who works for a notary isn't called one, though the employer's name is", () => {
  const profile = CareerProfile.parse({
    experiences: [
      {
        company: "Manisa 3. Noterliği",
        position: "Başkâtip",
        startDate: "2016",
        responsibilities: ["Vekâletname hazırlıyorum"],
      },
    ],
  });
  const guard = createGuard(profile, "enhanced", TODAY, "tr");
  const [checked] = guard.check("Noter olarak vekâletname hazırlıyor.", {
    kind: "entry",
    place: "experiences.0",
  });
  expect(checked?.verdict).toBe("contradicted");
});
