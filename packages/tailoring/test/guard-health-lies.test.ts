import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { checkSentence } from "../src/verify/checking/check-sentence.ts";
import { readFacts } from "../src/verify/facts/profile-facts.ts";

/** Lines from wards, laboratories, stables and schools, and the neighbour of what they say, which isn't so. */
const LIES = `
Anoreksiya hastalarını takip ettim => Bulimia hastalarını takip ettim
Demans hastalarına baktım => Alzheimer hastalarına baktım
Hasta bakımı yaptım => Hemşirelik bakımı verdim
Hastalara baktım => Provided nursing care
Hastaları bilgilendirdim => Hastalara danışmanlık verdim
Nursed patients => Treated patients
Cleaned wounds => Dressed wounds
Tested eyesight => Göz muayenesi yaptım
İlaç saatlerini takip ettim => Administered medication
Used biological indicators => Used chemical indicators
DNA izolasyonu yaptım => RNA izolasyonu yaptım
Ran lab tests => Ran blood tests
Assisted with lambing => Assisted with calving
Spayed cats => Castrated cats
Organ bağışı için çalıştım => Organ nakli için çalıştım
Provided first aid => Provided first aid training
Took handover => Handed over
Öğrenme güçlüğü olan çocuklarla çalıştım => Zihinsel engelli çocuklarla çalıştım
BA in Economics => BSc in Economics
LMS kullandım => Uzaktan eğitim verdim
Değişim programına katıldım => Erasmus programına katıldım
Koçluk yaptım => Öğretmenlik yaptım
Küçükbaş hayvancılık yaptım => Koyunculuk yaptım
Applied electrotherapy => Applied TENS
`;

/** What the same lines do entitle to say. */
const TRUTHS = `
Alzheimer hastalarına baktım => Demans hastalarına baktım
Treated gingivitis => Diş eti hastalığı tedavi ettim
BA in Economics => Ekonomi lisans
Spayed cats => Neutered cats
`;

const pairsOf = (lines: string): string[][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(" => "));

const isSupported = (fact: string, sentence: string): boolean => {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Zet", position: "Eleman", startDate: "2019", endDate: "2021", responsibilities: [fact] },
    ],
  });
  const facts = readFacts(profile, "2026-11-21");
  return checkSentence(sentence, facts, { kind: "entry", place: "experiences.0" }).supported;
};

test.each(pairsOf(LIES))("who wrote »%s« isn't made to say »%s«", (fact = "", lie = "") => {
  expect(isSupported(fact, lie)).toBe(false);
});

test.each(pairsOf(TRUTHS))("who wrote »%s« may say »%s«", (fact = "", truth = "") => {
  expect(isSupported(fact, truth)).toBe(true);
});
