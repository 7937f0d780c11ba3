import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

const SAME = read(`
Dressed wounds and changed dressings => Pansuman yaptım
Pansuman yaptım => Dressed wounds
Pansuman yapılması, hastalardan kan alınması => Took blood
Hastalardan kan aldım => Drew blood from patients
Took blood samples => Kan aldım
Measured blood pressure => Tansiyon ölçtüm
Vital bulgu takibi yaptım => Monitored vital signs
Took vital signs every four hours => Took observations every four hours
Damar yolu açtım => Inserted IV lines
Yoğun bakımda hasta bakımını üstlendim => Cared for patients in the ICU
Worked in the intensive care unit => YBÜ'de çalıştım
EKG çektim => Recorded ECGs
İlaç uyguladım => Gave medication
Numune kabulü yaptım => Received samples
Numune kabulü ve barkodlama => Accepted samples
Cihazların kalibrasyonunu yaptım => Calibrated the devices
Reçete karşıladım => Filled prescriptions
Dispensed prescriptions => Reçeteleri karşıladım
Miat kontrolü yaptım => Checked expiry dates
Röntgen çektim => Took X-rays
Hasta kabul işlemlerini yaptım => Registered patients
Hastaları taburcu ettim => Discharged patients
Bathed residents => Sakinlerin banyosunu yaptırdım
Yaşlı bakımı yaptım => Looked after the elderly
Ev ziyaretleri yaptım => Visited homes
Anamnez aldım => Took medical histories
Muayene yaptım => Examined patients
Diş çekimi yaptım => Extracted teeth
Did root canals and fillings => Kanal tedavisi yaptım
Kedi ve köpek kısırlaştırdım => Neutered cats and dogs
Ran PCR => PCR çalıştım
Hazırlanan besiyerlerine ekim yaptım => Plated samples
Veri topladım ve analiz ettim => Collected data
Makale yayımladım => Published articles
Kitapları katalogladım => Catalogued books
Ödünç verme işlemlerini yaptım => Lent books
Ders planı hazırladım => Planned lessons
Prepared lesson plans => Ders planları hazırladım
Sınav kâğıtlarını okudum => Marked exams
Veli görüşmeleri yaptım => Met with parents
Met parents each month => Talked to parents each month
Etkinlik yaptım => Ran activities
Masal anlattım => Told stories
Taught reading and writing => Okuma yazma öğrettim
Özel ders verdim => Gave private tuition
Gave private lessons => Özel ders verdim
Yenidoğan yoğun bakımda küvözdeki bebeklerin bakımını yaptım => Cared for babies in incubators in the NICU
Bireysel danışmanlık seansları yürüttüm => Ran individual counselling sessions
Worked in A&E, ICU and theatre => Acil, yoğun bakım ve ameliyathanede çalıştım
Hastalara ağız hijyeni eğitimi verdim => Taught patients oral hygiene
BEP hazırladım => Wrote IEPs
Taught children with special needs => Özel gereksinimli çocuklara ders verdim
`);

const OTHER = read(`
Pansuman yaptım => Operated on patients
Kan aldım => Gave blood transfusions
Hasta baktım => Examined patients
Hasta bakımı yaptım => Diagnosed patients
Tansiyon ölçtüm => Kan şekeri ölçtüm
Röntgen çektim => Performed MRI scans
Took X-rays => Tomografi çektim
Ameliyata girdim => Ameliyat yaptım
Scrubbed in for operations => Performed operations
Röntgen çektim => MR çektim
Dolgu yaptım => Kanal tedavisi yaptım
Pansuman yaptım => Masaj yaptım
Ders planı hazırladım => Soru hazırladım
Sonuçları raporladım => Sonuçları onayladım
Reported results => Authorised results
Reçete karşıladım => Reçete yazdım
Dispensed prescriptions => Wrote prescriptions
Alt değiştirdim => Banyo yaptırdım
Yaşlı bakımı yaptım => Çocuk bakımı yaptım
Çocuk bakımı yaptım => Bebek bakımı yaptım
Gezi düzenledim => Öğrencileri geziye götürdüm
Seminer düzenledim => Seminer verdim
Ödev kontrol ettim => Sınav kâğıdı okudum
Marked homework => Marked exams
Sınav gözetmenliği yaptım => Sınav hazırladım
Veli bilgilendirdim => Veli toplantısı yaptım
Poster sundum => Sözlü bildiri sundum
Applied for grants => Won grants
Hibe başvurusu yaptım => Hibe aldım
Vaka takibi yaptım => Vaka yönettim
Worked in the neonatal intensive care unit => Worked in the paediatric intensive care unit
Worked with type 2 diabetes patients => Worked with type 1 diabetes patients
Submitted a paper to a journal => Published a paper in a journal
Scheduled surgeries => Performed surgeries
Tip 2 diyabet hastalarını takip ettim => Tip 1 diyabet hastalarını takip ettim
Organised a seminar => Gave a seminar
Terapi seanslarını gözlemledim => Terapi seansları yürüttüm
Makale yazdım => Makale yayımladım
Koroner yoğun bakımda çalıştım => Yenidoğan yoğun bakımda çalıştım
Taught English => Taught German
Taught third grade => Taught fourth grade
Physiotherapy of children => Physiotherapy of adults
`);

test.for(SAME)("who wrote '%s' may be said to have: %s", ([fact, claim]) => {
  expect(follows(fact, claim, "Clerk")).toBe(true);
});

test.for(OTHER)("who wrote '%s' did another thing than: %s", ([fact, claim]) => {
  expect(follows(fact, claim, "Clerk")).toBe(false);
});
