import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const TURNED = read(`
  Summers at a campsite in Foça, winters in a bookshop in Manisa => Worked winters at a campsite in Foça and summers in a bookshop in Manisa
  Salı günleri gençler (8 kişi), perşembe günleri emekliler (15 kişi) için satranç => Salı günleri 15 emekliye, perşembe günleri 8 gence satranç dersi verdim
  Bakery first, then the fish counter => Started at the fish counter, then moved on to the bakery
  Önce montajda, sonra kalite kontrolde çalıştım => Kalite kontrolün ardından montajda çalıştım
  We closed the café early because the boiler broke => Closing the café early led to the boiler breaking
  Rent arrears down by 14 (was 52) after home visits => Home visits brought rent arrears from 52 down to 14
  Fire süresini 6 dk azalttık, önceden 20 dk idi => Fire süresini 20 dakikadan 6 dakikaya indirdik
  Membership rose from 40 to 65 with a free trial week => A free trial week lifted membership by 65
  Queue time fell from 12 to 7 min while errors rose from 1% to 3% => Queue time fell from 12 to 7 minutes while errors fell from 3% to 1%
  About 250 books catalogued in a week => Catalogued precisely 250 books in a week
  No missed deliveries in two winters => Had only a single missed delivery in two winters
  Hiç iade olmadan 60 sipariş => Birkaç iade dışında 60 siparişi tamamladım
  Finished third in the county relay => Won the county relay as champions
  Latency of the search page 800 ms => Latency of the search page is 800 seconds
  Laid 60 m of kerb a day => Laid 60 feet of kerb a day
  Blades oiled weekly, saws sharpened by a firm => Oiled the blades every day
  Migrated stock files from Sage to Xero => Migrated stock files from Xero to Sage
  Çanakkale Tersanesi'nde kaynakçı => Gölcük Tersanesi'nde kaynakçılık yaptım
  Deputy warden of a night shelter => Warden of a night shelter
  Broşürü müdürüm yazdı, fotoğrafları ben çektim => Müdürümün çektiği fotoğraflarla broşürü ben yazdım
  The tender was priced by our surveyor, I drew the site plans => Priced the tender, with our surveyor drawing the site plans
`);

test.each(TURNED)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const NOT_TURNED = read(`
  Summers at a campsite in Foça, winters in a bookshop in Manisa => Worked winters in a bookshop in Manisa and summers at a campsite in Foça
  Salı günleri gençler (8 kişi), perşembe günleri emekliler (15 kişi) için satranç => Perşembe günleri 15 emekliye, salı günleri 8 gence satranç dersi verdim
  Bakery first, then the fish counter => Worked on the fish counter after the bakery
  Önce montajda, sonra kalite kontrolde çalıştım => Montajın ardından kalite kontrolde çalıştım
  We closed the café early because the boiler broke => A broken boiler led to closing the café early
  Rent arrears down by 14 (was 52) after home visits => Home visits brought rent arrears from 52 down to 38
  Membership rose from 40 to 65 with a free trial week => A free trial week lifted membership by 25
  About 250 books catalogued in a week => Catalogued roughly 250 books in a week
  No missed deliveries in two winters => Went two winters without a single missed delivery
  Finished third in the county relay => Came third in the county relay
  Latency of the search page 800 ms => Latency of the search page is 800 milliseconds
  Laid 60 m of kerb a day => Laid 60 metres of kerb a day
  Blades oiled weekly, saws sharpened by a firm => Oiled the blades every week
  Migrated stock files from Sage to Xero => Moved stock files from Sage to Xero
  Çanakkale Tersanesi'nde kaynakçı => Çanakkale Tersanesi'nde kaynakçılık yaptım
  Deputy warden of a night shelter => Deputy warden at a night shelter
  Broşürü müdürüm yazdı, fotoğrafları ben çektim => Müdürümün yazdığı broşürün fotoğraflarını ben çektim
  The tender was priced by our surveyor, I drew the site plans => Drew the site plans, with our surveyor pricing the tender
`);

test.each(NOT_TURNED)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
