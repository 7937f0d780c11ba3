import {
  INDUSTRY_ROLES_ENGLISH,
  INDUSTRY_ROLES_TURKISH,
  INDUSTRY_THINGS_ENGLISH,
  INDUSTRY_THINGS_TURKISH,
} from "./ambiguous-words-of-industry.ts";

/**
 * Words of the guard's vocabulary that stand for more than one concept, and why that may be: in their own language they
 * have several senses ("kasa" is a till, a safe and a crate), and the sense meant can't be told from the word. Folded, as
 * the lexicon is read.
 */
const listOf = (language: string, words: string): string[] =>
  words
    .split(/,\s*/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => `${language} ${word}`);

const THINGS_ENGLISH = `
adhesive tape, aggregate, airflow, albanian, alteration, aml, anchor, appetizer, application, armenian,
audience, b1 licence, bagel, banking, bar, bar stock, batch, bookshelf, bosnian, breakdown, brewing,
bulgarian, bush, callback, case, cash shortage, changeover, chiller, chinese, client, coating-paint,
column, complimentary, confined space, cover, cpc, critical stock, croatian, czech, danish, decor,
delivery date, delivery lead time, detailing, diesel-fuel, discharge, dish, distemper, dough mixer,
drilling rig, dutch, electrical installer licence, electrician licence, emergency, emergency drill,
english, field, filling, finnish, fitting, foodstuff, formula, french, front end, gasoline, gauge,
georgian, german, greek, grinder, groceries, harness, heating, heavy commercial vehicle,
heavy goods vehicle, hoist, hungarian, icing, inbound, incubation, incubator, inquiry, interview, irish,
italian, japanese, joinery, kazakh, key, korean, lacquer, ladle, leather goods, llm, load, load dispatch,
load-time-data, logs, macedonian, mandarin, meat cutting, medicine, missing item, ml, month-end close,
morning shift, ms, norwegian, operation, overhead line, overload, painting, panel saw, paper, parcel,
partition, patisserie, petrol, pickling, pipeline, plant, plate, plywood, portuguese, power tools,
pregnancy check-animal, pregnancy diagnosis-animal, premium, press, pressing, product line, proof, rail,
rails, recovery vehicle, refuelling, rest, romanian, russian, rust, safety regulations, scaling, second,
serbian, ship maintenance, shooting, shop floor, shredder, shrinkage, sling, soap, spanish, specimen,
spring, stage, start-up, stove, strength, swedish, swift, switchboard, take-off, theatre, ticket,
timetable, tow truck, trawler, turkmen, turnaround, ukrainian, uzbek, vap, veneer, vice, vietnamese,
wiring, workstation
`;

