import type { texts as english } from "../en/admin.ts";

export const texts: typeof english = {
  title: "Yönetim Paneli",
  loading: "Yönetim paneli yükleniyor...",
  failed: "Sunucuya ulaşılamadı.",
  toProduct: "Terzi'ye dön",
  tabs: {
    overview: "Özet",
    users: "Kullanıcılar",
    purchases: "Satın Alımlar",
    packages: "Kredi Paketleri",
    tickets: "Destek Talepleri",
    settings: "Sistem Ayarları",
  },
};
