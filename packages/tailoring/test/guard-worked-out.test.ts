import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** The same by a sum, another period, unit or bound, or with a denial left out: true, whether or not anything proves it. */
const SAME = read(`
  Library clerk, Tue-Sat 10-4, shelving => Shelved books as a library clerk for 30 hours a week
  Otopark bekçisi, 20:00-08:00, haftada 4 gece => Otopark bekçisi olarak haftada 48 saat çalıştım
  Pharmacy counter, 6 hours x 3 days a week => Worked 18 hours a week at a pharmacy counter
  Günde 5 saat, haftada 4 gün bebek bakıcılığı => Haftada 20 saat bebek bakıcılığı yaptım
  Purchase ledger, paid £2.4m of bills pa => Paid about £200,000 of bills in an average month
  Muhasebe, yıllık 36 milyon TL fatura => Ayda yaklaşık 3 milyon liralık fatura işledim
  Milk round, $1,500 pcm takings => Took some $18,000 a year on a milk round
  Servis şoförü, günde 3 sefer gidiş dönüş, tek yön 20 km => Günde 120 kilometre yol yaptım
  Courier, 4 round trips a week, 150 miles each way => Drove some 1,200 miles a week as a courier
  bakkal çırağı 2014-17, tezgâh => 2014-2017 arasında bakkal çırağı olarak tezgâhta durdum
  Usher 2008 to 2010 then box office 2010-13, Lyric => Worked at the Lyric from 2008 to 2013, moving from usher to box office in 2010
  Kalorifer ateşçisi 1998-02, 2 kazan => 1998-2002 arasında 2 kazanı yaktım
  Vinç operatörü, rüzgar 40 km üstü olunca işi durdurdum => Rüzgâr 40 kilometreyi aştığında işi durduran vinç operatörüydüm
  Kütüphane, yılda 300 küsur kitap ciltledim => Yılda 300'den fazla kitap ciltledim
  Taksi, 4 yılda 900 den fazla havaalanı seferi => Dört yılda 900'ün üzerinde havaalanı seferi yaptım
  Bound 300-odd books a year => Bound more than 300 books a year
  Signwriter, boards up to 500kg lifted by crane team => Painted boards of up to half a tonne, lifted by the crane team
  Taş ustası, 250 kg'a kadar bloklar => Çeyrek tona kadar taş blokları işledim
  Wind farm, climbs stopped above 30mph wind => Stopped climbs in winds above roughly 48 km/h
  Tekne kaptanı, 20 knot rüzgarda sefer yaptım => Yaklaşık 37 km/s rüzgarda sefer yaptım
  School shop, takings 410/week when i began, 830 when i left => School shop manager during whose tenure weekly takings more than doubled
  Upholsterer, wait 12wks cut to 7 with 2nd helper => Upholsterer who shortened the wait by five weeks once a second helper came
  Terzi, bekleme süresi 10 haftadan 6ya indi => Bekleme süresini dört hafta kısaltan terzi
  Invoicing went from 4 hours to 1 hour after I built the template => Built a template, after which invoicing took a quarter of the time
  Sayım 6 günden 2 güne indi, rafları ben etiketledim => Rafları etiketledim, sayım sürenin üçte birine indi
  Ran the raffle with 4 mates, raised £900 => As one of five friends, raised £900 with the raffle
  3 arkadaşla sokak kütüphanesi kurduk => Dört kişilik bir ekiple sokak kütüphanesi kurduk
  Kantin, kasa açığı toplam 85 TL => Kantinde kasa açığım 100 TL'yi aşmadı
  Till at the zoo, shortages 85 pounds in all => Kept the till at the zoo with shortages that never reached £100
  Guide, tours in French and some Italian (not fluent) => Guide giving tours in French and, at a basic level, Italian
  Rehber, İngilizce ve biraz Rusça tur (akıcı değil) => İngilizce ve sınırlı ölçüde Rusça tur verdim
  Koro üyesi, 12 konser, şef değildim => Şeflik görevim olmaksızın koro üyesi olarak 12 konsere çıktım
  Piano tuner, mostly schools, concert work I decline => Piano tuner working mainly for schools and turning down concert jobs
  Tercüman, mahkeme işi almıyorum, çoğu hastane => Çoğunlukla hastanelerde tercümanlık yapıyor, mahkeme işlerini geri çeviriyorum
  Kurtarma gönüllüsü, 2020 İzmir dahil 4 görev, dalış ekibi değil => Volunteered on four rescue missions, including İzmir in 2020
  Baker, sourdough, 90 loaves per day until 2021, since then 150 => Bakes sourdough, now over 60% more loaves a day than before 2021
  Kurs, 20 kursiyer, 14'ü sınavı geçti, 6'sı geçemedi => Kursta 20 kursiyerin yarıdan fazlası sınavı geçti
  Meyve suyu fabrikası, günlük 500 kasa hedefi vardı, 470-490 arası çıktı => Günde 470-490 kasayla 500'lük hedefin biraz altında kaldık
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Library clerk, Tue-Sat 10-4, shelving => Shelved books as a library clerk for 40 hours a week
  Otopark bekçisi, 20:00-08:00, haftada 4 gece => Otopark bekçisi olarak haftada 70 saat çalıştım
  Purchase ledger, paid £2.4m of bills pa => Paid about £500,000 of bills in an average month
  Muhasebe, yıllık 36 milyon TL fatura => Ayda yaklaşık 5 milyon liralık fatura işledim
  Servis şoförü, günde 3 sefer gidiş dönüş, tek yön 20 km => Günde 180 kilometre yol yaptım
  bakkal çırağı 2014-17, tezgâh => 2014-2018 arasında bakkal çırağı olarak tezgâhta durdum
  Kütüphane, yılda 300 kitap ciltledim => Yılda 300'den fazla kitap ciltledim
  Bound 300 books a year => Bound more than 300 books a year
  Wind farm, climbs stopped above 30mph wind => Stopped climbs in winds above roughly 70 km/h
  School shop, takings 410/week when i began, 830 when i left => School shop manager during whose tenure weekly takings more than tripled
  Upholsterer, wait 12wks cut to 7 with 2nd helper => Upholsterer who shortened the wait by eight weeks once a second helper came
  Ran the raffle with 4 mates, raised £900 => As one of nine friends, raised £900 with the raffle
  Kantin, kasa açığı toplam 85 TL => Kantinde kasa açığım 70 TL'yi aşmadı
  Koro üyesi, 12 konser, şef değildim => Koro şefi olarak 12 konsere çıktım
  Guide, tours in French, none in Italian => Guide giving tours in French and Italian
  Shift supervisor (not manager) in a bowling alley, 7 on shift => Shift manager of seven in a bowling alley
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
