import { foldText } from "../fold-text.ts";

export type SectionKind =
  | "contact"
  | "summary"
  | "work"
  | "education"
  | "skills"
  | "soft"
  | "languages"
  | "certifications"
  | "projects"
  | "publications"
  | "patents"
  | "awards"
  | "volunteering"
  | "memberships"
  | "references"
  | "hobbies"
  | "links"
  | "group"
  | "other";

/** Folded headings, English, Turkish and a few French ones. "group" is a heading above other headings. */
const HEADINGS: Record<SectionKind, string> = {
  contact:
    "contact|contacts|contact me|contact info|contact information|contact details|details|personal details|personal info|personal information|personal data|info|basics|iletisim|iletisim bilgileri|iletisim bilgilerim|kisisel bilgiler|kisisel bilgilerim|kimlik bilgileri|coordonnees",
  summary:
    "summary|professional summary|executive summary|career summary|profile summary|summary of qualifications|qualifications summary|career overview|professional overview|overview|profile|professional profile|personal profile|career profile|about|about me|who i am|objective|career objective|professional objective|career focus|personal statement|statement|introduction|bio|biography|career highlights summary|hakkimda|ozet|profesyonel ozet|kariyer ozeti|mesleki ozet|ozet bilgi|kisisel ozet|profil|profesyonel profil|kariyer hedefi|kariyer hedefim|hedef|amac|on yazi|ben kimim|kisaca ben|profil ozeti|resume|a propos|profil professionnel",
  work: "work|work experience|working experience|experience|experiences|professional experience|professional experiences|relevant experience|job experience|career experience|industry experience|employment|employment history|employment experience|work history|professional history|career history|career|job history|experience history|professional background|work background|positions held|professional positions|academic appointments|appointments|clinical experience|teaching experience|research experience|industrial experience|military experience|other experience|additional experience|additional work experience|internships|internship|internship experience|work and internship experience|is deneyimi|is deneyimleri|is deneyimim|is deneyimlerim|is tecrubesi|is tecrubeleri|deneyim|deneyimler|deneyimlerim|deneyimim|tecrube|tecrubeler|mesleki deneyim|mesleki deneyimler|mesleki tecrube|profesyonel deneyim|profesyonel deneyimler|is gecmisi|kariyer gecmisi|calisma gecmisi|calisma hayati|calistigi yerler|kariyer|staj|stajlar|staj deneyimi|staj deneyimleri|staj bilgileri|stajlarim|is ve staj deneyimi|is ve staj deneyimleri|klinik deneyim|ogretmenlik deneyimi|experience professionnelle|experiences professionnelles|emploi|emplois|parcours professionnel",
  education:
    "education|educational background|education history|academic background|academic history|academic qualifications|educational qualifications|educational qualification|education and training|education and qualifications|education and credentials|education background|academics|academic profile|studies|schooling|school|qualification|egitim|egitimi|egitim bilgileri|egitim bilgilerim|egitim bilgisi|egitim gecmisi|egitim durumu|egitim hayati|egitimim|egitim ve ogretim|ogrenim|ogrenim durumu|ogrenim bilgileri|ogrenim gecmisi|akademik gecmis|akademik bilgiler|akademik egitim|okul|okullar|formation|formations|etudes",
  skills:
    "skills|skill|skill set|skillset|key skills|core skills|my skills|skills summary|skills highlights|skill highlights|technical skills|technical skill|technology background|technical background|technical environment|technical expertise|technical proficiencies|technical proficiency|technical summary|technical competencies|technical knowledge|professional skills|job-related skills|organisational skills|organisational and managerial skills|communication skills|digital competence|digital competences|hard skills|relevant skills|other skills|additional skills|computer skills|it skills|software skills|software|digital skills|programming skills|programming|core competencies|competencies|key competencies|core qualifications|areas of expertise|area of expertise|expertise|areas of strength|skills and expertise|skills and abilities|skills and competencies|skills and technologies|skills and tools|technologies|tools|tools and technologies|technologies and tools|technology|technology stack|tech stack|technical stack|proficiencies|abilities|capabilities|highlights|accomplishments and skills|featured skills|specialties|specialities|strengths and skills|professional competencies|knowledge|beceriler|becerilerim|beceri|yetenekler|yeteneklerim|yetenek|yetkinlikler|yetkinliklerim|yetkinlik|teknik beceriler|teknik becerilerim|teknik yetenekler|teknik yetkinlikler|teknik bilgiler|teknik bilgi|mesleki beceriler|mesleki yetkinlikler|mesleki yetenekler|temel beceriler|temel yetkinlikler|uzmanlik alanlari|uzmanlik alanlarim|uzmanlik|bilgi ve beceriler|beceri ve yetkinlikler|bilgisayar bilgisi|bilgisayar bilgileri|bilgisayar becerileri|bilgisayar yetkinlikleri|programlama dilleri|programlar|kullandigi programlar|kullandigim programlar|bilgisayar programlari|yazilim bilgisi|yazilim becerileri|teknolojiler|araclar|araclar ve teknolojiler|kullandigim teknolojiler|bildigim teknolojiler|nitelikler|vasiflar|competences|competences techniques|savoir-faire",
  soft: "soft skills|interpersonal skills|personal skills|people skills|transferable skills|strengths|personal strengths|key strengths|attributes|personal attributes|personal qualities|sosyal beceriler|kisisel beceriler|kisisel yetkinlikler|kisisel ozellikler|kisisel yetenekler|sosyal yetenekler|guclu yonler|guclu yonlerim|kisilik ozellikleri|iletisim becerileri",
  languages:
    "languages|language|language skills|languages spoken|foreign languages|foreign language|language proficiency|known languages|diller|mother tongue|mother tongues|other language|other languages|diger dil|diger diller|dil|yabanci dil|yabanci diller|yabanci dil bilgisi|yabanci dil becerileri|dil bilgisi|dil becerileri|dil yetkinlikleri|bildigi diller|bildigim diller|dil bilgileri|langues|langue",
  certifications:
    "certifications|certification|certificates|certificate|certs|licenses|licences|license|licenses and certifications|licences and certifications|certifications and licenses|certifications and licences|certifications and training|certificates and training|certifications and courses|courses and certifications|certifications and courses|professional certifications|professional licenses|licensure|licensure and certifications|licensure and certification|certificates and licenses|credentials|professional credentials|courses|course|coursework and certifications|training|trainings|training and certifications|training and courses|professional training|training and development|professional development|continuing education|seminars|workshops|online courses|additional training|sertifika|sertifikalar|sertifikalarim|sertifika bilgileri|sertifikalar ve egitimler|sertifika ve egitimler|egitimler ve sertifikalar|egitim ve sertifikalar|sertifikalar ve kurslar|kurslar ve sertifikalar|kurs ve sertifikalar|kurs ve seminerler|kurslar|kurs|kurs bilgileri|seminerler|seminer ve kurslar|alinan egitimler|aldigim egitimler|egitimler|belgeler|lisanslar|lisans ve sertifikalar|lisanslar ve sertifikalar|mesleki sertifikalar|mesleki egitimler|certificats|formations complementaires",
  projects:
    "projects|project|personal projects|side projects|selected projects|key projects|academic projects|project experience|projects and contributions|notable projects|featured projects|open source|open source projects|open source contributions|portfolio projects|projeler|projelerim|proje|proje deneyimi|proje deneyimleri|kisisel projeler|one cikan projeler|akademik projeler|yapilan projeler|bitirme projesi|acik kaynak projeler|portfolyo|projets|projet",
  publications:
    "publications|publication|papers|articles|selected publications|research publications|books|research and publications|publications and presentations|presentations|conferences|talks|speaking|yayinlar|yayinlarim|yayin|makaleler|bilimsel yayinlar|akademik yayinlar|yayinlar ve bildiriler|bildiriler|kitaplar",
  patents:
    "patents|patent|patents and inventions|inventions|patent applications|patents and patent applications|patentler|patentlerim|patent basvurulari|patentler ve buluslar|buluslar|patent ve faydali modeller|brevets",
  awards:
    "awards|award|honors|honours|honors and awards|honours and awards|awards and honors|awards and honours|awards and recognition|awards and achievements|achievements and awards|recognition|recognitions|achievements|achievement|accomplishments|key achievements|major achievements|career achievements|scholarships|awards and scholarships|selected honors|oduller|odullerim|odul|oduller ve basarilar|basarilar|basarilarim|basari|basari ve oduller|onur ve oduller|burslar|burs ve oduller|distinctions|recompenses|prix",
  volunteering:
    "volunteer|volunteering|volunteer experience|volunteer work|volunteering experience|volunteerism|volunteer activities|community service|community involvement|community|community engagement|leadership and volunteering|volunteer and leadership|extracurricular activities|extra curricular activities|extra-curricular activities|extracurriculars|activities|leadership|leadership experience|leadership and activities|activities and leadership|gonulluluk|gonulluluk deneyimi|gonulluluk calismalari|gonulluluk faaliyetleri|gonullu calismalar|gonullu deneyim|gonullu faaliyetler|sosyal sorumluluk|sosyal sorumluluk projeleri|sosyal faaliyetler|kulup faaliyetleri|topluluklar|benevolat",
  memberships:
    "memberships|membership|professional memberships|affiliations|professional affiliations|associations|memberships and affiliations|affiliations and memberships|organizations|professional organizations|uyelikler|uyelik|mesleki uyelikler|dernek uyelikleri|uye olunan kuruluslar|dernek ve kulup uyelikleri",
  references:
    "references|reference|referees|professional references|recommendations|testimonials|referanslar|referanslarim|referans|referans bilgileri",
  hobbies:
    "interests|interest|hobbies|hobby|hobbies and interests|interests and hobbies|personal interests|activities and interests|interests and activities|passions|fun facts|hobiler|hobilerim|hobi|ilgi alanlari|ilgi alanlarim|ilgi alanlari ve hobiler|hobiler ve ilgi alanlari|centres d'interet|interets|loisirs",
  links:
    "links|profiles|social|social media|social profiles|social links|online profiles|online presence|websites|website|web|find me online|websites portfolios profiles|websites and social links|portfolio|linkler|baglantilar|sosyal medya|sosyal medya hesaplari|web siteleri",
  group: "background|cv|curriculum vitae|ozgecmis|ozgecmisim|resume|history|experience and education",
  other:
    "additional information|additional info|additional|other|other information|miscellaneous|further information|military service|military status|askerlik|askerlik durumu|askerlik bilgileri|ek bilgiler|diger|diger bilgiler|ek bilgi|surucu belgesi|ehliyet|research interests|research|arastirma alanlari|driving license|driving licence|nationality|place of birth|date of birth|availability|work authorization|security clearance|declaration|personal|relevant coursework|coursework|courses taken|teaching|clinical rotations|grants|services|test scores",
};

