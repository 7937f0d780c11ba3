import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** A sentence that differs from the line in one fact, theme by theme. */
const OTHER = read(`
  84 % of my patients finished the course of exercises => 84 % of the clinic's patients finished the course of exercises
  Half of her pupils passed the B1 exam in 2022 => Half of the school's pupils passed the B1 exam in 2022
  Öğrencilerimin %90'ı sınavı geçti => Okulun öğrencilerinin %90'ı sınavı geçti
  75 % of my clients stayed => 75 % of the salon's clients stayed
  Best baker of the village in 2015 => Best baker of the country in 2015
  Sold 300 tickets in the 2018 season => Sold 300 tickets every season
  Patent pending for a valve => Patent granted for a valve
  Chosen as the hotel's employee of the year 2018 => Chosen as the region's employee of the year 2018
  Won the department's prize for the best idea => Won the industry's prize for the best idea
  2017'de ilçenin en iyi ekmeği ödülünü aldı => 2017'de Türkiye'nin en iyi ekmeği ödülünü aldı
  Firmanın satış birincisi oldu (2020) => Became the country's sales champion in 2020
  Answered claims within 4 working days => Answered claims within 4 calendar days
  Başvuruları 6 iş gününde sonuçlandırdı => Closed applications within 6 calendar days
  Updated the allergen list of 80 dishes => Wrote the allergen list of 80 dishes from scratch
  Bakım el kitabını güncelledi => Bakım el kitabını sıfırdan yazdı
  Revised the rota template for 5 wards => 5 servis için nöbet çizelgesini sıfırdan hazırladı
  Co-author of a handbook on grafting => Sole author of a handbook on grafting
  Filed one patent application for a hinge in 2021 => Holds a patent for a hinge since 2021
  Kilit mekanizması için patent başvurusu yaptı => Kilit mekanizması için patent sahibi oldu
  Report monthly on stock losses to the store manager => Reports monthly on stock losses to the board of directors
  Bölge müdürüne haftalık satış raporu sunuyor => Yönetim kuruluna haftalık satış raporu sunuyor
  Üretim müdürüne aylık fire raporu verdi => Gave a monthly report on waste to the chief executive
  Cut late deliveries from 14 a month to 3 => Geç teslimatları ayda 14'ten sıfıra indirdi
  Geciken siparişi haftada 9'dan 1'e indirdi => Geciken siparişi haftada 9'dan sıfıra indirdi
  Raised 2,4 milyon TL for the shelter => Raised more than TRY 2.4 million for the shelter
  Saved €90,000 on packaging => Saved over EUR 90,000 on packaging
  Ran a six-week induction course for bakers => Ran a six-month induction course for bakers
  8 haftalık rehabilitasyon programı yürüttü, 40 kişi katıldı => Ran an eight-month rehabilitation programme in which 40 people took part
  Kept the books until an accountant took over in 2015 => Kept the books until she left in 2018
  2016'ya kadar bordroları hazırladı => 2019'a kadar bordroları hazırladı
  Raised bar sales by 12 % in one season => Raised bar sales by 12 % every season
  Bir dönemde 40 öğrenciyi sınava hazırladı => Her dönem 40 öğrenciyi sınava hazırladı
  Doubled the harvest in a single year => Doubled the harvest every year
  No serious injuries on site since 2019 => No injuries on site since 2019
  2022 denetiminde sıfır kritik bulgu => Zero findings in the 2022 audit
  Teslimde hiç ciddi hasar çıkmadı => Teslimde hiç hasar çıkmadı
  Every guest tasted at least one local cheese => Every guest tasted all local cheeses
  Öğrencilerin %70'i en az bir modülü bitirdi => Öğrencilerin %70'i modüllerin tümünü bitirdi
  Serviced 40 Bosch ovens => Serviced 40 Bosch and Miele ovens
  Sıvı penetrant testi yaptı => Sıvı penetrant ve manyetik parçacık testi yaptı
  Kept the case files in Clio => Kept the case files in eDiscoveryPlus
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

/** True neighbours of these. */
const SAME = read(`
  84 % of my patients finished the course of exercises => 84 % of her patients completed the course of exercises
  84 % of the clinic's patients were mine => 84 % of the clinic's patients were in her care
  Öğrencilerimin %90'ı sınavı geçti => 90 % of her students passed the exam
  Visited my patients at home twice a week => Visited the clinic's patients at home twice a week
  Chosen as the hotel's employee of the year 2018 => Named employee of the year by the hotel in 2018
  Employee of the year of the whole company => The company's employee of the year
  Şirketin yılın satıcısı ödülünü bölge müdüründen aldı => Bölge müdüründen yılın satıcısı ödülünü aldı
  2017'de ilçenin en iyi ekmeği ödülünü aldı => Won the district's prize for the best bread in 2017
  Answered claims within 4 working days => Answered claims in four business days
  Başvuruları 6 iş gününde sonuçlandırdı => Closed applications within 6 working days
  Updated the allergen list of 80 dishes; wrote the wine list from scratch => Wrote the wine list from scratch
  Updated the allergen list of 80 dishes => Brought the allergen list of 80 dishes up to date
  Built the stock list from nothing and maintained it => Created the stock list from scratch
  Bakım el kitabını baştan yazdı => Bakım el kitabını sıfırdan yazdı
  Co-author of a handbook on grafting => Ortak yazarı olduğu bir aşılama el kitabı
  Filed one patent application for a hinge in 2021 => Applied for a patent for a hinge in 2021
  Holds a patent for a hinge, applied for in 2018 => Patent holder for a hinge
  Report monthly on stock losses to the store manager => Sends the store manager a monthly report on stock losses
  Bölge müdürüne haftalık satış raporu sunuyor => Presents a weekly sales report to the regional manager
  Reported to the board; briefed the plant manager daily => Briefed the plant manager daily
  Cut late deliveries from 14 a month to none => Geç teslimatları ayda 14'ten sıfıra indirdi
  Geciken siparişi haftada 9'dan 0'a indirdi => Geciken siparişi haftada 9'dan sıfıra indirdi
  Sıfırdan bir sera kurdu => Sıfırdan bir sera kurdu
  Raised more than 2,4 milyon TL for the shelter => Raised more than TRY 2.4 million for the shelter
  Ran a six-week induction course for bakers => Fırıncılar için 6 haftalık uyum kursu yürüttü
  Ran a six-week induction course for bakers in a contract of six months => Worked on a six-month contract
  Ran a 12-month apprenticeship => Ran a one-year apprenticeship
  Kept the books until an accountant took over in 2015 => Kept the books until 2015
  Kept the books until an accountant took over in 2015; left in 2018 => Kept the books until 2015 and left in 2018
  Raised bar sales by 12 % in one season => Bar satışını bir sezonda %12 artırdı
  Raised bar sales by 12 % in one season; trained staff every season => Trained staff every season
  Organised the camp in 2019 and every year since => Organises the camp every year
  No serious injuries on site since 2019 => Free of serious injuries on site since 2019
  No lost-time accidents in 4 years => No accidents that led to sick leave in 4 years
  Zero major findings in the 2022 audit => No major findings in the 2022 audit
  No injuries and no serious complaints => No injuries
  Every guest tasted at least one local cheese => All guests tasted a local cheese at least
  Öğrencilerin %70'i en az bir modülü bitirdi => 70% of the students finished one module or more
  Serviced 40 Bosch and Miele ovens => Serviced 40 ovens by Bosch and Miele
  Sıvı penetrant ve manyetik parçacık testi yaptı => Penetrant ve manyetik testler yaptı
  Kept the case files in iManage => Dava dosyalarını iManage'de tuttu
  Welded and ground pipe joints => Welded and finished pipe joints
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
