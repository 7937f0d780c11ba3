import { type Case, profile } from "./person.ts";

export const TEACHER: Case = {
  en: {
    posting: `Mathematics Teacher
Qualifications:
- Bachelor's degree in Mathematics
- Teaching licence
- 2 years of teaching experience in high school
- Classroom management
- Lesson planning
- Patience
Duties:
- Prepare exams and assess students
- Communicate with parents`,
    profile: profile({
      experiences: [
        {
          company: "Central High School",
          position: "Mathematics Teacher",
          startDate: "2020-09",
          endDate: "2025-06",
          responsibilities: [
            "Teaching in high school with classroom management and patience",
            "Lesson planning; prepared exams and assessed students",
            "Communicated with parents",
          ],
        },
      ],
      education: [{ institution: "State University", degree: "Bachelor's degree", field: "Mathematics" }],
      certifications: [{ name: "Teaching licence" }],
    }),
  },
  tr: {
    posting: `Matematik Öğretmeni
Aranan Nitelikler:
- Matematik bölümü lisans mezunu
- Pedagojik formasyon
- Lisede 2 yıl öğretmenlik deneyimi
- Sınıf yönetimi
- Ders planlama
- Sabırlı
Görevler:
- Sınav hazırlamak ve öğrenci değerlendirmek
- Velilerle iletişim kurmak`,
    profile: profile({
      experiences: [
        {
          company: "Merkez Lisesi",
          position: "Matematik Öğretmeni",
          startDate: "2020-09",
          endDate: "2025-06",
          responsibilities: [
            "Lisede öğretmenlik yaptım, sınıf yönetimi ve sabırlı çalışma ile",
            "Ders planlama yaptım, sınav hazırladım ve öğrenci değerlendirdim",
            "Velilerle iletişim kurdum",
          ],
        },
      ],
      education: [{ institution: "Devlet Üniversitesi", degree: "Lisans", field: "Matematik" }],
      certifications: [{ name: "Pedagojik formasyon" }],
    }),
  },
};
