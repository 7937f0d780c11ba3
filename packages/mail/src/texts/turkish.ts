import type { Letter, MailContent } from "../mail-content.ts";
import { showAmount, showLocalMoment, showMoment } from "./show-values.ts";

const hello = (firstName: string): string => (firstName ? `Merhaba ${firstName},` : "Merhaba,");
const YOURS = "Bu e-postayı Terzi'de bir hesabınız olduğu için alıyorsunuz.";
const SUPPORT = "Bu e-postayı Terzi'nin destek ekibinde olduğunuz için alıyorsunuz.";
const PRIORITY = { low: "düşük", medium: "orta", high: "yüksek" };

const TOKENS = {
  ended: "Tüm API anahtarları iptal edildi.",
  kept: "API anahtarlarınız geçerliliğini koruyor.",
};

/** A mail in Turkish. */
export function writeTurkish(content: MailContent): Letter {
  switch (content.template) {
    case "receipt":
      return {
        subject: `Makbuzunuz: ${content.packageName}`,
        heading: "Satın aldığınız için teşekkürler",
        paragraphs: [hello(content.firstName), `Hesabınıza ${content.credits} kredi eklendi.`],
        facts: [
          ["Paket", content.packageName],
          ["Kredi", String(content.credits)],
          ["Tutar", showAmount(content.amountCents, "tr")],
          ["Ödeme zamanı", showMoment(content.at, "tr")],
          ["Satın alma no.", content.purchaseId],
        ],
        button: { label: "CV oluştur", path: "/generate" },
        footer: YOURS,
      };
    case "refund":
      return {
        subject: `İadeniz: ${content.packageName}`,
        heading: "Ödemeniz iade edildi",
        paragraphs: [
          hello(content.firstName),
          "Tutar, ödeme yaptığınız karta geri gönderildi; bankanızın göstermesi on günü bulabilir.",
        ],
        facts: [
          ["Paket", content.packageName],
          ["Tutar", showAmount(content.amountCents, "tr")],
          ["İade zamanı", showMoment(content.at, "tr")],
          ["Satın alma no.", content.purchaseId],
        ],
        footer: YOURS,
      };
    case "email-confirmation":
      return {
        subject: "E-posta adresinizi doğrulayın",
        heading: "Bu adres sizin mi?",
        paragraphs: [
          hello(content.firstName),
          `Tek tıkla doğrulayın; makbuzlarınız ve şifre bağlantılarınız yalnızca size ulaşsın. Bağlantı ${content.hours} saat geçerlidir.`,
          "Terzi'de hesabınız yoksa hiçbir şeyi doğrulamayın: birisi adresini yanlış yazmış olmalı.",
        ],
        button: { label: "Adresimi doğrula", path: content.path },
        footer: "Bu e-postayı, Terzi'de açılan bir hesaba bu adres yazıldığı için alıyorsunuz.",
      };
    case "password-reset":
      return {
        subject: "Yeni şifre belirleyin",
        heading: "Yeni şifre belirleyin",
        paragraphs: [
          hello(content.firstName),
          `Hesabınız için yeni bir şifre istendi. Bağlantı bir kez ve ${content.minutes} dakika boyunca çalışır.`,
          "Bunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz olduğu gibi kalır.",
        ],
        button: { label: "Yeni şifre belirle", path: content.path },
        footer: YOURS,
      };
    case "password-changed":
      return {
        subject: "Şifreniz değiştirildi",
        heading: "Şifreniz değiştirildi",
        paragraphs: [
          hello(content.firstName),
          [
            "Diğer tüm cihazlarda oturum kapatıldı.",
            ...(content.tokens ? [TOKENS[content.tokens]] : []),
            ...(content.passkeyCount
              ? ["Geçiş anahtarlarınız kaldırıldı; size ait olanları yeniden ekleyin."]
              : []),
            ...(content.identityCount
              ? ["Başka sitelerdeki hesaplarınızın bağlantısı kesildi; yeniden bağlayabilirsiniz."]
              : []),
          ].join(" "),
          "Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve destek ekibine yazın.",
        ],
        button: { label: "Yeni şifre belirle", path: "/forgot-password" },
        footer: YOURS,
      };
    case "identity-added":
      return {
        subject: `Artık ${content.site} hesabınızla giriş yapabilirsiniz`,
        heading: "Yeni bir giriş yolu eklendi",
        paragraphs: [
          hello(content.firstName),
          `${content.site} üzerindeki bir hesap artık Terzi hesabınızı açıyor.`,
          "Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin: böylece bağlantı kesilir, tüm oturumlar kapanır.",
        ],
        button: { label: "Yeni şifre belirle", path: "/forgot-password" },
        footer: YOURS,
      };
    case "identity-removed":
      return {
        subject: `${content.site} hesabınızla artık giriş yapılamıyor`,
        heading: "Bir giriş yolu kaldırıldı",
        paragraphs: [
          hello(content.firstName),
          `${content.site} hesabınız artık Terzi hesabınızı açmıyor. Diğer tüm cihazlarda oturum kapatıldı.`,
          "Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.",
        ],
        button: { label: "Yeni şifre belirle", path: "/forgot-password" },
        footer: YOURS,
      };
    case "passkey-added":
      return {
        subject: "Hesabınıza bir geçiş anahtarı eklendi",
        heading: "Geçiş anahtarı eklendi",
        paragraphs: [
          hello(content.firstName),
          `“${content.name}” ile artık hesabınıza giriş yapılabilir.`,
          "Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin: böylece tüm geçiş anahtarları kaldırılır, tüm oturumlar kapanır.",
        ],
        button: { label: "Yeni şifre belirle", path: "/forgot-password" },
        footer: YOURS,
      };
    case "passkey-removed":
      return {
        subject: "Hesabınızdan bir geçiş anahtarı kaldırıldı",
        heading: "Geçiş anahtarı kaldırıldı",
        paragraphs: [
          hello(content.firstName),
          `“${content.name}” artık hesabınızı açmıyor; onunla açılan oturumlar da kapatıldı.`,
          "Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.",
        ],
        button: { label: "Yeni şifre belirle", path: "/forgot-password" },
        footer: YOURS,
      };
    case "email-changed":
      return {
        subject: "E-posta adresiniz değiştirildi",
        heading: "E-posta adresiniz değiştirildi",
        paragraphs: [
          hello(content.firstName),
          `Hesabınız artık ${content.newEmail} adresine bağlı. Bunu siz yapmadıysanız hemen destek ekibine yazın.`,
        ],
        button: { label: "Destek ekibine yaz", path: "/contact" },
        footer: YOURS,
      };
    case "ticket-reply":
      return {
        subject: `Destek ekibi yanıtladı: ${content.subject}`,
        heading: "Destek ekibi talebinizi yanıtladı",
        paragraphs: [hello(content.firstName), `“${content.subject}” talebinize yeni bir yanıt var:`],
        quote: content.message,
        button: { label: "Talebi aç", path: "/support" },
        footer: YOURS,
      };
    case "ticket-status":
      return {
        subject: `Talebiniz ${content.status === "closed" ? "kapatıldı" : "yeniden açıldı"}: ${content.subject}`,
        heading: content.status === "closed" ? "Talebiniz kapatıldı" : "Talebiniz yeniden açıldı",
        paragraphs: [
          hello(content.firstName),
          content.status === "closed"
            ? `Destek ekibi “${content.subject}” talebini kapattı. Çözülmeyen bir şey varsa yeni bir talep oluşturun.`
            : `Destek ekibi “${content.subject}” talebini yeniden açtı. Tekrar yanıt yazabilirsiniz.`,
        ],
        button: { label: "Talebi aç", path: "/support" },
        footer: YOURS,
      };
    case "next-step": {
      const job = [content.jobTitle, content.company].filter(Boolean).join(", ");
      const step = content.nextStep || "Sıradaki adım";
      return {
        subject: `${step}: ${job}`,
        heading: step,
        paragraphs: [hello(content.firstName), "Başvurunuzun bu adımını size hatırlatmamızı istemiştiniz."],
        facts: [
          ["Ne zaman", showLocalMoment(content.at, "tr", content.timeZone)],
          ["Başvuru", job],
        ],
        button: { label: "Başvuruyu aç", path: content.path },
        footer: `${YOURS} Bu hatırlatmaları ayarlarınızdan kapatabilirsiniz.`,
      };
    }
    case "new-ticket":
      return {
        subject: `Yeni talep (${PRIORITY[content.priority]}): ${content.subject}`,
        heading: "Yeni bir destek talebi",
        paragraphs: [],
        facts: [
          ["Gönderen", content.email],
          ["Konu", content.subject],
          ["Öncelik", PRIORITY[content.priority]],
        ],
        quote: content.description,
        button: { label: "Yönetim panelini aç", path: "/admin" },
        footer: SUPPORT,
      };
    case "new-contact":
      return {
        subject: `İletişim: ${content.subject}`,
        heading: "Yeni bir iletişim mesajı",
        paragraphs: ["Bu e-postayı yanıtladığınızda yanıtınız gönderene gider."],
        facts: [
          ["Gönderen", `${content.name}, ${content.email}`],
          ["Konu", content.subject],
        ],
        quote: content.message,
        button: { label: "Yönetim panelini aç", path: "/admin" },
        footer: SUPPORT,
      };
  }
}
