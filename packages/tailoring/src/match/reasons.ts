import type { Language } from "@terzi/contracts/language";
import type { Verdict } from "@terzi/contracts/match";
import type { Requirement } from "@terzi/contracts/posting";
import type { Judgement } from "./judgement.ts";

type Wording = {
  met: (term: string) => string;
  years: (have: string, need: number) => string;
  partly: (missing: string) => string;
  part: () => string;
  near: (name: string) => string;
  claimed: () => string;
  missing: (term: string) => string;
  lower: (held: string) => string;
};

const REASON: Record<Language, Wording> = {
  en: {
    met: () => "Your profile shows this.",
    years: (have, need) => `${need} years are asked for; your profile's dates come to ${have}.`,
    partly: (missing) => `Part of this is shown; “${missing}” is not.`,
    part: () => "Your profile shows part of this.",
    near: (name) => `Not named, but your profile shows something close: “${name}”.`,
    claimed: () => "Your profile names this, but no work in it shows it.",
    missing: () => "Nothing in your profile shows this.",
    lower: (held) => `Your profile states a lower level: ${held}.`,
  },
  tr: {
    met: () => "Profiliniz bunu gösteriyor.",
    years: (have, need) =>
      `${need} yıl isteniyor; profilinizdeki tarihlere göre ${have} yıl deneyiminiz var.`,
    partly: (missing) => `Bir kısmı görülüyor; “${missing}” görülmüyor.`,
    part: () => "Profiliniz bunun bir kısmını gösteriyor.",
    near: (name) => `Adıyla geçmiyor, ama profilinizde yakın bir şey var: “${name}”.`,
    claimed: () => "Profilinizde adı geçiyor, ama bunu gösteren bir iş yok.",
    missing: () => "Profilinizde bunu gösteren bir şey yok.",
    lower: (held) => `Profilinizde daha düşük bir düzey yazıyor: ${held}.`,
  },
};

const LEVELS: Record<string, [en: string, tr: string]> = {
  "high school": ["high school", "lise"],
  associate: ["associate degree", "ön lisans"],
  bachelor: ["bachelor's degree", "lisans"],
  master: ["master's degree", "yüksek lisans"],
  doctorate: ["doctorate", "doktora"],
  Native: ["native", "ana dil"],
  Fluent: ["fluent", "akıcı"],
  Professional: ["professional", "iş düzeyi"],
  Intermediate: ["intermediate", "orta"],
  Basic: ["basic", "temel"],
};

const showLevel = (level: string, language: Language): string =>
  LEVELS[level]?.[language === "en" ? 0 : 1] ?? level;

const showYears = (years: number, language: Language): string =>
  years.toLocaleString(language, { maximumFractionDigits: 1 });

/** Why the verdict is what it is, in one sentence for the reader. */
export function wordReason(
  requirement: Requirement,
  judgement: Judgement,
  verdict: Verdict,
  language: Language,
): string {
  const say = REASON[language];
  if (judgement.years !== undefined && requirement.years !== undefined && verdict !== "missing")
    return say.years(showYears(judgement.years, language), requirement.years);
  if (verdict === "met") return say.met(requirement.term);
  if (verdict === "missing") return say.missing(requirement.term);
  if (
    judgement.heldLevel &&
    (requirement.kind === "language" || requirement.kind === "education") &&
    judgement.missing.length
  )
    return say.lower(showLevel(judgement.heldLevel, language));
  const [near] = judgement.near;
  const quote = judgement.units[0]?.quote;
  if (near && quote) return say.near(shorten(near.units[0]?.quote ?? quote));
  if (judgement.units.length && judgement.units.every((unit) => unit.isClaim)) return say.claimed();
  return judgement.missing[0] ? say.partly(judgement.missing[0]) : say.part();
}

const MOST_LETTERS = 120;
const shorten = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).toWellFormed()}…` : text;

const SUGGESTION: Record<Language, Record<Requirement["kind"], (term: string) => string>> = {
  en: {
    skill: (term) =>
      `If you have used ${term}, say where and for what; if not, a small project of your own would show it.`,
    knowledge: (term) =>
      `If you know ${term}, name a task in which you used it; if not, a short course would be a start.`,
    task: (term) => `If you have done this (“${term}”), add it to a job with what came of it.`,
    experience: (term) => `Show the work that comes nearest to “${term}”, with its dates.`,
    education: (term) =>
      `Add the degree or courses that come nearest to “${term}”, or work that makes up for it.`,
    certificate: (term) =>
      `If you hold it, add “${term}” to your certificates; if you are working towards it, say so.`,
    language: (term) => `Add ${term} with your level to your languages.`,
    soft: (term) => `Don't just name it: tell of a situation at work that shows “${term}”.`,
    condition: (term) => `If it holds for you, say so in your profile: “${term}”.`,
  },
  tr: {
    skill: (term) =>
      `${term} kullandıysanız nerede ve ne için olduğunu yazın; kullanmadıysanız küçük bir proje bunu gösterebilir.`,
    knowledge: (term) =>
      `“${term}” bilginiz varsa kullandığınız bir işi yazın; yoksa kısa bir eğitim iyi bir başlangıç olur.`,
    task: (term) => `Bunu yaptıysanız (“${term}”), sonucuyla birlikte ilgili işinize ekleyin.`,
    experience: (term) => `“${term}” için en yakın deneyiminizi tarihleriyle gösterin.`,
    education: (term) =>
      `“${term}” için en yakın diplomanızı, eğitimlerinizi ya da bunun yerini tutan işlerinizi ekleyin.`,
    certificate: (term) =>
      `“${term}” belgeniz varsa sertifikalarınıza ekleyin; almak üzereyseniz bunu yazın.`,
    language: (term) => `${term} için düzeyinizi dillerinize ekleyin.`,
    soft: (term) => `Yalnızca adını yazmayın: “${term}” özelliğinizi gösteren bir iş durumunu anlatın.`,
    condition: (term) => `Sizin için geçerliyse profilinizde belirtin: “${term}”.`,
  },
};

/** What would help where a requirement is not met. */
export const wordSuggestion = (requirement: Requirement, language: Language): string =>
  SUGGESTION[language][requirement.kind](shorten(requirement.term));
