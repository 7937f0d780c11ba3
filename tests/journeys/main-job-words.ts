/** What a person reads and types on the way through the main job, in each language of the interface. */
export const words = {
  en: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    password: "Password",
    signUp: "Sign Up",
    welcome: "Ada",
    profileTabs: {
      profile: "Profile",
      work: "Work",
      education: "Education",
      skills: "Skills",
      languages: "Languages",
    },
    fullName: "Full name",
    phone: "Phone",
    addWork: "Add experience",
    position: "Position",
    company: "Company",
    startDate: "Start date",
    present: "I work here now",
    responsibilities: "Responsibilities",
    addEducation: "Add education",
    institution: "Institution",
    degree: "Degree",
    field: "Field of study",
    addSkill: "Add a technical skill",
    language: "Language",
    save: "Save",
    profileSaved: "Career data saved successfully",
    posting: "Job posting",
    jobTitle: "Job title",
    continue: "Continue",
    generate: "Generate",
    matchScore: "Match Score",
    compare: "Compare and edit",
    pageView: "Page view",
    editSummary: "Edit Summary",
    summary: "Summary",
    saveCv: "Save CV (10 Credits)",
    saved: "CV Saved Successfully",
    met: "Requirements Met",
    myCvs: "My CVs",
    noCvs: "No CVs yet",
    newTicket: "New Ticket",
    newToken: "New Token",
    deleteAccount: "Delete My Account",
  },
  tr: {
    firstName: "Ad",
    lastName: "Soyad",
    email: "E-posta",
    password: "Şifre",
    signUp: "Kaydol",
    welcome: "Işıl",
    profileTabs: {
      profile: "Profil",
      work: "İş",
      education: "Eğitim",
      skills: "Beceriler",
      languages: "Diller",
    },
    fullName: "Ad soyad",
    phone: "Telefon",
    addWork: "Deneyim ekle",
    position: "Pozisyon",
    company: "Şirket",
    startDate: "Başlangıç tarihi",
    present: "Şu anda burada çalışıyorum",
    responsibilities: "Sorumluluklar",
    addEducation: "Eğitim ekle",
    institution: "Kurum",
    degree: "Derece",
    field: "Bölüm",
    addSkill: "Teknik beceri ekle",
    language: "Dil",
    save: "Kaydet",
    profileSaved: "Kariyer bilgileri kaydedildi",
    posting: "İş ilanı",
    jobTitle: "Pozisyon adı",
    continue: "Devam Et",
    generate: "Oluştur",
    matchScore: "Eşleşme Puanı",
    compare: "Karşılaştır ve düzenle",
    pageView: "Sayfa görünümü",
    editSummary: "Özet",
    summary: "Özet",
    saveCv: "CV'yi Kaydet (10 Kredi)",
    saved: "CV Kaydedildi",
    met: "Karşılanan Gereksinimler",
    myCvs: "CV'lerim",
    noCvs: "Henüz CV yok",
    newTicket: "Yeni Talep",
    newToken: "Yeni Anahtar",
    deleteAccount: "Hesabımı Sil",
  },
} as const;

export type Words = (typeof words)["en" | "tr"];

/** A person, the posting that they answer, and what must stand in their CV. */
export const people = {
  en: {
    firstName: "Ada",
    name: "Ada Lovelace",
    position: "Senior Backend Engineer",
    company: "Analytical Engines Ltd",
    startDate: "2019-04",
    shownStart: "Apr 2019",
    shownEnd: "Present",
    duty: "Built payment services with TypeScript and PostgreSQL",
    institution: "University of London",
    degree: "Bachelor of Science",
    field: "Mathematics",
    skills: ["TypeScript", "PostgreSQL", "Docker"],
    language: "English",
    jobTitle: "Backend Engineer",
    posting: `Backend Engineer

Requirements
- 3+ years of experience in backend development
- TypeScript
- PostgreSQL
- Kubernetes
- Fluent English`,
  },
  tr: {
    firstName: "Işıl",
    name: "Işıl Çağrı Güneş",
    position: "Kıdemli Yazılım Mühendisi",
    company: "Göztepe Bilişim A.Ş.",
    startDate: "2019-04",
    shownStart: "Nis 2019",
    shownEnd: "Halen",
    duty: "TypeScript ve PostgreSQL ile ödeme servisleri geliştirdim",
    institution: "İstanbul Üniversitesi",
    degree: "Lisans",
    field: "Bilgisayar Mühendisliği",
    skills: ["TypeScript", "PostgreSQL", "Docker"],
    language: "İngilizce",
    jobTitle: "Yazılım Mühendisi",
    posting: `Yazılım Mühendisi

Aranan Nitelikler
- En az 3 yıl yazılım geliştirme deneyimi
- TypeScript
- PostgreSQL
- Kubernetes
- İyi derecede İngilizce`,
  },
} as const;

export type Person = (typeof people)["en" | "tr"];
