import type { Language } from "@terzi/contracts/languages";
import type { CvSectionName } from "@terzi/contracts/sections";

/** The parts of a CV that have a heading, by their names in the content; languages stand apart from the other skills. */
export type PrintedName = CvSectionName | "summary" | "skills" | "languages" | "hobbies" | "additionalInfo";

/** The words that a CV adds by itself, in its own language. */
export type CvWording = {
  documentTitle: string;
  /** Above the sections, by their names in the content. */
  headings: Record<PrintedName, string>;
  technicalSkills: string;
  softSkills: string;
  /** The photo's text for those who can't see it. */
  photo: string;
  /** Before a field that says little without it. */
  fields: Readonly<Record<string, string>>;
};

export const CV_WORDING: Record<Language, CvWording> = {
  en: {
    documentTitle: "CV",
    headings: {
      summary: "Summary",
      workExperience: "Work Experience",
      education: "Education",
      skills: "Skills",
      languages: "Languages",
      projects: "Projects",
      certifications: "Certifications",
      publications: "Publications",
      patents: "Patents",
      awards: "Awards",
      volunteerExperience: "Volunteering",
      professionalMemberships: "Memberships",
      customSections: "Other",
      references: "References",
      hobbies: "Interests",
      additionalInfo: "Additional Information",
    },
    technicalSkills: "Technical",
    softSkills: "Soft skills",
    photo: "Photo",
    fields: {
      gpa: "GPA",
      grade: "Grade",
      technologies: "Technologies",
      expiryDate: "Valid until",
      credentialId: "Credential ID",
      doi: "DOI",
      number: "No.",
      birthDate: "Date of birth",
      militaryService: "Military service",
      drivingLicence: "Driving licence",
    },
  },
  tr: {
    documentTitle: "Özgeçmiş",
    headings: {
      summary: "Özet",
      workExperience: "İş Deneyimi",
      education: "Eğitim",
      skills: "Beceriler",
      languages: "Diller",
      projects: "Projeler",
      certifications: "Sertifikalar",
      publications: "Yayınlar",
      patents: "Patentler",
      awards: "Ödüller",
      volunteerExperience: "Gönüllülük",
      professionalMemberships: "Üyelikler",
      customSections: "Diğer",
      references: "Referanslar",
      hobbies: "İlgi Alanları",
      additionalInfo: "Ek Bilgiler",
    },
    technicalSkills: "Teknik",
    softSkills: "Kişisel beceriler",
    photo: "Fotoğraf",
    fields: {
      gpa: "Not ortalaması",
      grade: "Derece",
      technologies: "Teknolojiler",
      expiryDate: "Geçerlilik sonu",
      credentialId: "Belge no",
      doi: "DOI",
      number: "No",
      birthDate: "Doğum tarihi",
      militaryService: "Askerlik",
      drivingLicence: "Sürücü belgesi",
    },
  },
};
