/** What a person reads when a call fails, by error code. A test holds the keys against `@terzi/contracts/errors`. */
export const errorTexts = {
  en: {
    INVALID_INPUT: "Please check the marked fields.",
    CAPTCHA_FAILED: "Please complete the captcha verification",
    NOT_SIGNED_IN: "Please log in.",
    WRONG_CREDENTIALS: "Invalid email or password.",
    INSUFFICIENT_CREDITS: "You need at least {{cost}} credits to generate a CV",
    FORBIDDEN: "You are not allowed to do this.",
    WRONG_ORIGIN: "This request did not come from Terzi's own pages.",
    ACCOUNT_DISABLED: "This account has been disabled. Please contact support.",
    NOT_FOUND: "Not found.",
    CV_NOT_FOUND: "CV not found",
    EMAIL_TAKEN: "An account with this email already exists.",
    STALE_PROFILE: "Your profile was changed in another tab or on another device.",
    PREVIEW_EXPIRED: "This preview has expired. Please generate the CV again.",
    UNCONFIRMED_CLAIMS: "Please confirm or remove the statements that were added to your CV.",
    TICKET_CLOSED: "This ticket is closed.",
    PACKAGE_INACTIVE: "This package is no longer sold.",
    TOO_LARGE: "Please upload a file smaller than 10MB.",
    PROFILE_TOO_LARGE: "This profile is larger than 1 MB. Please shorten it.",
    UNSUPPORTED_TYPE: "Please upload a PDF or DOCX file.",
    FILE_UNREADABLE: "This file is damaged and can't be read.",
    FILE_ENCRYPTED: "This file is protected by a password. Please upload one without.",
    FILE_WITHOUT_TEXT: "This file holds pictures of pages, but no text. Please upload one with text.",
    PROFILE_EMPTY: "Please complete your career profile first.",
    RATE_LIMITED: "Too many requests. Please try again in {{retryAfterSeconds}} seconds.",
    UNEXPECTED: "Something went wrong",
    PROVIDER_UNAVAILABLE: "A service that we need does not answer. Please try again in a moment.",
  },
  tr: {
    INVALID_INPUT: "Lütfen işaretli alanları kontrol edin.",
    CAPTCHA_FAILED: "Lütfen captcha doğrulamasını tamamlayın",
    NOT_SIGNED_IN: "Lütfen giriş yapın.",
    WRONG_CREDENTIALS: "E-posta veya şifre hatalı.",
    INSUFFICIENT_CREDITS: "CV oluşturmak için en az {{cost}} krediye ihtiyacınız var",
    FORBIDDEN: "Bu işlem için yetkiniz yok.",
    WRONG_ORIGIN: "Bu istek Terzi'nin kendi sayfalarından gelmedi.",
    ACCOUNT_DISABLED: "Bu hesap devre dışı bırakıldı. Lütfen destek ekibiyle iletişime geçin.",
    NOT_FOUND: "Bulunamadı.",
    CV_NOT_FOUND: "CV bulunamadı",
    EMAIL_TAKEN: "Bu e-posta adresiyle açılmış bir hesap zaten var.",
    STALE_PROFILE: "Profiliniz başka bir sekmede veya cihazda değiştirildi.",
    PREVIEW_EXPIRED: "Bu önizlemenin süresi doldu. Lütfen CV'yi yeniden oluşturun.",
    UNCONFIRMED_CLAIMS: "Lütfen CV'nize eklenen ifadeleri onaylayın veya kaldırın.",
    TICKET_CLOSED: "Bu destek talebi kapatılmış.",
    PACKAGE_INACTIVE: "Bu paket artık satılmıyor.",
    TOO_LARGE: "Lütfen 10MB'tan küçük bir dosya yükleyin.",
    PROFILE_TOO_LARGE: "Bu profil 1 MB'tan büyük. Lütfen kısaltın.",
    UNSUPPORTED_TYPE: "Lütfen bir PDF veya DOCX dosyası yükleyin.",
    FILE_UNREADABLE: "Bu dosya hasarlı, okunamıyor.",
    FILE_ENCRYPTED: "Bu dosya parola korumalı. Lütfen parolasız bir dosya yükleyin.",
    FILE_WITHOUT_TEXT:
      "Bu dosyada sayfa resimleri var ama metin yok. Lütfen metin içeren bir dosya yükleyin.",
    PROFILE_EMPTY: "Lütfen önce kariyer profilinizi doldurun.",
    RATE_LIMITED: "Çok fazla istek gönderildi. Lütfen {{retryAfterSeconds}} saniye sonra tekrar deneyin.",
    UNEXPECTED: "Bir şeyler ters gitti",
    PROVIDER_UNAVAILABLE: "İhtiyaç duyduğumuz bir hizmet yanıt vermiyor. Lütfen birazdan tekrar deneyin.",
  },
};

export type ErrorTexts = (typeof errorTexts)["en"];

/** The text for a code, with `{{name}}` filled from `values`. Unknown names stay visible rather than vanish. */
export const errorText = (
  language: "en" | "tr",
  code: keyof ErrorTexts,
  values: Record<string, string | number> = {},
): string =>
  errorTexts[language][code].replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
