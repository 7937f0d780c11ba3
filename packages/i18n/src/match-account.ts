import type { Language } from "@terzi/contracts/languages";
import { fillText } from "./fill-text.ts";

/** Why a requirement counts as met or not, and what would help; `{{name}}` is a term or a quotation. */
export const matchAccountTexts = {
  en: {
    wholeJob: "The job as a whole",
    reasons: {
      met: "Your profile shows this.",
      years: "{{need}} years are asked for; your profile's dates come to {{have}}.",
      yearsInOther: "The years are there ({{have}} of {{need}}), but “{{name}}” is not shown in them.",
      partly: "Part of this is shown; “{{name}}” is not.",
      someOf: "Shown: {{have}} of {{need}}. Not shown, or only in part: “{{name}}”.",
      part: "Your profile shows part of this.",
      near: "Not named, but your profile shows something close: “{{name}}”.",
      claimed: "Your profile names this, but no work in it shows it.",
      missing: "Nothing in your profile shows this.",
      unseen: "Your profile doesn't say this. Since it shows most of the rest, it counts in part.",
      byTheRest: "We found no job title of yours close to this; it counts because you meet much of the rest.",
      lower: "Your profile states a lower level: {{name}}.",
      linked: "The AI model sees this in the line below. It counts in part until you confirm it.",
      confirmed: "You have confirmed that the line below shows this.",
    },
    suggestions: {
      missing: {
        skill:
          "If you have used {{name}}, say where and for what; if not, a small project of your own would show it.",
        knowledge:
          "If you are familiar with {{name}}, name a task in which you used it; if not, a short course would be a start.",
        task: "If you have done this ({{name}}), add it to a job with what came of it.",
        experience: "Show the work that comes nearest to {{name}}, with its dates.",
        education: "Add the degree or courses that come nearest to {{name}}, or work that makes up for it.",
        certificate:
          "If you hold it, add {{name}} to your certificates; if you are working towards it, say so.",
        language: "If you know it, add {{name}} with your level to your languages.",
        soft: "Don't just name it: tell of a situation at work that shows {{name}}.",
        condition: "If it holds for you, say so in your profile: {{name}}.",
      },
      claimed: "Tell in a job or project where you used {{name}}, and what came of it.",
      near: "If your work covered {{name}} too, say so in these words; if not, what you have done comes close, and a course or a small project would close the gap.",
      part: "If your work covered {{name}} too, say so where you did it; if that is new to you, it is the part to learn.",
      fewYears: "Add earlier or part-time jobs, internships and projects of this kind, with their dates.",
      otherWork: "Say in which of your jobs {{name}} was part of your work, and for how long.",
      lower: {
        language:
          "If you know it better than that, correct the level; a recognised language test would prove it.",
        education: "Add further studies, unfinished ones too, or say what work makes up for the degree.",
      },
    },
    degrees: {
      "high school": "high school",
      associate: "associate degree",
      bachelor: "bachelor's degree",
      master: "master's degree",
      doctorate: "doctorate",
    },
  },
  tr: {
    wholeJob: "İşin bütünü",
    reasons: {
      met: "Profiliniz bunu gösteriyor.",
      years: "{{need}} yıl isteniyor; profilinizdeki tarihlere göre {{have}} yıl deneyiminiz var.",
      yearsInOther:
        "Yıllar yeterli ({{need}} yıl isteniyor, sizde {{have}}), ama “{{name}}” bunlarda görülmüyor.",
      partly: "Bir kısmı görülüyor; “{{name}}” görülmüyor.",
      someOf: "{{need}} şeyin {{have}} tanesi görülüyor. Görülmeyen ya da kısmen görülen: “{{name}}”.",
      part: "Profiliniz bunun bir kısmını gösteriyor.",
      near: "Adıyla geçmiyor, ama profilinizde yakın bir şey var: “{{name}}”.",
      claimed: "Profilinizde adı geçiyor, ama bunu gösteren bir iş yok.",
      missing: "Profilinizde bunu gösteren bir şey yok.",
      unseen: "Profilinizde bu yazmıyor. İstenenlerin çoğunu gösterdiği için kısmen sayılır.",
      byTheRest:
        "Unvanlarınız arasında buna yakın olanı bulamadık; istenenlerin çoğunu karşıladığınız için sayılıyor.",
      lower: "Profilinizde daha düşük bir düzey yazıyor: {{name}}.",
      linked: "Yapay zekâ modeli bunu aşağıdaki satırda görüyor. Siz onaylayana kadar kısmen sayılır.",
      confirmed: "Aşağıdaki satırın bunu gösterdiğini onayladınız.",
    },
    suggestions: {
      missing: {
        skill:
          "{{name}} kullandıysanız nerede ve ne için olduğunu yazın; kullanmadıysanız küçük bir proje bunu gösterebilir.",
        knowledge:
          "{{name}} bildiğiniz bir konuysa kullandığınız bir işi yazın; değilse kısa bir eğitim iyi bir başlangıç olur.",
        task: "Bunu yaptıysanız ({{name}}), sonucuyla birlikte ilgili işinize ekleyin.",
        experience: "Aranan ({{name}}) için en yakın deneyiminizi tarihleriyle gösterin.",
        education:
          "Aranan ({{name}}) için en yakın diplomanızı, eğitimlerinizi ya da bunun yerini tutan işlerinizi ekleyin.",
        certificate: "Belgeniz varsa ({{name}}) sertifikalarınıza ekleyin; almak üzereyseniz bunu yazın.",
        language: "Biliyorsanız dillerinize düzeyinizle birlikte ekleyin: {{name}}.",
        soft: "Yalnızca adını yazmayın, bunu gösteren bir iş durumunu anlatın: {{name}}.",
        condition: "Sizin için geçerliyse profilinizde belirtin: {{name}}.",
      },
      claimed: "Hangi işte ya da projede kullandığınızı ve sonucunu anlatın: {{name}}.",
      near: "İşleriniz bunu da kapsadıysa aynı sözcüklerle yazın: {{name}}. Kapsamadıysa yaptıklarınız zaten yakın; bir eğitim ya da küçük bir proje aradaki farkı kapatır.",
      part: "İşleriniz bunu da kapsadıysa yaptığınız yerde belirtin: {{name}}. Sizin için yeniyse öğrenilecek kısım budur.",
      fewYears:
        "Bu alandaki önceki ve yarı zamanlı işlerinizi, stajlarınızı ve projelerinizi tarihleriyle ekleyin.",
      otherWork: "Hangi işlerinizde ve ne kadar süre yaptığınızı yazın: {{name}}.",
      lower: {
        language: "Daha iyi biliyorsanız düzeyi düzeltin; tanınmış bir dil sınavı bunu kanıtlar.",
        education:
          "Devam eden ya da yarım kalanlar dahil diğer eğitimlerinizi ekleyin ya da diplomanın yerini tutan işlerinizi yazın.",
      },
    },
    degrees: {
      "high school": "lise",
      associate: "ön lisans",
      bachelor: "lisans",
      master: "yüksek lisans",
      doctorate: "doktora",
    },
  },
} satisfies Record<Language, object>;

