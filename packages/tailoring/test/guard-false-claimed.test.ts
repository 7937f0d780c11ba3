import { CareerProfile } from "@terzi/contracts/career";
import { itemPlace } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOn } from "./guard-lines.ts";

/** What strangers wrongly told of a line, and was once only unproven: each row has its kind, and siblings beside it. */
const OTHER = read(`
  Drafted email copy; the marketing team built and sent the campaigns => Built and sent email campaigns
  Denetimler için olay kayıtlarını derliyorum; denetçiyle uyum birimi görüşüyor => Denetimler için olay kayıtlarını derliyor, denetçiyle görüşüyorum
  Komiteye aylık antibiyotik raporu yazarım; kısıtlama kararını enfeksiyon uzmanı veriyor => Kısıtlama kararını enfeksiyon uzmanıyla birlikte veriyorum
  Find and brief speakers; fees and speaker contracts are the client's => Sign speaker contracts and agree fees on the client's behalf
  Measured the rooms; the architect drew the plans => Drew the plans together with the architect
  AV spend per event cut by 18% after I re-tendered => Re-tendering brought AV spend per event down to 18% of its former level
  Rating went from 3.4 to 4.5 between 2020 and 2021 => Rating went from 3.4 to 4.5 between 2019 and 2021
  Scrap fell by 30% => Brought scrap down to 30% of what it was
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const SAME = read(`
  Kuyruk ve yönlendirme değişikliklerini tarif ederim; ayarı BT ekibi yapar => Kuyruk ve yönlendirme değişikliklerini tarif ediyor, ayarı BT yapıyor
  Drafted email copy; the marketing team built the campaigns => Drafted email copy and sent it to the marketing team
  Drew the plans together with the architect; the builder signed them => Drew the plans together with the architect
  Costs cut by 50% => Brought costs down to 50% of their former level
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

test("a certificate that has run out isn't current, one that hasn't is", () => {
  const verdictOf = (expiryDate: string) => {
    const profile = CareerProfile.parse({
      certifications: [
        { name: "Call Centre Team Leader Certificate", issuer: "MYK", date: "2019-10", expiryDate },
      ],
    });
    const guard = createGuard(profile, "enhanced", "2026-11-21", "en");
    return guard.check("Holds a current call centre team leader certificate.", { kind: "profile" })[0]
      ?.verdict;
  };
  expect(verdictOf("2024-10")).toBe("contradicted");
  expect(verdictOf("2028-10")).not.toBe("contradicted");
  expect(verdictOf("")).not.toBe("contradicted");
});

test("a count that another line has isn't this line's", () => {
  const profile = CareerProfile.parse({
    experiences: [
      {
        company: "Zet",
        startDate: "2020",
        endDate: "2023",
        responsibilities: [
          "14 müşterinin alarmlarını izledim, 15 dakikada sınıflandırdım",
          "Dört müşteriye aylık tarama raporunu sundum; yamaları müşterinin sistem ekibi geçti",
        ],
      },
    ],
  });
  const guard = createGuard(profile, "enhanced", "2026-11-21", "tr");
  const verdictOf = (claim: string) =>
    guard.check(claim, { kind: "entry", place: itemPlace("experiences", 0) })[0]?.verdict;
  expect(verdictOf("On dört müşteriye aylık tarama raporunu sundum.")).toBe("contradicted");
  expect(verdictOf("Dört müşteriye her ay tarama raporu sundum.")).not.toBe("contradicted");
  expect(verdictOf("On dört müşterinin alarmlarını izledim.")).not.toBe("contradicted");
});
