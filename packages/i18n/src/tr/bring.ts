import type { texts as english } from "../en/bring.ts";

export const texts: typeof english = {
  title: "İlanları buraya taşıyın",
  lead: "Gördüğünüz ilanı tek dokunuşla CV Oluştur sayfasına getirin. Terzi başkalarının sayfalarını kendisi açmaz: gördüğünüz metni siz gönderirsiniz.",
  computer: {
    title: "Bilgisayarda: yer imi",
    drag: "Bunu yer imleri çubuğunuza sürükleyin:",
    button: "Terzi'ye gönder",
    use: "İlan sayfasında metni seçin, sonra yer imine basın. Seçim yapmazsanız sayfanın ana metnini alır.",
    pressed: "Yer imleri çubuğuna sürükleyin",
    pressedText: "Bu yer imi başka sayfalarda çalışır.",
    noBar:
      "Yer imleri çubuğu görünmüyor mu? Ctrl+Shift+B gösterir, Mac'te ⌘+Shift+B. Ya da herhangi bir sayfayı yer imlerine ekleyip adresinin yerine bunu yapıştırın:",
    copy: "Yer iminin adresini kopyala",
    copied: "Kopyalandı",
  },
  phone: {
    title: "Telefonda: paylaş menüsü",
    install:
      "Terzi'yi ana ekranınıza ekleyin: tarayıcınızın menüsünde “Uygulamayı yükle” ya da “Ana ekrana ekle”yi seçin.",
    use: "Android'de Terzi artık paylaş menüsündedir: ilanın metnini seçin, Paylaş'a dokunun, Terzi'yi seçin. iPhone'da metni kopyalayıp yapıştırın.",
  },
  begin: "CV Oluştur",
};