const THINGS_TURKISH = `
abonelik, abs, acente, acik, acik alan, acik deniz, acil, acil mudahale, acil tip, acilis sayfasi,
adaptasyon, adet, adr, afis, ag, agaclandirma, agir, agir ticari arac, agirlama, akademik, akis,
aksesuar, alacak takibi, alan, alt, altin, altyapi, ameliyat, ameliyathane, ampul, ana makine, anahtar,
animasyon, ankraj, antrepo, api, arac, arama, arazi olcumu, argon, ariza teshis cihazi,
ariza tespit cihazi, arkadas, ascilik, asi, asilama, astar, ates, atik su, atolye, avans, avrupa, ayak,
ayak bakimi, aydinlatma, aydinlatma armaturu, ayiklama, ayna, baca, badana, baglama, bakim, bakim formu,
bakim kaydi, bakkal, balans, balmumu, banko, bant, banyo, bar, bariyer, barmenlik, bas, basamak, baski,
batarya, bayilik, beden, bekleme, bekleme suresi, bel, belge, belgeli, berber, beton mikseri, beyin,
birebir, bireysel, birim, bisiklet, blok, bobrek, bodrum, bolge mudurlugu, bolum, bom, bonfile, boy,
boya, boyahane, boyut, bozukluk, bt, bufe, bulgu, bulunurluk, buro isleri, butun, buz cozme, cadde,
calisan bagliligi, calisma kitabi, calisma saati, calisma saatleri, calisma suresi, cam, camasir,
camasirhane, canli, capa, capak, cari hesap, cay, cek, cekici, cekim, celik, cephe asansoru, cerrahi,
ceviz, cevre, cevresel, cift, cift cam, cig, cilt, cit, cizelge, cizim, cocuk, ctp, dagitim, dahiliye,
dal, dap, defter, degirmen, degisim, dekapaj, dekor, demir, denetim, denge, depo, depo alani,
depolama alani, deprem yonetmeligi, derece, dergi, deri, derin, ders, ders notu, ders programi, derz,
derz dolgu, detayci, devreye alma, dikim, dikis, dikkatli, direksiyon, direnc, dirsek, dis, dizgi, dizi,
dogru, dogum, dogumhane, dolap, dolgu, dolu, dolum, donanim, donem, donem sonu, doner firin, donor,
donusum orani, doseme, dosya, dozaj, durus, durus suresi, dus, dusme onleme, duvar, duz, duzelti,
duzeltme, duzenli, duzey 1, eczane, eft, ege, egitim, ehliyet, ekip, ekonomik, eksik, ekspertiz,
ekstraksiyon, el aleti, el arabasi, el isi, elektrikli, elektronik, emniyet, emniyet kemeri, en, enerji,
enerji iletim hatti, enerji nakil hatti, enjektor, enstitu, entegrasyon, erisilebilirlik, eski, etiket,
etiketleme, etkin, faaliyet raporu, fark, farmasotik, felc, felsefe, fire, firin, fon, font, formul, fotograf, freze,
frezeleme, gala, galeri, garsonluk, gaz, gazi, gebe, gecikme, gelir, gemi insaati, genc, gereksinim, gezi,
gider, giris, giris cikis kontrolu, girisim, gise, gizlilik, gogus, gonderi, gonullu, gorev, gorsel, gorsel muayene,
goruntu isleme, gorusme, gosterge paneli, gosteri, govde, goz, gps, grafik, granul, guc, gumruk musavirligi, gundem,
guvenlik, hafriyat, halka acik, ham madde, hamile, hamur isi, hamur mikseri, harc, harcama, harcirah,
harita, hasar, hasar dosyasi, hassas, hasta, hat, hata, hatali, hava yolu, havalandirma, hazir, hazir yemek, hazirlik,
hazirlik suresi, hesap, hidrolik, hikaye, hindi, hisse, hucre, hukuki gorus, hukum, iade, ic, icerik,
icme suyu, idari, igne, ihtar, ikinci, ikram, il, ilac, ilaclama, ilan, imalat, imo, indirim kampanyasi,
ingiliz, ingiltere, is akisi, is emri, is gucu, is istasyonu, is plani, iscilik, ise alistirma, isgucu,
isi, iskele, isletme, istasyon, istekli, isveren, itiraz, izin, izolasyon, kabak, kabin, kablo kanali,
kabul, kacak, kafes, kagit, kalabalik, kalem, kalip, kalorifer, kalp, kamp, kampanya, kamu, kanal, kanat,
kanban, kanepe, kapak, kapali alan, kapi, kaplama, kar, karantina, karar, karkas, karne, karsilama,
kartonpiyer, kasa, kasa fazlasi, kasar, kat, kategori, kayit, kayitli, kaynak, kazak, kazi isleri, kelepce, kepce, kesici uc, kesif,
kesim, kesimhane, kesinti, kesintisiz, kilavuz, kilit, kilo, kilometre, kimyasal, kiralama, kirici,
kirilgan, kirtasiye, kisa, kisi, kisilik, kisisel verilerin korunmasi, kiyi, klima, klinik, klozet,
kokteyl, kol, koli, koltuk, komisyon, kompaktor, konferans, konteyner, kontrol, konut, kopuk, koruk,
kose, kosu, kot, kova, kredi, kres, kritik stok, krom, kucuk, kulaklik, kullanim kilavuzu,
kullanma kilavuzu, kultur, kupa, kur, kurye, kuyu, kuyumcu, kuyumculuk, lansman, lastik, lastik degisimi,
lavabo, levha, levye, lisans, lobi, logo, macun, madeni yag, makale, makas, makine, makine saati,
malzeme, mandira, mantar ilaci, marka tescili, market, masa, maske, matbaa, maya, mektup, menfez, merdiven, merkez,
mesai, mesrubat, metin, mevcut, mevsimlik isci, meze, micir, mikroislemci, mikser, mil, misir, mizanpaj,
mobil, monitor, montaj, montaj hatti, motor, muayene, mudavim, musabaka, musteri bagliligi,
mutercim tercumanlik, mutfak, narkotik, navigasyon, nazik, net, nikah, nivo, nobet, noksan, not, numune, ocak,
oda, ofis isleri, ofis malzemesi, ofset, olcme, olcu, oluk, on duzen, on muayene, oneri, oneri sistemi,
opera, operator paneli, oran, organizasyon, orkestra, ornek, orta, oryantasyon, otelcilik, oyku, oyun,
ozel, pafta, paket servis, pano, parca, parti, pasta, pastal plani, pastane, patlayici, pazar,
perakende satis, perde, periyodik bakim, pesin odeme, petek, pide, pirinc, pivot, planya, platform, poliklinik,
porselen, portfoy, poset, posta, pota, pr, pratik, prim, profil, program, proje basvurusu, projeksiyon,
projektor, prova, puan, pul, puruzsuz, radyator, raf, rakor, raspa, ray, recete, redaksiyon, rehberlik,
reklam, rektifiye, restorasyon, revizyon, romork, rota, rotar, ruhsat, saat, sabah vardiyasi, sabirli,
sac, saft, saglik taramasi, saha, saha denetimi, sahil, sahit numune, sahtecilik, sakin, salon, saman,
sanayi, sandik, santiye, santral, sap, saraciye, sarf malzemesi, sargi, sartname, sat, satis sureci,
sayfa, sayfa duzeni, sayi, sayim farki, sebeke, secme, sefer, seker pancari, sekerleme, semt, sepet,
seramik, seri, sertifikali, serum, servis, servis araci, servis cagrisi, servis talebi, set, seviye,
sevk, sevkiyat, sevkiyat kontrolu, seyahat, seyir, seyreltme, sezon, sgk, sicil, sigorta, silindir,
sinir, siparis hazirlama, siparis hazirligi, siparis yonetimi, site, sizdirmazlik testi, sizinti, sogan,
soguk hava deposu, solunum cihazi, somun, sondaj kuyusu, sorgu, soru, sorumlu, sorusturma, sosyal,
sozluk, spektrometre, stabilizator, stajyer, statik proje, suntalam, surec, surekli, suriye, surum,
swift, tabak, tablet, tablo, tadilat, tahliye, tahmin, tahta, takim, takvim, talas, talep, tam, tanker,
tashih, taslama, tavuk, tbm, tekne, teknik, teknik destek, televizyon, temel, teminat, temizlik, tente,
terbiye, termin, termin suresi, termin tarihi, terminal, termostat, tesis, tesis devreye alma, tesisat,
teslim, teslim suresi, teslim tarihi, tezgah, tirmik, tirnak bakimi, tokmak, toplu, toplum, tornalama,
toz, trafik cezasi, transmikser, triko, tugla, turk, turnike, tutanak, tutucu, tuvalet, ucret, ucuncu,
un fabrikasi, unite, uretim, urun, urun bilgisi, urun degisimi, urun konumlandirma, ust, utu, uyum,
uyumlu, uzak, uzun, vaka, vakum, vakumlama, valiz, vardiya, vatandaslik, veri toplama, verim, vernik,
veteriner klinigi, vize, yag, yag orani, yakin, yakit ikmali, yangin, yanlis, yapi, yaprak, yara ortusu,
yas, yasal, yasli, yatak, yayin, yayincilik, yazi isleri, yazili, yeniden isleme, yenidogan, yenileme,
yerlesim plani, yetenek, yetki, yetkinlik, yol yardimi, yolcu gemisi, yukleme, yuksekokul,
zaman cizelgesi, zemin, zemin etudu, zihinsel engelli, zimpara, zincir, ziyaretci trafigi, zuccaciye
`;

