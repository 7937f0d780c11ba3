import { CareerProfile } from "@terzi/contracts/career";
import type { Place } from "@terzi/contracts/place";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOn } from "./guard-lines.ts";

/** What was once contradicted for a word or a number that only looks like another one; its kind, and siblings. */
const SAME = read(`
  Saw 8 patients a day; no-shows went from 14% to 8% in about a year => Brought no-shows down by six points, to 8%, in roughly a year
  Packed 12 crates a day; breakages fell from 12% to 9% in just over a month => Cut breakages by three points in a little over a month
  112 araçlık soğuk zincir filosu; 19'u çekici, kalanı kamyon. 2019-2022 => Three years with a cold-chain fleet of 112 vehicles, 19 of them tractor units
  Two years in a kennel of 40 dogs, 6 of them hounds => Spent two years in a kennel of 40 dogs, six of them hounds
  First and only designer until a second one joined in early 2022 => Sole designer until early 2022, when a second one came
  Only welder on the night shift until an assistant joined me in 2020 => Sole welder on nights until 2020
  Defined the drug lists for the cabinets; the manufacturer did the installation => Defined the drug lists for the cabinets, which the manufacturer installed
  Otomatik dolaplar alınırken yedi servisin ilaç listesini tanımladım; kurulumu üretici firma yaptı => Defined the drug lists of seven wards for the dispensing cabinets, which the manufacturer installed
  Visit foundries in Poland twice a year with a quality engineer, who leads the process audits => Yılda iki kez kalite mühendisiyle Polonya'daki dökümhanelere gidiyorum; süreç denetimini o yürütüyor
  Visit farms in May with the agronomist, who takes the samples => Mayısta ziraat mühendisiyle çiftliklere gidiyorum; numuneyi o alıyor
  Visit foundries in Turkey twice a year => Yılda iki kez Türkiye'deki dökümhanelere gidiyorum
  Almanya ve Macaristan'daki bayileri yılda bir ziyaret ettim => Visited dealers in Germany and Hungary once a year
  Chased late deliveries every morning before the 8:30 production meeting => Her sabah 8.30'daki üretim toplantısından önce geciken teslimatları takip ettim
  Ran the 14.15 briefing for the drivers => Ran the 14:15 briefing for the drivers
  Stood in on the solar model for three months in 2024 => Filled in on the solar model for a quarter of a year in 2024
  Ran the depot alone for nine months => Ran the depot alone for three quarters of a year
  Orff, drama ve fen etkinliklerini ben yaptırdım; İngilizceye branş öğretmeni girerdi => İngilizce branş öğretmenindeydi; fen, drama ve Orff etkinliklerini ben yaptırdım
  Masa, sandalye ve dolap cilasını ben yaptım; kumaşa döşemeci bakardı => Kumaş döşemecideydi; dolap, masa ve sandalye cilasını ben yaptım
  No customer returns on my part numbers from 2014 through 2016 => Went three straight years, 2014 to 2016, with no customer returns on my part numbers
  No lost-time injuries in my crew from 2009 through 2012 => Four consecutive years without a lost-time injury in my crew
  Speaker drop-outs in the last fortnight fell from nine in 2024 to three in 2025 => Speaker withdrawals in the final fortnight fell from nine to three between 2024 and 2025
  Metal dedektörü kayıtlarını her gün incelerim; cihazların bakımı bakım ekibinde => Get the site ready for audits and see non-conformities closed
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Saw 300 patients a month => Saw 300 patients a year
  Two years with 40 dogs, 6 of them hounds => Two years with 40 dogs, nine of them hounds
  Eleven years of reporting => Eleven years of reporting, more than fourteen of them abroad
  Designed the app with a second designer => Sole designer of the app
  Visit foundries in Poland twice a year with a quality engineer, who leads the audits => Leads the audits of foundries in Poland
  Visit foundries in Turkey twice a year => Yılda iki kez Yunanistan'daki dökümhanelere gidiyorum
  Ran the 14.15 briefing for the drivers => Ran the 14:45 briefing for the drivers
  Stood in on the solar model for two months => Stood in on the solar model for a quarter of a year
  No customer returns from 2014 through 2016 => Five straight years with no customer returns
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

/** What the guard says to a sentence of somebody's first job. */
function verdictOf(profile: object, claim: string, place: Place | "" = "experiences.0"): string {
  const guard = createGuard(CareerProfile.parse(profile), "enhanced", "2026-11-21", detectLanguage(claim));
  return guard.check(claim, place ? { kind: "entry", place } : { kind: "profile" })[0]?.verdict ?? "";
}

const SECOND = {
  company: "Zet",
  position: "İkinci Eczacı",
  startDate: "2018",
  endDate: "2021",
  responsibilities: ["Ayda üç gece nöbetinde tek eczacı olarak kaldım"],
};

test("a deputy whom a line calls the only one may be called so; who is called nothing may not", () => {
  const claim = "Covered three night duties a month as the only pharmacist.";
  expect(verdictOf({ experiences: [SECOND] }, claim)).not.toBe("contradicted");
  const helper = {
    ...SECOND,
    position: "Eczacı Yardımcısı",
    responsibilities: ["Ayda üç gece nöbeti tuttum"],
  };
  expect(verdictOf({ experiences: [helper] }, claim)).toBe("contradicted");
});

test("a short name of what this job's line spells out isn't another job's; of what none does it is", () => {
  const jobs = (line: string) => ({
    experiences: [
      { company: "Zet", startDate: "2014", endDate: "2017", responsibilities: [line] },
      { company: "Yel", startDate: "2017", endDate: "", responsibilities: ["Report OTIF and chase POs"] },
    ],
  });
  const claim = "Raised up to 60 POs a week in Sage.";
  expect(verdictOf(jobs("Raised up to 60 purchase orders a week in Sage"), claim)).not.toBe("contradicted");
  expect(verdictOf(jobs("Raised up to 60 delivery notes a week in Sage"), claim)).toBe("contradicted");
});

test("two of them in one line aren't the six of another", () => {
  const lines = [
    "Altı öğrencilik sınıftaki iki öğretmenden biriyim",
    "Eylül 2024'te iki öğrencim ilkokula başladı",
  ];
  const job = (responsibilities: string[]) => ({
    experiences: [{ company: "Zet", startDate: "2021", endDate: "", responsibilities }],
  });
  const claim = "In September 2024 two pupils of mine moved on to primary school.";
  expect(verdictOf(job(lines), claim)).not.toBe("contradicted");
});

test("an AAS is an associate degree and no bachelor's", () => {
  const profile = {
    education: [{ institution: "Turtle College", degree: "AAS", field: "Machine Tool Technology" }],
  };
  expect(verdictOf(profile, "Machinist with an associate degree.", "")).not.toBe("contradicted");
  expect(verdictOf(profile, "Machinist with a bachelor's degree.", "")).toBe("contradicted");
});

const AUDIENCE = read(`
  Kritik olayda vardiya amirine haber verdim => Kritik olaylarda üst yönetimi bilgilendirdim
  Kritik olayda vardiya amirine haber verdim => Kritik olayda müşterinin yönetimine haber verdim
  Arızada ustabaşına rapor verdim => Arızada yönetime rapor verdim
`);

test.each(AUDIENCE)("who wrote »%s« is not shown to have told management: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("proven");
});

test("who reported to management is shown to have done so", () => {
  expect(
    verdictOn("Kritik olaylarda üst yönetime haber verdim", "Kritik olaylarda üst yönetimi bilgilendirdim"),
  ).toBe("proven");
});
