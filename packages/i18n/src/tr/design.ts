import type { texts as english } from "../en/design.ts";

export const texts: typeof english = {
  template: "Şablon: {{template}}",
  templates: "Şablonlar",
  gallery: "Şablon seçin",
  galleryLead: "Gördüğünüz her sayfa sizin CV'niz. Seçtiğiniz renk, yazı tipi ve aralıklar da uygulanır.",
  accent: {
    label: "Renk",
    darkened: "Kâğıtta okunmayacak kadar açık; bu yüzden biraz daha koyu basılır.",
    reset: "Sıfırla",
    pick: "Ekrandan renk seç",
  },
  font: "Yazı tipi",
  density: { label: "Aralık", compact: "Sıkı", normal: "Standart", airy: "Ferah" },
  margins: { label: "Kenar boşluğu", narrow: "Dar", normal: "Standart", wide: "Geniş" },
  paper: "Kâğıt",
  dates: "Tarihler",
  contacts: "Başlıkta gösterilenler",
  photo: {
    label: "Fotoğraf",
    hint: "Kimi ülkelerde beklenir, kimilerinde istenmez. Yalnızca bu tasarımla birlikte saklanır.",
    add: "Fotoğraf ekle",
    change: "Değiştir",
    remove: "Kaldır",
    yours: "Fotoğrafınız",
    unreadable: "Bu resim okunamadı",
    unreadableText: "Lütfen JPEG, PNG veya WebP biçiminde bir resim seçin.",
  },
  names: "Bölümleri yeniden adlandır",
  own: {
    save: "Sonraki CV'lerimde de kullan",
    saved: "Tasarımınız kaydedildi",
    savedText: "Sonraki CV'leriniz bu tasarımla başlar.",
    failed: "Tasarım kaydedilemedi",
    failedText: "Lütfen tekrar deneyin.",
  },
};