type Texts = (typeof matchAccountTexts)["en"];
type Values = { name?: string; have?: number; need?: number };

/** Made once: to make one takes longer than all that is told of a posting. */
const NUMBERS = new Map<Language, Intl.NumberFormat>();
function showTenths(value: number, language: Language): string {
  const format = NUMBERS.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  NUMBERS.set(language, format);
  return format.format(value);
}

/** Why the verdict is what it is, in one sentence. Years are rounded to a tenth. */
export const tellReason = (
  language: Language,
  code: keyof Texts["reasons"],
  { name = "", have = 0, need = 0 }: Values,
): string =>
  fillText(matchAccountTexts[language].reasons[code], {
    name,
    have: showTenths(have, language),
    need,
  });

/** What the job is called where a posting doesn't name it. */
export const nameJobAsWhole = (language: Language): string => matchAccountTexts[language].wholeJob;

/** What lacks, by what the profile has of it so far; where it has nothing, by what is asked for. */
export type Lack =
  | Exclude<keyof Texts["suggestions"], "missing" | "lower">
  | { missing: keyof Texts["suggestions"]["missing"] }
  | { lower: keyof Texts["suggestions"]["lower"] };

/** What would help where a requirement is not met: what to show, and what there is to learn. */
export function tellSuggestion(language: Language, lack: Lack, name: string): string {
  const { missing, lower, ...others } = matchAccountTexts[language].suggestions;
  if (typeof lack === "string") return fillText(others[lack], { name });
  return fillText("missing" in lack ? missing[lack.missing] : lower[lack.lower], { name });
}

/** A level of education in words; any other text stays as it is. */
export function degreeName(level: string, language: Language): string {
  const names: Readonly<Record<string, string>> = matchAccountTexts[language].degrees;
  return (Object.hasOwn(names, level) && names[level]) || level;
}
