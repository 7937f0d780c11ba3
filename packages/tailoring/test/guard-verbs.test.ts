import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { checkSentence } from "../src/verify/checking/check-sentence.ts";
import { readFacts } from "../src/verify/facts/profile-facts.ts";

/** Whether a person who wrote only `fact` of a job may be said to have done `claim` there. */
function follows(fact: string, claim: string): boolean {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Zet", position: "Clerk", startDate: "2019", endDate: "2021", responsibilities: [fact] },
    ],
  });
  return checkSentence(claim, readFacts(profile, "2026-11-21"), { kind: "entry", place: "experiences.0" })
    .supported;
}

const read = (lines: string): [fact: string, claim: string][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(" => "))
    .map(([fact = "", claim = ""]) => [fact, claim]);

const PERFORMED = read(`
Inspected the lines => Carried out inspections of the lines
Trained new staff => Provided training for new staff
Provided training for new staff => Trained new staff
Counted stock => Performed stock counts
Hatları denetledim => Hatların denetimini yaptım
Hatları denetledim => Hatların denetimlerini gerçekleştirdim
Hatların denetimini gerçekleştirdim => Hatları denetledim
Sunum yaptım => Sunum verdim
Bakım yaptım => Bakım çalışmalarını yürüttüm
Makinelerin bakımını yaptım => Makinelerin bakım faaliyetlerini yürüttüm
Müşteri ziyaretleri yaptım => Müşteri ziyaretleri gerçekleştirdim
Müşterilere danışmanlık yaptım => Müşterilere danışmanlık hizmeti sundum
Haftalık raporların hazırlanması => Haftalık raporları hazırladım
`);

const NOT_PERFORMED = read(`
Arranged staff training => Provided staff training
Coordinated inspections of the lines => Carried out inspections of the lines
Supervised inspections of the lines => Performed inspections of the lines
Scheduled interviews => Conducted interviews
Planned the move of the warehouse => Moved the warehouse
Reviewed the reports of analysts => Wrote the reports of analysts
Read monthly reports => Wrote monthly reports
Maintained the payment system => Built the payment system
Denetimlerin koordinasyonunu yaptım => Denetimleri yaptım
Siparişleri paketledim => Siparişleri teslim ettim
`);

test.for(PERFORMED)("%s: so one may say: %s", ([fact, claim]) => {
  expect(follows(fact, claim)).toBe(true);
});

test.for(NOT_PERFORMED)("%s: which doesn't say: %s", ([fact, claim]) => {
  expect(follows(fact, claim)).toBe(false);
});
