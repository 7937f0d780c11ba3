import type { texts as english } from "../en/landing.ts";

export const texts: typeof english = {
  title: "Her ilana göre biçilmiş bir CV",
  description:
    "Kariyer profilinizi bir kez oluşturun, bir iş ilanı yapıştırın; yaklaşık 30 saniyede ilana özel bir CV ve dürüst bir eşleşme puanı alın. Türkçe ve İngilizce, PDF ve DOCX.",
  heroTitle: "Ölçünüze göre bir CV.",
  heroText:
    "Kariyer profilinizi bir kez oluşturun. Bir iş ilanı yapıştırın. Terzi yaklaşık 30 saniyede ilana özel bir CV hazırlar ve ilana ne kadar uyduğunuzu dürüstçe söyler.",
  start: "Ücretsiz Başla",
  how: "Nasıl Çalışır",
  heroNote: "10 ücretsiz kredi, 1 ücretsiz CV. Kart gerekmez.",
  counter: "CV bugüne kadar hazırlandı",
  stats: {
    title: "Rakamlarla",
    seconds: "~30 sn",
    secondsText: "ilandan ilana özel CV'ye",
    free: "10",
    freeText: "yeni hesaba ücretsiz kredi",
    languages: "2",
    languagesText: "dil, Türkçe ve İngilizce",
    formats: "PDF + DOCX",
    formatsText: "aday takip sistemlerinin okuyabildiği biçimde",
  },
  problem: {
    title: "Her işe aynı CV, hiçbirine uymaz",
    text: "İlanlar farklı şeyleri farklı sözlerle ister. Hepsine birden yanıt veren bir CV hiçbirine iyi yanıt vermez; onu ilk okuyan yazılım da bu ilanın sözlerini arar.",
    points: {
      hours: "Her başvuru için CV'yi yeniden yazmak saatler alır.",
      filters: "Aday takip sistemleri bulamadıklarını eler.",
      guess: "Neden çağrılmadığınızı hiç öğrenemezsiniz.",
    },
  },
  solution: {
    title: "Önce ölçülür, sonra biçilir",
    text: "Terzi ilanda neyin istendiğini okur, her birinin kanıtını profilinizde bulur ve CV'nizi buna göre yazar.",
    points: {
      evidence: "Her gereksinim, kendi profilinizden bir alıntıyla karşılanır.",
      honest: "Puan, yayımlanmış bir formüle dayanır. Hiçbir ilan onu şişiremez.",
      truth: "Siz isteyip onaylamadıkça profilinizde olmayan hiçbir şey eklenmez.",
    },
  },
  steps: {
    title: "Beş adımda ilana özel CV",
    items: {
      one: { title: "Hesabınızı oluşturun", text: "Bir e-posta adresi yeter. On kredi bizden." },
      two: { title: "Profilinizi bir kez doldurun", text: "Yazın ya da elinizdeki CV'yi yükleyin." },
      three: { title: "İş ilanını yapıştırın", text: "Metnin tamamını, bulduğunuz gibi." },
      four: {
        title: "Eşleşmeyi inceleyin",
        text: "Neyin karşılandığını, neyin eksik olduğunu görün; dilediğinizi düzenleyin.",
      },
      five: { title: "İndirin ve başvurun", text: "PDF veya DOCX olarak, göndermeye hazır." },
    },
  },
  features: {
    title: "Neler sunuyor",
    items: {
      match: {
        title: "Gerekçeli eşleşme puanı",
        text: "Her gereksinim ilanın kendi sözleriyle, bulunan kanıtla birlikte.",
      },
      gaps: { title: "Eksik analizi", text: "Neyin eksik olduğu ve neyin işe yarayacağı." },
      modes: {
        title: "Üç yazım biçimi",
        text: "Birebir, iyileştirilmiş ya da genişletilmiş: ne kadar ileri gidileceğine siz karar verirsiniz.",
      },
      compare: { title: "Yan yana", text: "Özgün ve uyarlanmış metin yan yana, farklar işaretli." },
      layout: {
        title: "On iki şablon",
        text: "Özenle dizilmiş, sizin renk ve yazı tiplerinizle; sayfa sonunda tek başına kalan başlık yok.",
      },
      languages: { title: "Türkçe ve İngilizce", text: "Arayüz de CV'niz de seçtiğiniz dilde." },
    },
  },
  voices: {
    title: "En çok ne zaman işe yarar",
    items: {
      one: {
        who: "İş değiştirirken",
        text: "Bir hemşire, her gün yaptığı hâlde hiç yazmadığı iki gereksinimi hemen görür.",
      },
      two: {
        who: "Birçok yere başvururken",
        text: "Bir yazılımcı bir akşamda on ayrı CV gönderir; her birini yan yana görünümde sözcük sözcük denetlemiştir.",
      },
      three: {
        who: "Yurt dışına başvururken",
        text: "Yeni bir mezun tek profilini Türkçe tutar; İngilizce ilan için başlıklar, tarihler ve düzen yerli yerindedir.",
      },
    },
  },
  demo: {
    posting: "İlan",
    cv: "Ondan çıkan CV",
    score: "{{score}} eşleşme",
    show: "{{number}} numaralı gereksinimi karşılayan yeri göster",
    caption:
      "Kurmaca bir profilden Terzi'nin hazırladığı CV, olduğu gibi. Aynı numaralar birbirine aittir; noktalı olan eksiktir, Terzi bunu da söyler.",
  },
  packages: {
    title: "Ay başına değil, CV başına ödeyin",
    text: "Kredilerin süresi dolmaz. Her paket tek seferlik ödemedir.",
    perCv_one: "{{count}} CV, CV başına {{price}}",
    perCv_other: "{{count}} CV, CV başına {{price}}",
    more: "Tüm fiyatları görün",
  },
  final: {
    title: "Bir sonraki başvurunuz kendi CV'sini hak ediyor",
    text: "Bir ücretsiz CV ile başlayın. Kahveniz bitmeden ilana ne kadar uyduğunuzu bileceksiniz.",
  },
};
