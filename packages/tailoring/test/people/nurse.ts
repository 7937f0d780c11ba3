import { type Case, profile } from "./person.ts";

export const NURSE: Case = {
  en: {
    posting: `Registered Nurse
Requirements:
- Bachelor's degree in Nursing
- At least 3 years of nursing experience in intensive care
- Medication administration
- Wound care
- Infection control
- Fluent English
- Team player
Responsibilities:
- Monitor vital signs of patients
- Prepare care plans
- Keep patient records
Nice to have:
- First aid certificate`,
    profile: profile({
      summary: "Registered nurse in intensive care.",
      experiences: [
        {
          company: "City Hospital",
          position: "Registered Nurse",
          startDate: "2019-01",
          endDate: "present",
          responsibilities: [
            "Monitored vital signs of patients in intensive care",
            "Prepared care plans and kept patient records",
            "Wound care, medication administration and infection control",
            "Worked as a team player with doctors",
          ],
        },
      ],
      education: [
        {
          institution: "State University",
          degree: "Bachelor's degree",
          field: "Nursing",
          graduationDate: "2018",
        },
      ],
      skills: {
        technical: ["Medication administration", "Wound care", "Infection control"],
        languages: [{ language: "English", proficiency: "Fluent" }],
      },
      certifications: [{ name: "First aid certificate" }],
    }),
  },
  tr: {
    posting: `Hemşire
Aranan Nitelikler:
- Hemşirelik bölümü lisans mezunu
- Yoğun bakımda en az 3 yıl hemşirelik deneyimi
- İlaç uygulama
- Yara bakımı
- Enfeksiyon kontrolü
- Akıcı İngilizce
- Takım çalışmasına yatkın
Sorumluluklar:
- Hastaların vital bulgularını izlemek
- Bakım planları hazırlamak
- Hasta kayıtlarını tutmak
Tercih sebebi:
- İlk yardım sertifikası`,
    profile: profile({
      summary: "Yoğun bakımda çalışan hemşire.",
      experiences: [
        {
          company: "Şehir Hastanesi",
          position: "Hemşire",
          startDate: "2019-01",
          endDate: "Halen",
          responsibilities: [
            "Yoğun bakımda hastaların vital bulgularını izledim",
            "Bakım planları hazırladım ve hasta kayıtlarını tuttum",
            "Yara bakımı, ilaç uygulama ve enfeksiyon kontrolü yaptım",
            "Doktorlarla takım çalışması içinde çalıştım",
          ],
        },
      ],
      education: [
        { institution: "Devlet Üniversitesi", degree: "Lisans", field: "Hemşirelik", graduationDate: "2018" },
      ],
      skills: {
        technical: ["İlaç uygulama", "Yara bakımı", "Enfeksiyon kontrolü"],
        languages: [{ language: "İngilizce", proficiency: "Fluent" }],
      },
      certifications: [{ name: "İlk yardım sertifikası" }],
    }),
  },
};
