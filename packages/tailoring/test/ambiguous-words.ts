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
client enquiry, customer enquiry, customer inquiry, enquiry, late shift, lates,
adhesive tape, against, aggregate, airflow, albanian, alteration, aml, anchor, appeal, appetizer, application,
armenian, arrest warrant, audience, authority, b1 licence, bag, bagel, banking, bar, bar stock, barrier, base, basque, batch,
belarusian, belt, benefit, biennial, board, bookshelf, bosnian, breakdown, brewing, bulgarian, burmese,
bush, callback, case, cash shortage, catalan, central, changeover, chechen, chiller, chinese, circassian,
client, coat, coating-paint, column, complimentary, confined space, control panel,
copy, cover, coverage, cpc, critical stock, croatian, current account, czech, danish, decor, defective,
delivery date, delivery lead time, deposit, delivery van, detailing, diesel-fuel, discharge, dish, distemper,
dough mixer, downtime, drawing, drilling rig, dutch, electrical installer licence, electrician licence,
emergency, emergency drill, english, estonian, ex-former, excursion, feature, field, filipino, filling,
finnish, firmware, fitting, flask, foodstuff, formula, french, friendly, front end, full, gasoline, gauge,
gearbox, georgian, german, greek, grinder, groceries, harness, heating, heavy commercial vehicle,
heavy goods vehicle, hoist, holiday, hungarian, hygienic, icelandic, icing, inbound, incubation,
incubator, indonesian, inquiry, insert, instrument, interest, interview, irish, italian, japanese, joinery, kazakh,
key, korean, kyrgyz, lacquer, ladle, lamb, latvian, laz, learning disabilities, learning disability, leather goods, lithuanian, llm, load,
load dispatch, load-time-data, loan, location, logs, luxembourgish, macedonian, maltese, mandarin,
meat cutting, medicine, meeting notes, missing item, ml, moldovan, mongolian, montenegrin,
month-end close, ms, nepali, norwegian, operation, order system, overhead line, overload,
painting, panel saw, paper, parcel, partition, patisserie, pattern, pension, percussion, petrol,
pickling, pipeline, plant, plate, plywood, policy, polish, portuguese, possible, power tools,
pregnancy check-animal, pregnancy diagnosis-animal, premium, press, pressing, product line, proof,
proper, public, punctual, puppet, qualified, query, rail, rails, recovery vehicle, refuelling, rest,
romanian, row, russian, rust, safety regulations, scaling, screen, seal, second, section, sentry,
serbian, settlement, ship maintenance, shooting, shop floor, shredder, shrinkage, site, sling, slovak,
slovenian, soap, society, soil, somali, spanish, specimen, spring, sprinkler, stable, stage, staging,
start-up, statement, status, stove, strength, structure, swedish, swift, switchboard, table, tajik,
take-off, tatar, term, thai, theatre, tibetan, ticket, timetable, tow truck, trawler, trims, truss, tube,
turkmen, turnaround, typical, ukrainian, uyghur, uzbek, vacation, van, vap, veneer, vice, vietnamese,
welsh, wireless, wiring, workstation
`;

const THINGS_TURKISH = `
potansiyel musteri bulma,
dogum, gorme engeli, yuksek lisans, abonelik, abs, acente, acik, acik alan, acik deniz, aciklama, acil, acil mudahale, acil tip,
acilis sayfasi, ad, adaptasyon, adet, adr, afis, ag, agaclandirma, agir, agir ticari arac, agirlama,
akademik, akis, akort, aks, aksama, aksesuar, alacak takibi, alan, alarm, alt, altin, altyapi, amac,
ameliyat, ameliyathane, ampul, ana, ana makine, anahtar, animasyon, ankraj, antrenorluk, api,
arac, arama, arazi olcumu, argon, ariza teshis cihazi, ariza tespit cihazi, arkadas, ascilik, asgari,
asi, asilama, astar, ates, atik su, atolye, avans, avrupa, ayak, ayak bakimi, aydinlatma,
aydinlatma armaturu, ayiklama, ayna, azami, baca, badana, baglama, bakim, bakim formu, bakim kaydi,
bakkal, balans, balmumu, banko, bant, banyo, bar, bariyer, bas, basamak, basarisizlik, baski,
baslangic, batarya, bateri, bati, bayilik, beden, bekleme, bekleme suresi, bel, belge, belgeli, berber,
beton mikseri, beyin, bilgilendirme toplantisi, bina, birebir, bireysel, birim, birinci sinif, bisiklet,
bitis tarihi, blok, bobrek, bodrum, bolge, bolge mudurlugu, bolum, bom, boy, boya, boyahane,
boyut, bozukluk, bt, bufe, bulgu, bulunurluk, buro isleri, butun, buyume, buz cozme, cad, cadde,
calisan bagliligi, calisma saati, calisma saatleri, calisma suresi, cam, cam ufleme,
camasir, camasir suyu, camasirhane, canli, capa, capak, cay, cek, cekici, cekim, cekme,
celik, cephe asansoru, cerceve, cerrahi, cesit, ceviz, cevre, cevresel, cift, cift cam, cig, cilt, cit,
cizelge, cizim, cocuk, cok iyi, ctp, dagitim, dahiliye, dal, dap, defter, degirmen, degisim, dekapaj,
dekor, delegasyon, demansli, demir, denetim, denge, depo, depo alani, depolama alani, deprem yonetmeligi,
derece, dergi, deri, derin, ders, ders notu, ders programi, derz, derz dolgu, detayci, devreye alma,
dikim, dikis, dikkatli, direksiyon, direnc, dirsek, dis, dis mekan, dizgi, dizi, dogru, dogu, dogumhane, dolap, dolgu, dolu, dolum, donanim, donem, donem sonu, doner firin, donor, donusum orani,
doseme, dosya, dovme, dozaj, durus, durus suresi, dus, dusme onleme, duvar, duz, duzelti, duzeltme,
duzenli, duzey 1, eczane, eft, ege, egitim, ehliyet, ek, ekim, ekip, ekip calismasina yatkin, ekip uyesi,
ekmek, ekonomi, ekonomik, eksik, ekspertiz, ekstraksiyon, el aleti, el arabasi, el isi, elektrikli,
elektronik, emniyet, emniyet kemeri, en, en az, en cok, en fazla, enerji, enerji iletim hatti,
enerji nakil hatti, enjektor, enstitu, entegrasyon, erisilebilirlik, erisim, eski, esneklik, etik,
etiket, etiketleme, etkin, etut, faaliyet raporu, fark, farmasotik, felc, felsefe, fire, firin, fon,
fonksiyon, font, formul, fotograf, fotokopi, freze, frezeleme, gala, galeri, garsonluk, gaz, gazi, gebe,
gece, gecikme, gelir, gelisme, gemi insaati, genc, gereksinim, gezi, gider, giris, giris cikis kontrolu,
girisim, gise, gizlilik, gogus, gol, gonderi, gonullu, gorev, gorsel, gorsel muayene, goruntu isleme,
gorusme, gosterge, gosterge paneli, gosteri, govde, goz, gps, grafik, granul, guc, gumruk musavirligi,
gundem, guney, guvenlik, guvenlik denetimi, hafriyat, hakemlik, halka acik, ham madde, hamile,
hamur mikseri, harc, harcama, harcirah, harita, hasar, hasar dosyasi, hassas, hasta, hat, hata, hatali,
hatti, hava yolu, havalandirma, hazir, hazir yemek, hazirlik, hazirlik suresi, hesap, heyet, hidrolik,
hikaye, hindi, hisse, hucre, hukuk, hukuki gorus, hukum, iade, ic, ic mekan, icerik, icme suyu, idari,
igne, ihtar, ikinci, ikram, il, ilac, ilaclama, ilan, ilerleme, ilgi, ilik, imalat, imo,
indirim kampanyasi, ingiliz, ingiltere, insan, is akisi, is emri, is gucu, is istasyonu, is plani,
iscilik, ise alistirma, isgucu, isi, isim, iskele, isletme, istasyon, istekli, isveren, itiraz, izin,
izolasyon, jest, kabak, kabin, kablo kanali, kabul, kacak, kadro, kafes, kagit, kaide, kalabalik, kalem,
kalifiye, kalip, kalorifer, kalp, kamp, kampanya, kamu, kanal, kanat, kanban, kanepe, kapak, kapali,
kapali alan, kapi, kaplama, kapsam, kar, karantina, karar, karkas, karne, karsi, karsilama, kart,
kartonpiyer, kas, kasa, kasa fazlasi, kasar, kat, kategori, kati, kayip, kayit, kayitli, kaynak, kazak,
kazi isleri, kelepce, kepce, kesici uc, kesif, kesim, kesimhane, kesinti, kesintisiz, kilavuz, kilit,
kilo, kilometre, kimyasal, kiralama, kirici, kirilgan, kirtasiye, kisa, kisi, kisilik,
kisisel verilerin korunmasi, kiyi, klima, klinik, klozet, kokteyl, kol, koli, koltuk, komisyon,
kompaktor, konferans, konteyner, kontrol, konut, kopuk, kopya, koruk, kose, kosu, kot, kova, kredi, kres,
kritik stok, krom, kucuk, kulaklik, kullanim kilavuzu, kullanma kilavuzu, kullanma talimati, kultur,
kupa, kur, kurek, kurum, kurye, kusurlu, kuyu, kuyumcu, kuyumculuk, kuzey, lansman, lastik,
lastik degisimi, lavabo, levha, levye, lisans, lobi, logo, lokasyon, macun, madeni yag, makale, makas,
makine, makine saati, malzeme, mandira, manset, mantar, mantar ilaci, market, masa, maske,
matbaa, maya, mektup, menfez, merdiven, merkez, mesai, mesrubat, metin, mevcut, mevsimlik isci, meze,
micir, mikroislemci, mikser, mil, misir, mizanpaj, mobil, monitor, montaj, montaj hatti, motor, muayene,
mudavim, murettebat, musabaka, musteri bagliligi, musteri hesabi, musteri iliskileri yonetimi,
mutercim tercumanlik, mutfak, narkotik, navigasyon, nazik, net, nikah, nisan, nitelikli, nivo, nobet, noksan,
not, numune, nusha, ocak, oda, ofis isleri, ofis malzemesi, ofset, ogleden sonra, olcme, olcu, olimpiyat,
oluk, on duzen, on muayene, oneri, oneri sistemi, opera, operator paneli, oran, organizasyon, orkestra,
ornek, orta, oryantasyon, otelcilik, otizmli, oturum, oyku, oyun, oyuncu, ozel, pafta, paket servis,
pano, parca, parti, pasta, pastal plani, pastane, patlayici, pazar, perakende satis, perde,
periyodik bakim, periyot, pesin odeme, petek, pide, pirinc, pivot, plaka, planya, platform, poliklinik,
porselen, portfoy, poset, posta, pota, pr, pratik, prim, profil, program, proje basvurusu, projeksiyon,
projektor, prova, puan, pul, puruzsuz, radyator, raf, rakor, raspa, ray, recete, redaksiyon, rehberlik,
reklam, rektifiye, resim, restorasyon, revizyon, romork, rota, rotar, ruhsat, saat,
sabirli, sac, sac boyasi, sac tasarimi, saft, saglik taramasi, saha, saha denetimi, sahil, sahit numune,
sahne dekoru, sahne tasarimi, sahtecilik, sakin, salon, saman, sanayi, sandik, santiye, santral, sap,
saraciye, sarf malzemesi, sargi, sartname, sat, saten, satis sureci, sayfa, sayfa duzeni, sayi,
sayim farki, seans, sebeke, secim, secme, sefer, seker pancari, sekerleme, sema, semt, sepet, seramik,
seri, sertifikali, serum, servis, servis araci, servis cagrisi, servis talebi, set, seviye, sevk,
sevkiyat, sevkiyat kontrolu, seyahat, seyir, seyreltme, sezon, sgk, sicil, sifir, sifon, sigorta,
silindir, sinir, siparis hazirlama, siparis hazirligi, siparis yonetimi, site, sizdirmazlik testi,
sizinti, sogan, soguk hava deposu, solunum cihazi, somun, son kullanma tarihi, sondaj kuyusu, sorgu,
soru, sorumlu, sorumluluk sahibi, sorusturma, sosyal, sozluk, spektrometre, stabilizator, stajyer,
statik proje, suntalam, surec, surekli, suret, suriye, surum, swift, tabak, tablet, tablo, tadilat,
tahliye, tahmin, tahta, takim, takim calismasina yatkin, taktik, takvim, talas, talep, tam, tam gun,
tamamen, tanker, taraf, tarayici, tarif, tarih, tashih, taslama, tavuk, tbm, tekli, tekne, teknik,
teknik destek, televizyon, temel, teminat, temizlik, tenor, tente, terbiye, tercih, terfi, terim, termin,
termin suresi, termin tarihi, terminal, termostat, tesis, tesis devreye alma, tesisat, teslim,
teslim suresi, teslim tarihi, tezgah, tip, tirmik, tirnak, tirnak bakimi, tokmak, toplu, toplum,
tornalama, toz, trafik cezasi, transmikser, triko, tugla, tur, turk, turnike, tutanak, tutucu, tuvalet,
ucret, ucuncu, un fabrikasi, unite, uretim, urun, urun bilgisi, urun degisimi, urun konumlandirma, ust,
utu, uyari, uygulama, uygun, uygunluk, uyum, uyumlu, uzak, uzun, vaka, vakum, vakumlama, valiz, vardiya,
vasifli, vatandaslik, vazife, veri akisi, veri toplama, verim, verimli, vernik, veteriner klinigi, vize,
xml, yag, yag orani, yakin, yakit ikmali, yama, yangin, yanlis, yapi, yaprak, yara ortusu, yas,
yas grubu, yasal, yasli, yatak, yayin, yayincilik, yazi, yazi isleri, yazili, yedekleme, yeniden isleme,
yenidogan, yenileme, yer, yerlesim plani, yerleske, yerli, yetenek, yetki, yetkin, yetkinlik,
yol yardimi, yolcu gemisi, yukleme, yuksekokul, zaman cizelgesi, zaman dilimi, zemin, zemin etudu,
zihinsel engelli, zimpara, zincir, zirve, ziyaretci trafigi, zuccaciye
`;

const ROLES_ENGLISH = `
general practitioner, gp, head nurse, secondary school teacher, geophysicist, goldsmith, hse engineer, hydrologist, loom operator, print operator,
production coordinator, quality assurance engineer, trader
`;

const ROLES_TURKISH = `
agir vasita soforu, agir vasita surucusu, amir, animator, asci yardimcisi, ascibasi, avukat, bakici,
bakim elemani, basin danismani, baskan, basmuhendis, biletleme uzmani, bilgi teknolojileri direktoru,
cevirmen, demirci, dispecer, egitmen, ekip basi, elektrik ustasi, firin ustasi, gozlukcu, gundelikci,
havuzcu, hostes, hukuk musaviri, is guvenligi muhendisi, kalipci, kamera operatoru, kaptan, kasa sefi,
katip, kesim operatoru, komi, kondisyoner, kuafor kalfasi, medya planlama uzmani, memur, montajci,
motor ustasi, mudur, mudur yardimcisi, muhabir, musteri iliskileri yoneticisi, musteri sorumlusu,
musteri temsilcisi, nakis makinesi operatoru, operasyon direktoru, operasyon gorevlisi, organizator,
pazarlama direktoru, pisirici, planlama uzmani, proje muduru, psikolojik danisman, ressam,
santral operatoru, sef, seramikci, servis sefi, sinif ogretmeni, solist, stajyer, stilist,
teknik direktor, teknik eleman, tercuman, terzi, tesis muduru, test uzmani, tiyatro yonetmeni, topograf,
ucak bakim muhendisi, vardiya amiri, yazilimci, yonetici
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
