import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOnLines } from "./guard-lines.ts";

/** Times of the year, what was called off, exceptions and names, told in other words; " | " stands between the lines of a job. */
const SAME = read(`
  One-page kidney-function check before contrast, used on both scanners; cancelled scans fell from 14 to 5 a month => Kontrast öncesi böbrek fonksiyonu için hazırladığı tek sayfalık form iki tomografi cihazında da kullanıldı; iptal edilen çekimler ayda 14'ten 5'e indi
  Cancelled appointments fell from 30 to 12 a month after I introduced reminder texts => Hatırlatma mesajlarıyla iptal edilen randevular ayda 30'dan 12'ye indi
  İptal edilen siparişleri ayda 40'tan 15'e düşürdü => Reduced the number of cancelled orders from 40 to 15 a month
  Yüksek sezonda 68 kişilik kat hizmetleri ekibini yönetmek => Sezonun en yoğun döneminde 68 kişilik kat hizmetleri ekibinin başında
  Yüksek sezonda 68 kişilik kat hizmetleri ekibini yönetmek => Manages a housekeeping team of 68 at the busiest time of the season
  Run a kitchen of 14 in high season => Runs a kitchen of 14 at the busiest point of the season
  Run a kitchen of 14 in peak season => Sezonun en yoğun aylarında 14 kişilik mutfağı yönetiyor
  2020'den beri 9 grupta 73 aday, 68'i belgesini aldı => 2020 sonrasındaki dokuz grupta, beş kişi dışında 73 adayın tümü belge aldı
  73 candidates in 9 groups since 2020, 68 certified => All but five of 73 candidates in nine groups were certified
  Besi yeri israfı %15 azaldı => Culture media waste reduced by 15%
  Co-facilitate Skills to Foster 3x a year => Jointly delivers Skills to Foster three times a year
  upselling to sea view rooms: +41k EUR in 2025, best of the chain's 5 hotels => Sea view upsells brought in an extra €41,000 in 2025, the best result among the chain's five hotels
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (facts, claim) => {
  expect(verdictOnLines(facts.split(" | "), claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Yüksek sezonda 68 kişilik kat hizmetleri ekibini yönetmek => Şehrin en yoğun otelinde 68 kişilik kat hizmetleri ekibini yönetiyor
  68 kişilik kat hizmetleri ekibini yönetmek => Sezonun en yoğun döneminde 68 kişilik kat hizmetleri ekibini yönetiyor
  Run a kitchen of 14 in high season => Runs a kitchen of 14 in the city's busiest restaurant
  Run a kitchen of 14 => Runs a kitchen of 14 at the busiest point of the season
  Cancelled scans fell from 14 to 5 a month => İptal edilen çekimler ayda 14'ten 3'e indi
  Projected a new line that was cancelled in 2020 => Built a new line in 2020
  2020'den beri 9 grupta 73 aday, 68'i belgesini aldı => 2020 sonrasındaki dokuz grupta 73 adayın tümü belge aldı
  2020'den beri 9 grupta 73 aday, 68'i belgesini aldı => 2020 sonrasındaki dokuz grupta, üç kişi dışında 73 adayın tümü belge aldı
  upselling to sea view rooms: +41k EUR in 2025 => Sea view upsells brought in an extra €41,000 in 2025, the best result among the chain's five hotels
  Waste reduced by 15% => Waste reduced by 15%, strengthening the team culture
`);

test.each(OTHER)("who wrote »%s« didn't write »%s«", (facts, claim) => {
  expect(verdictOnLines(facts.split(" | "), claim)).toBe("contradicted");
});

const EXPORTER = CareerProfile.parse({
  experiences: [
    { company: "Vana", startDate: "2021-09", responsibilities: ["Bölge cirosu 2 yılda 1,1 → 1,7 mn €"] },
    {
      company: "Lojistik",
      startDate: "2018",
      endDate: "2021",
      responsibilities: ["ATR, EUR.1, çeki listesi"],
    },
  ],
  certifications: [
    { name: "VMware Certified Professional - Data Center Virtualization", issuer: "VMware", date: "2022-05" },
    { name: "CCNA", issuer: "Cisco", date: "2021-10" },
  ],
});

test("the code of a currency is no name that another job has", () => {
  const guard = createGuard(EXPORTER, "enhanced", "2026-11-21", "en");
  const claim = "Regional turnover up about 55% in two years to EUR 1.7 million";
  const [checked] = guard.check(claim, { kind: "entry", place: "experiences.0" });
  expect(checked?.conflicts).toEqual([]);
});

test("a certificate may be called by the letters of its name, in two groups of them", () => {
  const guard = createGuard(EXPORTER, "enhanced", "2026-11-21", "tr");
  const verdict = (claim: string) => guard.check(claim, { kind: "profile" })[0]?.verdict;
  expect(verdict("CCNA (Ekim 2021) ve VCP-DCV (Mayıs 2022)")).not.toBe("contradicted");
  expect(verdict("CCNA (Ekim 2021) ve VCP-NV (Mayıs 2022)")).toBe("contradicted");
});