const ROLES_ENGLISH = `
`;

const ROLES_TURKISH = `
amir, animator, ascibasi, avukat, bakici, bakim elemani, baskan, basmuhendis,
bilgi teknolojileri direktoru, cevirmen, demirci, dispecer, egitmen, elektrik ustasi, gundelikci, hostes,
hukuk musaviri, kalipci, kamera operatoru, kaptan, katip, komi, memur, montajci, mudur, mudur yardimcisi,
muhabir, musteri sorumlusu, musteri temsilcisi, operasyon direktoru, operasyon gorevlisi,
pazarlama direktoru, planlama uzmani, proje muduru, psikolojik danisman, santral operatoru, sef,
seramikci, sinif ogretmeni, stajyer, tercuman, terzi, tesis muduru, test uzmani, vardiya amiri,
yazilimci, yonetici
`;

export const AMBIGUOUS = {
  things: new Set([
    ...listOf("en", THINGS_ENGLISH),
    ...listOf("en", INDUSTRY_THINGS_ENGLISH),
    ...listOf("tr", THINGS_TURKISH),
    ...listOf("tr", INDUSTRY_THINGS_TURKISH),
  ]),
  roles: new Set([
    ...listOf("en", ROLES_ENGLISH),
    ...listOf("en", INDUSTRY_ROLES_ENGLISH),
    ...listOf("tr", ROLES_TURKISH),
    ...listOf("tr", INDUSTRY_ROLES_TURKISH),
  ]),
};
