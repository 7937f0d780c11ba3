import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const WRONG = read(`
  Trained 24 first aiders in 2022 => Trained 24 first aiders a month
  2021’de 95 araç boyadım => Yılda 95 araç boyar
  Approved refunds up to £800 per guest => Approved refunds up to £800 a week
  Alarms tested quarterly in 4 halls => Tested the alarms in four halls every month
  Öğrencilerle dönemde iki kez görüştüm => Öğrencilerle ayda iki kez görüştü
  About five deliveries a quarter => About five deliveries every month
  Kayıp 80 kilodan 120 kiloya çıktı => Kayıp iki katına çıktı
  Membership went from 300 to 360 => Membership doubled
  Two in five applicants were shortlisted => Three quarters of the applicants were shortlisted
  Garden visits fell from 90 to 60 a week => Garden visits rose from 60 to 90 a week
  Bekleme süresi ort. 14 iken 9 dakika => The average wait rose from 9 to 14 minutes
  Metrajı %12’den %4’e indirdim => Metrajı %4 azaltan kişiydi
  The bridge was opened two months late => The bridge was opened in two months
  A school of 40 teachers and 620 pupils => 40 öğrencili bir okulda çalıştı
  Two near misses were reported on my site in 2020 => No near misses were reported on the site in 2020
  Punctuality 88 %, target 90 % => Punctuality of 88 % beat the target
  Restored 14 chairs for the town hall => Restored 14 tables for the town hall
  Baked for a hostel since 2015 => Baked for a hostel until 2015
  Wrote 3 of the journal’s 8 editorials => Wrote all eight of the journal’s editorials
`);

test.each(WRONG)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const RIGHT = read(`
  Trained 24 first aiders a month => Trained 24 first aiders each month
  2021’de 95 araç boyadım => 2021 yılında 95 araç boyadı
  Approved refunds up to £800 per guest => Approved refunds of up to £800 for each guest
  Alarms tested quarterly in 4 halls => Tested the alarms in four halls every three months
  Öğrencilerle dönemde iki kez görüştüm => Öğrencilerle her dönem iki kez görüştü
  About five deliveries a quarter => About five deliveries every three months
  Müzik dersi haftada bir; 18 çocuk => Music once a week for a group of 18 children
  Tram operator: 3 lines, 41 trams => Worked on three tram lines
  Ebe, ayda ort. 25 doğum => Midwife with an average of 25 births a month
  300 sunucu için betik yazdım => Wrote scripts for 300 servers
  Kayıp 60 kilodan 120 kiloya çıktı => Kayıp iki katına çıktı
  Membership went from 300 to 610 => Membership doubled
  Two in five applicants were shortlisted => 40 % of the applicants were shortlisted
  Garden visits fell from 90 to 60 a week => Garden visits dropped from 90 to 60 a week
  The bridge was opened two months late => The bridge opened two months behind schedule
  A school of 40 teachers and 620 pupils => 40 öğretmenli bir okulda çalıştı
  Punctuality 88 %, target 90 % => Punctuality of 88 % missed the target
  Restored 14 chairs for the town hall => Restored 14 pieces of furniture for the town hall
  Pruned 200 apple trees => 200 elma ağacını budadı
  Baked for a hostel since 2015 => Has baked for a hostel since 2015
`);

test.each(RIGHT)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
