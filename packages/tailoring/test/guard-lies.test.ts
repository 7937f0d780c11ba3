import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { checkSentence } from "../src/verify/checking/check-sentence.ts";
import { readFacts } from "../src/verify/facts/profile-facts.ts";

/** Lines of one job, and what a writer might make of them that isn't so. */
const LIES = `
Babamla 60 dönüm arazide buğday ekiyoruz => 60 dönüm arazide buğday ekiyorum
Babamla 60 dönüm arazide buğday ekiyoruz => Kendi arazimde buğday ekiyorum
Arazinin 20 dönümü kiralık => Arazinin tamamı bana ait
Sütü kooperatife satıyoruz => Süt fabrikasına süt satıyoruz
Günde iki kez sağım yapıyorum => Günde üç kez sağım yapıyorum
Gece vardiyasında resepsiyonda tek başımayım, müdür telefonla ulaşılır => Gece müdürü olarak çalışıyorum
Müdür izinliyken vardiya çizelgesini hazırladım => Vardiya çizelgesini hazırlıyorum
Yoğun günlerde check-in yapıyorum => Her gün check-in yapıyorum
Misafir şikâyetlerini müdüre iletiyorum => Misafir şikâyetlerini çözüyorum
Misafir şikâyetlerini müdüre iletiyorum => Misafir şikâyetlerini yönetiyorum
Ustamın yanında takım elbise diktim => Kendi atölyemde takım elbise diktim
Gelinlik provalarında ustaya yardım ettim => Gelinlik provaları yaptım
Parça başı çalışıyorum => Tam zamanlı çalışıyorum
PPAP dosyalarının bir kısmını hazırladım => PPAP dosyalarını hazırladım
8D raporlarında görev aldım => 8D raporlarını yönettim
Tedarikçi denetimlerine katıldım => Tedarikçi denetimi yaptım
Tedarikçi denetimlerine katıldım => Tedarikçileri denetledim
Müşteri şikâyeti 24'ten 15'e düştü => Müşteri şikâyetini 24'ten 15'e düşürdüm
Müşteri şikâyeti 24'ten 15'e düştü => Müşteri şikâyeti %9 azaldı
Kalibrasyon takibini yapıyorum => Kalibrasyon yapıyorum
FMEA çalışmasında not tuttum => FMEA çalışmasını yürüttüm
Ekip lideri vekili oldum (3 ay) => Ekip lideri oldum
Ekip lideri vekili oldum (3 ay) => Üç ay ekip lideriydim
İki stajyere işi gösterdim => İki stajyeri yönettim
Yılda bir kez çiftçi eğitimine katılırım => Çiftçi eğitimi veriyorum
TARSİM sigortası yaptırdım => Tarım sigortası uzmanıyım
Ödül aldık (ekip) => Ödül aldım
Ayın personeli ödülüne aday oldum => Ayın personeli oldum
Fuarda standa baktım => Fuar organize ettim
Haftada ortalama 30 takım ütü => Günde ortalama 30 takım ütü
Haftada ortalama 30 takım ütü => Haftada en az 30 takım ütü
2019 yazında 2 ay çalıştım => 2019 yılı boyunca çalıştım
Salgında maske diktik, belediye dağıttı => Salgında maske dağıttık
Yaklaşık 15 ton verim => 15 tonun üzerinde verim
Traktörü kendim kullanırım, biçerdöver kiralarım => Biçerdöver kullanırım
Rezervasyonları Opera'ya girdim => Opera ve Fidelio'ya rezervasyon girdim
İngilizce konuşan misafirlere yardım ettim => İngilizce rehberlik yaptım
Sendika temsilcisi seçimine katıldım, seçilmedim => Sendika temsilcisi seçildim
Sendika temsilcisi seçimine katıldım, seçilmedim => Sendika temsilcisiydim
Kaynak sertifikam 2021'de doldu => Kaynak sertifikam var
Üretim müdürüne haftalık rapor veriyorum => Üretim müdürü olarak haftalık rapor veriyorum
Bölgede ikinci olduk => Bölgede birinci olduk
Ilçe birincisi olduk => İl birincisi olduk
Dört kişilik ekiple numune bölümünde çalıştım => Dört kişilik numune ekibini kurdum
Ekiple birlikte hurdayı %8'den %6'ya indirdik => Hurdayı %8'den %6'ya indirdim
Ekiple birlikte hurdayı %8'den %6'ya indirdik => Hurda %8'den %6'ya indi
Hurda %8'den %6'ya indi => Hurda %2 azaldı
Ölçümleri CMM operatörü yapıyor, raporu ben yazıyorum => Ölçümleri ben yapıyorum
Ölçümleri CMM operatörü yapıyor, raporu ben yazıyorum => CMM ile ölçüm yapıyorum
Fitted 40 boilers a year with a colleague => Fitted 40 boilers a year
Fitted 40 boilers a year with a colleague => Fitted over 40 boilers a year
Carried tools for the lead engineer => Lead engineer for tools
Quoted small jobs up to £2,000 => Quoted jobs up to £2,000
Quoted small jobs up to £2,000 => Quoted jobs over £2,000
Visited clients with a senior social worker => Visited clients
Wrote care plans, signed by the team manager => Signed care plans
Caseload of 14 families => Caseload of 40 families
Caseload of 14 families => Managed 14 staff
Sat in on two court hearings => Gave evidence at two court hearings
Sat in on two court hearings => Represented clients at two court hearings
Refused once for promotion => Promoted once
Second author on one paper => First author on one paper
Second author on one paper => Author of one paper
Paper under review at a journal => Paper published in a journal
Supervised one MSc student with my professor => Supervised MSc students
Supervised one MSc student with my professor => Supervised one PhD student
Applied for a grant; rejected => Won a grant
Reached the regional final => Reached the national final
Reached the regional final => Won the regional final
Long-haul flights as cabin crew => Purser on long-haul flights
Gave the safety demo => Designed the safety demo
Trained by the chief purser in first aid => Trained the chief purser in first aid
Trained by the chief purser in first aid => Trained crew in first aid
Didn't run trainings => Ran trainings
Answered calls => Answered e-mails
E-mailed customers => Phoned customers
Prepared the audit => Carried out the audit
Denetimlere hazırlık yaptım => Denetim yaptım
Prepared the decision => Decided
Prepared the board's presentation => Presented to the board
Organised training => Gave training
Collected donations => Gave donations
Para yatırma işlemleri => Para çekme işlemleri
Reported to the board => Sat on the board
Protokol imzalanmasına hazırlandım => Protokol imzaladım
Managed pharmacy stock => Managed a pharmacy
Put out forest fires => Put out building fires
No electrical or gas work => Electrical work
No night or weekend shifts => Weekend shifts
No night or weekend shifts => Worked night shifts
Aylık rapor, yönetim kuruluna müdürüm sunuyor => Aylık raporu yönetim kuruluna sunuyorum
Zemin raporları dış danışmandan geldi => Zemin raporlarını hazırladım
Responsible for triage in the emergency room => Managed the emergency room
Coordinated training in the northern branch => Coordinated the northern branch
Managed procurement for the hospital => Managed the hospital
I wasn't part of the audit => Part of the audit
The branch doesn't sell insurance => Sold insurance
`
  .trim()
  .split("\n")
  .map((line) => line.split(" => "));

test.each(LIES)("who wrote »%s« isn't made to say »%s«", (fact = "", lie = "") => {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Zet", position: "Eleman", startDate: "2019", endDate: "2021", responsibilities: [fact] },
    ],
  });
  const facts = readFacts(profile, "2026-11-21");
  expect(checkSentence(lie, facts, { kind: "entry", place: "experiences.0" }).supported).toBe(false);
});
