import type { texts as english } from "../../en/admin/queue.ts";

export const texts: typeof english = {
  title: "Sizi bekleyenler",
  nothing: "Şu anda sizi bekleyen bir şey yok.",
  waitingTickets_one: "talep yanıt bekliyor",
  waitingTickets_other: "talep yanıt bekliyor",
  openMessages_one: "iletişim mesajı henüz ele alınmadı",
  openMessages_other: "iletişim mesajı henüz ele alınmadı",
  disputedPurchases_one: "ödemeye itiraz edildi",
  disputedPurchases_other: "ödemeye itiraz edildi",
  failedMails_one: "e-posta gönderilemedi",
  failedMails_other: "e-posta gönderilemedi",
  failedJobs_one: "arka plan işi başarısız oldu",
  failedJobs_other: "arka plan işi başarısız oldu",
};
