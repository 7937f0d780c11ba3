import type { Language } from "@terzi/contracts/languages";

/** The sections that a made CV may have. */
export type SectionKind =
  | "summary"
  | "work"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "contact";

type Names = readonly [string, ...string[]];

/** How people head their sections. */
export const SECTION_NAMES: Record<Language, Record<SectionKind, Names>> = {
  en: {
    summary: [
      "Profile",
      "Summary",
      "About me",
      "Professional Summary",
      "Personal Statement",
      "Career Profile",
    ],
    work: [
      "Experience",
      "Work Experience",
      "Employment History",
      "Professional Experience",
      "Career History",
      "Where I've worked",
      "Relevant Work Experience",
    ],
    education: ["Education", "Education and Training", "Academic Background", "Qualifications & Education"],
    skills: ["Skills", "Key Skills", "Technical Skills", "Core Competencies", "Areas of Expertise"],
    languages: ["Languages", "Language Skills", "Languages spoken"],
    certifications: [
      "Certifications",
      "Certificates",
      "Licences & Certifications",
      "Courses and Certificates",
    ],
    contact: ["Contact", "Personal Details", "Contact Details"],
  },
  tr: {
    summary: ["Hakkımda", "Özet", "Profil", "Kariyer Özeti", "Kişisel Profil"],
    work: [
      "İş Deneyimi",
      "Deneyim",
      "İş Tecrübesi",
      "Mesleki Deneyim",
      "Çalışma Hayatı",
      "Profesyonel Deneyimler",
      "İş Geçmişi",
    ],
    education: ["Eğitim", "Eğitim Bilgileri", "Öğrenim Durumu", "Eğitim ve Öğretim"],
    skills: ["Beceriler", "Yetkinlikler", "Teknik Beceriler", "Bilgi ve Beceriler", "Uzmanlık Alanları"],
    languages: ["Yabancı Diller", "Diller", "Dil Bilgisi", "Yabancı Dil Bilgisi"],
    certifications: [
      "Sertifikalar",
      "Sertifika ve Kurslar",
      "Kurslar ve Sertifikalar",
      "Sertifika Bilgileri",
    ],
    contact: ["İletişim", "Kişisel Bilgiler", "İletişim Bilgileri"],
  },
};

export type Label =
  | "name"
  | "email"
  | "phone"
  | "place"
  | "town"
  | "date"
  | "title"
  | "employer"
  | "duties"
  | "school"
  | "degree"
  | "issuer"
  | "certificate"
  | "year"
  | "grade";

/** What forms and tables call their fields. */
export const LABELS: Record<Language, Record<Label, Names>> = {
  en: {
    name: ["Name", "Full name"],
    email: ["E-mail", "Email"],
    phone: ["Phone", "Mobile", "Telephone"],
    place: ["Address", "Location", "City"],
    town: ["City", "Location", "Place"],
    date: ["Dates", "Period", "Date"],
    title: ["Position", "Occupation or position held", "Job title"],
    employer: ["Employer", "Name and address of employer", "Company"],
    duties: ["Main activities and responsibilities", "Duties", "Responsibilities"],
    school: ["School", "Name and type of organisation providing education and training", "Institution"],
    degree: ["Degree", "Title of qualification awarded", "Qualification"],
    issuer: ["Issued by", "Issuer"],
    certificate: ["Certificate", "Course"],
    year: ["Year", "Date"],
    grade: ["Grade", "GPA"],
  },
  tr: {
    name: ["Adı Soyadı", "Ad Soyad"],
    email: ["E-posta", "E-mail"],
    phone: ["Telefon", "Cep Telefonu", "GSM"],
    place: ["Adres", "Şehir", "İkametgâh"],
    town: ["Şehir", "Yer", "İl"],
    date: ["Tarih", "Çalışma Süresi", "Dönem"],
    title: ["Görev", "Pozisyon", "Unvan"],
    employer: ["Kurum", "Firma Adı", "Çalıştığı Kurum", "İşyeri"],
    duties: ["Görev Tanımı", "Sorumluluklar", "İş Tanımı"],
    school: ["Okul", "Üniversite", "Okul Adı"],
    degree: ["Derece", "Bölüm/Program", "Bölüm"],
    issuer: ["Veren Kurum", "Kurum"],
    certificate: ["Belge", "Sertifika Adı"],
    year: ["Yıl", "Mezuniyet Yılı", "Tarih"],
    grade: ["Not Ortalaması", "Diploma Notu"],
  },
};

export const ONGOING: Record<Language, Names> = {
  en: ["Present", "present", "Now", "Current", "ongoing"],
  tr: ["Halen", "Devam ediyor", "Günümüz", "halen", "..."],
};

/** "from … to …" in the words of the language. */
export const DATE_JOINTS: Record<Language, Names> = {
  en: [" – ", " - ", "-", " to ", " — ", "–"],
  tr: [" – ", " - ", "-", " / ", " — ", "–"],
};

/** Between a title and its employer. */
export const AT: Record<Language, string> = { en: " at ", tr: ", " };

export const SEASONS: Record<Language, Names> = {
  en: ["Winter", "Spring", "Summer", "Autumn"],
  tr: ["Kış", "İlkbahar", "Yaz", "Sonbahar"],
};

export const DEPARTMENTS: Record<Language, Names> = {
  en: ["Operations Department", "Northern Branch", "Team Blue", "Development Unit", "Night Service"],
  tr: ["Üretim Birimi", "Kuzey Şubesi", "Saha Ekibi", "Geliştirme Birimi", "Gece Servisi"],
};

export const CITIES: Record<Language, Names> = {
  en: [
    "Leeds, UK",
    "Galway, Ireland",
    "Austin, TX",
    "Rotterdam",
    "Cardiff",
    "Dunmore",
    "Penrith, Cumbria",
    "Hamburg, Germany",
    "Lisbon",
    "Oslo, Norway",
  ],
  tr: [
    "İstanbul",
    "Ankara",
    "Bornova/İzmir",
    "Kadıköy, İstanbul",
    "Eskişehir",
    "Nilüfer / Bursa",
    "Gaziantep",
    "Ünye, Ordu",
    "Gebze",
    "Antalya, Türkiye",
  ],
};

export const SPOKEN: Record<Language, readonly [[string, string], ...[string, string][]]> = {
  en: [
    ["English", "Native"],
    ["French", "Fluent"],
    ["German", "B2"],
    ["Spanish", "Intermediate"],
    ["Polish", "Basic"],
  ],
  tr: [
    ["İngilizce", "İleri"],
    ["Almanca", "Orta"],
    ["Arapça", "B1"],
    ["Fransızca", "Başlangıç"],
    ["Rusça", "İyi"],
  ],
};

export const HIGH_SCHOOLS: Record<Language, Names> = {
  en: ["Greenhill Comprehensive School", "St Olaf High School", "Northgate Sixth Form College"],
  tr: ["Atatürk Anadolu Lisesi", "Cumhuriyet Fen Lisesi", "Mehmet Akif Ersoy Lisesi"],
};

export const HIGH_SCHOOL_DEGREES: Record<Language, Names> = {
  en: ["A-levels", "High School Diploma", "Leaving Certificate"],
  tr: ["Lise", "Lise Diploması", "Sayısal"],
};
