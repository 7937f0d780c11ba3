import type { Language } from "@terzi/contracts/languages";

/** The words that a CV brings itself, in the CV's language. */
export type CvWording = {
  documentTitle: string;
  /** Before the job applied for, where the CV shows no such title of one's own. */
  applyingFor: string;
  summary: string;
  workExperience: string;
  education: string;
  skills: string;
  languages: string;
  projects: string;
  certifications: string;
  publications: string;
  technicalSkills: string;
  softSkills: string;
  gpa: string;
  technologies: string;
  expires: string;
  credentialId: string;
};

export const CV_WORDING: Record<Language, CvWording> = {
  en: {
    documentTitle: "CV",
    applyingFor: "Applying for",
    summary: "Summary",
    workExperience: "Work Experience",
    education: "Education",
    skills: "Skills",
    languages: "Languages",
    projects: "Projects",
    certifications: "Certifications",
    publications: "Publications",
    technicalSkills: "Technical",
    softSkills: "Soft skills",
    gpa: "GPA",
    technologies: "Technologies",
    expires: "Valid until",
    credentialId: "Credential ID",
  },
  tr: {
    documentTitle: "Özgeçmiş",
    applyingFor: "Başvurulan pozisyon",
    summary: "Özet",
    workExperience: "İş Deneyimi",
    education: "Eğitim",
    skills: "Beceriler",
    languages: "Diller",
    projects: "Projeler",
    certifications: "Sertifikalar",
    publications: "Yayınlar",
    technicalSkills: "Teknik",
    softSkills: "Kişisel beceriler",
    gpa: "Not ortalaması",
    technologies: "Teknolojiler",
    expires: "Geçerlilik sonu",
    credentialId: "Belge no",
  },
};
