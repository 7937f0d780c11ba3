import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** A rule contradicts where it knows that something differs; these are the same in words that no line has. */
const SAME = read(`
  2020den beri ekipte iş günü kayıplı kaza yok => Ekip, 2020'den bu yana iş günü kaybına yol açan bir kaza yaşamadı
  Swapped 14 yaw motors in summer 2023, no lost time incidents => Replaced fourteen yaw motors in a single summer without one lost-time incident
  Built below-knee polypropylene prostheses with two local technicians => İki yerel teknisyenle diz altı polipropilen protezler yaptı
  Attended breakdown calls across the Highlands => Highlands'in dört bir yanında arıza çağrılarına gitti
  00-04 / 12-16 seyir vardiyası => Gece yarısı ve öğlen başlayan, dörder saatlik iki seyir vardiyası
  CSAT from 86 to 93% during 2023 => CSAT 2023 boyunca %86'dan %93'e çıktı
  98% of tickets inside SLA in 2019 => Only 2% of tickets fell outside SLA in 2019
  Pick accuracy from 98.9 to 99.6% => Pick error rate down from 1.1% to 0.4%
  Late deliveries fell from 18% to 9% => Geç teslimatları dokuz puan düşüşle yüzde dokuza indirdi
  Look after around 85 women from booking to day 28 after the birth => Gebelik kaydından doğum sonrası yirmi sekizinci güne kadar yaklaşık 85 kadını izliyor
  Replaced the sill beam of a 17th-century barn to the engineer's drawing => On yedinci yüzyıldan kalma bir ahırın taban kirişini mühendisin çizimine göre değiştirdi
  Sezonda uygulama sayısı 21'den 12'ye indi => Sezonluk uygulama sayısında yirmi birden on ikiye düşüş
  Senior Prosthetist; regional limb-fitting clinic => Bölgesel bir protez kliniğinde Kıdemli Protezist
  Lead 9 agents; QA on 5 tickets per agent per week => With five per agent and nine agents, 45 tickets go through quality assurance each week
  Cleared a backlog of 620 tickets in 5 weeks, team of 3 => As one of three people, worked off 620 backlogged tickets in five weeks, 124 a week on average
  Median wait from cast to delivery 31 days -> 19 days between 2022 and 2024, joint effort with the workshop => Together with the workshop, took 12 days off the median cast-to-delivery wait between 2022 and 2024, from 31 to 19
  Flattened and framed a 4.3 m ship plan for a maritime museum; two small museums => Flattened and framed a ship plan more than four metres long for a maritime museum
  Flattened and framed a 4.3 m ship plan for a maritime museum; two small museums => Bir denizcilik müzesi için 4,3 metrelik gemi planını düzleştirip çerçeveledi
  Uzun yol şoförlüğü, yaklaşık 380 bin km hasarsız => Long-distance driving, with about 380,000 km free of damage
  Belge sınavında gözlemciyim, oy hakkım yok => Attends the certification exam as a non-voting observer
  Own caseload of c. 210 patients, transtibial and transfemoral => Holds a caseload of about 210 below-knee and above-knee patients
  Supervise one graduate prosthetist clinically. Line management is with the centre manager => Clinical supervisor to one graduate prosthetist, whose line manager is the centre manager
  Supervise one graduate prosthetist clinically. Line management is with the centre manager => Bir graduate protezistin klinik süpervizörü; idari yöneticilik merkez müdüründe
  Line manage one assistant conservator => Line manager of one assistant conservator
  draft survey'de 1. zabite yardım => Draft survey'de birinci zabite yardımcı oldu
  argon kök, elektrod dolgu-kapak; karbon çelik ve paslanmaz, 2-24 inç boru => TIG root with stick fill and cap on carbon and stainless steel pipe from 2 to 24 inches
  Ekipte röntgen ret oranı %4,8'den %1,9'a indi (2022-2023) => Crew's X-ray reject rate down from 4.8% to 1.9% (2022–2023)
  First in the team on QA score in 3 of 7 quarters => Top of the team for QA score in three quarters out of seven
  Yük kayıt defterini 1. zabit tutar, ben değil. Kargo vardiyası tutuyorum => Kargo vardiyası tutuyor; yük kayıt defteri ise 1. zabitin görevi
  Visitors grew from 8,200 to 19,500 a month; trained two colleagues => More than doubled visitors, from 8,200 to 19,500 a month
  Brought the nightly load down from 5 h 40 min to 1 h 50 min => Gece yüklemesini 5 saat 40 dakikadan 1 saat 50 dakikaya indirdi
  Brought the nightly load down from 5 h 40 min to 1 h 50 min => Made the nightly load 3 hours 50 minutes shorter
  Assisted at 30 five-year load tests => Gave a hand at thirty five-year load tests
  Injuries of stage 2 and above were 21 in 2021 => Injuries of stage 2 or higher numbered 21 in 2021
  11 ve 12. sınıflarda haftada 26 saat kimya => Lisenin son iki sınıfında haftada 26 saat kimya
  Stabilised 1,150 letters over 20 months => Stabilised over a thousand letters in under two years
  Bound 75 copies in 11 weeks => Bound 75 copies in less than three months
  Competencies signed off in four months instead of six => Competencies signed off two months early, in four months instead of six
  Bir müşterinin takipçisi 12 binden 41 bine çıktı => A client's following rose from 12,000 to 41,000
  Altı ay mahkeme, altı ay büro stajı => Stajın altı ayını mahkemede, altı ayını büroda geçirdi
  Okul bahçesini iki meslektaşımla kurduk (2022); ayda iki kez gidiyoruz => 2022'de iki meslektaşımla okul bahçesini kurduk
  Follows each of 60 loans from request to return => Sees 60 loans through the whole cycle
  Dokuz sezonda teslim gününe yetişmeyen elbisem olmadı => Dokuz sezonda bütün elbiselerimi teslim gününe yetiştirdim
  The project came second in Bursa; missed the final in Ankara => The project came second in Bursa and did not reach the national final
  Ayda 5 gece ekip sorumlusu olarak hemşirelerin dağılımını yapıyorum => Ekip sorumlusu olarak ayda beş gece hemşirelerin dağılımını yapıyorum
  Alone on shift, branch supervisor in town => Alone on shift while the branch supervisor was in town
  Order flour and fruit from nine suppliers; ovens are bought by the purchasing office => Buy flour and fruit from nine suppliers
  Treat maps and photographs before digitisation; scanning is done by a contractor => Treats maps and photographs so that they can be digitised
  Accompanied around 20 viewings a week => Showed applicants around on some 20 viewings a week
  2020'de 14 hat zamanında sevk edildi (bütün bölüm) => Worked in a department that shipped 14 lines on time in 2020
  Fidan kaybını daha uzun tüplerle %24'ten %9'a indirdi => Lowered sapling losses from 24% to 9%, cutting them with taller tubes
  Rough construction of block B ended 11 days before the planned date => Rough construction of block B was finished 11 days early
  Vardiyada 2 hastaya bakıyorum: ventilatör ve santral venöz basınç izlemi => Vardiyada 2 hastanın CVP izlemini yapıyorum
  Kapalıçarşı'da dokuz kişilik atölyede çalıştı => Worked in a nine-person workshop in the Grand Bazaar
  Prepare around 160 import declarations a month => Prepare about 1,900 import declarations a year
  52 of the 58 participants stayed until their final visit => Nearly nine in ten participants stayed until their final visit
  I run seven open trials; three of them are industry-sponsored => Look after seven open trials, four of which have no industry sponsor
  Late deliveries fell from 14 to 5 a quarter => Late deliveries per quarter went down by nine
  The early shift now starts at 4 a.m. instead of 2 a.m. => Pushed the start of the early shift back by two hours
  Çökmesiz oturum oranını %98,6'dan %99,7'ye çıkardım => Lifted the share of crash-free sessions by 1.1 percentage points
  Dokuz yılı aşkın süredir uygulama yazıyorum => Uygulama yazarken dokuz yılı geride bırakmış
  460 armatürün montajını yapan dört kişilik ekipteydim => Was one of four people who mounted 460 luminaires
  38 dosyayı anlaşmayla kapattık; görüşmelerin tamamını ben yürüttüm => Personally conducted the talks in which 38 files were settled
  İki stajyer avukatın çalışmasını yönlendiriyorum; büronun ortağı değilim => İki stajyer avukata işlerinde yol gösteriyor
  Moved our customer list from Excel to Salesforce => Moved the customer list from a spreadsheet to Salesforce
  Resepsiyon, bellboy, santral ve misafir ilişkilerinde 26 kişiyi yönetiyor => Dört birimde çalışan 26 kişiyi yönetiyor
  Opened the gate and noted number plates => Kapıyı açıp plakaları kaydetti
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Visitors grew from 8,200 to 19,500 a month => More than tripled visitors, from 8,200 to 19,500 a month
  Brought the nightly load down from 5 h 40 min to 1 h 50 min => Gece yüklemesini 5 saat 40 dakikadan 1 saat 20 dakikaya indirdi
  Gecelik yüklemeyi 5 saat 40 dakikadan 1 saat 50 dakikaya indirdi => Gecelik yükleme süresini 1 saat 50 dakika kısalttı
  Stabilised 1,150 letters over 20 months => Stabilised 1,150 letters in under one year
  Bound 340 copies in 11 weeks => Bound 340 copies in less than two months
  Follows each of 60 loans from request to return => Follows 60 loans for the whole museum
  Okul bahçesini iki meslektaşımla kurduk => Bütün okulların bahçesini kurduk
  Draft reports, which the auditor signs => Signs reports
  Overhauled motors up to 250 kW; rewinding went to a subcontractor => Overhauled and rewound motors up to 250 kW
  REST servislerini tüketmek; servislerin kendisini backend ekibi yazıyordu => REST servislerini yazdı
  Muayene kuruluşunun denetimlerine eşlik ediyorum => Muayene kuruluşunun denetimlerini yönetiyor
  Redesigned the booking flow; completion rose from 58% to 73% => Redesigned the booking flow, raising completion from 58% to 73% and reducing no-shows
  Prepare around 160 import declarations a month => Prepare 160 import declarations a year
  52 of the 58 participants stayed until their final visit => Three in ten participants stayed until their final visit
  I run seven open trials; three of them are industry-sponsored => I run seven open trials; four of them are industry-sponsored
  The early shift now starts at 4 a.m. instead of 1 a.m. => Pushed the start of the early shift back by four hours
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
