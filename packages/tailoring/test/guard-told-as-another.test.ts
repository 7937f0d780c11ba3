import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOnLines } from "./guard-lines.ts";

/** What a job or a certificate tells as another number, year or time; " | " stands between the lines of a job. */
const SAME = read(`
  Lead a team of 14 advisers | Score five calls per adviser each month => Scores 70 calls a month across the team
  14 danışmanlık ekibi yönetmek, 14 danışmana vardiya yazmak | Danışman başına ayda beş çağrı puanlamak => Ekipte ayda 70 çağrı puanlıyor
  Supervise 6 cleaners | Order two uniforms per cleaner every year => Orders 12 uniforms a year
  Managed 12 branches | Held two audits per branch each year => Held 24 audits a year across the branches
  8 şubeyi yönetmek | Şube başına yılda 3 denetim yapmak => Yılda 24 denetim yapıyor
  Vardiyada 22 operatörün iş dağılımını ve günlük üretim planını yapmak => Her vardiyada yirmi iki operatöre iş dağıtıyor, günün üretimini planlıyor
  On shift, allocate work to 22 operators and write the daily plan => Allocates work to 22 operators on every shift and plans the production
  Takım kırılmalarını 2023 yılında bir önceki yıla göre %28 azalttı => Reduced tool breakages in 2023 by 28 percent compared with 2022
  Cut waste in 2021 by 15% on the year before => 2021'de fireyi 2020'ye göre %15 azalttı
  Cut waste in 2021 by 15% compared with 2020 => 2021'de fireyi bir önceki yıla göre %15 azalttı
  Cut waste in 2021 by 15% compared with 2020 => Cut waste in 2021 by 15% on the previous year
  2022'de satışları geçen yıla göre %20 artırdı => Raised sales in 2022 by 20% over 2021
  Raised sales by 20% year on year in 2022 => Raised sales in 2022 by 20% against 2021
  Accidents in 2022 fell by 9%, and by 12% the following year => Accidents fell by 9% in 2022 and by 12% in 2023
  İki Alman ve bir Hollandalı müşterinin siparişlerini takip etmek => İkisi Alman, biri Hollandalı olmak üzere üç müşterinin siparişlerini takip ediyor
  Handle the orders of two German and one Dutch customer => Handles the orders of three customers
  Handle the orders of two German customers and a Dutch one => Handles the orders of three customers, two of them German
  Dört kadrolu ve bir stajyer hemşireyle çalışmak => Beş hemşireyle çalışıyor
  Cut the regression run from 3 hours 10 minutes to 48 minutes by running suites in parallel => Took 142 minutes off the regression run by executing suites in parallel
  After Effects template pack cut titling time from 3h to 40 min per film => An After Effects template pack took 140 minutes off the titling of each film
  Kapanış süresini 2 saat 15 dakikadan 50 dakikaya indirdi => Kapanış süresini 85 dakika kısalttı
  Brought average handling time down from 9 min 40 s to 7 min 50 s => Ortalama görüşme süresini 110 saniye kısalttı
  Sevk hazırlığını 4 saatten 1 saat 20 dakikaya indirdi => Cut despatch preparation by 160 minutes
  Reduced flaky tests from 9% of the suite to under 2% | Introduced scans for two of five services => Cut the share of flaky tests in the suite from nine percent to less than two
  Fire oranını %9'dan %2'nin altına indirdi | Beş hattın ikisinde sensör kurdu => Fire oranını yüzde dokuzdan %2'nin altına indirdi
  Cut returns from 8% to under 3% | Trained three packers => Cut returns from eight per cent to below three
  Duty desk 1 week in 5, matching referrals to vacancies => Covers the duty desk for a fifth of the weeks, matching referrals to vacancies
  about one week in five on site fitting what we made => Around 20% of weeks spent on site fitting joinery
  Beş haftada bir nöbet masasında => Haftaların beşte birinde nöbet masasında
  Kept calf mortality below 3% in three springs running | Rear about 90 heifer calves each spring => For three springs in a row, fewer than three calves in a hundred were lost
  Yıl boyu açık otelde ön büro şefi; bekleme süresini 9 dakikadan 5 dakikaya indirdi => Dört mevsim hizmet veren otelin ön büro şefi
  Allocate picks, chase shortages before the 4.30 trailer cut-off => Allocates picks and chases shortages ahead of the half past four trailer cut-off
  18.30 servisine kadar masaları hazırlamak => Akşam altı buçuk servisine kadar masaları hazırlıyor
  Brought the nightly load down from 5 h 40 min to 1 h 50 min by making the largest models incremental => En büyük modelleri artımlı hale getirerek gecelik yüklemeyi 5 saat 40 dakikadan 1 saat 50 dakikaya indirdim
  Windows 7 kullanan 180 bilgisayarı Windows 10'a geçirdi => Yüz seksen bilgisayarda Windows 7'den Windows 10'a geçişi yaptı
  Reduced flaky tests from 9% of the suite to 1.4% | Introduced scans for two of five services => Cut the share of flaky tests in the suite from nine percent to less than two
  Raised on-time delivery from 88% to 96% => Raised on-time delivery from 88% to over 95
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (facts, claim) => {
  expect(verdictOnLines(facts.split(" | "), claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Lead a team of 14 advisers | Score five calls per adviser each month => Scores 85 calls a month across the team
  Lead a team of 14 advisers | Score five calls per adviser each month => Scores 70 calls per adviser each month
  8 şubeyi yönetmek | Şube başına yılda 3 denetim yapmak => Yılda 32 denetim yapıyor
  Vardiyada 22 operatörün iş dağılımını yapmak | Haftada bir üretim planını yapmak => Her gün üretim planını yapıyor
  Hand out the work to 22 operators and write the weekly plan => Hands out the work to 22 operators on every shift and writes the plan
  Takım kırılmalarını 2023 yılında bir önceki yıla göre %28 azalttı => Reduced tool breakages in 2023 by 28 percent compared with 2018
  Takım kırılmalarını 2023 yılında bir önceki yıla göre %28 azalttı => Reduced tool breakages in 2022 by 28 percent compared with 2023
  Takım kırılmalarını 2023 yılında %28 azalttı => Reduced tool breakages in 2023 by 28 percent compared with 2022
  Takım kırılmalarını 2023 yılında bir önceki yıla göre %28 azalttı => Takım kırılmalarını 2022'de %28 azalttı
  İki Alman ve bir Hollandalı müşterinin siparişlerini takip etmek => Dört müşterinin siparişlerini takip ediyor
  İki şoför ve bir vinç operatörüyle çalışmak => Üç operatörle çalışıyor
  Cut the regression run from 3 hours 10 minutes to 48 minutes => Took 110 minutes off the regression run
  After Effects template pack cut titling time from 3h to 40 min per film => An After Effects template pack took 180 minutes off the titling of each film
  Kapanış süresini 2 saat 15 dakikadan 50 dakikaya indirdi => Kapanış süresini 95 dakika kısalttı
  Reduced flaky tests from 9% of the suite to under 2% | Introduced scans for two of five services => Cut the share of flaky tests in the suite from nine percent to less than one
  Reduced flaky tests from 9% of the suite to under 4% | Introduced scans for two of five services => Cut the share of flaky tests in the suite from nine percent to less than two
  Duty desk 1 week in 5, matching referrals to vacancies => Covers the duty desk for a third of the weeks, matching referrals to vacancies
  Kept calf mortality below 3% in three springs running => For three springs in a row, fewer than two calves in a hundred were lost
  Allocate picks, chase shortages before the 4.30 trailer cut-off => Allocates picks and chases shortages ahead of the half past five trailer cut-off
  18.30 servisine kadar masaları hazırlamak => Akşam yedi buçuk servisine kadar masaları hazırlıyor
  Windows 7 kullanan 180 bilgisayarı Windows 10'a geçirdi => Yüz seksen bilgisayarda Windows 8'den Windows 10'a geçişi yaptı
  Brought the nightly load down from 5 h 40 min to 1 h 50 min => Gecelik yüklemeyi 5 saat 40 dakikadan 2 saat 50 dakikaya indirdim
`);

test.each(OTHER)("who wrote »%s« didn't write »%s«", (facts, claim) => {
  expect(verdictOnLines(facts.split(" | "), claim)).toBe("contradicted");
});

const CERTIFIED = CareerProfile.parse({
  certifications: [
    { name: "TOEIC Listening and Reading (845)", issuer: "ETS", date: "2021-10" },
    { name: "IELTS Academic 7.5", issuer: "British Council", date: "2020-03" },
  ],
});

test.each([
  ["TOEIC dinleme ve okuma sınavından 845 puan (Ekim 2021)", false],
  ["TOEIC Listening and Reading with 845 points", false],
  ["IELTS Academic sınavından 7,5 puan", false],
  ["TOEIC Listening and Reading with 945 points", true],
])("a score stands in the name of a certificate: »%s« is contradicted: %s", (claim, isOther) => {
  const guard = createGuard(CERTIFIED, "enhanced", "2026-11-21");
  const [checked] = guard.check(claim, { kind: "profile" });
  expect(checked?.verdict === "contradicted").toBe(isOther);
});
