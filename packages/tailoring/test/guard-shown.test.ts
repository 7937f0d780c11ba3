import { describe, expect, test } from "vitest";
import { follows, read, verdictOn } from "./guard-lines.ts";

test.each(
  read(`
Moderated 64 usability sessions from 2022 to 2025 => Moderated 64 usability sessions in the years 2022 to 2025.
Tried out logistic regression for customer churn in the last term => Tried out logistic regression for customer churn.
Kulak küpesi taktım, CMT ile mastitis testi yaptım => Kulak küpesi taktı ve CMT ile mastitis testi yaptı.
Spotted 11 attempted frauds in 2018 => 2018'de 11 dolandırıcılık girişimini fark etti.
Cleaned and sanitised vessels and kept the records => Cleaning and sanitising of vessels, including record keeping.
`),
)("all that is said stands in the line, in whatever words: %s => %s", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("proven");
});

test.each(
  read(`
Replace gearbox oil, filters and brake pads => Replaces gearboxes, filters and brake pads.
Calculated severance and notice pay for leavers => Kıdem ve ihbar tazminatlarını ödedim
Helped design the 2024 rebrand together with an agency => Helped design the 2024 rebrand.
Grup rezervasyonlarını satış ofisi yapıyordu => Grup rezervasyonlarını satış ofisiyle yaptım
Nakliye maliyetlerini yıllık %9 düşürdüm => Nakliye sürelerini yıllık %9 düşürdüm
12 enjeksiyon makinesinin parametre ayarlarını takip ediyorum => Operate 12 injection machines.
İş güvenliği kurallarına uydum => İş güvenliği kurallarına uyulmasını sağladım
İlk yardım eğitimi aldım => Gave first aid training to colleagues.
Checked the customer's trucks every day => Checked all vehicles every day.
2022'de merkez misafir puanını 4,4'ten 4,8'e çıkardı => 2022'de misafir puanını 4,4'ten 4,8'e çıkardı.
`),
)("what is left out, or somebody else's, still counts: %s => not %s", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("proven");
});

describe("what only weakens or says how far is no tie, and by what a value changed may go", () => {
  test.each([
    [
      "Brought cutting time per sail from 17 to 11 hours by keeping templates and a plotter",
      "Took six hours off the cutting time of a sail",
    ],
    [
      "Keep a catalogue of 90 lamps, from table to street lamps",
      "Looks after a catalogue of 90 lamps ranging from table to street lamps",
    ],
    ["Wrote the harbour's mooring procedure", "Drafted the mooring procedure used at the harbour"],
  ])("who wrote »%s« may say »%s«", (line, claim) => expect(verdictOn(line, claim)).not.toBe("contradicted"));

  test.each([
    [
      "Cut cutting time per sail from 17 to 11 hours; bought a plotter",
      "Cut cutting time per sail from 17 to 11 hours by buying a plotter",
    ],
    ["Wrote the harbour's mooring procedure", "Did not write the harbour's mooring procedure"],
    [
      "Drafted the harbour's mooring procedure; the port captain issued it",
      "Issued the harbour's mooring procedure",
    ],
  ])("who wrote »%s« may not say »%s«", (line, claim) => expect(follows(line, claim)).toBe(false));
});
