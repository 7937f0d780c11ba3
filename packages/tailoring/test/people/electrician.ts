import { type Case, profile } from "./person.ts";

export const ELECTRICIAN: Case = {
  en: {
    posting: `Electrician
Requirements
- Master craftsman certificate
- 4 years of experience in electrical maintenance
- Reading technical drawings
- Panel assembly
- Fault finding
- Driving licence
- Willingness to work shifts
Tasks
- Install electrical wiring in buildings
- Carry out preventive maintenance of machines`,
    profile: profile({
      experiences: [
        {
          company: "Volt Ltd",
          position: "Electrician",
          startDate: "2018",
          endDate: "2025",
          responsibilities: [
            "Installed electrical wiring in buildings",
            "Carried out preventive maintenance of machines and electrical maintenance",
            "Panel assembly, fault finding and reading technical drawings done every day",
            "Worked shifts, with willingness",
          ],
        },
      ],
      certifications: [{ name: "Master craftsman certificate" }, { name: "Driving licence" }],
    }),
  },
  tr: {
    posting: `Elektrikçi
Aranan Nitelikler
- Ustalık belgesi
- Elektrik bakım alanında 4 yıl deneyim
- Teknik çizim okuma
- Pano montajı
- Arıza tespiti
- Ehliyet
- Vardiyalı çalışmaya uygun
Görevler
- Binalarda elektrik tesisatı kurmak
- Makinelerin önleyici bakımını yapmak`,
    profile: profile({
      experiences: [
        {
          company: "Volt Ltd",
          position: "Elektrikçi",
          startDate: "2018",
          endDate: "2025",
          responsibilities: [
            "Binalarda elektrik tesisatı kurdum",
            "Makinelerin önleyici bakımını ve elektrik bakım işlerini yaptım",
            "Pano montajı, arıza tespiti ve teknik çizim okuma işlerini her gün yaptım",
            "Vardiyalı çalıştım",
          ],
        },
      ],
      certifications: [{ name: "Ustalık belgesi" }, { name: "Ehliyet" }],
    }),
  },
};
