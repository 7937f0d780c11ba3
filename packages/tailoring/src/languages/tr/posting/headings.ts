import type { HeadingCues } from "../../posting-cues.ts";

/** What headings of postings say in Turkish. */
export const turkishHeadings: HeadingCues = {
  surely: {
    requirements: String.raw`
      ne istiyoruz|gecmisiniz|istediklerimiz|olmal[iu]s[iu]n|^cantan|kimler basvur
    `,
    nice: String.raw`
      sevindir|memnuniyetle|fark yarat|^ekstra|fazladan|tadindan|^olursa|cok isteriz|sart (?:kosmu|degil)|tercihimizi
    `,
    benefits: String.raw`
      verecekler|ne(?:ler)? (?:ver|getir)(?:iyoruz|ecegiz)|birlikte gelen
    `,
    tasks: String.raw`
      yapacag[iu]n|gunluk is|kapsam[iu]$|^gun(?:unuz|un)?\b|isin ozu|ne yapacak
    `,
  },
  likely: {
    nice: String.raw`
      tercih|^arti|artilar|ek beceri|iyi olur|seviniriz|avantaj|arti say|^ek puan|hosumuza gid|guzel olur
      harika olur|memnun ed|varsa (?:ne ala|daha)|olsa
    `,
    benefits: String.raw`
      ^(?:burada )?(?:seni|sizi) neler bekliyor|yan hak|sundu|sunar|olanak|imkan
      sosyal (?:hak|imkan|olanak)|^imkan|calisma kosul|ucret|maas|sunuyor|sana ne|ozluk|teklifimiz|^tesekkur|seveceg[iu]n
      sagla(?:dik|nan|riz)|bizden|kazanim|size (?:ne|vere)|verdik|^sunulan|karsiliyoruz|^karsiliginda
      ^hosunuza gid|^neden biz$|sartlarimiz
    `,
    application: String.raw`
      ^nasil$|muracaat|irtibat|prosedur|^yasal$|basvur(?!u sart|u kosul)|iletisim bilgi|ilgilen(?:di|iyor)
    `,
    tasks: String.raw`
      (?:rol|pozisyon|gorev)\w* (?:seni|sizi) neler bekliyor|isiniz|yapacaksin|is tanim
      (?:isin|pozisyon(?:un)?) (?:icerig|tanim|kapsam|ozet)|gorev|sorumluluk|pozisyon hakkinda|ne yapacak|neler yapacak
      ^is(?:iniz|in)?$|yapilacak|^(?:senin |sizin )?rol(?:un|unuz)?$|ne is
    `,
    requirements: String.raw`
      neler bekliyoruz|senden|sizden|^(?:is )?(?:deneyimi?|tecrube(?:si)?)$
      ^(?:egitim|ogrenim)(?: durumu| seviyesi| duzeyi)?$|^bilgi(?:ler|si)?$|^(?:yabanci )?dil(?:ler)?$|^askerlik
      ^ehliyet|^surucu belgesi|^vardiya|^beceri|nitelik|gerekli|gerekenler|beklenti|aradi|zorunlu|sart
      yetkinlik|ozellik|aday|kosul|aranan|profil|gecmisin|sizde|beklenen|istedi|bekledi|ihtiyac
      sizde olmasi|^siz$|^sen$|bekledik|^aranan|^arananlar|arayis|[ai]riyoruz$|gereksinim|olmazsa olmaz
      bekliyoruz$|^kimsin|calismak icin$
    `,
    company: String.raw`
      hakkimizda|hakkinda|\bsirket|biz kim|\bfirma|\bkurum|\bdepartman
    `,
    other: String.raw`
      konum|lokasyon|sekli|sektor|sure|hukum
    `,
  },
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
    aradiklarimiz tercihimizi etkileyecekler ama kosmuyoruz
  `,
};
