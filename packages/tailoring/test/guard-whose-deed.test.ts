import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const WRONG = read(`
  Wedding cakes: baking yes, delivery no => Baked and delivered wedding cakes
  Yedek parça: sipariş evet, satış hayır => Yedek parça siparişi ve satışı yaptı
  Showed new riders the yard, was not an instructor => Instructed new riders and showed them the yard
  The menu was designed by Chef Aydın; I costed the dishes => Designed the menu, with Chef Aydın costing the dishes
  Afişi Murat Bey çizdi, metinleri ben yazdım => Metinlerini Murat Bey’in yazdığı afişi çizdi
  Helped the bell team recast the tower bells => Recast the tower bells
  Helped the drama lead coordinate a summer play with two schools => Coordinated a summer play with two schools
  Assisted the lead ranger in night counts of bats => Led night counts of bats
  2022'deki sel sonrası arşivi üç haftada kurtaran ekipte yer aldım => Led the recovery of the archive in three weeks after the flood of 2022
  Köy sulama kooperatifinde üye olarak görev aldım => Köy sulama kooperatifine başkanlık etti
  Gümrük evrakında depo şefine yardım => Gümrük evrakından tek sorumlu kişiydi
  Worked in Sarah’s crew on the harbour wall => Led the crew that built the harbour wall
  Selim Usta’nın ekibinde boyacıydım => Boyacı ekibinin başındaydı
  Assistant manager of a cinema => Managed a cinema
  Şef yardımcısı, otel mutfağı => Otel mutfağında şeflik yaptı
  Apprentice joiner under Peter Voss => Trained Peter Voss as a joiner
  Night walks with guests, never alone => Led night walks on her own
  Teklif mektuplarını ve sözleşme ilanlarını yazarım, imza müdürde => Teklif mektuplarını ve sözleşme ilanlarını yazıp imzalıyor
  Stok sayımına yardım, sorumlu depo şefiydi => Depo şefi olarak stok sayımından sorumluydu
  Slaytları hazırladım, sunumu o yaptı => Slaytların yanı sıra sunumu da bizzat yaptı
  Welded under supervision for a year => Welded without supervision for a year
  Interviewed candidates for store posts, the regional manager decided => Interviewed candidates for store posts and had the final say
  Bütçeyi hazırlarım, onay genel müdürde => Bütçeyi hazırlar ve onaylar
  Left the bakery because of a wrist injury => Left the bakery owing to a family move
  Ateş nedeniyle maçı bıraktım => Sakatlık yüzünden maçı bıraktı
  Second largest branch in the county, 14 staff => Ran the largest branch in the county with 14 staff
  Norveççe temel, İsveççe iyi; otel resepsiyonu => Otel resepsiyonunda çalışıyor; İsveççesi iyi, Norveççesi ileri düzeyde
  Fluent Greek, basic Serbian; tour guide => Akıcı Sırpça ve temel düzeyde Yunanca bilen bir rehber
`);

test.each(WRONG)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const RIGHT = read(`
  Wedding cakes: baking yes, delivery no => Baked wedding cakes and did not deliver them
  Yedek parça: sipariş evet, satış hayır => Yedek parça siparişi verdi
  Showed new riders the yard, was not an instructor => Showed new riders the yard without being an instructor
  The menu was designed by Chef Aydın; I costed the dishes => Costed the dishes of a menu designed by Chef Aydın
  Afişi Murat Bey çizdi, metinleri ben yazdım => Murat Bey’in çizdiği afişin metinlerini yazdı
  Helped the bell team recast the tower bells => Gave the bell team a hand in recasting the tower bells
  Wrote the catalogue together with the curator => Wrote the catalogue with the curator
  Köy sulama kooperatifinde üye olarak görev aldım => Köy sulama kooperatifinin üyesiydi
  Sözleşmeleri hukuk birimiyle birlikte hazırlarım => Sözleşmeleri tek başına değil, hukuk birimiyle hazırlıyor
  Worked in Sarah’s crew on the harbour wall => Was one of Sarah’s crew on the harbour wall
  Assistant manager of a cinema => Was assistant manager at a cinema
  Şef yardımcısı, otel mutfağı => Otel mutfağında şef yardımcılığı yaptı
  Apprentice joiner under Peter Voss => Learnt joinery as an apprentice of Peter Voss
  Interviewed candidates and decided whom to take => Interviewed candidates and had the final say
  Night walks with guests, never alone => Led night walks, always with a second guide
  İlanı yazarım, imza müdürde => İlanı yazar, imzayı müdüre bırakır
  Welded under supervision for a year => Welded for a year with a supervisor
  Left the bakery because of a wrist injury => An injury to the wrist was why he left the bakery
  Second largest branch in the county, 14 staff => Ran the second largest branch in the county
  Fluent Greek, basic Serbian; tour guide => Akıcı Yunanca ve temel düzeyde Sırpça bilen bir rehber
`);

test.each(RIGHT)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
