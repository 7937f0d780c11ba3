import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

const SAME_WORK = read(`
Kasayı kapattım => Cashed up
Opened the shop => Mağazayı açtım
Drove a truck => Kamyon kullandım
Kamyon sürdüm => Drove a truck
Saç kestim => Cut hair
Delivered orders => Siparişleri teslim ettim
Delivered parcels => Paket dağıttım
Masalara servis yaptım => Waited tables
Waited on tables => Garsonluk yaptım
Kahve hazırladım => Made coffee
Piyano çaldım => Played the piano
Logo tasarladım => Designed logos
Stok sayımı yaptım => Counted stock
Counted stock => Stok sayımı yaptım
Odaları temizledim => Cleaned rooms
Fotoğraf çektim => Took photos
Wrote the menu => Menüyü hazırladım
Misafirleri karşılama, bavul taşıma => Misafirleri karşıladım
Kasa ve satış kaydı => Kasada çalıştım
Almanca ve İngilizce anons => Made announcements in German and English
`);

test.for(SAME_WORK)("who wrote »%s« may be said to have »%s«", ([fact, claim]) => {
  expect(follows(fact, claim, "Eleman")).toBe(true);
});

const OTHER_WORK = read(`
Yerleri sildim => Camları sildim
Cleaned floors => Cleaned windows
Fiş kestim => Fatura kestim
Kamyon kullandım => Otobüs kullandım
Drove a truck => Drove a taxi
Kasayı kapattım => Opened the till
Mağazayı açtım => Mağazayı kapattım
Did manicures => Cut hair
Cut hair => Coloured hair
Saç kestim => Fön çektim
Manikür yaptım => Makyaj yaptım
Delivered parcels => Delivered meals
Sipariş aldım => Sipariş verdim
Made coffee => Made cocktails
Çay demledim => Kokteyl hazırladım
Loaded trucks => Unloaded trucks
Tır yükledim => Konteyner yükledim
Piyano çaldım => Keman çaldım
Coached football => Coached basketball
Pilates dersi verdim => Yoga dersi verdim
Designed logos => Designed websites
Ran ads => Ran campaigns
Sosyal medyayı yönettim => Kampanya yönettim
Counted stock => Ordered stock
Checked tickets => Sold tickets
Guided tours => Sold tours
Cleaned rooms => Cleaned offices
Made beds => Cleaned rooms
Haber yazdım => Köşe yazısı yazdım
Kumaş kestim => Et kestim
Video çektim => Fotoğraf çektim
Edited photos => Edited videos
Wrote the menu => Wrote recipes
Araç yıkadım => Araç park ettim
Anons metinlerini çevirdim => Made announcements
Anonsları kaydettim => Anons yaptım
Fotoğrafları arşivledim => Fotoğraf çektim
`);

test.for(OTHER_WORK)("who wrote »%s« isn't made to say »%s«", ([fact, claim]) => {
  expect(follows(fact, claim, "Eleman")).toBe(false);
});
