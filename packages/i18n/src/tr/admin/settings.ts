import type { texts as english } from "../../en/admin/settings.ts";

export const texts: typeof english = {
  lead: "Değişiklik, yazmaya ara verdiğinizde kaydedilir. Fiyatı çok değiştiren bir değer önce size sorulur.",
  none: "Ayar yok",
  updated: "Sistem ayarı güncellendi",
  failed: "Ayar güncellenemedi",
  fallback: "Kayıtlı değer pozitif bir tam sayı değil: yerleşik değer geçerli.",
  inForce: "Şu an geçerli: {{value}}",
  since: "{{date}} tarihinden beri geçerli",
  sinceBy: "{{date}} tarihinden beri geçerli, değiştiren: {{who}}",
  unusable: "Kaydedilmedi: yalnızca pozitif bir tam sayı kullanılabilir. {{value}} geçerli kalıyor.",
  unusableAmount:
    "Kaydedilmedi: yalnızca bir tam sayı kullanılabilir; ücretsiz için 0 yazın. {{value}} geçerli kalıyor.",
  ask: "{{from}} yerine {{to}} büyük bir değişiklik; kullanıcılar hemen buna göre öder.",
  confirm: "{{to}} yap",
  keep: "{{from}} kalsın",
  descriptions: {
    cv_cost: "Bir CV kaydetmenin kredi bedeli",
    admin_passkey:
      "Yöneticiler geçiş anahtarıyla giriş yapmak zorunda. Anahtarı olmayan, önce bir tane eklemeye yönlendirilir; o zamana kadar başka bir şey yapamaz.",
    application_cost: "Bir başvuru eklemenin kredi bedeli",
    gap_cost: "Eksik sorularına verilen bir yanıtı profile eklemenin kredi bedeli",
    share_cost: "Bir CV için yeni bir paylaşım bağlantısının kredi bedeli",
    interview_cost: "Bir CV için mülakat hazırlığının kredi bedeli; bir kez alınır",
    letter_cost: "Bir ön yazı yazmanın kredi bedeli",
    model_tokens_per_cv: "Yapay zekâ modelinin bir CV için kullanabileceği token sayısı (giren ve çıkan)",
    previews_per_hour: "Bir kullanıcının bir saatte başlatabileceği oluşturma sayısı",
    twin_cost: "Bir CV'yi öbür dilde hazırlamanın kredi bedeli; bir kez alınır",
    previews_per_day: "Bir kullanıcının bir günde başlatabileceği oluşturma sayısı",
  },
  toAudit: "Denetim kaydı",
  toAuditText: "Kim, neyi, ne zaman değiştirdi.",
};
