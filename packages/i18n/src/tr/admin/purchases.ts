import type { texts as english } from "../../en/admin/purchases.ts";

export const texts: typeof english = {
  totalRevenue: "Toplam Gelir",
  search: "Ada, e-postaya veya ödeme kimliğine göre ara",
  user: "Kullanıcı",
  package: "Paket",
  amount: "Tutar",
  statuses: {
    pending: "Beklemede",
    completed: "Tamamlandı",
    failed: "Başarısız",
    refunded: "İade edildi",
  },
  disputed: "İtiraz edilen",
  none: "Aramanıza uyan satın alım yok.",
  refund: "İade et",
  refundOf: "{{email}} kullanıcısının satın alımını iade et",
  refundTitle: "Bu satın alım iade edilsin mi?",
  refundText:
    "{{amount}} tutarı {{email}} kullanıcısına geri ödenir, {{credits}} krediden kalan kısım geri alınır. Bu işlem geri alınamaz.",
  refunded: "Satın alım iade edildi",
  refundFailed: "Satın alım iade edilemedi",
};
