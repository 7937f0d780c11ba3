import type { texts as english } from "../en/dashboard.ts";

export const texts: typeof english = {
  title: "Genel Bakış",
  welcome: "Hoş geldiniz, {{name}}",
  welcomeNameless: "Hoş geldiniz",
  lead: "Bir sonraki başvurunuz burada başlıyor.",
  availableCredits: "Kullanılabilir Kredi",
  totalCvs: "Toplam CV",
  averageScore: "Ortalama Eşleşme Puanı",
  noScore: "Henüz CV yok",
  creditsPayFor_one: "{{count}} CV için yeterli",
  creditsPayFor_other: "{{count}} CV için yeterli",
  generate: "CV oluşturun",
  generateText: "Bir iş ilanı yapıştırın, ilana ne kadar uyduğunuzu görün.",
  profile: "Profilinizi tamamlayın",
  profileText: "Sizi ne kadar iyi anlatırsa CV'leriniz de o kadar iyi olur.",
  recent: "Son CV'ler",
  viewAll: "Tümünü Gör",
  first: {
    title: "Üç adımda ilk CV'niz",
    lead: "Henüz CV yok. İlki yaklaşık beş dakikanızı alır, o da bizden.",
    done: "tamamlandı",
    steps: {
      bring: {
        title: "CV'nizi getirin",
        text: "Elinizdeki CV'yi yükleyin ya da bilgilerinizi kendiniz yazın. Elinizin altında CV yok mu? Bir örnekle başlayın.",
        action: "Profilinizi doldurun",
      },
      paste: {
        title: "Bir iş ilanı yapıştırın",
        text: "Metnin tamamını, bulduğunuz gibi. Ne kadar uyduğunuzu anında görürsünüz.",
        action: "İlan yapıştırın",
      },
      look: {
        title: "İlana özel CV'nize bakın",
        text: "Oluşturun, dilediğinizi değiştirin, içinize sinince kaydedin.",
        action: "CV'nizi oluşturun",
      },
    },
  },
  lowTitle: "Krediniz azalıyor",
  lowText: "Bir CV {{cost}} kredi; sizde {{credits}} kredi kaldı.",
  buy: "Kredi Satın Al",
};
