import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

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

test.each(read(LIES))("who wrote »%s« isn't made to say »%s«", (fact, lie) => {
  expect(follows(fact, lie, "Eleman")).toBe(false);
});

test.each(read(TRUTHS))("who wrote »%s« may say »%s«", (fact, truth) => {
  expect(follows(fact, truth, "Eleman")).toBe(true);
});
