import type { Proficiency } from "@terzi/contracts/career";
import { foldText } from "../fold-text.ts";

const LEVELS: [Proficiency, RegExp][] = [
  [
    "Native",
    /\b(?:native|mother tongue|first language|bilingual|ana ?dili?|anadil|langue maternelle)\b|\banadil|\bana dil/,
  ],
  ["Basic", /\b(?:basic|beginner|elementary|limited|novice|a1|a2|baslangic|temel|az|debutant|notions)\b/],
  [
    "Professional",
    /\b(?:professional(?: working)?|working proficiency|business|advanced|proficient|upper[- ]intermediate|b2|c1|ileri|iyi derecede|cok iyi|profesyonel|is seviyesi|avance)\b|\bileri /,
  ],
  [
    "Fluent",
    /\b(?:fluent|fluently|full professional|expert|excellent|very good|c2|akici|cok iyi|mukemmel|courant)\b/,
  ],
  [
    "Intermediate",
    /\b(?:intermediate|conversational|moderate|good|fair|b1|orta|iyi|gunluk konusma|intermediaire)\b/,
  ],
];

/** The level that a text names for a language; the strongest word in it wins, null where it names none. */
export function readLevel(text: string): Proficiency | null {
  const folded = foldText(text);
  if (/\bfull professional\b/.test(folded)) return "Fluent";
  if (/\blimited working\b/.test(folded)) return "Intermediate";
  return LEVELS.find(([, words]) => words.test(folded))?.[0] ?? null;
}

const LEVEL_ALONE =
  /^(?:native(?: or bilingual)?|native speaker|fluent|advanced|intermediate|upper[- ]intermediate|pre[- ]intermediate|beginner|basic|elementary|expert|master|proficient|novice|good|very good|excellent|competent|skillful|experienced|professional|professional working|full professional|limited working|conversational|working knowledge|mother tongue|[abc][12]|ana ?dil|ana ?dili|ileri|orta|temel|baslangic|cok iyi|iyi|akici|ileri seviye|ileri duzey|orta seviye|orta duzey|baslangic seviyesi|temel seviye|temel duzey|uzman|\d{1,3} ?%|%? ?\d{1,3}|\d+ ?\/ ?\d+|\d+ ?years?|\d+ ?yil)(?: (?:level|proficiency|speaker|knowledge|user|duzey|seviye|seviyesi|derecede))?$/;

/** Whether a text is nothing but the grade of a skill: "Advanced", "İleri seviye", "80 %", "C1". */
export const isLevel = (text: string): boolean =>
  LEVEL_ALONE.test(
    foldText(text)
      .replace(/[()[\]]/g, "")
      .trim(),
  );
