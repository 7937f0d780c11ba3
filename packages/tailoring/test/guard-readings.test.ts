import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";
import { maySay } from "./may-say.ts";

test.each(
  read(`
Milk waste went down from 20 to 12 litres a week => The waste of milk fell from 20 to 12 litres a week
Scrap rate went from 8% to 6% => Scrap rate fell from 8% to 6%
Cared for outpatients, mostly knee and shoulder => Cared for outpatients, mostly knees and shoulders
Practice got the silver award in 2023 => The practice got the silver award in 2023
Installed heat pumps in a two-man crew => Installed heat pumps in a crew of two
Cut the time for handover from 40 to 25 minutes => Shortened handover by 15 minutes
Çocuklara 36 saatlik oyun kursu verdim => Delivered a 36-hour course on play for children
Built 30-odd Airflow DAGs => Built about 30 Airflow DAGs
`),
)("%s: an English word is a noun where a noun stands: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Sold milk from the farm => Milked cows on the farm
Cared for outpatients, mostly knee and shoulder => Shouldered the care of outpatients
Sold milk from the farm => Milk the farm's cows
Milk waste went down from 20 to 12 litres a week => Milked 20 litres a week
Helped the owner choose the machine => Machined parts for the owner
Worked with local field staff => Fielded questions from local staff
Cut the time for handover from 40 to 25 minutes => Handed over in 40 minutes
Planned the course materials => Delivered a course
`),
)("%s: and says nothing of what its verb would: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});

test.each(
  read(`
Kışın 60 koyun besledim => 60 koyunu kışın besledim
Hedefi %12 aştım => Hedefi yüzde 12 aştım
Uretim hattinin bakimini yaptim => Üretim hattının bakımını yaptım
Üretim hattında çalıştım => Uretim hattinda calistim
Katalogları güncelledim => Kataloğun güncellenmesini yaptım
240 odalı otelde çalıştım => 240 odası olan otelde çalıştım
4 bloklu konut projesinin iki bloğunda kaba inşaat takibi => Konut projesinin iki bloğunda kaba inşaatı takip ettim
`),
)("%s: a Turkish word is read with its marks and endings: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Kışın 60 koyun besledim => 60 koyunu kıstım
Kışın maliyet takibi yaptım => Maliyetleri kıstım
4 bloklu konut projesinin iki bloğunda kaba inşaat takibi => Konut projesinin dört bloğunda kaba inşaatı takip ettim
240 odalı otelde çalıştım => 240 otelde çalıştım
Cleaned a 40-seat coffee shop => Cleaned 40 coffee shops
`),
)("%s: and not as another that only looks like it: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});

test.each(
  read(`
Worked with occupational therapists => Worked with occupational therapists (OTs)
Worked with occupational therapists (OTs) on discharge plans => Worked with OTs on discharge plans
İş sağlığı ve güvenliği (İSG) eğitimi verdim => İSG eğitimi verdim
Yeni müşteri ilişkileri yönetimi sistemini kurdum => Yeni CRM sistemini kurdum
Yeni müşteri ilişkileri yönetimi (CRM) sistemini kurdum => Yeni CRM sistemini kurdum
Haftalık satış rakamlarını raporladım => Satış rakamlarını her hafta raporladım
Ortalama check-in süresi 7 dakikadan 4 dakikaya indi => Ortalama check-in süresi 3 dakika kısaldı
`),
)("%s: what a bracket says again says nothing new: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Worked with occupational therapists => Worked with occupational therapists (NHS)
Worked with occupational therapists => Worked with occupational therapists (PTs)
Yeni müşteri kazandım => Yeni müşteri ilişkileri yönetimi sistemini kurdum
I don't sell alcohol => Sold alcohol
I don't train staff => Train staff
Didn't write the reports => Wrote the reports
Sahne amirinin onayıyla kanal listesini hazırladım => Approved the channel list
`),
)("%s: but another word does, and a denial stays one: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});

/** Whether somebody of these languages and this unfinished degree may say so of themselves. */
function mayClaim(claim: string): boolean {
  const profile = CareerProfile.parse({
    education: [
      {
        institution: "Ege Üniversitesi",
        degree: "Yüksek lisans (tez aşamasında)",
        field: "Tarih",
        startDate: "2023",
      },
    ],
    skills: {
      technical: [],
      soft: [],
      languages: [
        { language: "İngilizce", proficiency: "Professional" },
        { language: "Rusça", proficiency: "Intermediate" },
        { language: "Almanca", proficiency: "Basic" },
      ],
    },
  });
  return maySay(profile, claim);
}

test.each([
  "İngilizce (mesleki), Rusça (orta), Almanca (temel)",
  "İngilizce (profesyonel) ve Rusça (orta)",
  "English at professional level, intermediate Russian",
  "Tarih yüksek lisansını sürdürüyor",
  "Tarih yüksek lisansına devam ediyorum",
])("%s: a level is that of its own language, and what goes on isn't finished", (claim) => {
  expect(mayClaim(claim)).toBe(true);
});

test.each([
  "İngilizce (mesleki), Rusça (akıcı), Almanca (temel)",
  "İngilizce (orta), Rusça (profesyonel)",
  "Rusça (mesleki), Almanca (orta)",
  "Profesyonel İngilizce ve Rusça",
  "English at intermediate level, professional Russian",
  "Tarih yüksek lisansını tamamladı",
  "Tarih yüksek lisansı mezunu",
])("%s: nor is another's", (claim) => {
  expect(mayClaim(claim)).toBe(false);
});

test.each(
  read(`
Rampadan rafa palet taşıma => Paletleri rampadan rafa taşıdım
3 adet tornayı çalıştırıyorum => Üç tornayı çalıştırıyorum
Yeni operatörlere makine eğitimi verdim => Trained new operators at the machine
`),
)("%s: a word that looks like another's form is read as what it says: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Taşıtların bakımını yaptım => Taşıtları taşıdım
3 adet tornayı çalıştırıyorum => Üç adet ürettim
Trained new operators at the machine => Operated the machine
Örtü bitkisi denemeleri tasarladım => Duvar ördüm
`),
)("%s: and as nothing else: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});

test.each(
  read(`
Active users of invoicing grew from 8,000 to 14,000 => The number of active users of invoicing grew from 8,000 to 14,000
Aylık kullanıcı sayısı 80'den 120'ye çıktı => Aylık kullanıcılar 80'den 120'ye çıktı
En fazla 46 kişilik grupları karşıladım => 46 kişiye varan grupları karşıladım
Beton dökümü öncesi demiri kontrol ettim => Beton dökümünden önce demiri kontrol ettim
Yedi çalışmanın ikisini yazdım => Yedi çalışmanın 2'sini yazdım
Depo vardiyasında müşterilerle konuştum => Depo vardiyasında müşterilerle görüştüm
`),
)("%s: words that hold a sentence together claim nothing: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Active users of invoicing grew from 8,000 to 14,000 => The number of paying users of invoicing grew from 8,000 to 14,000
Aylık sipariş sayısı 80'den 120'ye çıktı => Aylık hata sayısı 80'den 120'ye çıktı
Yedi çalışmanın ikisini yazdım => Yedi çalışmanın dördünü yazdım
Kürtçe konuşan müşterilere baktım => Kürtçe konuştum
`),
)("%s: and those that claim stay: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});
