import type { Language } from "@terzi/contracts/language";
import { byWord } from "./by-word.ts";
import { remembered } from "./remembered.ts";

const DOUBLED = /([bdgklmnprt])\1$/;

/** Undoes doubling and a dropped "e": "planning" → "plan", "manag(ing)" and "manage" meet in "manag". */
const trimEnglish = (word: string): string => word.replace(DOUBLED, "$1").replace(/e$/, "");

/** Plurals that no rule makes. */
const IRREGULAR = byWord<string>({
  analyses: "analysis",
  diagnoses: "diagnosis",
  crises: "crisis",
  hypotheses: "hypothesis",
  theses: "thesis",
  criteria: "criterion",
  children: "child",
  men: "man",
  women: "woman",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  knives: "knife",
  shelves: "shelf",
  halves: "half",
  wolves: "wolf",
  loaves: "loaf",
});

/** Words that look like another one's form: "news" isn't "new", "outing" isn't "out". */
const WHOLE = new Set(["news", "outing", "outings", "incoming", "customs"]);

function stemEnglish(word: string): string {
  if (WHOLE.has(word)) return word.replace(/gs$/, "g");
  const single = IRREGULAR[word];
  if (single) return stemEnglish(single);
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (/(ss|us|is|sis|xis)$/.test(word)) return word;
  const plural = word.replace(/ies$/, "y").replace(/(s|x|z|ch|sh)es$/, "$1");
  const singular = plural === word ? word.replace(/s$/, "") : plural;
  const verb = singular.replace(/(?<=[a-z]*[aeiouy][a-z]+)(?:ing|ed)$/, "");
  return verb.length >= 3 ? trimEnglish(verb) : singular;
}

/**
 * Turkish case, plural, possessive and the commonest derivations, without marks (the keys carry none).
 * Longest first; each may be taken off while at least three letters stay.
 */
const TURKISH_SUFFIXES = [
  "lerinden larindan lerinde larinda lerimiz larimiz leriniz lariniz lerini larini lerine larina lerin larin",
  "sinden sindan sundan sunden sinde sinda sunda sunde sinin sunun siyle siyla suyla",
  "ndaki ndeki daki deki taki teki",
  "leri lari mesi masi meyi mayi meye maya",
  "ler lar den dan ten tan nin nun yle yla imiz umuz iniz unuz ini unu ina ine una mek mak",
  "de da te ta in un yi yu ye ya si su le la me ma li lu ",
  "i u e a",
].flatMap((line) => line.trim().split(" "));

const SOFTENED: Record<string, string> = { b: "p", d: "t", g: "k" };

/** "kitabı" and "kitap", "mutfağı" and "mutfak" are the same noun: the last consonant hardens again. */
const harden = (word: string): string => word.replace(/[bdg]$/, (letter) => SOFTENED[letter] ?? letter);

function stemTurkish(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  let stem = word;
  for (let taken = 0; taken < 3; taken++) {
    const suffix = TURKISH_SUFFIXES.find((end) => stem.endsWith(end) && stem.length - end.length >= 4);
    if (!suffix) break;
    stem = stem.slice(0, -suffix.length);
  }
  return harden(stem);
}

/**
 * A light stem of a folded word (a token's key), by the rules of one language: endings go, the word's meaning stays.
 * Numbers and names with signs (c++, node.js) stay whole. Only stems of the same language may be compared.
 */
export const stem = (key: string, language: Language): string => STEM[language](key);

const STEM = { en: remembered(stemEnglish), tr: remembered(stemTurkish) };
