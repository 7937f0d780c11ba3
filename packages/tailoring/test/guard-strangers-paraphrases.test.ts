import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const SAME = read(`
  Rebuilt the booking site together with one other developer => Working as a pair, rebuilt the booking site
  Responsible for 30 people on two shifts => Lead 30 people over two shifts
  Full time until March 2023, three days a week since => Went down to three days a week in April 2023
  Sat down with six department heads every month and went through their spending => Walked six department heads through their spending every month
  Shut down failed pumps and brought failed starts down from 9% to 3% => Lowered the start failure rate from 9% to 3%
  Saved £9,400 a year by moving paper orders to one supplier => Put paper orders with one supplier, saving £9,400 a year
  Passed 96% of the inspections on the first visit => About 4 in 100 inspections were not passed first time
  Did the autumn checks under 310 service agreements => 310 bakım sözleşmesinin sonbahar kontrollerini yaptı
  Draw plans for 34.5/0.4 kV substations => Draws plans for 34.5/0.4 kV substations
  Show students and visitors how to use the machines => Öğrencilere ve misafirlere makinelerin kullanımını gösteriyor
  Projeleri belediyeye onaya götürüyor, istenen düzeltmeleri yapıyorum => Takes plans to the municipality for approval and makes the corrections it asks for
  Ortak bir parça kütüphanesi kurdum; çizim süresi 6 günden 4 güne indi => Kurduğu parça kütüphanesiyle çizim süresi üçte bir azaldı
  Yangın çizimlerini yapıyorum; senaryoyu ben yazmıyorum => Yangın çizimlerini yapıyor; senaryonun yazımı bunun dışında
  12 santralin (toplam 9,4 MWp) çizimlerini yaptım => Toplam gücü 10 MWp'ye yaklaşan 12 santralin çizimlerini yaptı
  150 avroya kadar telafi yetkisi => May offer up to 150 euros in compensation
  Yorumların hepsine 48 saat içinde yanıt verdi => Bütün yorumları iki gün içinde yanıtladı
  Her müşteriye üç ayda en az bir kez uğramak => Müşterilerin her birini yılda en az dört kez görüyor
  30 günü geçen gecikmeleri müdüre bildirmek => Reports payments more than 30 days late to the manager
  Eski sistemi 11 ayda yeni sunuculara taşıdı => Eski sistemi bir yıldan kısa sürede yeni sunuculara taşıdı
  Pulled vacuum below 500 microns => 500 mikronun altında vakum aldı
`);

test.each(SAME)("who wrote »%s« may tell it so: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Rebuilt the booking site together with one other developer => Rebuilt the booking site
  Responsible for 30 people on two shifts => Leads over 30 people
  Saved £9,400 a year by moving paper orders to one supplier => Cut costs to £9,400
  Passed 96% of the inspections on the first visit => About 9 in 100 inspections were not passed first time
  Brought failed starts down from 9% to 3% => Brought failed starts down to 2%
  150 avroya kadar telafi yetkisi => May offer up to 250 euros in compensation
  Yorumların hepsine 48 saat içinde yanıt verdi => Bütün yorumları üç gün içinde yanıtladı
  30 günü geçen gecikmeleri müdüre bildirmek => Reports payments more than 45 days late to the manager
`);

test.each(OTHER)("who wrote »%s« may not tell it so: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
