import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOn, verdictOnLines } from "./guard-lines.ts";

/** The same bound, time or doer in other words: nothing speaks against it. */
const SAME = read(`
  Cover nights on the ward, never more than five in a row => Covers nights on the ward, at most five on end
  Cover nights on the ward, at most five on end => Covers nights on the ward, never more than five in a row
  Manage three restaurant fit-outs at a time, none above £4 million => Manages three restaurant fit-outs at a time, each worth £4 million or less
  Set rooms aside for tour groups, never more than six rooms a night => Sets rooms aside for tour groups, six rooms a night or fewer
  Ayda en çok üç hafta nöbet tutmak => Nöbet tutuyor, ama bu ayda üç haftayı geçmiyor
  Ayda en çok üç hafta nöbet tutmak => Nöbet tutuyor; ayda üç haftayı aşmıyor
  Müşteriye iş başına en fazla dört taslak sunmak => Shows the client drafts, with four per job at the most
  Müşteriye iş başına en fazla dört taslak sunmak => Shows the client four drafts a job, at most
  Opened and locked the depot alone; the gate shut at 21:00 => Alone in the depot; closing time was nine at night
  Kapı 06:30'da açılır, 19:00'da kapanır => The gate shuts at seven in the evening
  Shortened the answer to complaints from three days to eight hours => Cut the answer time for complaints from 72 hours to eight
  Şikâyetlere yanıtı üç günden sekiz saate indirdi => Yanıt süresini 72 saatten sekize indirdi
  Her öğretmenle iki haftada bir görüşmek => Her öğretmenle on dört günde bir görüşüyor
  Her öğretmenle üç haftada bir görüşmek => Her öğretmenle yirmi bir günde bir görüşüyor
  Kalıbı 4 ile 8 beden arasında serilemek => Kalıp dört ila sekiz bedene seriliyor
  Worked on 14 towers, the tallest with 23 floors => En yükseği 23 katlı olan 14 kulede çalıştı
  Qualified for a second crane in six weeks instead of the usual ten => İkinci bir vinç için altı haftada, olağandan dört hafta önce yeterlik aldı
  Provayı izlemek; onayı baskı ustası verir => Provayı izliyor; onayı veren baskı ustası
  Kalıbı kesmek; çizimi baş modelist yapar => Kalıbı kesiyor; çizimi yapan baş modelist
  Set menus every week for the two York cafés; a colleague prices the Selby café => Prices the two York cafés every week
  Hastaya tanı söylememek; tanıyı hekim söylüyordu => Hastaya tanı söylemiyordu
  Tezgâhların günlük yağını yapmak; onarıma karışmamak => Tezgâhların günlük yağını yaptı
  Sipariş yorumlarını temsilciden almak; tedarikçiyle doğrudan yazışmamak => Tedarikçinin sipariş yorumlarını temsilciden alıyor
  Order pet food and stationery, but no medicines => Orders pet food and stationery
  Get boats ready for the annual survey; the insurer's surveyor does the survey itself => Prepares the boats for the annual survey
  Get boats ready for the annual survey; the insurer's surveyor does the survey itself => Does the work needed before the annual survey
  Coach drivers in the yard; examining them is the task of the fleet manager => Coaches drivers in the yard, whom the fleet manager examines
  Took bookings; the surgery manager did the payroll => Took bookings, while the manager did the payroll
  2021'de 18 kasiyer arasında ciroda birinci oldu => 2021'de 18 kişi arasında ciroda birinci oldu
  2019'da ilk kez bir ceket takımının kalıbını tek başına çıkardı => 2019'da ilk kez bir ceket kalıbını tek başına çıkardı
  Commended in writing by the depot manager in 2018 for putting out a fire => Commended by the manager of the depot in 2018 for putting out a fire
`);

