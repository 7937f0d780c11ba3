import { describe, expect, it } from "vitest";
import { follows, read, verdictOn } from "./guard-lines.ts";

describe("how far a deed reached", () => {
  it.each(
    read(`
Managed the spare parts budget => Managed the budget
Managed the budget of the spare parts store => Ran the budget
Managed the night shift team => Managed the team
Approved the orders for spare parts => Approved the orders
Oversaw construction of the east wing => Oversaw construction
Ran the summer camp kitchen => Ran the kitchen
Designed the heating system of the east wing => Designed the heating system
Planned the nurses' holiday rota => Planned the rota
Responsible for tyre maintenance of the fleet => Responsible for maintenance of the fleet
Yedek parça bütçesini yönettim => Bütçeyi yönettim
Yedek parça deposunun bütçesini yönettim => Deponun bütçesini yönettim
Yedek parça bütçesini yönettim => Managed the budget
Temizlik personelinin vardiyasını planladım => Vardiyayı planladım
Doğu kanadının inşaatından sorumluydum => İnşaattan sorumluydum`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Managed the spare parts budget of 40,000 euros => Managed a budget of 40,000 euros
Managed the spare parts budget => Responsible for the spare parts budget
Yedek parça bütçesini yönettim => Managed the spare parts budget`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });
});

describe("how often something came back", () => {
  it.each(
    read(`
Taught two classes a day and a workshop a month => Taught two classes a month
Taught two classes a week, held a parents' meeting a month => Taught two classes a month
Taught two classes a year and a workshop weekly => Taught two classes weekly
Her yıl iki ders, her gün bir atölye verdim => Her gün iki ders verdim
Günde 12 kazan kontrol ettim ve ayda rapor yazdım => Ayda 12 kazan kontrol ettim
Her ay 12 kazan kontrol ettim ve her hafta rapor yazdım => Her hafta 12 kazan kontrol ettim`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Taught two classes a day and a workshop a month => Taught two classes a day
Günlük ve haftalık satış raporları hazırladım => Haftalık satış raporları hazırladım
Her yıl 12 kazan kontrol ettim ve her ay rapor yazdım => Her yıl 12 kazan kontrol ettim`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });
});

describe("a limit that is told by a denial denies nothing", () => {
  it.each(
    read(`
Held no more than 12 sessions a week => Held at most 12 sessions a week
Taught groups of no more than 12 learners => Taught groups of at most 12 learners
Answered calls in not more than 30 seconds => Answered calls in at most 30 seconds
Served at least 80 guests a night => Served no fewer than 80 guests a night
12 kişiyi geçmeyen gruplara ders verdim => En fazla 12 kişilik gruplara ders verdim`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });

  it.each(
    read(`
Held no more than 12 sessions a week => Held at least 12 sessions a week
Held no more than 12 sessions a week => Held 12 sessions a week
Served no fewer than 80 guests a night => Served at most 80 guests a night
12 kişiyi geçmeyen gruplara ders verdim => 12 kişiden fazla gruplara ders verdim
Made no more deliveries to 12 shops => Made deliveries to 12 shops`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });
});

describe("what a number is measured by", () => {
  it.each(
    read(`
Racked about 120 casks a week => Racked about 120 casks
Günde 35 kayıt inceledim => 35 kayıt inceledim
Managed a budget of £9,000 a month => Managed a budget of £9,000
Draw up and keep a yearly budget of £310,000 => Keep a budget of £310,000
Aylık 9.000 liralık bütçeyi yönettim => 9.000 liralık bütçeyi yönettim
Saved 3 kg of paper per order => Saved 3 kg of paper
Delivered parcels within two working days => Delivered parcels within two days
Siparişleri iki iş gününde teslim ettim => Siparişleri iki günde teslim ettim
Fotoğraf satış gelirini üç yılda 48.000 liradan 131.000 liraya çıkardım => Geliri üç yılda 48.000 liradan 131.000 liraya çıkardım`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Racked about 120 casks a week => Racked about 120 casks each week
Delivered parcels within two working days => Delivered the parcels within two working days
Günde 35 kayıt inceledim => Her gün 35 kayıt inceledim`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });
});

describe("what may be true isn't refused", () => {
  it.each(
    read(`
Ortalama müdahale süresini 17 dakikadan 11 dakikaya indiren sırayı ekiple birlikte kurdu => Ekibiyle kurduğu sıra, müdahaleyi ortalama 6 dakika kısalttı.
230 nail surgeries with an infection rate below 2% => Carried out 230 nail operations; fewer than two in a hundred became infected.
2024'teki teslimlerinin %99'unu süresinde yaptı => 2024'te her yüz teslimden doksan dokuzunu zamanında yaptı.
Logged 740 metres of core across three sites => Described 740 m of rotary core on three sites.
Rearranged the log so that a full check takes 20 minutes instead of 45 => Brought a full check down by 25 minutes.
Oda başına gideri 1,90 avrodan 1,35 avroya düşürdü => Oda başına gideri 55 sent azalttı.
Built 27 military coats in five weeks with one assistant => Built 27 military coats in five weeks.
Arşivdeki 60.000 fotoğrafı altı ayda yıllara göre ayırdım => Sorted 60,000 archive photos by year within six months.`),
  )("from »%s« to »%s«", (line, claim) => {
    expect(verdictOn(line, claim)).not.toBe("contradicted");
  });

  it.each(
    read(`
Logged 740 metres of core across three sites => Logged 940 m of core across three sites.
Rearranged the log so that a full check takes 20 minutes instead of 45 => Brought a full check down by 35 minutes.
2024'teki teslimlerinin %99'unu süresinde yaptı => 2024'te her yüz teslimden doksan ikisini zamanında yaptı.
Built 27 military coats in five weeks with a colleague => Built 27 military coats in five weeks.`),
  )("and from »%s« to »%s« is", (line, claim) => {
    expect(verdictOn(line, claim)).toBe("contradicted");
  });
});

describe("whose deed it was, and to what", () => {
  it.each(
    read(`
Cleaned offices and served tea to visitors => Cleaned offices and visitors
Supervise 5 library assistants and schedule volunteers => Supervise library assistants and volunteers
Wrote a guide which other branches then copied in five cities => Wrote a guide in five cities
Introduced a calm corner that the school then copied in four classrooms => Introduced a calm corner in four classrooms
Müdürün beş şubeye yaydığı bir form hazırladım => Beş şubeye bir form yaydım
Decided whether to repair or replace pumps => Replaced pumps
Sözleşmeleri Almanca ve İngilizceden Türkçeye çevirmek => Sözleşmeleri Türkçeden Almancaya ve İngilizceye çeviriyor
Haftada bir kod inceleme oturumu yönetmek => Haftada bir oturum yönetmek
Keep the controlled drugs register => Kept the register`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Cleaned offices and served tea to visitors => Cleaned offices
Wrote a guide which other branches then copied in five cities => Wrote a guide that other branches copied in five cities`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });
});

describe("how much of a thing", () => {
  it.each(
    read(`
Checked 10 % of all interviews by phone => Checked every interview by phone
Checked half of the interviews by phone => Checked all interviews by phone
Görüşmelerin yüzde onunu telefonla denetledim => Tüm görüşmeleri telefonla denetledim`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Checked every interview by phone => Checked all interviews by phone
Checked 10 % of all interviews by phone every week => Checked 10 % of all interviews by phone every week`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });
});
