import type { texts as english } from "../en/letter.ts";

export const texts: typeof english = {
  title: "Ön yazı",
  forCv: "{{title}} için",
  backToCv: "CV'ye dön",
  cardText:
    "Profilinizde ilanın aradığını gösteren satırlardan yazılır. Sizinle ilgili her cümlenin kanıtı vardır.",
  cardList_one: "{{count}} ön yazı",
  cardList_other: "{{count}} ön yazı",
  open: "Ön yazıyı aç",
  start: "Ön yazı hazırla",
  startTitle: "Bu CV'nin yanına bir ön yazı",
  startText:
    "Neye başvurduğunuzu söyler, profilinizde arananı gösteren satırları anlatır. Hiçbir şey uydurulmaz; uzunluğunu yaptıklarınız belirler.",
  length: "Uzunluk",
  lengths: { short: "Kısa", medium: "Orta", long: "Uzun" },
  lengthHints: {
    short: "E-posta veya web formu için",
    medium: "Yarım sayfa, çoğu başvuru için",
    long: "Sayfanın büyük bölümü",
  },
  tone: "Üslup",
  write: "Ön yazıyı hazırla",
  writeFor_one: "Ön yazıyı hazırla ({{count}} kredi)",
  writeFor_other: "Ön yazıyı hazırla ({{count}} kredi)",
  writing: "Yazılıyor...",
  another: "Yenisini hazırla",
  which: "Ön yazı",
  one: "{{length}} · {{date}}",
  copy: "Metni kopyala",
  copied: "Kopyalandı",
  remove: "Bu ön yazıyı sil",
  removed: "Ön yazı silindi",
  fields: {
    recipient: "Kime",
    date: "Tarih",
    subject: "Konu",
    salutation: "Hitap",
    body: "Metin",
    closing: "Kapanış",
    signature: "İmza",
  },
  bodyHint: "Boş satır yeni paragraf açar. Yalnızca sizin ekleyebileceğiniz cümle: neden bu işveren?",
  page: "Ön yazının sayfa görünümü",
  proofs: "Cümleler neye dayanıyor",
  proofsText: "Kendi yazdığınız cümleler sizin sözünüzdür, burada gösterilmez.",
  noProofs: "Artık tamamı sizin sözlerinizle.",
  notices: {
    "other-language":
      "Profiliniz bu CV'den başka bir dilde. Satırları yapay zekâ modeli olmadan çevrilemediği için ön yazı kısa.",
    "nothing-asked":
      "Profilinizde bu ilanın aradıklarını gösteren bir satır yok, o yüzden ön yazı az şey anlatıyor. Yaptıysanız profilinize ekleyip yenisini hazırlayın.",
    "not-worded": "Yapay zekâ modeli yanıt vermedi; bu ön yazı onsuz yazıldı.",
  },
  profileEmpty: "Önce kariyer profilinizi doldurun: ön yazı oradaki bilgilerden yazılır.",
  toProfile: "Profile git",
};
