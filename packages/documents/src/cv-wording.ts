import type { Language } from "@terzi/contracts/languages";
import type { CvSectionName } from "@terzi/contracts/sections";

/** The words that a CV brings itself, in the CV's language. */
export type CvWording = {
  documentTitle: string;
  /** Before the job applied for, where the CV shows no such title of one's own. */
  /** Above the sections, by their names in the content. */
  headings: Record<CvSectionName | "summary" | "skills" | "languages", string>;
  technicalSkills: string;
  softSkills: string;
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
    },
    technicalSkills: "Technical",
    softSkills: "Soft skills",
    fields: {
      gpa: "GPA",
      technologies: "Technologies",
      expiryDate: "Valid until",
      credentialId: "Credential ID",
      doi: "DOI",
      number: "No.",
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
    },
    technicalSkills: "Teknik",
    softSkills: "Kişisel beceriler",
    fields: {
      gpa: "Not ortalaması",
      technologies: "Teknolojiler",
      expiryDate: "Geçerlilik sonu",
      credentialId: "Belge no",
      doi: "DOI",
      number: "No",
    },
  },
};
