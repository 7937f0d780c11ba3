import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** The same amount, list or thing in other words, each with a neighbour that really differs. */
const SAME = read(`
  Cut oven changeover from two hours to 35 minutes => Brought oven changeover down from 120 to 35 minutes
  Cut oven changeover from two hours to 35 minutes => Fırın değişimini 120 dakikadan 35 dakikaya indirdi
  Numune hazırlamayı dört saatten 50 dakikaya indirdim => Cut sample preparation from 240 to 50 minutes
  Shortened the handover from 90 minutes to half an hour => Shortened the handover from an hour and a half to 30 minutes
  Cut the fitting to half an hour => Cut the fitting to 30 minutes
  Cut the fitting from three quarters of an hour to 10 minutes => Cut the fitting from 45 to 10 minutes
  Teslimi bir buçuk saatten yarım saate düşürdü => Teslimi 90 dakikadan 30 dakikaya düşürdü
  Devri yarım saate düşürdü => Brought the handover down to 30 minutes
  Co-founded a bakers' cooperative => Co-founder of a bakers' cooperative
  Founded a village choir => Founder of a village choir
  Mahallede bir koro kurdum => Founder of a neighbourhood choir
  Koro üye sayısını 12'den 35'e çıkardı => Korodaki üye sayısını on ikiden otuz beşe yükseltti
  Günlük sipariş sayısı 20'den 43'e çıktı => Günlük sipariş yirmiden kırk üçe çıktı
  Haftalık randevu 9'dan 21'e çıktı => Haftalık randevu sayısı dokuzdan yirmi bire yükseldi
  Ran the wedding fair for 60 exhibitors and came in £1,800 under budget => 60 katılımcılı düğün fuarını düzenledi ve bütçenin 1.800 sterlin altında kaldı
  Sold 12 % more than the target in 2022 => 2022'de hedefin %12 üzerinde satış yaptı
  Çatı onarımını bütçeden 40.000 TL ucuza bitirdi => Çatı onarımını bütçenin 40.000 TL altında bitirdi
  Looked after the calendars of the dean and the registrar; trained three clerks => Looked after the calendars of two people, the dean and the registrar
  Sold bread to the hotel and the hospital; baked for four cafés => Baked for two large buyers, the hotel and the hospital
  Başhekim ile başhemşirenin yazışmalarını yürüttü, beş sekreteri eğitti => İki yöneticinin, Başhekim ile Başhemşirenin, yazışmalarını yürüttü
  Maintained Zebra, Epson and Lexmark printers => Maintained label, receipt and office printers (Zebra, Epson and Lexmark)
  Fed goats, hens and ponies => Fed dairy, poultry and riding animals (goats, hens and ponies)
  Terk edenlere hatırlatma gönderen akış 2023'te 400 sipariş getirdi => Bırakıp gidenlere hatırlatma gönderen akış 2023'te 400 sipariş sağladı
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Cut oven changeover from two hours to 35 minutes => Brought oven changeover down from 140 to 35 minutes
  Numune hazırlamayı dört saatten 50 dakikaya indirdim => Cut sample preparation from 200 to 50 minutes
  Koro üye sayısını 12'den 35'e çıkardı => Korodaki üye sayısını on ikiden kırk beşe yükseltti
  Ran the wedding fair for 60 exhibitors and came in £1,800 under budget => 60 katılımcılı düğün fuarını düzenledi ve bütçenin 1.800 sterlin üstüne çıktı
  Ran the wedding fair for 60 exhibitors and came in £1,800 under budget => 60 katılımcılı düğün fuarını düzenledi ve bütçenin 2.800 sterlin altında kaldı
  Cut the fitting to half an hour => Cut the fitting to 20 minutes
  Teslimi bir buçuk saatten yarım saate düşürdü => Teslimi 90 dakikadan 20 dakikaya düşürdü
  Cut the fitting to two and a half hours => Cut the fitting to 30 minutes
  Co-founded a bakers' cooperative => Founder of a bakers' cooperative
  Ran a village choir => Founder of a village choir
  Köy korosunu yönetti => Founder of a village choir
  Bir fuar için 1.800 stant kiraladı => Bir fuar için 1.800 standın üzerinde yer kiraladı
  Looked after the calendars of the dean and the registrar; trained three clerks => Looked after the calendars of five people, the dean and the registrar
  Maintained Zebra and Epson printers => Maintained Zebra, Epson and Lexmark printers
  Fed goats and hens => Fed goats, hens and ponies (by hand)
  Yarıda bıraktığım yüksek lisansta 6 ders aldım => Yüksek lisansını tamamladı
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
