import { expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";
import { profile, TODAY } from "./people/person.ts";

const FORM = `İlan başlığı: Elektrik Bakım Teknisyeni
Firma: Akçaova A.Ş.
Öğrenim durumu: Meslek yüksekokulu, elektrik programı
Askerlik: Tamamlamış
Sürücü belgesi: B
Seyahat: Yok
Görev tanımı: Panoları temizlemek; jeneratörü kontrol etmek`;

const asked = (posting: string) =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ kind, level, text }) => [kind, level, text]);

test("a value that says nothing without its label is asked with it, a level with its field", () => {
  expect(asked(FORM)).toEqual([
    ["education", "associate", "Meslek yüksekokulu, elektrik programı"],
    ["condition", undefined, "Askerlik: Tamamlamış"],
    ["condition", undefined, "Sürücü belgesi: B"],
    ["task", undefined, "Panoları temizlemek"],
    ["task", undefined, "jeneratörü kontrol etmek"],
  ]);
  expect(
    asked(
      "Title: Chemist\nEducation: Bachelor's, Chemistry\nDriving licence: B\nMilitary service: not required",
    ),
  ).toEqual([
    ["education", "bachelor", "Bachelor's, Chemistry"],
    ["condition", undefined, "Driving licence: B"],
  ]);
});

test("and is met by who has it", () => {
  const who = profile({
    education: [
      { institution: "Yuntdağı Üniversitesi Meslek Yüksekokulu", degree: "Ön Lisans", field: "Elektrik" },
    ],
    additionalInfo: "Askerlik: Temmuz 2014 – Haziran 2015 arasında yapıldı. B sınıfı sürücü belgem var.",
  });
  const { matches } = matchProfile(readPosting(FORM), who, { language: "tr", today: TODAY });
  expect(matches.slice(1, 4).map(({ verdict }) => verdict)).toEqual(["met", "met", "met"]);
});

test("a yes is no more than its label", () => {
  const { requirements } = readPosting("Title: Clerk\nDriving licence: Yes\nEhliyet: Evet\nTravel: None");
  const conditions = requirements.filter(({ kind }) => kind === "condition");
  expect(conditions.map(({ term }) => term)).toEqual(["Driving licence", "Ehliyet"]);
});

test("stars are no years, and a name of two words is one tool", () => {
  const read = readPosting(
    "Ön büro müdürü\nAranan nitelikler\n- Beş yıldızlı bir tatil otelinde en az üç yıl deneyim\n- Opera Cloud'da doluluğu izlemek",
  ).requirements;
  expect(read.find(({ text }) => text.startsWith("Beş"))?.years).toBe(3);
  const tools = read.filter(({ kind }) => kind === "skill").map(({ text }) => text);
  expect(tools).toEqual(["Opera Cloud"]);
});

test("two fields that share their last word are both studied", () => {
  const who = profile({
    education: [
      { institution: "Ege Üniversitesi", degree: "Yüksek Lisans", field: "İş ve Sosyal Güvenlik Hukuku" },
    ],
  });
  const { matches } = matchProfile(
    readPosting("Avukat\nAranan nitelikler\n- İş hukukunda yüksek lisans yapmış"),
    who,
    { language: "tr", today: TODAY },
  );
  expect(matches.at(-1)?.verdict).toBe("met");
});
