import type { Language } from "@terzi/contracts/languages";

/** What stands in the files of a person's applications: the columns and words of the CSV, and those of the calendar. */
export const applicationWords = {
  en: {
    columns: {
      jobTitle: "Job title",
      company: "Company",
      status: "Status",
      outcome: "Outcome",
      appliedOn: "Applied on",
      answeredOn: "Answered on",
      matchScore: "Match score",
      nextStep: "Next step",
      nextStepAt: "Next step at",
      postingUrl: "Posting's address",
      contacts: "Contacts",
      notes: "Notes",
      jobPosting: "Posting",
    },
    statuses: {
      saved: "Saved",
      applied: "Applied",
      interview: "Interview",
      offer: "Offer",
      closed: "Closed",
    },
    outcomes: { accepted: "Got the job", rejected: "Rejected", withdrawn: "Withdrawn", silent: "No answer" },
    /** Between cells, as spreadsheets of this language expect it. */
    delimiter: ",",
    calendar: "Job applications",
    step: "Next step",
  },
  tr: {
    columns: {
      jobTitle: "Pozisyon",
      company: "Şirket",
      status: "Durum",
      outcome: "Sonuç",
      appliedOn: "Başvuru tarihi",
      answeredOn: "Yanıt tarihi",
      matchScore: "Eşleşme puanı",
      nextStep: "Sıradaki adım",
      nextStepAt: "Adımın zamanı",
      postingUrl: "İlan adresi",
      contacts: "Kişiler",
      notes: "Notlar",
      jobPosting: "İlan metni",
    },
    statuses: {
      saved: "Kaydedildi",
      applied: "Başvuruldu",
      interview: "Mülakat",
      offer: "Teklif",
      closed: "Kapandı",
    },
    outcomes: {
      accepted: "İşi aldım",
      rejected: "Olumsuz",
      withdrawn: "Vazgeçtim",
      silent: "Yanıt gelmedi",
    },
    delimiter: ";",
    calendar: "İş başvuruları",
    step: "Sıradaki adım",
  },
} satisfies Record<Language, object>;

/** What other tools call the same columns. */
export const alsoCalled: Partial<Record<keyof typeof applicationWords.en.columns, string[]>> = {
  jobTitle: ["title", "position", "role", "job", "pozisyon adı", "unvan", "iş"],
  company: ["employer", "organization", "organisation", "company name", "işveren", "firma", "kurum"],
  status: ["stage", "state", "aşama"],
  appliedOn: ["date applied", "applied", "application date", "applied date", "başvuru", "tarih"],
  answeredOn: ["answered", "response date", "yanıt"],
  postingUrl: ["url", "link", "job url", "job link", "posting url", "web address", "bağlantı", "adres"],
  contacts: ["contact", "recruiter", "kişi", "iletişim"],
  notes: ["note", "comment", "comments", "not", "açıklama"],
  jobPosting: ["description", "job description", "posting text", "ilan"],
};
