import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

test.each(
  read(`
Took night calls every fourth week => Took night calls one week in four
Wrote a newsletter every four weeks => Dört haftada bir bülten yazdım
Wrote a newsletter every two weeks => İki haftada bir bülten yazdım
Wrote reports every three months => Wrote quarterly reports
Üç ayda bir rapor yazdım => Yılda dört kez rapor yazdım
Günde 8–10 kişiye eğitim verdim => Günde sekiz ila on kişiye eğitim verdim
On bir çırağı eğittim => 11 çırağı eğittim
Taught a class of five-year-olds => 5 yaş sınıfına ders verdim
Yılda bir tahliye tatbikatı düzenliyorum => Organise one evacuation drill a year
En fazla 40 çırağı eğittim => 40'a kadar çırağı eğittim
2017'de aşılama kursuna katıldım (3 gün) => 2017'de üç günlük aşılama kursuna katıldım
Welded spools, 2 to 10 inch => Welded spools from 2 to 10 inches
Quoted small jobs, up to 5,000 CAD => Quoted small jobs up to CAD 5,000
Yarışmada üçüncülük aldım => Yarışmada üçüncü oldum
Reports go out by working day 6 => Reports go out by the sixth working day
`),
)("%s: numbers say the same in other words: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Took night calls every fourth week => Took night calls every fifth week
Took night calls every four weeks => Took night calls four weeks a month
Wrote a newsletter every two weeks => Wrote a weekly newsletter
Üç ayda bir rapor yazdım => Ayda bir rapor yazdım
Günde 8–10 kişiye eğitim verdim => Günde on kişiye eğitim verdim
Yılda 4 tahliye tatbikatı düzenliyorum => Organise one evacuation drill a year
Organised drills every year => Organised one drill a year
On bir çırağı eğittim => On çırağı eğittim
Taught a class of 18 five-year-olds => Taught a class for five years
Worked part-time in the second half of the year => Worked half of the year
Her gün üç kişiyi eğittim => Üç günlük eğitim verdim
Month end close went from 10 to 6 days => Month end close went from 6 to 10 days
Welded spools, 2 to 10 inch => Welded spools from 2 to 12 inches
Yarışmada üçüncülük aldım => Yarışmada birinci oldum
43 ayda iki kez açık verdim => Ayda iki kez açık verdim
3 günden 1 güne düştü => Üç günde bir düştü
`),
)("%s: and nothing else: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});

test.each(
  read(`
Sold shoes for just over a year => Sold shoes for more than a year
Dekar başına verim 0,9 ton arttı => Dekar başına verim 0,9 ton yükseldi
No lost-time accidents in 2024 => Zero lost-time accidents in 2024
Ran a shop with 22 staff => Ran a shop that has 22 staff
Trained operators in Q2 2023 => Trained operators in the second quarter of 2023
2023'ün ikinci çeyreğinde operatörleri eğittim => Trained operators in Q2 2023
`),
)("%s: how exactly, how many, when: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Lost-time accidents fell from 10 to 4 => Zero lost-time accidents
Lost-time accidents fell to 4 in 2024 => Lost-time accidents fell to zero in 2024
Ran a shop with another manager => Ran a shop
Ran a shop with two colleagues from head office => Ran a shop
Trained operators in Q2 2023 => Trained operators in the third quarter of 2023
Trained operators in Q2 2023 => Trained operators in the first quarter of 2023
`),
)("%s: and not more: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});
