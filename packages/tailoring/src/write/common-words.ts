import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { lowerIn } from "@terzi/language/normalise";
import { FIELDS } from "../terms/education.ts";
import { LANGUAGES_NAMED } from "../terms/glossary.ts";
import { SKILLS } from "../terms/skills.ts";

/** Words of which names of skills are made, beside those of the glossary. None of them is part of a product's name. */
const MORE: Record<Language, string> = {
  en: `academic accounts accuracy acquisition activities administrative advanced advising advisory affairs agile agreements
  animal application applications appointment architecture arrangement asset assessment assets assistance audit audits
  automation banking bank behavior behaviour billing blueprint bookkeeping brand broadcast building business cabinetry
  calculation calculations calendar calendaring calibration campaign care carpentry cash cell center centre child circuit
  circuits claims classroom client clinical code coding collaboration collections commercial communications community
  compensation competitive complaint complaints compliance components computer concrete conferences construction consumer
  contract contracts coordination copy copywriting corporate correspondence cost costs counseling counselling crop
  curriculum customer customers cutting daily damage database debt decision degree delivery dental design desk
  development diagnosis diagnostic digital discharge disease distributed document documentation drafting drawing drawings
  drilling early edition editing editorial electrical electronic elementary email emergency employee employment
  engagement engine entry environmental equipment estimating evaluation event events expense experimental exposure fabrication facilities
  facility family field file files filing finance finish fire first fitting fleet floor food forecasting formatting framing
  fraud front fund fundraising furniture gardening general goals goods grant guest handling hardware harvesting hazard
  health hiring history home hospitality house housekeeping industrial infant influencer infection infrastructure inspection inspections
  instruction instrumentation insurance integration interior internal interviewing inventory investigation investment
  investor invoice invoicing issues job journal keeping kitchen knowledge labor laboratory labour landscape language law
  leadership lesson lessons liaison library life lines livestock loan loans logistics machine machinery mail maintenance
  management manual manufacturing mapping materials math measurement media medication medications meeting mentoring
  menu merchandise merchandising methods minutes mobile modeling modelling monitoring mortgage music nail needs network
  networking networks nutrition office onboarding operation operations optimization oral order orders organizational outreach
  packing painting parts patient patients pattern payment payments payroll people performance personal personnel pest
  phone photo physical pipe pitching planning plans plant plumbing policies policy portfolio practice preparation
  presentation prevention pricing print printing procedures process processes processing procurement product production
  products program programs project projects promotion property prospecting prototyping publishing purchasing quality rate
  reading real receivable payable records recovery recruiting recruitment reduction regulation regulatory relations
  relationship rendering repair repairs reports research residential resolution resources response restaurant restoration
  retail retention revenue review reviews risk room route routine safety sales sanitation sample scheduling scientific
  screening search seed selling service services sewing shift shipping signs site small social soil solving sourcing space special
  specimen speech staff staffing stage statements stakeholder sterilization stock storage store strategic strategies
  strategy structural student studies study supervision supplier suppliers supply support surgical survey surveying
  system systems tax teaching team technical telephone terminology test testing therapy ticket time tool tools tracking
  trade traffic training transaction transactions transport transportation travel treatment trend troubleshooting typing
  upselling usability user vehicle vendor vendors video vital vitals warehouse warehousing waste water web welding wellness
  wildlife window wood work workflow workshop workshops wound writing youth`,
  tr: `dosya doküman evrak hasta müşteri depo stok ürün üretim hizmet hizmetleri satış satın alma ilaç gıda hijyen işleri
  işlemleri kayıt arşiv arşivleme sevkiyat lojistik planlama takibi takip yönetimi yönetim kontrolü kontrol bakım bakımı
  onarım onarımı eğitim eğitimi saha reyon kasa fatura ödeme bütçe maliyet rapor raporlama analizi analiz süreç süreçleri
  tedarik tedarikçi ekip takım makine kalıp kaynak montaj çizim tasarım tasarımı sosyal medya içerik reklam marka etkinlik
  ilişkileri ilişkiler personel bordro sigorta iş sağlığı güvenliği teknik servis saç cilt mutfak menü oda`,
};

const wordsOf = (text: string, language: Language): string[] =>
  text.split(/[\s,/-]+/).map((word) => lowerIn(word, language));

const side = (language: Language): string =>
  `${SKILLS}\n${FIELDS}`
    .split("\n")
    .map((line) => line.split("|")[LANGUAGES.indexOf(language)] ?? "")
    .join(" ");

const readCommon = (language: Language): ReadonlySet<string> =>
  new Set([...wordsOf(side(language), language), ...wordsOf(MORE[language], language)]);
const COMMON = new Map(LANGUAGES.map((language) => [language, readCommon(language)]));

/** "German", "Almanca": within a sentence too, a language has its capital. */
const isLanguage = (word: string): boolean => LANGUAGES_NAMED.has(word);

/** "Hydrology", "Transcription": so end words of work, and hardly a name of that length. */
const WORK_NOUNS: Record<Language, RegExp | null> = {
  en: /^(?=.{9})\p{L}\p{Ll}+(?:[ts]ion|[rt]ing|ment|o(?:log|graph)y)$/u,
  tr: null,
};

const JOINING = /^(?:&|and|of|for|in|to|ve|ile)$/i;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]+$/u;

/** Whether a name is made of common words of a language alone, with an abbreviation among them at most. */
export function isOfCommonWords(name: string, language: Language): boolean {
  const words = name.trim().split(/[\s/-]+/);
  const common = words.filter(
    (word) =>
      !isLanguage(word) &&
      (COMMON.get(language)?.has(lowerIn(word, language)) || WORK_NOUNS[language]?.test(word)),
  );
  return (
    common.length > 0 &&
    words.every((word) => common.includes(word) || JOINING.test(word) || ABBREVIATION.test(word))
  );
}
