import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const TAKEN = read(`
  Ödeme ekranlarını geliştirir; arka uç servislerini ayrı bir ekip yazar => Ödeme ekranlarının arka uç servislerini yazar
  Hand finished tables to the graphics desk; does not build interactive graphics => Builds interactive graphics and tables
  Sarf malzeme sipariş listesini hazırlamak; satın alma kararı müdürdeydi => Sarf malzeme satın alma kararlarını verdi
  Looked after 30 Power BI datasets; the dashboards were built by the analysts => Designed 30 Power BI dashboards
  Bake wedding cakes of up to five tiers; the sugar flowers are bought in => Hand-crafts sugar flowers for wedding cakes of up to five tiers
  Okulun soru bankasına 640 soru yazılması; dizgi ve basım yayınevindeydi => Okulun soru bankasının yazımını, dizgisini ve basımını üstlendi
  Makine bakım çizelgesini doldururum; arızaya servis firması bakar => Makine arızalarını kendim gideririm
  Bacteria samples go to the county lab => Analyzes bacteria samples in-house
  Budgets and contracts are handled by the research office, not by me => Negotiates budgets and contracts
  Electrical repairs are left to the city's electricians => Repairs electrical faults without outside help
  Öğrencileri rehberlik merkezine yönlendiriyorum; tanılama yapmıyorum => Öğrencilere tanı koyup rehberlik merkezine bildiriyor
  Müşteri toplantılarına yöneticiyle birlikte girdim; teklif ve fiyat işleri bende değildi => Yöneticiyle birlikte müşterilere teklif hazırladı
`);

