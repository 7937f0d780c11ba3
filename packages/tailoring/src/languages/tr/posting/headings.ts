import type { HeadingCues } from "../../posting-cues.ts";

/** What headings of postings say in Turkish. */
export const turkishHeadings: HeadingCues = {
  surely: {
    requirements: String.raw`
      ne istiyoruz|(?<!oz)gecmisiniz|istediklerimiz|olmal[iu]s[iu]n|^cantan|kimler basvur|kim\S* basvurabil|basvuru kriter|^bu (?:sen|siz) m[iu]s
      (?:sana|size) gore|^kime\b|kime gore|kimler icin|^sen kims|getir(?:dik|ecek|meniz)|super guc|bilmen|bilmelisin|gerektir|bize boyle
    `,
    nice: String.raw`
      sevindir|arti (?:sagla|yaz)|memnuniyetle|fark yarat|^ekstra|fazladan|tadindan|^olursa|cok isteriz|sart (?:kosmu|degil|olmayan)|tercihimizi|zorunlu (?:olmayan|degil)
      one (?:cik|gec|tas)|adim on|oncelik|arzu ed|^ek (?:nitelik|ozellik)|ek ozellik|dilek liste|olma[sz]a? da olur|guclendir|sansin[iu]|^joker|farkli kil|(?:da|de) varsa|kalbimizi|parlat
    `,
    benefits: String.raw`
      verecekler|ne(?:ler)? (?:ver|getir)(?:iyoruz|ecegiz)|birlikte gelen|^karsiligi$|kazan(?:c[iu]|acak|irs)|avantajlar[iu]?n?[iu]?z?$
      sunulan|sunduk|sundugu|mali hak|haklar[iu]?n?[iu]?z?$|ayricalik|vaat|vadet|alacaklar|seni bekleyen (?!is)
    `,
    tasks: String.raw`
      yapacag[iu]n|gunluk is|kapsam[iu]$|^gun(?:unuz|un)?\b|isin (?:ozu|asli)|ne yapacak|yapacakl|ustlen|sorumlu ol|bekle(?:yen|nen) is|(?:size|sana) dusen|dusuyor|istedigimiz is|emanet ed
    `,
  },
  likely: {
    nice: String.raw`
      tercih|^arti|artilar|ek beceri|iyi olur|seviniriz|avantaj|arti say|^ek puan|hosumuza gid|guzel olur
      harika olur|memnun (?:ed|ol)|sevin|varsa|olsa|ekstralar|biliyorsan
    `,
    benefits: String.raw`
      ^(?:burada )?(?:seni|sizi) neler bekliyor|yan hak|sundu|sunar|olanak|imkan
      sosyal (?:hak|imkan|olanak)|^imkan|calisma kosul|ucret|maas|sunuyor|sana ne|ozluk|teklifimiz|^tesekkur|seveceg[iu]n
      sagla(?:dik|nan|riz)|bizden|kazanim|size (?:ne|vere)|verdik|^sunulan|karsiliyoruz|^karsiliginda
      ^hosunuza gid|^neden biz$|sartlarimiz|guzellik|fayda|mutlu|^(?:yol|servis|para|izin|prim)\b|vaat|keyifli|getirisi|tatli yan|guzel yan|neden mutlu
    `,
    application: String.raw`
      ^nasil$|muracaat|irtibat|prosedur|^yasal$|basvur(?!u sart|u kosul)|iletisim|ilgilen(?:di|iyor|en)
      bize (?:ulas|yaz|nasil ulas)|mulakat|gorusme|surec|secim sur|secme ve|degerlendirme|sinav|sonuclar|sonraki adim|bundan sonra|son (?:tarih|gun|basvuru)|evrak|istenen belge|istenilen belge
      ozgecmis|\bcv|portfolyo|ilgini|arayin|yetkili|ise alim|soru(?:lar|n)|ek bilgi|ugra|s[iu]ra s
    `,
    tasks: String.raw`
      (?:rol|pozisyon|gorev)\w* (?:seni|sizi) neler bekliyor|isiniz|yapacaksin|is tanim
      (?:isin|pozisyon(?:un)?) (?:icerig|tanim|kapsam|ozet)|gorev|sorumluluk|pozisyon hakkinda|ne yapacak|neler yapacak
      ^is(?:iniz|in)?$|yapilacak|(?:^|\s)rol(?:un|unuz)?$|ne is|is iceri|yurutulecek|gorulecek|yapacagi is|faaliyet|katki|\bbir (?:is )?gun|^ilk .*(?:gun|ay|yil)|haftan$|rutin
      uzerinde calis|cozecek|insa ed|is akis|ne yapar|ilgilenece|\b(?:calisacag|alacag)[iu]n\S* konular
    `,
    requirements: String.raw`
      neler bekliyoruz|senden|sizden|^(?:is )?(?:deneyimi?|tecrube(?:si)?)$
      ^(?:egitim|ogrenim)(?: durumu| seviyesi| duzeyi)?$|^bilgi(?:ler|si)?$|^(?:yabanci )?dil(?:ler)?$|^askerlik
      ^ehliyet|^surucu belgesi|^vardiya|^beceri|nitelik|gerekli|gerekenler|beklenti|aradi|zorunlu|sart
      yetkinlik|ozellik|aday|kosul|aranan|(?<!sirket |firma )profil|(?<!oz)gecmisin|sizde|beklenen|istedi|bekledi|ihtiyac
      sizde olmasi|^siz$|^sen$|bekledik|^aranan|^arananlar|arayis|[ai]riyoruz$|gereksinim|olmazsa olmaz
      bekliyoruz$|^kimsin|calismak icin$|yeterlilik|kriter|lazim|arkadasi?$|olmali$|yetenek|heybende
    `,
    company: String.raw`
      hakkimizda|hakkinda|\bsirket|biz kim|\bfirma|\bkurum|\bdepartman|^(?:\S+ ){0,2}(?!\S*(?:[ae]ca[kg]|[dt][iu][kg])l?)\S*[aeiu]m[iu]z$|tani(?:yin|yal|t|s)?\w*$|hikaye|tarihce|vizyon|misyon|kultur
      nerede|kim(?:in)?le(?:rle)? calis|^yeni \S+(?: \S+)?$|kisaca biz|bizden kisaca|bizden bahs|(?:bugune|rakamlarla|dunden)|birlikte calisacag
    `,
    other: String.raw`
      konum|lokasyon|sekli|sektor|sure|hukum
    `,
  },
  framed: String.raw`
    \S+[aeiu]m[iu]z(?:in|un|da|de) (?:size |sana )?(?:sunduklari|sagladiklari|verdikleri|(?:seni|sizi) bekleyenler)
    \S+[iun]in (?:sunduklari|sagladiklari|verdikleri)
  `,
  vocabulary: `
    ve veya ile icin bu bizim sizin is isin tanimi tanim gorev gorevler gorevleri sorumluluk sorumluluklar
    sorumluluklari aranan nitelikler nitelik genel ozel ozellikler temel teknik zorunlu gerekli gereklilikler
    gereken sartlar sart kosullar kosullari calisma tercih tercihen edilen sebebi sebepleri arti artilar
    beklentiler beklentilerimiz aday adayda adaylarda adaylardan beklenen bekliyoruz aradigimiz yetkinlikler
    yetkinlik deneyim egitim ogrenim bilgi beceriler hakkimizda hakkinda sirket sirketimiz firma pozisyon pozisyonun biz
    kimiz yan haklar sunulan sunduklarimiz sunuyoruz sundugumuz ekip arkadaslarimiza calisanlarimiza sagladigimiz
    sagladiklarimiz neler olanaklar imkanlar ucret maas basvuru basvurusu iletisim bilgileri konum lokasyon sekli
    sektor departman rol ozeti ozet kisisel mesleki arananlar yapilacak isler yapacaklari yapacaksin yapacaksiniz
    seni sizi senden sizden rolde rolun rolunuz bekliyor alanlari alani ne neden senin size sana bizden nasil
    muracaat irtibat verdiklerimiz karsiliyoruz karsiliginda sartlarimiz beklentimiz yasal unvan sunulanlar
    beklediklerimiz adaylarimizdan adaylarimizda ihtiyac ihtiyaciniz var neye puan puani olmasi sizde hosunuza
    ozluk gidecekler olursa cok seviniriz biliyor olmalisin olmalisiniz kadar belge belgeler belgesi iyi veriyoruz
    verecegiz vereceklerimiz istediklerimiz isteriz adaydan fazladan hoslaniriz gununuz gunun gun gecer gececek
    cantanizda olmali ozu alan beklenti yazilim standartlar peki ya gecmisiniz musunuz sosyal askerlik ehliyet
    vardiya dil diller yabanci tecrube personel eleman sayariz sayilir varsa siz sen hosumuza gider gidenler guzel
    harika memnun eder istiyoruz edilir sayilanlar gerekenler kimi kimler ariyoruz gereksinimler olmazsa olmaz
    profiliniz basvurabilir kimsiniz bizimle calismak goreviniz gorevleriniz isiniz memnuniyetle karsilanir
    avantaj saglayanlar olsa degil ekstra teklifimiz sevindirecekler kapsami gunluk yapacaginiz tesekkurumuz burada seveceginiz sevecegin seyler sey bulacaginiz
    bulacaksiniz isle birlikte gelenler fark yaratir yaratan yaratacak artilari kazanclariniz haklarimiz haklariniz
    aradiklarimiz tercihimizi etkileyecekler ama kosmuyoruz karsiligi olanaklarimiz imkanlarimiz haklarin mali avantajlar
    avantajlari ayricaliklar ayricaliklariniz yeterlilikler kriterler kriterlerimiz surec sureci surecimiz mulakat gorusme
    oncelik oncelikli ustlenecegin ustleneceginiz konular sorumlu olacagin olacaginiz kazancin arzu ek
  `,
};
