import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { maySay } from "./may-say.ts";

/** Whether a sentence is supported by a job of which one line is known. */
function follows(said: string, known: string): boolean {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Ayaz", position: "", startDate: "2020-01", endDate: "2024-01", responsibilities: [known] },
    ],
  });
  return maySay(profile, said, { place: "experiences.0" });
}

test.each([
  ["Repaired trucks", "Repaired vehicles"],
  ["Trained truck drivers", "Trained drivers"],
  ["Moved reports to SQL Server", "Moved reports to a database"],
  ["Cleaned pallet trucks", "Pallet truck'ları temizledim"],
  ["Sold motor insurance and life insurance", "Sold insurance"],
  ["Visited private hospitals", "Visited hospitals"],
  ["Kamyonların bakımını yaptım", "Araçların bakımını yaptım"],
])("%s: what one is a kind of may be said: %s", (known, said) => {
  expect(follows(said, known)).toBe(true);
});

test.each([
  ["Repaired vehicles", "Repaired trucks"],
  ["Trained drivers", "Trained truck drivers"],
  ["Moved reports to a database", "Moved reports to SQL Server"],
  ["Moved reports to MySQL", "Moved reports to PostgreSQL"],
  ["Sold insurance", "Sold life insurance"],
  ["Araçların bakımını yaptım", "Kamyonların bakımını yaptım"],
  ["Hastaneleri ziyaret ettim", "Özel hastaneleri ziyaret ettim"],
])("%s: a kind of it may not: %s", (known, said) => {
  expect(follows(said, known)).toBe(false);
});

test.each([
  ["Reduced needlestick injuries by 30%", "Reduced injuries by 30%"],
  ["Was the only forklift operator", "Was the only operator"],
  ["Never drove trucks", "Never drove vehicles"],
  ["Checked all trucks every day", "Checked all vehicles every day"],
  ["İğne batması yaralanmalarını %30 azalttım", "Yaralanmaları %30 azalttım"],
])("%s: not where it was changed, denied, all or the only one: %s", (known, said) => {
  expect(follows(said, known)).toBe(false);
});

test.each([
  ["Assisted nurses", "Assisted doctors"],
  ["Reported to the assistant store manager", "Reported to the store manager"],
  ["Prepared quotes", "Prepared orders"],
  ["Calculated net salaries", "Calculated gross salaries"],
  ["Tracked staff turnover", "Tracked sales turnover"],
  ["Prepared the budget", "Prepared the revenue"],
  ["Trained trainee lawyers", "Trained lawyers"],
  ["Programmed Siemens S7", "Programmed TIA Portal"],
  ["Set up Nagios", "Set up Zabbix"],
  ["MIG kaynağı yaptım", "TIG kaynağı yaptım"],
  ["Ön muhasebe kayıtlarını tuttum", "Bağımsız denetim kayıtlarını tuttum"],
  ["Öğrenci hemşirelere eğitim verdim", "Hemşirelere eğitim verdim"],
])("%s: what only stands near it may not be said: %s", (known, said) => {
  expect(follows(said, known)).toBe(false);
});
