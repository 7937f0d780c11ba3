import type { texts as english } from "../en/example.ts";

export const texts: typeof english = {
  name: "Deniz Örnek",
  location: "Ankara",
  summary:
    "Yazılım şirketlerinde altı yıllık deneyime sahip müşteri başarısı yöneticisi. Yeni müşterileri hızla ilk sonuca ulaştırır ve elde tutar.",
  job: {
    position: "Müşteri Başarısı Yöneticisi",
    company: "Kuzey Işığı Yazılım",
    first: "Yılda 60 kurumsal müşterinin kurulumunu yaptı ve ekiplerini eğitti",
    second: "Bilgi bankasını yazdı ve destek taleplerini %35 azalttı",
    achievement: "Sözleşme yenileme oranını iki yılda %82'den %93'e çıkardı",
  },
  earlierJob: {
    position: "Destek Uzmanı",
    company: "Parlak Masa",
    first: "Telefonda ve Zendesk üzerinden günde 40 müşteri talebini yanıtladı",
  },
  education: { degree: "Lisans", field: "İletişim", institution: "Batıgöl Üniversitesi" },
  skills: {
    crm: "Salesforce",
    desk: "Zendesk",
    analysis: "Veri analizi",
    onboarding: "Müşteri kurulumu",
    presenting: "Sunum",
  },
  language: "İngilizce",
  posting: {
    title: "Kıdemli Müşteri Başarısı Yöneticisi",
    company: "Rota Limanı",
    text: `Kıdemli Müşteri Başarısı Yöneticisi

Rota Limanı, lojistik şirketlerinin rotalarını planlamasına yardımcı olur.

Aranan nitelikler
- Müşteri başarısı alanında en az 5 yıl deneyim
- Salesforce deneyimi
- Müşteri kurulumu
- Güçlü sunum becerisi
- İyi derecede İngilizce

Tercih sebebi
- SQL
- Lojistik sektörünü tanımak

İş tanımı
- Müşterilerimizin ekiplerini eğitmek
- Sözleşme yenileme oranını artırmak`,
  },
};
