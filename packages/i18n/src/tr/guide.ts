import type { texts as english } from "../en/guide.ts";

export const texts: typeof english = {
  title: "Nasıl Çalışır",
  description: "İlk ziyaretten ilana özel CV'ye yedi adım ve daha iyi bir eşleşme puanı için ipuçları.",
  heading: "Terzi nasıl kullanılır",
  lead: "Yedi adım, ilk seferinde yaklaşık on dakika. Sonrasında her ilana yaklaşık 30 saniyede bir CV.",
  steps: {
    one: {
      title: "Kaydolun",
      text: "Bir e-posta adresi ve bir şifre yeter. Yeni hesaba 10 ücretsiz kredi verilir; bu, 1 ücretsiz CV demektir.",
    },
    two: {
      title: "Kariyer profilinizi doldurun",
      text: "Yaptığınız her şey tek yerde: iş, eğitim, beceriler, diller, projeler, yayınlar ve sertifikalar. PDF ya da DOCX bir CV yükleyin, çoğu sizin için doldurulur.",
    },
    three: {
      title: "Bir iş ilanı bulup metnini kopyalayın",
      text: "Metnin tamamını. Zorunlu olan, tercih edilen ve yapacağınız işlerin hepsi önemlidir. Yer imimiz ya da Terzi'yi yüklediyseniz telefonunuzun paylaş menüsü, ilanı tek dokunuşla buraya getirir.",
    },
    four: {
      title: "CV Oluştur sayfasına yapıştırın",
      text: "Pozisyon adıyla ve isterseniz şirketle birlikte.",
    },
    five: {
      title: "CV'nin nasıl olacağını seçin",
      text: "Dil, üslup, uzunluk, şablon ve metnin ne kadar ileri gidebileceği: birebir, iyileştirilmiş ya da genişletilmiş.",
    },
    six: {
      title: "Eşleşme analizini inceleyin",
      text: "Puan, kanıtıyla her gereksinim ve eksikler. Özgün ve uyarlanmış metni karşılaştırın, dilediğinizi düzenleyin.",
    },
    seven: {
      title: "Kaydedip indirin",
      text: "Kaydetmek bir CV ücreti kadar kredi tutar. PDF veya DOCX olarak dilediğiniz kadar indirin ya da bağlantıyla paylaşın. Neyi nereye gönderdiğinizi ve sırada ne olduğunu Başvurularım sayfasında izleyin.",
    },
  },
  tipsTitle: "İpuçları",
  tips: {
    strong: {
      title: "%70 ve üzeri güçlü bir eşleşmedir",
      text: "Başvurun. Profiliniz istenenlerin çoğunu kanıtlıyor.",
    },
    weak: {
      title: "%60'ın altında eksik gereksinimler var",
      text: "Önce eksikler listesine bakın. Çoğu zaman yapmış ama yazmamışsınızdır.",
    },
    numbers: {
      title: "Sayı yazın",
      text: "“Maliyeti %12 düşürdü”, “maliyeti azalttı”dan fazlasını kanıtlar.",
    },
    whole: { title: "İlanın tamamını yapıştırın", text: "Birkaç satır, birkaç satırlık bir puan verir." },
    profile: {
      title: "Profili eksiksiz tutun",
      text: "Hiçbir zaman olduğu gibi gönderilmez. Bir ilana katkısı olmayan, o CV'ye alınmaz.",
    },
    beside: {
      title: "CV ile yetinmeyin",
      text: "Kaydettiğiniz her CV'nin yanında ön yazısı, mülakat hazırlığı ve eksiklerini kapatan sorular var; bu sorular CV oluştururken ve başvurularınızda da elinizin altında. Hepsi kendi satırlarınızdan, hiçbiri uydurma değil. Aynı CV'yi öbür dilde de hazırlayıp satır satır yan yana görebilirsiniz; sayılar, tarihler ve adlar denetlenir.",
    },
    assistant: {
      title: "Asistanınıza bırakın",
      text: "Ayarlardan aldığınız anahtarı verdiğiniz bir yapay zekâ asistanı ilanları puanlar, CV hazırlar, başvuru panonuzu tutar. Profilinizde olmayan hiçbir şey yazmaz.",
    },
    mode: {
      title: "İyileştirilmiş ile başlayın",
      text: "Anlatımı güzelleştirir, gerçeklere bağlı kalır. Eklediklerini onaylayabiliyorsanız genişletilmişi kullanın.",
    },
  },
  score: {
    title: "Eşleşme puanı nasıl hesaplanır",
    lead: "Bir yapay zekâ modelinin görüşüyle değil, değişmeyen kurallarla: aynı gün aynı ilan ve aynı profil her zaman aynı sayıyı verir. Model yardım ediyorsa profilinizde kuralların gözden kaçırdığı satırları gösterebilir. Bunlar işaretlenir, hepsi birlikte en çok on puan kazandırır ve ancak siz onaylayınca tam sayılır.",
    asked: {
      title: "1. Ne isteniyor",
      text: "İlan satır satır okunur. Sizden istenen her şey, ilanın kendi sözleriyle bir gereksinim olur: bir beceri, bir diploma, iş yılları, bir dil, bir görev. Yan haklar, şirket övgüsü ve başvuru bilgileri sizden bir şey istemez, sayılmaz.",
    },
    weight: {
      title: "2. Ne kadar önemli",
      text: "Zorunlu bir gereksinim, tercih sebebinin iki katı ağırlıktadır. En ağır gelenler araçlar, iş yılları ve sertifikalardır; ardından bilgi, diploma, görevler ve diller, en son kişisel özellikler gelir. Unvanıyla işin kendisi puanın dörtte biridir.",
    },
    shown: {
      title: "3. Siz ne gösteriyorsunuz",
      text: "Her gereksinim için profilinizde onu gösteren sözler aranır, hangi dilde olursa olsun. Karşılanan tüm puanını alır, kısmen karşılanan bir bölümünü, eksik olan hiç almaz. Listelerinizde yazan karşılanmış sayılır; hiçbir iş onu göstermiyorsa nerede kullandığınızı yazmanız önerilir.",
    },
    sum: {
      title: "4. Toplam",
      text: "Bütün gereksinimler birlikte 100 puan eder; bu puan ağırlıklarına göre paylaştırılır. Puanınız, kazandıklarınızın yuvarlanmış toplamıdır.",
    },
    example:
      "Örneğin: işin kendisi 25 puan ediyor ve karşılıyorsunuz, zorunlu bir gereksinim 50 puan ediyor ve yarısını karşılıyorsunuz, bir tercih sebebi 25 puan ediyor ve sizde yok. 25 + 25 + 0 kazanırsınız; puanınız 50 olur.",
    where:
      "Kendi ilanınızın puanlarını satır satır görürsünüz: ilanı yapıştırırken, önizlemede ve her CV'de. Yinelenen anahtar sözcükler ve yazılımlara verilen gizli talimatlar ne ilanda ne profilde puan kazandırır.",
  },
  cta: "Hazır mısınız? İlk CV'niz ücretsiz.",
  start: "Ücretsiz Başla",
};
