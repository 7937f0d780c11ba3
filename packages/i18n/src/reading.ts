import type { Language } from "@terzi/contracts/languages";
import type { ReadingLine } from "@terzi/contracts/upload";

const KINDS = {
  heading: { en: "Heading", tr: "Başlık" },
  name: { en: "Name", tr: "Ad" },
  experience: { en: "Job", tr: "İş deneyimi" },
  education: { en: "Education", tr: "Eğitim" },
  certification: { en: "Certification", tr: "Sertifika" },
  project: { en: "Project", tr: "Proje" },
  skills: { en: "Skills", tr: "Yetenekler" },
  languages: { en: "Languages", tr: "Diller" },
  nothing: { en: "Left out", tr: "Alınmadı" },
} satisfies Record<string, Record<Language, string>>;

const REASONS = {
  title: { en: (words) => `“${words}” is the job title`, tr: (words) => `“${words}” unvandır` },
  noTitle: { en: () => "no job title stands there", tr: () => "unvan yazmıyor" },
  employer: { en: (words) => `“${words}” is the employer`, tr: (words) => `“${words}” iş yeridir` },
  noEmployer: { en: () => "no employer stands there", tr: () => "iş yeri yazmıyor" },
  school: { en: (words) => `“${words}” is the school`, tr: (words) => `“${words}” okuldur` },
  noSchool: { en: () => "no school stands there", tr: () => "okul yazmıyor" },
  degree: { en: (words) => `“${words}” is the degree`, tr: (words) => `“${words}” derecedir` },
  noDegree: { en: () => "no degree stands there", tr: () => "derece yazmıyor" },
  labelled: { en: () => "the form's own labels say so", tr: () => "formun kendi etiketleri böyle diyor" },
  underHeading: { en: () => "it stands under that heading", tr: () => "o başlığın altında duruyor" },
  inTable: { en: () => "it stands in a table of them", tr: () => "bunların tablosunda duruyor" },
  usualHeading: {
    en: () => "CVs usually have it as a heading, and it is set like one",
    tr: () => "CV'lerde alışılmış bir başlık ve başlık gibi yazılmış",
  },
  likeHeadings: {
    en: () => "it is set like the document's other headings",
    tr: () => "belgenin öteki başlıkları gibi yazılmış",
  },
  largeAtTop: {
    en: () => "it stands out at the top and looks like a name",
    tr: () => "en üstte öne çıkıyor ve bir ada benziyor",
  },
  unseen: { en: () => "nobody sees it on the page", tr: () => "sayfada görünmüyor" },
  model: {
    en: () => "the AI says so, and the document holds these words near each other",
    tr: () => "yapay zekâ böyle diyor ve bu sözler belgede yan yana duruyor",
  },
} satisfies Record<string, Record<Language, (words: string) => string>>;

/** A decision of the reader: `words` are those of the document that told. */
type Decision = {
  text: string;
  takenFor: keyof typeof KINDS;
  reasons: { code: keyof typeof REASONS; words?: string }[];
};

/** The decisions of the reader, in the language of the person who asks why. */
export const readingText = (language: Language, decisions: Decision[]): ReadingLine[] =>
  decisions.map(({ text, takenFor, reasons }) => ({
    text,
    takenFor: KINDS[takenFor][language],
    reason: reasons.map(({ code, words = "" }) => REASONS[code][language](words)).join("; "),
  }));
