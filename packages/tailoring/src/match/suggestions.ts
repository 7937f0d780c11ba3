import type { Language } from "@terzi/contracts/languages";
import type { Verdict } from "@terzi/contracts/match";
import type { Requirement } from "@terzi/contracts/posting";
import type { Judgement } from "./judgement.ts";
import { shorten } from "./reasons.ts";

/** What is missing, by what the profile has of it so far. */
type Gap = "claimed" | "near" | "part" | "fewYears" | "otherWork" | "lower";

type Wording = {
  /** Nothing is shown at all. */
  missing: Record<Requirement["kind"], (name: string) => string>;
  claimed: (name: string) => string;
  near: (name: string) => string;
  part: (missing: string) => string;
  fewYears: string;
  otherWork: (missing: string) => string;
  lower: { language: string; education: string };
};

const SAY: Record<Language, Wording> = {
  en: {
    missing: {
      skill: (name) =>
        `If you have used ${name}, say where and for what; if not, a small project of your own would show it.`,
      knowledge: (name) =>
        `If you are familiar with ${name}, name a task in which you used it; if not, a short course would be a start.`,
      task: (name) => `If you have done this (${name}), add it to a job with what came of it.`,
      experience: (name) => `Show the work that comes nearest to ${name}, with its dates.`,
      education: (name) =>
        `Add the degree or courses that come nearest to ${name}, or work that makes up for it.`,
      certificate: (name) =>
        `If you hold it, add ${name} to your certificates; if you are working towards it, say so.`,
      language: (name) => `If you know it, add ${name} with your level to your languages.`,
      soft: (name) => `Don't just name it: tell of a situation at work that shows ${name}.`,
      condition: (name) => `If it holds for you, say so in your profile: ${name}.`,
    },
    claimed: (name) => `Tell in a job or project where you used ${name}, and what came of it.`,
    near: (name) =>
      `If your work covered ${name} too, say so in these words; if not, what you have done comes close, and a course or a small project would close the gap.`,
    part: (missing) =>
      `If your work covered ${missing} too, say so where you did it; if that is new to you, it is the part to learn.`,
    fewYears: "Add earlier or part-time jobs, internships and projects of this kind, with their dates.",
    otherWork: (missing) => `Say in which of your jobs ${missing} was part of your work, and for how long.`,
    lower: {
      language:
        "If you know it better than that, correct the level; a recognised language test would prove it.",
      education: "Add further studies, unfinished ones too, or say what work makes up for the degree.",
    },
  },
  tr: {
    missing: {
      skill: (name) =>
        `${name} kullandıysanız nerede ve ne için olduğunu yazın; kullanmadıysanız küçük bir proje bunu gösterebilir.`,
      knowledge: (name) =>
        `${name} bildiğiniz bir konuysa kullandığınız bir işi yazın; değilse kısa bir eğitim iyi bir başlangıç olur.`,
      task: (name) => `Bunu yaptıysanız (${name}), sonucuyla birlikte ilgili işinize ekleyin.`,
      experience: (name) => `Aranan (${name}) için en yakın deneyiminizi tarihleriyle gösterin.`,
      education: (name) =>
        `Aranan (${name}) için en yakın diplomanızı, eğitimlerinizi ya da bunun yerini tutan işlerinizi ekleyin.`,
      certificate: (name) =>
        `Belgeniz varsa (${name}) sertifikalarınıza ekleyin; almak üzereyseniz bunu yazın.`,
      language: (name) => `Biliyorsanız dillerinize düzeyinizle birlikte ekleyin: ${name}.`,
      soft: (name) => `Yalnızca adını yazmayın, bunu gösteren bir iş durumunu anlatın: ${name}.`,
      condition: (name) => `Sizin için geçerliyse profilinizde belirtin: ${name}.`,
    },
    claimed: (name) => `Hangi işte ya da projede kullandığınızı ve sonucunu anlatın: ${name}.`,
    near: (name) =>
      `İşleriniz bunu da kapsadıysa aynı sözcüklerle yazın: ${name}. Kapsamadıysa yaptıklarınız zaten yakın; bir eğitim ya da küçük bir proje aradaki farkı kapatır.`,
    part: (missing) =>
      `İşleriniz bunu da kapsadıysa yaptığınız yerde belirtin: ${missing}. Sizin için yeniyse öğrenilecek kısım budur.`,
    fewYears:
      "Bu alandaki önceki ve yarı zamanlı işlerinizi, stajlarınızı ve projelerinizi tarihleriyle ekleyin.",
    otherWork: (missing) => `Hangi işlerinizde ve ne kadar süre yaptığınızı yazın: ${missing}.`,
    lower: {
      language: "Daha iyi biliyorsanız düzeyi düzeltin; tanınmış bir dil sınavı bunu kanıtlar.",
      education:
        "Devam eden ya da yarım kalanlar dahil diğer eğitimlerinizi ekleyin ya da diplomanın yerini tutan işlerinizi yazın.",
    },
  },
};

const MOST_PLAIN_WORDS = 3;

const quote = (term: string): string => `“${shorten(term)}”`;

/** A name stands as it is; anything longer is quoted, so that the sentence around it stays one. */
const cite = (term: string): string =>
  term.split(/\s+/).length <= MOST_PLAIN_WORDS && /^[\p{L}\p{N}+#./ -]+$/u.test(term) ? term : quote(term);

/** Less than this is no more than a neighbour of what is asked. */
const NEAR = 0.3;

function gapOf({ kind, years: asked }: Requirement, judgement: Judgement): Gap | undefined {
  const { units, near, missing, years, heldLevel } = judgement;
  if (heldLevel && missing.length && (kind === "language" || kind === "education")) return "lower";
  if (years !== undefined && asked !== undefined) return years < asked ? "fewYears" : "otherWork";
  if (kind === "language" || kind === "education" || kind === "soft" || kind === "condition")
    return undefined;
  if (units.length && units.every((unit) => unit.isClaim) && !near.length) return "claimed";
  if (near.length && judgement.credit >= NEAR) return "near";
  return units.length && missing.length && !near.length ? "part" : undefined;
}

/** What would help where a requirement is not met: what to show, and what there is to learn. */
export function wordSuggestion(
  requirement: Requirement,
  judgement: Judgement,
  verdict: Verdict,
  language: Language,
): string {
  const say = SAY[language];
  const isName =
    requirement.kind === "skill" || requirement.kind === "knowledge" || requirement.kind === "language";
  const name = isName ? cite(requirement.term) : quote(requirement.term);
  const missing = quote(judgement.missing[0] ?? requirement.term);
  switch (verdict === "partly" ? gapOf(requirement, judgement) : undefined) {
    case "claimed":
      return say.claimed(name);
    case "near":
      return say.near(name);
    case "part":
      return say.part(missing);
    case "fewYears":
      return say.fewYears;
    case "otherWork":
      return say.otherWork(missing);
    case "lower":
      return say.lower[requirement.kind === "language" ? "language" : "education"];
    default:
      return say.missing[requirement.kind](name);
  }
}