test.each(TAKEN)("who wrote »%s« didn't do what is left to others: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const LEFT = read(`
  Write condition reports; treatment is left to outside conservators => Writes condition reports and leaves treatment to outside conservators
  Sarf malzeme sipariş listesini hazırlamak; satın alma kararı müdürdeydi => Sarf malzeme sipariş listesini çıkardı; satın almaya müdür karar veriyordu
  Masraf formlarını Logo'ya giriyorum; onay mali işlerde => Masraf formlarını Logo'ya işliyorum, onayını mali işler veriyor
  Rebuilt the claims console with two agents; average handle time went from 11 to 8.5 minutes => Rebuilt the claims console with two agents; the average handle time fell to 8.5 minutes
  27 km'lik hatta (düktil boru) kazı ve dolgu işlerini yönetti => 27 km'lik düktil boru hattında kazı ve dolgu işlerini yönetti
  Draft loan agreements; the director signs them => Drafts loan agreements
  Treat maps before digitisation; scanning is done by a contractor => Treats maps so that they can be scanned
  Arızayı bulmak; küçük program değişikliği yapar, sıfırdan program yazmaz => Arızayı bulup küçük program değişikliği yapıyor
  Present eligible patients to the investigator, who signs off eligibility; that signature is not mine => Pass eligible patients to the investigator for sign-off
  My own workshop, given up after an injury => Ran her own workshop
  Hand each job we win over to the manager; I don't run the jobs myself => Rebuilt the library from completed jobs
  No turbidity violation on my shifts since 2020 => Checked turbidity on all shifts
  MR'da nöbet değişimlerinde destek, tek başıma çekim yapmıyorum => Support in MRI at shift changes; do not scan alone
  Fren sisteminde 4 kişiydik; CAD bana aitti => Brake system in a group of 4; the CAD was mine
`);

test.each(LEFT)("who wrote »%s« may leave it to them: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const NOT_SHOWN = read(`
  Agree delivery times with hauliers; transport itself is planned by another department => Agree delivery times with hauliers and plan transport
  Internetten gelen rezervasyonları sisteme işlemek; fiyat belirlemedi => Processed online reservations and set the rates
  Listed by name in the thanks of two papers => Co-authored two papers
  Screen charts and present eligible patients to the investigator, who signs off eligibility; that signature is not mine => Screen charts and sign off patients' eligibility
  Stajyerlerin çalışmasını yönlendiriyorum; büronun ortağı değilim => Büro ortağı olarak stajyerlerin çalışmasını yönlendiriyor
  Raporda adı geçen altı kişiden biri => Raporu birlikte yazan altı kişiden biri
  Sıcaklık kayıtlarını her gün izlemek, +2/+8 °C dışına çıkan seferi kaliteye bildirmek; malın kabulüne kalite karar verirdi => Sıcaklığı +2/+8 °C dışına çıkan malın kabulüne karar verdim
  Komiteye ayda bir tüketim raporu; kısıtlama kararını enfeksiyon hastalıkları uzmanı veriyor => Kısıtlama kararını enfeksiyon hastalıkları uzmanıyla birlikte veriyorum
  Antibiyotik kontrol komitesinde üyeyim; komiteye enfeksiyon hastalıkları uzmanı başkanlık ediyor => Antibiyotik kontrol komitesine başkanlık ediyorum
  Bakım takvimini tutmak; bakım sözleşmelerini satın alma yapardı => Bakım takvimini tutup bakım sözleşmelerini yaptım
  HBYS'deki uyarıları yeniden sınıflandırdım; ekran değişikliğini bilgi işlem yaptı => HBYS'deki uyarıları yeniden sınıflandırıp ekran değişikliğini yaptım
  Windows ve Linux log kaynaklarını devreye aldım; parser'ları mühendislik ekibi yazdı => Windows ve Linux log kaynaklarını devreye alıp parser'ları yazdım
  Sınıfımda bir kaynaştırma öğrencisi vardı; gölge öğretmeni aile tutuyordu => Kaynaştırma öğrencisi için gölge öğretmen tutuyordum
  Review pull requests from two data scientists; their line manager is the head of data => Line-manage two data scientists and review their pull requests
  Program 3-axis and 3+2 work in Mastercam; simultaneous five-axis programs come from engineering => Program simultaneous five-axis work in Mastercam alongside 3-axis and 3+2
  Do first-article checks on the Zeiss CMM with programs the quality lab writes => Write the Zeiss CMM programs and use them for first-article checks
  Shaping and proving of sourdough loaves (oven work: night team) => Shaped, proved and baked sourdough loaves
  The agronomist chose the sprays and I kept the records => Chose crop sprays and kept the records
  Collected mortgage paperwork, leaving approval to underwriting => Konut kredisi evraklarını topladım ve kredileri onayladım
  Eczacı hastalara danışmanlık verirken arka bankoda ilaçları hazırlıyordum => İlaçları hazırladım, hastalara danışmanlık verdim
  Yöneticimin pazarlık edeceği tedarikçilerden teklif topladım => Gathered quotes from suppliers and negotiated with them together with my manager
  Ölçü aletlerinin kalibrasyonunu akredite laboratuvara yaptırıp etiketlerini yapıştırdım => Ölçü aletlerini kalibre ettim ve etiketledim
  Bitirme projemizin sunumunu ben hazırladım ama kodu sınıf arkadaşlarım yazdı => Wrote the code and prepared the presentation for our graduation project
  Eko-Okul başvurusunun atık bölümünü yazdım, okul yeşil bayrağı 2019'da aldı => Okulun 2019'da yeşil bayrak aldığı Eko-Okul başvurusunu hazırladım
  Parola sıfırlama taleplerini self servis portalla ayda 300'den 90'ın altına indirdim => Parola sıfırlama taleplerini self servis portalla ayda 300'ün üzerinden 90'ın altına indirdim
  Jira'da bilet açıp müşteriyi aradım; kritik olayda vardiya amirine haber verdim => Kritik olaylarda müşterinin üst yönetimini bilgilendirdim
`);

test.each(NOT_SHOWN)("what »%s« leaves to others shows nothing of one's own: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("proven");
});
