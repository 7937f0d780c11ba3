import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

const SAME = read(`
Prepared weekly sales reports for the regional manager => Bölge müdürü için haftalık satış raporları hazırladım
Wrote unit tests and fixed bugs in the mobile app => Mobil uygulamada birim testleri yazdım ve hataları giderdim
Set up CI pipelines with GitHub Actions => GitHub Actions ile CI süreçlerini kurdum
Improved page load time by 35% => Sayfa yükleme süresini %35 iyileştirdim
Wrote SQL queries and stored procedures for finance reports => Finans raporları için SQL sorguları ve saklı yordamlar yazdım
Backed up the databases every night => Veritabanlarını her gece yedekledim
Launched an online shop in 2022 => 2022'de bir online mağaza açtım
Kept records of all maintenance work => Tüm bakım işlerinin kayıtlarını tuttum
Gave weekly lessons to groups of ten children => On çocukluk gruplara haftalık ders verdim
Recorded the temperature of the fridges twice a day => Buzdolaplarının sıcaklığını günde iki kez kaydettim
Upgraded 150 computers to Windows 11 => 150 bilgisayarı Windows 11'e yükselttim
Automated regression tests with Selenium => Regresyon testlerini Selenium ile otomatikleştirdim
Visited 12 branches each month => Her ay 12 şubeyi ziyaret ettim
Aylık satış hedefini üst üste altı ay aştım => Exceeded the monthly sales target for six months in a row
Kış aylarında hafta sonları da çalıştım => Also worked weekends in winter
Veri ambarı için veri modelleri tasarladım => Designed data models for the data warehouse
Kullanıcı arayüzünü React ile yeniden yazdım => Rewrote the user interface in React
Mikroservis mimarisinde Java ile geliştirme yaptım => Developed in Java in a microservice architecture
Günlük üretim planını hazırladım => Prepared the daily production plan
Surpassed the yearly target by 8% => Exceeded the annual goal by 8%
Put together monthly reports for senior management => Compiled monthly reports for top management
Ekibin vardiyalarını düzenledim => Arranged the team's shifts
`);

test.each(SAME)("%s: the same in other everyday words: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

const ANOTHER = read(`
Prepared weekly sales reports for the regional manager => Bölge müdürü için aylık satış raporları hazırladım
Wrote unit tests and fixed bugs in the mobile app => Mobil uygulamayı geliştirdim
Set up user accounts => Deleted user accounts
Listed the products for sale => Ürünleri sattım
Labelled the samples => Analysed the samples
Discussed the contract with the supplier => Signed the contract with the supplier
Ödül aldım => Came first
Met the target => Hedefi aştım
Scheduled interviews => Conducted interviews
Weekend cover, one weekend in six => Weekend cover, every weekend
Met a new desk editor => Met a news desk editor
Took night calls every fourth week => Took night calls every week
Testleri planladım => Carried out the tests
Kapanmadım => Closed
Advised customers on paint => Customer advice desk
Integrated the shop with a payment provider => Ödeme sağlayıcısını kurdum
Recommended a new supplier => Chose a new supplier
`);

test.each(ANOTHER)("%s: near in words, but not: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});
