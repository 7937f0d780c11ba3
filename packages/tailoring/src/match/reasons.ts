import type { Language } from "@terzi/contracts/languages";
import type { Verdict } from "@terzi/contracts/match";
import type { Requirement } from "@terzi/contracts/posting";
import type { Judgement } from "./judgement.ts";

type Wording = {
  met: (term: string) => string;
  years: (have: string, need: number) => string;
  yearsInOther: (have: string, need: number, missing: string) => string;
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
    yearsInOther: (have, need, missing) =>
      `The years are there (${have} of ${need}), but “${missing}” is not shown in them.`,
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
    yearsInOther: (have, need, missing) =>
      `Yıllar yeterli (${need} yıl isteniyor, sizde ${have}), ama “${missing}” bunlarda görülmüyor.`,
    partly: (missing) => `Bir kısmı görülüyor; “${missing}” görülmüyor.`,
    part: () => "Profiliniz bunun bir kısmını gösteriyor.",
    near: (name) => `Adıyla geçmiyor, ama profilinizde yakın bir şey var: “${name}”.`,
    claimed: () => "Profilinizde adı geçiyor, ama bunu gösteren bir iş yok.",
    missing: () => "Profilinizde bunu gösteren bir şey yok.",
    lower: (held) => `Profilinizde daha düşük bir düzey yazıyor: ${held}.`,
  },
};

const LEVELS: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    "high school": "high school",
    associate: "associate degree",
    bachelor: "bachelor's degree",
    master: "master's degree",
    doctorate: "doctorate",
    Native: "native",
    Fluent: "fluent",
    Professional: "professional",
    Intermediate: "intermediate",
    Basic: "basic",
  },
  tr: {
    "high school": "lise",
    associate: "ön lisans",
    bachelor: "lisans",
    master: "yüksek lisans",
    doctorate: "doktora",
    Native: "ana dil",
    Fluent: "akıcı",
    Professional: "iş düzeyi",
    Intermediate: "orta",
    Basic: "temel",
  },
};

const showLevel = (level: string, language: Language): string => LEVELS[language][level] ?? level;

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
  if (judgement.years !== undefined && requirement.years !== undefined && verdict !== "missing") {
    const have = showYears(judgement.years, language);
    const [lacking] = judgement.missing;
    return verdict === "partly" && lacking && judgement.years >= requirement.years
      ? say.yearsInOther(have, requirement.years, lacking)
      : say.years(have, requirement.years);
  }
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
  return judgement.missing[0] ? say.partly(showLevel(judgement.missing[0], language)) : say.part();
}

const MOST_LETTERS = 120;
/** At most 120 letters of a text. */
export const shorten = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).toWellFormed()}…` : text;
