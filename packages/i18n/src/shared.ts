import type { Language } from "@terzi/contracts/languages";

/** What somebody reads who was sent the link to a CV. */
const TEXTS = {
  en: {
    download: "Download PDF",
    goneTitle: "This link doesn't work",
    gone: "It may have ended or been switched off, or a letter got lost on the way. Please ask the person who sent it to you.",
    lockedTitle: "This CV has a password",
    locked: "The person who sent you the link has it.",
    password: "Password",
    open: "Open the CV",
    wrong: "That isn't the password. Please try again.",
  },
  tr: {
    download: "PDF İndir",
    goneTitle: "Bu bağlantı çalışmıyor",
    gone: "Süresi dolmuş, kapatılmış ya da eksik kopyalanmış olabilir. Bağlantıyı size gönderen kişiye sorun.",
    lockedTitle: "Bu CV şifreyle korunuyor",
    locked: "Şifreyi, bağlantıyı size gönderen kişiden öğrenebilirsiniz.",
    password: "Şifre",
    open: "CV'yi aç",
    wrong: "Şifre yanlış. Lütfen yeniden deneyin.",
  },
} satisfies Record<Language, Record<string, string>>;

export const sharedTexts = (language: Language) => TEXTS[language];
