import type { Language } from "@terzi/contracts/languages";

/**
 * What the schemas of `@terzi/contracts` say, in Turkish, by the English sentence. Numbers stand as {{n}},
 * so that one entry serves every limit. A test holds the keys against the schemas.
 */
const TURKISH: Readonly<Record<string, string>> = {
  Required: "Bu alan gereklidir",
  "The list has no such filters": "Bu listede böyle bir filtre yok",
  "Invalid email address": "Geçersiz e-posta adresi",
  "At most {{n}} characters": "En fazla {{n}} karakter",
  "Password must be at least {{n}} characters.": "Şifre en az {{n}} karakter olmalıdır.",
  "Password must be at most {{n}} characters.": "Şifre en fazla {{n}} karakter olmalıdır.",
  "Please complete the captcha verification": "Lütfen captcha doğrulamasını tamamlayın",
  "Please name a place in the profile or the CV": "Lütfen profilde veya CV'de bir yer belirtin",
  "Please paste the job posting": "Lütfen iş ilanını yapıştırın",
  "Not a valid web address": "Geçerli bir web adresi değil",
  "Please enter the job title": "Lütfen pozisyon adını girin",
  "Please enter an address that begins with https://": "Lütfen https:// ile başlayan bir adres girin",
  "Unknown time zone": "Bilinmeyen saat dilimi",
  "Contains a NUL character, which can't be stored": "Saklanamayan bir NUL karakteri içeriyor",
  "Name must be at least {{n}} characters": "Ad en az {{n}} karakter olmalıdır",
  "Subject must be at least {{n}} characters": "Konu en az {{n}} karakter olmalıdır",
  "Message must be at least {{n}} characters": "Mesaj en az {{n}} karakter olmalıdır",
  "Description must be at least {{n}} characters": "Açıklama en az {{n}} karakter olmalıdır",
  "Message cannot be empty": "Mesaj boş olamaz",
  "The photo is too large": "Fotoğraf çok büyük",
  "The photo must be a JPEG or PNG": "Fotoğraf JPEG veya PNG olmalıdır",
};

/** The contracts' own sentences are the English ones. */
const TEXTS: Record<Language, Readonly<Record<string, string>> | null> = { en: null, tr: TURKISH };

/** A contract's message in the reader's language; a sentence without a text stays as it is. */
export function validationText(language: Language, sentence: string): string {
  const texts = TEXTS[language];
  if (!texts) return sentence;
  const numbers: string[] = [];
  const key = sentence.replace(/\d+/g, (number) => {
    numbers.push(number);
    return "{{n}}";
  });
  return texts[key]?.replace(/\{\{n\}\}/g, () => numbers.shift() ?? "") ?? sentence;
}

/** Whether a contract's message has a Turkish text. */
export const hasValidationText = (sentence: string): boolean => validationText("tr", sentence) !== sentence;
