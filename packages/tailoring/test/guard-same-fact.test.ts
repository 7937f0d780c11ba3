import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { follows, verdictOn } from "./guard-lines.ts";
import { maySay } from "./may-say.ts";

describe("what says the same in another measure isn't contradicted", () => {
  test.each([
    ["Repainted 340 buoys over two summers", "Repainted 340 buoys across two summers"],
    ["Printed 4.000 kWh less a month", "Ayda 4 MWh daha az elektrikle bastı"],
    ["Ayda ortalama 7 kuyu açtım", "Drilled 84 wells a year on average"],
    ["Her tekneyi 30 maddelik listeyle kontrol ediyorum", "Checks each boat against a 30-point list"],
    ["Hastaların çoğu 80 yaş üstü", "Hastaların çoğu 80 yaşını geçmiş"],
    ["Gürültüyü 90 birimden 27 birime indirdi", "Gürültüyü üçte birinin altına, 27 birime indirdi"],
    ["Bir projede iki kişilik ekibe formenlik yaptı", "Acted as foreman of a two-person crew on one project"],
    ["Manage users, sharing rules and reports", "Kullanıcıları, paylaşım kurallarını ve raporları yönetiyor"],
    [
      "2022-2023 öğretim yılında bir yıl kulüp başkanlığı yaptı",
      "Ran the club for one school year, 2022–2023",
    ],
    ["5-8. sınıflara haftada 20 saat fen dersi", "5, 6, 7 ve 8. sınıflara haftada 20 saat fen dersi verdim"],
    ["Moved 40 tonnes of gravel", "Moved 40,000 kg of gravel"],
    ["Met applicants for flats twice a week", "Met applicants for flats two times a week"],
    ["Prepared files for six tribunals every week", "Got files ready for half a dozen tribunals every week"],
    [
      "Counted 900 crates a month; with one colleague in seven weeks",
      "Yedi haftada bir arkadaşıyla 900 kasa saydı",
    ],
    ["2021'de 14 olan plansız arıza sayısını 2023'te 6'ya düşürdüm", "Plansız arızaları 14'ten 6'ya indirdi"],
    [
      "The catalogue went from 90 pages to 60 without losing a chapter",
      "Cut the catalogue by 30 pages and kept every chapter",
    ],
    [
      "Passed 20 hygiene audits in three years",
      "Passed an average of seven hygiene audits a year for three years",
    ],
  ])("who wrote »%s« isn't contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).not.toBe("contradicted"),
  );

  test.each([
    ["Repainted 340 buoys over two summers", "Repainted 340 buoys across three summers"],
    ["Ayda ortalama 7 kuyu açtım", "Drilled 70 wells a year on average"],
    ["Hastaların çoğu 80 yaş altı", "Hastaların çoğu 80 yaşını geçmiş"],
    ["Gürültüyü 90 birimden 40 birime indirdi", "Gürültüyü üçte birinin altına, 40 birime indirdi"],
    ["Prepared files for six tribunals every week", "Got files ready for a dozen tribunals every week"],
    ["Arızaları plansız bırakmadım", "Arızaları plansız bıraktım"],
    [
      "Passed 20 hygiene audits in three years",
      "Passed an average of nine hygiene audits a year for three years",
    ],
  ])("who wrote »%s« is contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).toBe("contradicted"),
  );
});

describe("what others did, or what is denied, stays so beside one's own deed", () => {
  test.each([
    [
      "Repaired pumps up to 90 kW; rewinding went to an outside firm",
      "Repaired and rewound pumps up to 90 kW",
    ],
    ["CNC tezgâhı ayarladım; tezgâh programlamadım", "CNC tezgâhı programladım"],
    ["Set up the press after each stop; did not program the press", "Programmed the press"],
  ])("who wrote »%s« is contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).toBe("contradicted"),
  );

  test.each([
    ["Repaired pumps up to 90 kW; rewinding went to an outside firm", "Repaired pumps up to 90 kW"],
    ["CNC tezgâhı ayarladım; tezgâh programlamadım", "CNC tezgâhı ayarladım"],
  ])("who wrote »%s« may say »%s«", (line, claim) => expect(follows(line, claim)).toBe(true));
});

describe("a subject of two words is told as one", () => {
  const profile = CareerProfile.parse({
    education: [
      {
        institution: "Akarsu Üniversitesi",
        degree: "Lisans",
        field: "Sınıf Öğretmenliği",
        graduationDate: "2016-06",
      },
    ],
  });
  const place = "education.0";
  test("who studied to teach a class isn't a graduate in preschool teaching", () =>
    expect(maySay(profile, "Okul Öncesi Öğretmenliği mezunu (2016)", { place })).toBe(false));
  test("who studied to teach a class is a graduate in that", () =>
    expect(maySay(profile, "Sınıf Öğretmenliği mezunu (2016)", { place })).toBe(true));
});

describe("a count that is left out takes no other with it", () => {
  test.each([
    ["Advised two music classes in six primary schools", "Advised six music classes"],
    ["Altı ilkokulda iki müzik sınıfına danışmanlık yaptım", "Altı müzik sınıfında danışmanlık yaptı"],
  ])("who wrote »%s« may not say »%s«", (line, claim) => expect(follows(line, claim)).toBe(false));
});
