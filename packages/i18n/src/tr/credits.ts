import type { texts as english } from "../en/credits.ts";

export const texts: typeof english = {
  title: "Krediler",
  loading: "Paketler yükleniyor...",
  balance: "Güncel bakiye",
  popular: "En Popüler",
  oneTime: "tek seferlik ödeme",
  total_one: "{{count}} kredi",
  total_other: "{{count}} kredi",
  bonus_one: "+{{count}} bonus kredi",
  bonus_other: "+{{count}} bonus kredi",
  perCredit: "kredi başına {{price}}",
  features: {
    cvs_one: "İlana özel {{count}} CV oluşturun",
    cvs_other: "İlana özel {{count}} CV oluşturun",
    matching: "Yapay zekâ destekli ilan eşleştirme",
    formats: "DOCX ve PDF biçimleri",
    analysis: "Eşleşme puanı ve eksik analizi",
    languages: "Çok dil desteği",
  },
  emptyTitle: "Satışta paket yok",
  emptyText: "Lütfen daha sonra tekrar bakın.",
  how: "Krediler Nasıl Çalışır",
  howCost_one: "Bir CV {{count}} kredidir.",
  howCost_other: "Bir CV {{count}} kredidir.",
  howExpire: "Kredilerin süresi dolmaz.",
  howPayment:
    "Ödemeler bir kart ödeme sağlayıcısı üzerinden yapılır. Ödeme bilgileriniz hiçbir zaman saklanmaz.",
  howAdded: "Krediler ödemeden hemen sonra eklenir.",
};
