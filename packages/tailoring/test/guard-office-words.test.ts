import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { checkSentence } from "../src/verify/checking/check-sentence.ts";
import { readFacts } from "../src/verify/facts/profile-facts.ts";

/** A line of somebody who works with money, papers, people or the law, its translation (=>), and a lie next to it (=/>). */
const LINES = `
Audited branches => Şubeleri denetledim =/> Şubeleri yönettim
Paid taxes => Vergileri ödedim =/> Vergileri topladım
Rakip fiyatlarını takip ettim => Rakip fiyatlarının takibini yaptım =/> Rakip fiyatlarını belirledim
Tracked annual leave => Yıllık izinleri takip ettim =/> Yıllık izinleri onayladım
`;

function follows(fact: string, claim: string): boolean {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position: "", startDate: "2019", responsibilities: [fact] }],
  });
  const place = { kind: "entry", place: "experiences.0" } as const;
  return checkSentence(claim, readFacts(profile, "2026-11-21"), place).supported;
}

const cases = LINES.trim()
  .split("\n")
  .map((line) => line.split(/ =\/?> /))
  .map(([fact = "", claim = "", lie = ""]) => ({ fact, claim, lie }));

test.each(cases)("$fact: may be told as $claim", ({ fact, claim }) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(cases)("$fact: isn't $lie", ({ fact, lie }) => {
  expect(follows(fact, lie)).toBe(false);
});