const KIND_OF = new Map<string, SectionKind>();
// A heading that stands in two lists belongs to the first one that names it.
for (const kind of Object.keys(HEADINGS))
  if (isKind(kind))
    for (const heading of HEADINGS[kind].split("|")) {
      const key = compact(foldText(heading));
      if (!KIND_OF.has(key)) KIND_OF.set(key, kind);
    }

function isKind(kind: string): kind is SectionKind {
  return kind in HEADINGS;
}

/** Spaced-out and run-together headings ("WORKEXPERIENCE") are found by their letters alone. */
function compact(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, "");
}

const DECORATION = /^[^\p{L}]+|[^\p{L})]+$/gu;

const LEAD =
  /^(?:top|basic|general|en onemli|my|selected|key|relevant|additional|other|recent|notable|core|main|major|previous|current|related|special|professional|technical|personal|academic|career|work|diger|kisisel|mesleki|temel|onemli|secilmis) /;
const TAIL =
  / (?:experience|history|details|information|section|summary|overview|bilgileri|bilgilerim|gecmisi)$/;

/** The section that a text announces, if it is one of the headings people use (numbers, colons and marks aside). */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const folded = levelHeading(text);
  return knownKind(folded) ?? halfKnownKind(folded);
}

const levelHeading = (text: string): string =>
  foldText(text)
    .replace(DECORATION, "")
    .replace(/\s*(?:&|\+|\/)\s*/g, " and ")
    .replace(/\s+(?:ve|et)\s+/g, (joint) => (joint.trim() === "et" ? " and " : " ve "))
    .replace(/\s*\([^)]*\)\s*$/, "")
    .replace(/[:,]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function knownKind(folded: string): SectionKind | null {
  const kind = KIND_OF.get(compact(folded)) ?? KIND_OF.get(compact(folded.replace(/ and /g, " ve ")));
  if (kind) return kind;
  const bare = folded.replace(LEAD, "").replace(TAIL, "");
  const core = bare !== folded ? KIND_OF.get(compact(bare)) : undefined;
  if (core) return core;
  const parts = folded.split(/ and | ve /);
  if (parts.length < 2 || parts.length > 3) return null;
  const kinds = parts.map((part) => KIND_OF.get(compact(part)));
  return kinds.every((part) => part !== undefined) ? (kinds[0] ?? null) : null;
}

const WEAK = new Set(
  "communication skills|research|social media|training|trainings|teaching|leadership|software|tools|technologies|technology|activities|programming|portfolio|community|services|courses|coursework|formation|info|web|website|websites|history|highlights|achievements|achievement|accomplishments|key achievements|overview|personal|knowledge|details|background|project|books|conferences|presentations|seminars|workshops|speaking|articles|papers|dil|dil bilgisi|kurs|proje|staj|kariyer|okul|yetenek|beceri|statement|introduction|licenses|license|licence|lisans|strengths|expertise|interest|language|recognition|relevant coursework|programlama dilleri|basarilar|basari|egitimler|belgeler|araclar|teknolojiler|yazilim bilgisi|cv|portfolyo|hedef|amac|other|additional|patents|grants|talks|certificate|award|reference"
    .split("|")
    .map(compact),
);

/** "Skills and Proficiency", "Projeler ve Çalışmalar": the first of two names is a strong heading, the other any word. */
function halfKnownKind(folded: string): SectionKind | null {
  const [first = "", second = "", ...more] = folded.split(/ and | ve /);
  if (!second || more.length || second.split(" ").length > 2 || WEAK.has(compact(first))) return null;
  return KIND_OF.get(compact(first)) ?? null;
}

/**
 * Whether the heading is also an ordinary word of lists and labels, or known by half, so that it must be set like a
 * heading to be one.
 */
export function isWeakHeading(text: string): boolean {
  const folded = levelHeading(text);
  return WEAK.has(compact(folded)) || (knownKind(folded) === null && halfKnownKind(folded) !== null);
}
