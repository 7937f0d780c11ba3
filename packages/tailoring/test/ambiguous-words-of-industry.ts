/** As in ambiguous-words.ts: words of workshops, sites and fields that stand for more than one concept. */
export const INDUSTRY_THINGS_ENGLISH = `
adhesive tape, aggregate, airflow, alteration, aml, anchor, b1 licence, bagel, bar stock, bookshelf,
breakdown, brewing, bush, callback, changeover, coating-paint, confined space, cover, critical stock,
delivery date, delivery lead time, detailing, diesel-fuel, discharge, distemper, dough mixer, drilling rig,
electrical installer licence, electrician licence, emergency, emergency drill, filling, fitting, formula,
front end, gasoline, gauge, grinder, harness, heavy commercial vehicle, heavy goods vehicle, hoist, icing,
incubation, incubator, lacquer, ladle, leather goods, load dispatch, logs, mandarin, meat cutting,
missing item, morning shift, overhead line, overload, panel saw, parcel, partition, patisserie, petrol,
pickling, plate, plywood, power tools, pregnancy check-animal, pregnancy diagnosis-animal, rail,
recovery vehicle, refuelling, rust, safety regulations, ship maintenance, shop floor, shredder, shrinkage,
sling, soap, specimen, spring, start-up, stove, strength, tow truck, trawler, turnaround, vap, veneer, vice
`;

export const INDUSTRY_THINGS_TURKISH = `
abonelik, abs, acik deniz, agaclandirma, agir ticari arac, aksesuar, ampul, ana makine, ankraj, api,
arazi olcumu, argon, ariza teshis cihazi, ariza tespit cihazi, astar, ayak bakimi, aydinlatma armaturu,
ayiklama, ayna, baca, badana, bakim formu, bakim kaydi, balans, balmumu, bant, bariyer, bas, basamak, bel,
beton mikseri, beyin, blok, bom, bonfile, boyahane, boyut, buz cozme, calisma saati, camasir, capa, capak,
cekici, celik, cephe asansoru, ceviz, cift cam, cilt, cit, dal, dap, dekapaj, deprem yonetmeligi, derz,
derz dolgu, devreye alma, dikim, direksiyon, direnc, dirsek, dizgi, dogum, dolgu, dolu, dolum, doner firin,
doseme, dozaj, dus, dusme onleme, ege, ekip, ekspertiz, ekstraksiyon, el aleti, el arabasi, elektrikli,
enerji iletim hatti, enerji nakil hatti, enjektor, formul, freze, frezeleme, galeri, gemi insaati,
gorsel muayene, goruntu isleme, gosterge paneli, govde, goz, gps, granul, hafriyat, hamur isi, hamur mikseri,
harc, havalandirma, hazir yemek, hindi, hucre, imo, is akisi, is emri, is gucu, is istasyonu, iscilik,
isgucu, isi, kabak, kabin, kablo kanali, kabul, kafes, kanat, kapak, kar, karantina, karkas, kartonpiyer,
kasar, kat, kazi isleri, kepce, kesici uc, kesif, kesim, kesimhane, kilavuz, kilometre, kirici, klozet,
kompaktor, konteyner, kopuk, koruk, kot, kova, kritik stok, krom, kulaklik, kullanim kilavuzu,
kullanma kilavuzu, kur, kuyu, kuyumculuk, lastik degisimi, lavabo, levye, logo, macun, madeni yag, makas,
makine saati, mandira, mantar ilaci, maske, menfez, mevsimlik isci, micir, mikroislemci, mikser, mil,
montaj hatti, nivo, noksan, ofset, olcme, olcu, oluk, on duzen, on muayene, oneri, operator paneli, pafta,
pastal plani, patlayici, perde, periyodik bakim, petek, pide, pivot, planya, porselen, posta, pota, profil,
projektor, pul, radyator, rakor, raspa, ray, rektifiye, restorasyon, revizyon, rota, sabah vardiyasi, saft,
saglik taramasi, saha denetimi, sahit numune, saman, sanayi, saraciye, sargi, sat, secme, seker pancari,
servis araci, servis cagrisi, servis talebi, seviye, sevkiyat kontrolu, seyreltme, silindir,
sizdirmazlik testi, sizinti, sogan, somun, sondaj kuyusu, spektrometre, statik proje, suntalam, talas,
taslama, tbm, tekne, tente, terbiye, termin, termin suresi, termin tarihi, termostat, tesis devreye alma,
teslim tarihi, tirmik, tirnak bakimi, tokmak, tornalama, toz, triko, tutucu, un fabrikasi, unite,
urun degisimi, vaka, vakum, vakumlama, veri toplama, vernik, yag, yag orani, yakit ikmali, yapi, yaprak,
yeniden isleme, yerlesim plani, yol yardimi, zemin etudu, zimpara
`;

export const INDUSTRY_ROLES_ENGLISH = `

`;

export const INDUSTRY_ROLES_TURKISH = `

`;
