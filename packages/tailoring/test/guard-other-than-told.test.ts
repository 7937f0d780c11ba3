import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOn } from "./guard-lines.ts";

/** The same deed or figures, told of another thing, person, season or cause than the line has. */
const OTHER = read(`
  Cut the error rate for parcel labels from 4.1% to 1.6% => Cut the error rate for pallet labels from 4.1% to 1.6%
  Kazak siparişlerinde fire oranını %9'dan %6'ya indirdi => Pantolon siparişlerinde fire oranını %9'dan %6'ya indirdi
  Onayı ortalama 3,4 turdan 2,1 tura indirdi => Onayı ortalama 3,4 haftadan 2,1 haftaya indirdi
  Ciroyu 40 milyon TL'den 58 milyon TL'ye çıkardı => Ciroyu ikiye katlayarak 58 milyon TL'ye çıkardı
  Ran a trial that cut waiting from 50 to 32 minutes => Ran a trial that more than halved waiting, from 50 to 32 minutes
  Team of eleven nurses on a surgical ward => Leads eleven nurses on a surgical ward
  On iki kişilik ekipte montaj yapmak => On iki kişilik ekibi yönetiyor
  Went along with the quality controller at loading checks => Carried out loading checks as quality controller
  Repaired clocks under the guidance of a senior restorer => Repaired clocks as the workshop's senior restorer
  Took part in the group that planned the new ward as one of five people => Chaired the group that planned the new ward
  Helped a senior tester with load tests => Designed the load tests
  In high season I lead a team of 40 => Leads a team of 40 all year round
  Yüksek sezonda 40 kişilik ekibi yönetmek => Yıl boyunca 40 kişilik ekibi yönetiyor
  Polished steel wheels on the night line => Polished aluminium wheels on the night line
  Tested the booking screens by hand => Automated the tests of the booking screens
  2021'de otelin 'Yılın Çalışanı' seçildi => 2021'de şehrin otelleri arasında 'Yılın Çalışanı' seçildi
  Ran evenings for carers with 8 to 20 people each => Ran evenings for carers with at least 20 people each
  Second-line support for 300 users => Third-level support for 300 users
  Second-line tickets for 300 users => 300 kullanıcının üçüncü seviye kayıtlarına bakıyor
  Tests a portal used by insurance brokers => Tests a portal used by patients
  Görselleri hazırlamak; metinleri metin yazarı yazardı => Metinleri de yazdı
  Passed the audit with three minor findings => Passed the audit without a single finding
  Lowered the breakage rate for wine glasses from 8% in 2021 to 5% in 2023 => Lowered the overall breakage rate from 8% in 2021 to 5% in 2023
  Move the tests step by step into code => Moved all of the tests into code
  Drew bridges in AutoCAD => Drew bridges in AutoCAD and freeCADx
  Wrote a rota for night shifts => Wrote a rota for night shifts across the region
  Reworked the stock plan => Reworked the stock plan in response to the pandemic
  Su tüketimi projesini başlattı => Müşteri baskısı nedeniyle su tüketimi projesini başlattı
  Telefonda üyelik yeniledim => Hattın en çok üyelik yenileyen temsilcisiydi
  Interpreter at an agency => The most requested interpreter of the agency
  Cut scrap from 4% to 2% => Saved the company thousands by cutting scrap from 4% to 2%
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

/** What comes near them and differs in nothing. */
const SAME = read(`
  Moved nine customers off on-prem Exchange, cutting calls by 30% => Took nine customers off on-premises Exchange, cutting calls by 30%
  Page load went from 4.1 s to 1.7 s => Sayfa yüklenmesini 4,1 saniyeden 1,7 saniyeye indirdi
  Brought 1,450 growers to 37 field days => Brought 1,450 growers to the 37 field days
  Named as co-inventor on two patents => İki patentte ortak mucit olarak adı geçiyor
  I led a team of nine social workers => Leads nine social workers
  Lead ISO 14001 internal audits => Leads ISO 14001 internal audits
  Ran evenings for carers with 8 to 20 people each => Ran evenings for carers with at most 20 people each
  Answered an average of 15 enquiries a week => Answered around 60 enquiries in four weeks
  Haziran 2018 ile Şubat 2021 arasında bayide danışmanlık yaptım => 2018 Haziran'ından 2021 Şubat'ına dek bayide danışmanlık yaptı
  Fatura farklarını 35'ten 12'ye düşüren listeyi muhasebeyle birlikte hazırladı => Muhasebeyle hazırladığı liste, fatura farklarını 23 azalttı
  Supervise one student on placement each spring => Takes on one placement student each spring as supervisor
  Write reports; sign-off rests with the lead assessor => Raporları yazıyor; son onay baş değerlendiricide
  Wrote a two-page gentamicin dosing card adopted by four wards => Gentamisin dozlaması için hazırladığı iki sayfalık kartı dört servis kullanıyor
  Halved waiting, from 50 to 25 minutes => Waiting was halved, from 50 to 25 minutes
  Günde en az 45, en çok 60 sefer planladım => Günde en az 45, en çok 60 sefer planladı
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

test("rounds are no weeks, whatever else is the same", () => {
  expect(
    verdictOn("Onayı ortalama 3,4 turdan 2,1 tura indirdi", "Onayı 3,4 haftadan 2,1 haftaya indirdi"),
  ).not.toBe("proven");
});

test.each([
  ["Test Engineer", "Principal Test Engineer at Zet", "contradicted"],
  ["Test Mühendisi", "Zet'te kıdemli test mühendisi", "contradicted"],
  ["Senior Test Engineer", "Senior Test Engineer at Zet", "proven"],
])("a %s is told that »%s« is %s", (position, claim, verdict) => {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position, startDate: "2019", endDate: "2021", responsibilities: [] }],
  });
  const guard = createGuard(profile, "enhanced", "2026-11-21", detectLanguage(claim));
  expect(guard.check(claim, { kind: "entry", place: "experiences.0" })[0]?.verdict).toBe(verdict);
});
