import type { texts as english } from "../en/admin.ts";
import { texts as audit } from "./admin/audit.ts";
import { texts as operations } from "./admin/operations.ts";
import { texts as overview } from "./admin/overview.ts";
import { texts as packages } from "./admin/packages.ts";
import { texts as purchases } from "./admin/purchases.ts";
import { texts as queue } from "./admin/queue.ts";
import { texts as settings } from "./admin/settings.ts";
import { texts as tickets } from "./admin/tickets.ts";
import { texts as users } from "./admin/users.ts";

export const texts: typeof english = {
  title: "Yönetim Paneli",
  loading: "Yönetim paneli yükleniyor...",
  failed: "Sunucuya ulaşılamadı.",
  toProduct: "Terzi'ye dön",
  refresh: "Yenile",
  tabs: {
    overview: "Özet",
    users: "Kullanıcılar",
    purchases: "Satın Alımlar",
    packages: "Kredi Paketleri",
    tickets: "Destek Talepleri",
    settings: "Sistem Ayarları",
  },
  notKnown: "Yok",
  all: "Tümü",
  previous: "Önceki sayfa",
  next: "Sonraki sayfa",
  page: "Sayfa {{n}}",
  more: "Daha fazla göster",
  nothingFound: "Bu ölçütlere uyan bir şey yok.",
  lists: {
    csv: "CSV indir",
    saved: "Kayıtlı filtreler",
    none: "Henüz yok. Önce listeyi daraltın, sonra buraya kaydedin.",
    save: "Bu filtreleri kaydet…",
    saveTitle: "Filtreleri kaydet",
    name: "Ad",
    hint: "Bu listede aynı adla kayıtlı filtre varsa yerine bu geçer.",
    keep: "Kaydet",
    kept: "Filtreler kaydedildi",
    forget: "“{{name}}” filtresini sil",
    forgotten: "Filtre silindi",
    failed: "Filtreler kaydedilemedi",
    notForgotten: "Filtre silinemedi",
    clear: "Tümünü göster",
  },
  actions: "İşlemler",
  date: "Tarih",
  credits: "Kredi",
  status: "Durum",
  creditCount_one: "{{count, number}} kredi",
  creditCount_other: "{{count, number}} kredi",
  nobody: "Ödeme sağlayıcısı",
  overview,
  queue,
  ...operations,
  ...users,
  purchases,
  packages,
  ...tickets,
  settings,
  audit,
};
