import { expect, test } from "vitest";
import { read, verdictOnLines } from "./guard-lines.ts";

/** Changes, shares and places told with words around the number that say by how much, to what or which; " | " stands between the lines of a job. */
const SAME = read(`
  Aksesuarda iki alternatif tedarikçi bularak düğme maliyetini %12 düşürdü => Yüzde on iki daha düşük düğme maliyetini, aksesuarda bulduğu iki alternatif tedarikçiyle sağladı
  Reduced button costs by 12% by finding two suppliers => Button costs 12 percent lower thanks to two suppliers that he found
  Enerji tüketimini %18 azalttı => %18 daha az enerji tüketimi sağladı
  Raised ticket sales by 30% => Ticket sales 30% higher
  Satışları %30 artırdı => Yüzde otuz daha yüksek satışa ulaştı
  9. ve 12. sınıf öğrencileriyle bireysel görüşme yapmak | Sınav kaygısı için 8 oturumluk grup çalışmaları yürütmek => Dokuzuncu ve on ikinci sınıflarla birebir görüşüyor
  Bayinin kayıtlı müşterisi 260'tan 400'e çıktı => Bayinin kayıtlı müşteri sayısı 140 artışla 400'e ulaştı
  Akreditifte rezerv oranı %22'den %6'ya indi => Akreditifte rezerv oranının 16 puanlık düşüşle yüzde altıya gerilemesi
  Cezayir'de 2 yeni distribütör, bölge cirosu 2 yılda 1,1 → 1,7 mn € => Cezayir'de iki yeni distribütör kazanıldı, bölge cirosu iki yılda 600 bin avro artışla 1,7 milyon avroya ulaştı
  Stok sayımını gümrük memuruyla altı ayda bir yapmak => Yarım yılda bir gümrük memuruyla birlikte stok saydım
  Brought the average delegate satisfaction score from 3.9 to 4.5 out of 5 => Average delegate satisfaction went up by 0.6 points to 4.5 on a scale that ends at 5
  Satışı 1,2'den 1,5 milyon TL'ye çıkardı => Satışı 1,2 milyon liradan 1,5 milyon liraya çıkardı
  Turnover from 1.2 to 1.5 million euros => Raised turnover by 300,000 euros to €1.5 million
  Enerji maliyetini %18 azalttı => Yüzde on sekiz daha düşük enerji maliyeti
  Maliyeti yüzde dokuzdan yüzde altıya indirdi => Maliyet oranı %9'dan %6'ya indi
  Nine per cent of orders came back late => 9% of orders came back late
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (facts, claim) => {
  expect(verdictOnLines(facts.split(" | "), claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Aksesuarda iki alternatif tedarikçi bularak düğme maliyetini %12'ye düşürdü => Yüzde on iki daha düşük düğme maliyetini, aksesuarda bulduğu iki alternatif tedarikçiyle sağladı
  Reduced button costs to 12% of sales => Button costs 12 percent lower
  Satışları %30 artırdı => Yüzde kırk daha yüksek satışa ulaştı
  Satışları %30 artırdı => Daha yüksek satışa ulaştı, %30 artış sağladı, yüksek kalite sundu
  Bayinin kayıtlı müşterisi 260'tan 400'e çıktı => Bayinin kayıtlı müşteri sayısı 160 artışla 400'e ulaştı
  Akreditifte rezerv oranı %22'den %6'ya indi => Akreditifte rezerv oranının 16 puanlık düşüşle yüzde sekize gerilemesi
  Akreditifte rezerv oranı %22'den %6'ya indi => Akreditifte rezerv oranı yüzde altıdan yüzde yirmi ikiye çıktı
  Cezayir'de bölge cirosu 2 yılda 1,1 → 1,7 mn € => Cezayir'de bölge cirosu iki yılda 800 bin avro artışla 1,7 milyon avroya ulaştı
  Stok sayımını gümrük memuruyla altı ayda bir yapmak => Üç ayda bir gümrük memuruyla birlikte stok saydım
  Brought the average delegate satisfaction score from 3.9 to 4.5 out of 5 => Average delegate satisfaction went up by 0.6 points to 4.7
`);

test.each(OTHER)("who wrote »%s« didn't write »%s«", (facts, claim) => {
  expect(verdictOnLines(facts.split(" | "), claim)).toBe("contradicted");
});
