import type { texts as english } from "../../en/admin/settings.ts";

export const texts: typeof english = {
  lead: "Her değişiklik siz yazarken kaydedilir.",
  none: "Ayar yok",
  updated: "Sistem ayarı güncellendi",
  failed: "Ayar güncellenemedi",
  fallback: "Bu pozitif bir tam sayı değil: yerleşik değer geçerli olur.",
  descriptions: {
    cv_cost: "Bir CV kaydetmenin kredi bedeli",
    previews_per_hour: "Bir kullanıcının bir saatte başlatabileceği oluşturma sayısı",
    previews_per_day: "Bir kullanıcının bir günde başlatabileceği oluşturma sayısı",
  },
  toAudit: "Denetim kaydı",
  toAuditText: "Kim, neyi, ne zaman değiştirdi.",
};
