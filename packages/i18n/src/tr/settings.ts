import type { texts as english } from "../en/settings.ts";

export const texts: typeof english = {
  title: "Ayarlar",
  lead: "Dil ve hesap.",
  languageTitle: "Dil",
  languageText: "Arayüzün dili. Her CV'nin kendi dili vardır.",
  updated: "Dil güncellendi",
  updatedText: "Arayüz artık Türkçe.",
  failed: "Dil güncellenemedi",
  account: "Hesap",
  email: "E-posta",
  userId: "Kullanıcı kimliği",
  appearance: "Görünüm",
  appearanceText: "Sisteminizi izler ya da istediğiniz gibi kalır.",
  schemes: { auto: "Sistem", light: "Açık", dark: "Koyu" },
  logout: "Çıkış Yap",
};