test.for(SAME)("%s is not contradicted by: %s", ([fact, claim]) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

/** A bound on the other side, another hour, a denial left out, what others did. */
const OTHER = read(`
  Cover nights on the ward, never more than five in a row => Covers nights on the ward, more than five in a row
  Manage three restaurant fit-outs at a time, none above £4 million => Manages three restaurant fit-outs at a time, each above £4 million
  Ayda en çok üç hafta nöbet tutmak => Ayda üç haftadan fazla nöbet tutuyor
  Müşteriye iş başına en fazla dört taslak sunmak => Shows the client at least four drafts per job
  Opened and locked the depot alone; the gate shut at 21:00 => Alone in the depot; closing time was eight at night
  Shortened the answer to complaints from three days to eight hours => Cut the answer time for complaints from 48 hours to eight
  Her öğretmenle üç haftada bir görüşmek => Her öğretmenle yirmi günde bir görüşüyor
  Kalıbı 4 ile 8 beden arasında serilemek => Kalıp dört ila dokuz bedene seriliyor
  Worked on 14 towers => En yüksek 14 kulede çalıştı
  Sayaç arızalarını kaydetmek; faiz indirimine karar vermemek => Recorded meter faults and decided on interest discounts
  Sayaç arızalarını kaydetmek; faiz indirimine karar vermemek => Sayaç arızalarını kaydediyor, faiz indirimine karar veriyor
  Hastaya tanı söylememek; tanıyı hekim söylüyordu => Klinikte hastalara tanı söylüyordu
  Tezgâhların günlük yağını yapmak; onarıma karışmamak => Oiled and repaired the machine tools
  Tezgâhların günlük yağını yapmak; onarıma karışmamak => Tezgâhların yağını ve onarımını yaptı
  Sipariş yorumlarını temsilciden almak; tedarikçiyle doğrudan yazışmamak => Corresponds directly with suppliers about order comments
  Order bandages and gloves, but no medicines => Orders bandages, gloves and medicines
  Provayı izlemek; onayı baskı ustası verir => Provayı izliyor, onayı veriyor
  Set menus every week for the two York cafés; a colleague prices the Selby café => Prices the Selby café
  Coach drivers in the yard; examining them is the task of the fleet manager => Coaches and examines drivers in the yard
  Get boats ready for the annual survey; the insurer's surveyor does the survey itself => Carries out the annual survey of the boats
  2019'da ilk kez bir ceket takımının kalıbını tek başına çıkardı => 2019'da ilk kez bir etek kalıbını tek başına çıkardı
  Commended in writing by the depot manager in 2018 for putting out a fire => Commended in writing by the managing director in 2018 for putting out a fire
`);

test.for(OTHER)("%s contradicts: %s", ([fact, claim]) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

test("in another language the line is meant whose names and numbers a sentence has", () => {
  const lines = [
    "Cleared a queue of 240 unread scans in nine weeks by working weekends",
    "Fit hearing aids for children; do not carry out ear examinations",
  ];
  const scans = "Hafta sonları çalışarak 240 okunmamış çekimi dokuz haftada eritti";
  expect(verdictOnLines(lines, scans)).not.toBe("contradicted");
  expect(verdictOnLines(lines, "Çocuklara kulak muayenesi yapıyor")).toBe("contradicted");
});

test("a word that the doer of a line is called by tells of nobody where another line has it", () => {
  const lines = ["Took bookings; the surgery manager did the payroll", "Private surgery."];
  expect(verdictOnLines(lines, "Took bookings and did the payroll for the surgery")).toBe("contradicted");
});

test("another line's group isn't the one that a number counts", () => {
  const lines = ["Ranked first of 18 cashiers in sales in 2021", "Stood in for the team leader"];
  expect(verdictOnLines(lines, "Ranked first of 18 teams in sales in 2021")).toBe("contradicted");
  expect(verdictOnLines(lines, "Ranked first of 18 cashiers in sales in 2021")).toBe("proven");
});

test("a deed isn't proven by what a paper is about", () => {
  expect(verdictOn("120 tartının kalibrasyon takvimini izlemek", "Calibrates 120 scales")).not.toBe("proven");
  expect(verdictOn("Keep the inspection register of 40 lifts", "Inspects 40 lifts")).not.toBe("proven");
  expect(verdictOn("Inspect 40 lifts", "Inspects 40 lifts")).toBe("proven");
  expect(
    verdictOn("Keep the inspection register of 40 lifts", "Keeps the inspection records of 40 lifts"),
  ).toBe("proven");
});

test("a certificate's name with another word is another certificate's, whatever the skills say", () => {
  const profile = CareerProfile.parse({
    skills: { technical: ["Photoshop", "Dental radiography"] },
    certifications: [
      { name: "Corel Certified Designer - CorelDRAW" },
      { name: "Certificate in Dental Reception", issuer: "Northgate College" },
    ],
  });
  const guard = createGuard(profile, "enhanced", "2026-11-21", "en");
  const verdict = (text: string) => guard.check(text, { kind: "profile" })[0]?.verdict;
  expect(verdict("Corel Certified Designer - Photoshop")).toBe("contradicted");
  expect(verdict("Certificate in Dental Nursing, Northgate College")).toBe("contradicted");
  expect(verdict("Corel Certified Designer - CorelDRAW")).toBe("proven");
  expect(verdict("Certificate in Dental Reception, Northgate College")).not.toBe("contradicted");
});

test("a quarter to an hour is before it", () => {
  const line = "Open the bakery at 4:45 and fire the first oven";
  expect(verdictOn(line, "Opens the bakery at quarter to five and fires the first oven")).not.toBe(
    "contradicted",
  );
  expect(verdictOn(line, "Opens the bakery at a quarter to five and fires the first oven")).not.toBe(
    "contradicted",
  );
  expect(verdictOn(line, "Opens the bakery at quarter past five and fires the first oven")).toBe(
    "contradicted",
  );
});

test("who began part-time and was full-time later was both", () => {
  const both = ["Weighed flour part-time until 2020", "Full-time from 2020 on, with the keys to the mill"];
  expect(verdictOnLines(both, "Worked full-time from 2020 on, with the keys to the mill")).not.toBe(
    "contradicted",
  );
  const part = ["Weighed flour part-time until 2020", "Had the keys to the mill"];
  expect(verdictOnLines(part, "Weighed flour full-time until 2020")).toBe("contradicted");
});

test("a milliard may be shortened, and is no million", () => {
  expect(verdictOn("1,2 mrd TL bütçeyi izlemek", "1,2 milyar TL bütçeyi izledi")).not.toBe("contradicted");
  expect(verdictOn("1,2 mrd TL bütçeyi izlemek", "1,2 milyon TL bütçeyi izledi")).toBe("contradicted");
});
