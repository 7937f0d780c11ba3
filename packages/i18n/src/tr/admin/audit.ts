import type { texts as english } from "../../en/admin/audit.ts";

export const texts: typeof english = {
  title: "Denetim kaydı",
  back: "Sistem Ayarları",
  search: "Yöneticiye, kimliğe veya ayara göre ara",
  action: "İşlem",
  who: "Kim",
  target: "Hedef",
  change: "Değişiklik",
  none: "Henüz bir kayıt yok.",
  names: {
    "package.create": "Paket oluşturuldu",
    "package.update": "Paket değiştirildi",
    "setting.update": "Ayar değiştirildi",
    "user.credits": "Kredi belirlendi",
    "user.role": "Rol değiştirildi",
    "user.disabled": "Hesap devre dışı bırakıldı ya da etkinleştirildi",
    "purchase.refund": "Satın alım iade edildi",
    "ticket.status": "Talep kapatıldı ya da yeniden açıldı",
    "contact.done": "İletişim mesajı tamamlandı",
    "job.retry": "İş yeniden çalıştırıldı",
    "mail.retry": "E-posta yeniden gönderildi",
    "payment.disputed": "Ödemeye itiraz edildi",
    "payment.mismatch": "Ödeme uyuşmuyor",
    "payment.partly-refunded": "Ödemenin bir kısmı iade edildi",
  },
};
