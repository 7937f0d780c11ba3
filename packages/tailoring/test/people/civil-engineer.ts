import { type Case, profile } from "./person.ts";

export const CIVIL_ENGINEER: Case = {
  en: {
    posting: `Civil Engineer
Qualifications
- Bachelor's degree in Civil Engineering
- Minimum 5 years of experience in reinforced concrete construction
- AutoCAD
- Quantity surveying
- Occupational safety
Responsibilities
- Supervise subcontractors on the construction site
- Prepare progress payments
- Check structural drawings`,
    profile: profile({
      experiences: [
        {
          company: "Span Construction",
          position: "Civil Engineer",
          startDate: "2016-06",
          endDate: "2024-06",
          responsibilities: [
            "Supervised subcontractors on the construction site of reinforced concrete construction projects",
            "Quantity surveying; prepared progress payments",
            "Checked structural drawings in AutoCAD",
            "Held the weekly occupational safety rounds",
          ],
        },
      ],
      education: [
        { institution: "Technical University", degree: "Bachelor's degree", field: "Civil Engineering" },
      ],
      skills: { technical: ["AutoCAD"] },
    }),
  },
  tr: {
    posting: `İnşaat Mühendisi
Aranan Nitelikler
- İnşaat Mühendisliği bölümü lisans mezunu
- Betonarme yapı inşaatında en az 5 yıl deneyim
- AutoCAD
- Metraj
- İş güvenliği
Sorumluluklar
- Şantiyede taşeronları denetlemek
- Hakediş hazırlamak
- Statik çizimleri kontrol etmek`,
    profile: profile({
      experiences: [
        {
          company: "Açıklık İnşaat",
          position: "İnşaat Mühendisi",
          startDate: "2016-06",
          endDate: "2024-06",
          responsibilities: [
            "Betonarme yapı inşaatı projelerinin şantiyesinde taşeronları denetledim",
            "Metraj çıkardım ve hakediş hazırladım",
            "Statik çizimleri AutoCAD üzerinde kontrol ettim",
            "Haftalık iş güvenliği turlarını yürüttüm",
          ],
        },
      ],
      education: [{ institution: "Teknik Üniversite", degree: "Lisans", field: "İnşaat Mühendisliği" }],
      skills: { technical: ["AutoCAD"] },
    }),
  },
};
