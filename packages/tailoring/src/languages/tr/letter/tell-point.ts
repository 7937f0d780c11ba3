import { lowerIn } from "@terzi/language/normalise";
import { wordList } from "@terzi/lexicon/word-lists";
import { tidy } from "../../../writing/tidy.ts";
import { closeVowelBehind } from "../writing/vowel-harmony.ts";
import { asOwnThings } from "./own-things.ts";

const ENDS_HARD = /[fstkçşhp]$/;
const ENDS_IN_VOWEL = /[aeıioöuü]$/;
/** These soften or shrink before a vowel: "ediyorum", "gidiyorum", "yiyorum". */
const SOFTENED: Record<string, string> = { et: "ed", git: "gid", güt: "güd", tat: "tad", ye: "y", de: "d" };

/**
 * "hazırla" → "hazırlıyor", "yap" → "yapıyor", "takip et" → "takip ediyor"; null without a vowel to choose the ending
 * by.
 */
function present(stem: string): string | null {
  const soft = SOFTENED[stem];
  if (soft && !/[aeıioöuü]/.test(soft)) return `${soft}iyor`;
  const base = soft ?? (/[ae]$/.test(stem) ? stem.slice(0, -1) : stem);
  if (!soft && /[ıiuü]$/.test(stem)) return `${stem}yor`;
  const vowel = closeVowelBehind(base) ?? closeVowelBehind(stem);
  return vowel ? `${base}${vowel}yor` : null;
}

/** "hazırla" → "hazırladı", "yap" → "yaptı". */
function past(stem: string): string | null {
  const vowel = closeVowelBehind(stem);
  return vowel ? `${stem}${ENDS_HARD.test(stem) && !ENDS_IN_VOWEL.test(stem) ? "t" : "d"}${vowel}` : null;
}

/** "yönetmek", "hazırlamak"; not "ekmek". */
const INFINITIVE = /(?<![\p{L}])(\p{Ll}{2,})m[ae]k(?![\p{L}])/u;
const LAST_INFINITIVE = new RegExp(`^(.*?)${INFINITIVE.source}$`, "su");
/** "incelemek ve eksikleri bildirmek", "toplamak, hazırlamak" */
const INNER_INFINITIVE = new RegExp(`${INFINITIVE.source}(?=\\s+ve\\s|\\s*,|$)`, "gu");

function tellInfinitives(clause: string, isPast: boolean): string | null {
  const last = LAST_INFINITIVE.exec(clause);
  const [, before = "", stem = ""] = last ?? [];
  const told = stem && (isPast ? past(stem) : present(stem));
  if (!last || !told) return null;
  let isWhole = true;
  const inner = before.replace(INNER_INFINITIVE, (all: string, one: string) => {
    const form = isPast ? past(one) : present(one);
    if (!form) isWhole = false;
    return form ? `${form}${isPast ? "m" : ""}` : all;
  });
  // "yapmak için", "sunmak üzere": the infinitive isn't part of the row.
  return isWhole ? `${inner}${told}${isPast ? "m" : "um"}` : null;
}

/** Deeds that need a person: "indirdi" has a subject, "geriledi" and "yapıldı" don't. */
const OWN_DEEDS = new Set(
  wordList("verb of own deeds", "tr").flatMap((verb) => past(verb.replace(/m[ae]k$/, "")) ?? []),
);
const ENDS_AS_OWN = [...OWN_DEEDS];

/** "Fire oranını %4'e düşürdü" → "… düşürdüm"; null where somebody or something else may have done it. */
function tellThirdPerson(clause: string): string | null {
  const lower = lowerIn(clause, "tr");
  return ENDS_AS_OWN.some((verb) => lower === verb || lower.endsWith(` ${verb}`)) ? `${clause}m` : null;
}

/** "yönetiyorum", "hazırladım", "yürütmekteyim" */
const FIRST_PERSON = /(?:yorum|[dt][ıiuü]m|m[ae]kt[ae]y[ıi]m)$/u;
/** Whole words: "hazırladım" ends in "adım". */
const NOT_A_VERB =
  /(?<!\p{L})(?:yardım|adım|tanıtım|dağıtım|eğitim|öğretim|üretim|yönetim|denetim|işletim|tüketim)$/iu;

const isTold = (clause: string): boolean => FIRST_PERSON.test(clause) && !NOT_A_VERB.test(clause);

function tellClause(clause: string, isPast: boolean): string | null {
  if (isTold(clause)) return clause;
  return tellInfinitives(clause, isPast) ?? tellThirdPerson(clause);
}

/** Told about somebody else: "iki arkadaşıyla", "sınıfının puanı" would mean another person in the first person. */
const OTHERS =
  /arkadaşı(?:yla|nın|na)|arkadaşlarıyla|meslektaş(?:ı|ları)(?:yla|nın)|(?<![\p{L}])kendisi|(?:sınıf|takım|ekib)ı?i?nın(?=\s+(?:puan|ortalama))|(?<![\p{L}])(?:takımında|ekibinde|sınıfında)(?![\p{L}])/iu;

/** A Turkish point as its author tells it: "… yönetmek" → "… yönetiyorum", "… indirdi" → "… indirdim". */
export function tellTurkishPoint(text: string, isPast: boolean): string | null {
  const tidied = tidy(text).replace(/[.;]$/, "");
  const said = tidied.split(/;\s+/).map((clause) => (isTold(clause) ? clause : asOwnThings(clause)));
  if (/[.!?]\s|:/.test(tidied) || said.some((clause) => OTHERS.test(clause))) return null;
  const clauses = said.map((clause) => tellClause(clause, isPast));
  return clauses.every((clause) => clause !== null) ? clauses.join("; ") : null;
}
