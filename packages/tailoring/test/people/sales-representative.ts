import { type Case, profile } from "./person.ts";

export const SALES_REPRESENTATIVE: Case = {
  en: {
    posting: `Sales Representative
We supply cafés and hotels with coffee machines.
Requirements:
- At least 3 years of field sales experience
- Negotiation
- Customer relationship management
- Salesforce
- Fluent English
- Driving licence
Responsibilities:
- Acquire new customers and prepare offers
- Visit customers in the region
- Report monthly sales figures`,
    profile: profile({
      experiences: [
        {
          company: "Bean & Brew",
          position: "Sales Representative",
          startDate: "2019-04",
          endDate: "present",
          responsibilities: [
            "Field sales of coffee machines: acquired new customers and prepared offers",
            "Visited customers in the region and closed contracts after negotiation",
            "Kept the customer relationship management in Salesforce and reported monthly sales figures",
          ],
        },
      ],
      skills: { technical: ["Salesforce"], languages: [{ language: "English", proficiency: "Fluent" }] },
      certifications: [{ name: "Driving licence" }],
    }),
  },
  tr: {
    posting: `Satış Temsilcisi
Kafe ve otellere kahve makinesi tedarik ediyoruz.
Aranan Nitelikler:
- Saha satışı alanında en az 3 yıl deneyim
- Müzakere
- Müşteri ilişkileri yönetimi
- Salesforce
- Akıcı İngilizce
- Ehliyet
Sorumluluklar:
- Yeni müşteriler kazanmak ve teklif hazırlamak
- Bölgedeki müşterileri ziyaret etmek
- Aylık satış rakamlarını raporlamak`,
    profile: profile({
      experiences: [
        {
          company: "Bean & Brew",
          position: "Satış Temsilcisi",
          startDate: "2019-04",
          endDate: "Halen",
          responsibilities: [
            "Kahve makinelerinin saha satışını yaptım, yeni müşteriler kazandım ve teklif hazırladım",
            "Bölgedeki müşterileri ziyaret ettim, müzakere sonunda sözleşmeleri bağladım",
            "Müşteri ilişkileri yönetimini Salesforce üzerinde yürüttüm, aylık satış rakamlarını raporladım",
          ],
        },
      ],
      skills: { technical: ["Salesforce"], languages: [{ language: "İngilizce", proficiency: "Fluent" }] },
      certifications: [{ name: "Ehliyet" }],
    }),
  },
};
