import type { texts as english } from "../en/pricing.ts";

export const texts: typeof english = {
  title: "Fiyatlar",
  description: "İlana özel CV'ler için kredi: tek seferlik ödeme, abonelik yok, kredilerin süresi dolmaz.",
  heading: "Yalın fiyatlar, abonelik yok",
  lead: "Krediyi bir kez alın, istediğiniz zaman kullanın. Süresi dolmaz.",
  perCv_one: "Bir CV {{count}} kredidir.",
  perCv_other: "Bir CV {{count}} kredidir.",
  loading: "Paketler yükleniyor...",
  failed: "Fiyatlar yüklenemedi. Lütfen daha sonra tekrar deneyin.",
  oneTime: "tek seferlik ödeme",
  popular: "En Popüler",
  credits_one: "{{count}} kredi",
  credits_other: "{{count}} kredi",
  bonus_one: "+{{count}} bonus kredi",
  bonus_other: "+{{count}} bonus kredi",
  cvs_one: "ilana özel {{count}} CV",
  cvs_other: "ilana özel {{count}} CV",
  start: "Ücretsiz Başla",
  includedTitle: "Her pakette",
  included: {
    matching: "Yapay zekâ destekli ilan eşleştirme",
    score: "Eşleşme puanı ve eksik analizi",
    formats: "DOCX ve PDF biçimleri",
    languages: "Çok dil desteği",
    templates: "İki şablon, tüm yazım biçimleri",
    edit: "Kaydetmeden önce düzenleme",
  },
  faqTitle: "Sorular",
  faq: {
    free: {
      q: "Ücretsiz deneyebilir miyim?",
      a: "Evet. Yeni hesaba 10 ücretsiz kredi verilir: 1 ücretsiz CV.",
    },
    expire: { q: "Kredilerin süresi dolar mı?", a: "Hayır. Kredilerin süresi dolmaz." },
    charge: {
      q: "Kredi ne zaman düşülür?",
      a: "CV'yi kaydettiğinizde. Oluşturmak, incelemek ve düzenlemek ücretsizdir.",
    },
    payment: {
      q: "Nasıl öderim?",
      a: "Kartla, bir kart ödeme sağlayıcısı üzerinden, ABD doları olarak. Ödeme bilgilerinizi hiçbir zaman saklamayız.",
    },
    added: { q: "Kredilerim ne zaman gelir?", a: "Ödemeden hemen sonra." },
    download: { q: "Bir CV'yi kaç kez indirebilirim?", a: "PDF ve DOCX olarak dilediğiniz kadar." },
  },
  cta: "Ücretsiz CV'nizle başlayın",
};
