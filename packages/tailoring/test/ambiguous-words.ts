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
albanian, appetizer, application, armenian, audience, banking, bar, batch, bosnian, bulgarian, case,
cash shortage, chiller, chinese, client, column, complimentary, cpc, croatian, czech, danish, decor,
dish, dutch, english, field, finnish, foodstuff, french, georgian, german, greek, groceries, heating,
hungarian, inbound, inquiry, interview, irish, italian, japanese, joinery, kazakh, key, korean, llm,
load, load-time-data, macedonian, medicine, ml, month-end close, ms, norwegian, operation, painting,
paper, pipeline, plant, portuguese, premium, press, pressing, product line, proof, rails, rest, romanian,
russian, scaling, second, serbian, spanish, stage, swedish, swift, switchboard, take-off, theatre,
ticket, timetable, turkmen, ukrainian, uzbek, vietnamese, wiring, workstation
`;

const THINGS_TURKISH = `
acente, acik, acik alan, acil, acil mudahale, acil tip, acilis sayfasi, adet, adr, afis, ag, agir,
agirlama, akademik, akis, alacak takibi, alan, alt, altin, altyapi, ameliyat, ameliyathane, anahtar,
animasyon, antrepo, arac, arama, arkadas, ascilik, asi, asilama, ates, atik su, atolye, avans, avrupa,
ayak, aydinlatma, baglama, bakim, bakkal, banko, banyo, bar, barmenlik, baski, batarya, bayilik, beden,
bekleme, bekleme suresi, belge, belgeli, berber, birebir, bireysel, birim, bisiklet, bobrek, bodrum,
bolge mudurlugu, bolum, boy, boya, bozukluk, bt, bufe, bulgu, bulunurluk, buro isleri, butun, cadde,
calisan bagliligi, calisma kitabi, calisma saatleri, calisma suresi, cam, camasirhane, canli, cari hesap,
cay, cek, cerrahi, cevre, cevresel, cift, cig, cizelge, cizim, cocuk, dagitim, dahiliye, defter,
degirmen, degisim, dekor, demir, denetim, denge, depo, depo alani, depolama alani, derece, dergi, deri,
derin, ders, ders notu, ders programi, detayci, dikis, dikkatli, dis, dizi, dogru, dogumhane, dolap,
donanim, donem, donem sonu, donor, donusum orani, dosya, durus, durus suresi, duvar, duz, duzenli,
duzey 1, eczane, eft, egitim, ehliyet, ekonomik, eksik, el isi, elektronik, emniyet, emniyet kemeri, en,
enerji, enstitu, entegrasyon, erisilebilirlik, eski, etiket, etiketleme, etkin, fark, farmasotik, felc,
felsefe, fire, firin, fon, fotograf, gala, garsonluk, gaz, gebe, gecikme, gelir, genc, gereksinim, gezi,
gider, giris, girisim, gise, gizlilik, gogus, gonderi, gonullu, gorev, gorsel, gorusme, gosteri, grafik,
guc, gundem, guvenlik, halka acik, ham madde, hamile, harcama, harcirah, harita, hasar, hassas, hasta,
hat, hata, hatali, hava yolu, hazir, hazirlik, hazirlik suresi, hesap, hidrolik, hisse, hukuki gorus,
hukum, iade, ic, icerik, icme suyu, idari, igne, ihtar, ikinci, ikram, il, ilac, ilaclama, ilan, imalat,
ingiliz, ingiltere, is plani, ise alistirma, iskele, isletme, istasyon, istekli, isveren, itiraz, izin,
izolasyon, kacak, kagit, kalabalik, kalem, kalip, kalorifer, kalp, kamp, kampanya, kamu, kanal, kanban,
kanepe, kapali alan, kapi, kaplama, karar, karne, karsilama, kasa, kategori, kayit, kayitli, kazak,
kesinti, kesintisiz, kilit, kilo, kimyasal, kiralama, kirilgan, kirtasiye, kisa, kisi, kisilik,
kisisel verilerin korunmasi, kiyi, klima, klinik, kokteyl, kol, koli, koltuk, komisyon, konferans,
kontrol, konut, kose, kosu, kredi, kres, kucuk, kultur, kupa, kurye, kuyumcu, lansman, lastik, levha,
lisans, lobi, makale, makine, malzeme, market, masa, matbaa, maya, mektup, merdiven, merkez, mesai,
mesrubat, metin, mevcut, meze, misir, mizanpaj, mobil, monitor, montaj, motor, muayene, mudavim,
musabaka, musteri bagliligi, mutercim tercumanlik, mutfak, narkotik, navigasyon, nazik, net, nobet, not,
numune, ocak, oda, ofis isleri, ofis malzemesi, oneri sistemi, opera, oran, organizasyon, orkestra,
ornek, orta, oryantasyon, otelcilik, oyun, ozel, paket servis, pano, parca, parti, pasta, pastane, pazar,
perakende satis, pirinc, platform, poliklinik, portfoy, poset, pr, pratik, prim, program,
proje basvurusu, projeksiyon, prova, puan, puruzsuz, raf, recete, rehberlik, reklam, romork, rotar,
ruhsat, saat, sabirli, sac, saha, sahil, sahtecilik, sakin, salon, sandik, santiye, santral, sap,
sarf malzemesi, sartname, satis sureci, sayfa, sayfa duzeni, sayi, sayim farki, sebeke, sefer, sekerleme,
semt, sepet, seramik, seri, sertifikali, serum, servis, sevk, sevkiyat, seyahat, seyir, sezon, sgk,
sicil, sigorta, sinir, siparis hazirlama, siparis hazirligi, siparis yonetimi, site, soguk hava deposu,
solunum cihazi, sorgu, soru, sorumlu, sorusturma, sosyal, sozluk, stajyer, surec, surekli, suriye, surum,
swift, tabak, tablet, tablo, tadilat, tahliye, tahmin, tahta, takim, takvim, talep, tam, tanker, tavuk,
teknik, teknik destek, televizyon, temel, teminat, temizlik, terminal, tesis, tesisat, teslim,
teslim suresi, tezgah, toplu, toplum, trafik cezasi, transmikser, tugla, turk, tutanak, tuvalet, ucret,
ucuncu, uretim, urun, urun bilgisi, ust, utu, uyum, uyumlu, uzak, uzun, valiz, vardiya, verim,
veteriner klinigi, vize, yakin, yangin, yanlis, yara ortusu, yas, yasal, yasli, yatak, yayin, yayincilik,
yazi isleri, yazili, yenidogan, yenileme, yetenek, yetki, yetkinlik, yolcu gemisi, yukleme, yuksekokul,
zaman cizelgesi, zemin, zihinsel engelli, zincir, ziyaretci trafigi, zuccaciye
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
