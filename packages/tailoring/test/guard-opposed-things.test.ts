import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const WRONG = read(`
  Surveyed farms in eastern Norfolk => Surveyed farms in western Norfolk
  Kanalın batı yakasında 12 bahçeyi suladım => Watered 12 gardens on the east bank of the canal
  Looked after the largest of three branches => Managed the smallest of the three branches
  Milked 60 goats twice a day => Günde iki kez 60 inek sağdı
  Taught maths at a primary school => Lisede matematik öğretti
  The refit was done three weeks ahead of schedule => Finished the refit three weeks late
  Sold bread at a stall on weekends => Hafta içi bir tezgâhta ekmek sattı
  Guided kayak tours, summer season only => Guided kayak tours all year round
  Upholstered sofas in genuine leather => Upholstered sofas in imitation leather
  Elected union representative at the depot => Was appointed union representative at the depot
  Judged a bread contest in 2019 => 2019 ekmek yarışmasında yarışmacıydı
  Attended a two-week lifeguard course => Taught a two-week lifeguard course
  Fed the hens occasionally => Fed the hens every day
  Came third in a county ploughing match => Came second in a county ploughing match
  Yerel bir aylık derginin düzeltmeni => Proofreader at a local weekly magazine
  Letters answered within 10 days of receipt => Answered letters no sooner than ten days after receipt
  Facilitated two workshops on soil health => Attended two workshops on soil health
  Scheduled board meetings for the chair => Attended board meetings for the chair
  Satış toplantılarına katıldım => Satış toplantıları düzenledim
  Conducted oral history interviews with weavers => Gave oral history interviews
  Sold olive oil wholesale => Did retail sales of olive oil
  Kumaş toptan satışı yaptım => Perakende kumaş satışı yaptım
  Müşteri dosyalarını arşivledim => Personel dosyalarını arşivledim
  1950 öncesi kütüklerden 4.200 sayfayı taradım => 1950 sonrası kütüklerden 4.200 sayfa taradı
  Scanned 4,200 pages of registers from before 1950 => Scanned 4,200 pages of registers from after 1950
  2013ten beri mali müşavirim, Kayseri => Kayseri'de 2013 yılına kadar mali müşavirlik yaptı
  Chartered accountant since 2013 => Chartered accountant until 2013
  Ran the archive until 2016 => Ran the archive since 2016
  Negotiated with suppliers => Negotiated with customers
`);

test.each(WRONG)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const RIGHT = read(`
  Surveyed farms in eastern Norfolk => Surveyed farms across eastern Norfolk
  Kanalın batı yakasında 12 bahçeyi suladım => Watered 12 gardens on the west bank of the canal
  Looked after the largest of three branches => Managed the biggest of the three branches
  Milked 60 goats twice a day => Günde iki kez 60 keçi sağdı
  Taught maths at a primary school => İlkokulda matematik öğretti
  The refit was done three weeks ahead of schedule => Finished the refit three weeks early
  Sold bread at a stall on weekends => Hafta sonları bir tezgâhta ekmek sattı
  Elected union representative at the depot => Was elected, not appointed, union representative at the depot
  Attended a two-week lifeguard course => Took part in a two-week lifeguard course
  Came third in a county ploughing match => Took third place in a county ploughing match
  Letters answered within 10 days of receipt => Answered letters no later than ten days after receipt
  Hosted two workshops on soil health => Held two workshops on soil health
  Scheduled board meetings for the chair => Arranged board meetings for the chair
  Müşteri dosyalarını arşivledim => Archived client files
  Staff nurse who led the evening ward round => Led the evening ward round for patients
  Personelin yolculuk belgelerini hazırladım => Personelin seyahat belgelerini hazırladım
  Trained new staff at the counter where customers pay => Trained new employees at the customer counter
`);

test.each(RIGHT)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

test("who cuts hair at a salon isn't proven to run it", () => {
  expect(verdictOn("Altı koltuklu bayan kuaförü", "Altı koltuklu bayan kuaförünü işletiyor")).not.toBe(
    "proven",
  );
});
