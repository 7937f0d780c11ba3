import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** The same fact by another unit, clock, count, form or denial: true, whether or not anything proves it. */
const SAME = read(`
  Served on average 430 meals/day in the canteen => Served just over 400 meals a day on average in the canteen
  Yemekhanede günde ortalama 430 yemek => Yemekhanede günde ortalama 400'ün üzerinde yemek çıkardım
  took over 3 market stalls w/ 24 traders => Took on three market stalls with two dozen traders
  Temp in a tile warehouse, 5 mths => Temped in a tile warehouse for five months
  U15 kadrosu, 20 oyuncu => 15 yaş altı kadrosunda 20 oyuncuyla çalıştım
  Dolum hattında fire oranı %0,06 => Dolum hattında fire oranı on binde 6
  Breakage rate 0.03% vs site avg 0.2 => Kırılma oranı on binde 3, tesis ortalaması ise binde 2
  Liman, haftada 90 gemi, gümrük evrakı => Haftada 90 gemi geçen limanda gümrük evrakını hazırladım
  Sahil yolu 51 km, %25'i asfaltlandı => 51 kilometrelik sahil yolunun 13 kilometreye yakını asfaltlandı
  Halk eğitimde dikiş kursu, 29 kişi => Mevcudu 30'u bulmayan bir dikiş kursu verdim
  İki iade oldu (140 TL ve 45 TL) => Toplamı 200 liraya ulaşmayan iki iade oldu
  Motor verimi 1,2den 1,7ye => Motor verimini 0,5 yükselttim
  2021 martta vardiya amirliğine geçtim => Mart 2021'de vardiya amirliğine geçtim
  2023 hedef 6 mio gerç. 5,5 mio TL => 2023'te 6 milyon liralık hedefin 500 bin lira altında kaldım
  Club went from 12th to 5th in the league while I was physio => Physio at a club that climbed seven places in the league
  Mağaza 22. sıradan 9. sıraya çıktı => Mağaza 13 basamak yükseldi
  Security guard, night shift from 10 to 6 => Guarded the site through eight-hour nights
  Santral, gece nöbeti 21.00-07.00 => Santralde on saatlik gece nöbeti tuttum
  Third mate, stood the 0800-1200 and 2000-2400 => Third mate standing the eight-to-twelve watches, morning and evening
  Vineyard hand, 6 ha, hand picking only => Hand-picked the grapes of a vineyard of about 15 acres
  250 dönüm zeytinlik, makineli hasat => 25 hektarlık zeytinlikte makineli hasat yaptım
  Skippered a 12m sailing boat => Skippered a sailing boat just under 40 feet long
  Van driver, 160 km a day => Drove a van about 100 miles a day
  Coached rowing in 20/21, 14 rowers => Coached 14 rowers in 2020/21
  Packer, usual 108-112% of quota => Packer who generally beat quota by 8 to 12 per cent
  Ramp agent, A320 & 737 turnarounds => Handled turnarounds of two types of aircraft
  QA tester, 220 bugs logged on release 3, approx. 1/5 rejected as dupes => Logged 220 defects on one release, about four-fifths of which were not rejected
  Met the target in 8 of 12 months => 12 ayın 8'inde hedefe ulaştı
  Yük gemisi, 2 sefer (4+3 ay) => Cargo ship, over two voyages adding up to seven months
  Took 2 contracts (6+5 months) as a cook => Cook over two contracts, one month short of a year in all
  Sales rep, 2022 target £40k, did £37k => Finished 2022 £3,000 short of a £40,000 target
  Picker, approx 90 pallets/shift, target was 80, never late => Picker who moved about 90 pallets a shift, roughly ten over target
  Site fitter, 6 pipefitters under me => Led six pipefitters
  Bakery supervisor's cover: 5 staff reported to me => Led a staff of five
  Depoda sevkiyat bendeydi, 14 rampa => Depoda 14 rampanın sevkiyat bölümünü yürüttüm
  Kazan dairesi, 3 vardiya, 8 kişi bana bağlı => Kazan dairesinde sekiz kişiyi yönettim
  Deputy manager, bistro, 60 seats, open six days, no bookings => Number two at a bistro of 60 seats
  Yüzme kursu, haftada 2 gün, toplam 80 kadar çocuk => Taught swimming to around 80 children in all, two days a week
  Antrenörlük 6 yıl, son 2 yılı kulüpte, öncesi okulda => Altı yıllık antrenörlüğümün ilk dört yılı okulda, gerisi kulüpte geçti
  Fire oranını üretim ekibiyle birlikte düşürdük => Üretim ekibiyle el ele, fire oranını düşürdüm
  Typed 9 survey reports, signed by the surveyor not me => Typed nine survey reports, with the surveyor doing the signing
  Forklift operatörü, reach truck belgem yok => Forklift kullandım; reach truck'ta belgesizim
  Cankurtaran, lisans 2023 nisanda bitti yenilemedim => Cankurtaranım; lisansımın süresi Nisan 2023'te doldu
  Staj bitti, rapor teslim edilmedi henüz => Internship finished, report still outstanding
  Course completed, certificate not issued yet => Course completed, certificate still to come
  Aide to 5 pupils with SEN, ran the ESL club on Fridays => Ran the English as a second language club on Fridays
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Served on average 430 meals/day in the canteen => Served over 500 meals a day on average in the canteen
  Temp in a tile warehouse, 5 mths => Temped in a tile warehouse for eight months
  Dolum hattında fire oranı %0,06 => Dolum hattında fire oranı binde 6
  Halk eğitimde dikiş kursu, 29 kişi => Mevcudu 20'yi bulmayan bir dikiş kursu verdim
  2021 martta vardiya amirliğine geçtim => Mayıs 2021'de vardiya amirliğine geçtim
  Club went from 12th to 5th in the league while I was physio => Physio at a club that climbed nine places in the league
  Security guard, night shift from 10 to 6 => Guarded the site through twelve-hour nights
  Vineyard hand, 6 ha, hand picking only => Hand-picked the grapes of a vineyard of about 30 acres
  250 dönüm zeytinlik, makineli hasat => 40 hektarlık zeytinlikte makineli hasat yaptım
  Van driver, 160 km a day => Drove a van 180 km a day
  Coached rowing in 20/21, 14 rowers => Coached 14 rowers in 2017/18
  Site fitter, 6 pipefitters => Led six pipefitters
  Planted about 300 saplings => Planted exactly 300 saplings
  Forklift operatörü, reach truck kullanmadım => Forklift ve reach truck kullandım
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
