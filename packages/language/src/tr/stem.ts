import { remembered } from "../remembered.ts";

/**
 * Turkish case, plural, possessive and the commonest derivations, without marks (the keys carry none).
 * Longest first; each may be taken off while at least three letters stay.
 */
const SUFFIXES = [
  "maktadir mektedir abilecek ebilecek",
  "lerinden larindan lerinde larinda lerimiz larimiz leriniz lariniz lerini larini lerine larina lerin larin",
  "mistir mustur abilen ebilen yoruz",
  "sindan sinden sundan sunden indan inden undan sinda sinde sunda sunde sinin sunun siyle siyla suyla",
  "ndaki ndeki daki deki taki teki sini sunu sina sine suna inda inde unda iyor uyor",
  "leri lari mesi masi meyi mayi meye maya acak ecek",
  "ler lar den dan ten tan nin nun yle yla imiz umuz iniz unuz ini unu ina ine una mek mak mis mus yan yen ilen ilan",
  "de da te ta in un yi yu ye ya si su le la me ma li lu ",
  "i u e a",
].flatMap((line) => line.trim().split(" "));

const SOFTENED: Record<string, string> = { b: "p", d: "t", g: "k" };

/** "kitabı" and "kitap", "mutfağı" and "mutfak" are the same noun: the last consonant hardens again. */
const harden = (word: string): string => word.replace(/[bdg]$/, (letter) => SOFTENED[letter] ?? letter);

function computeStem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  let stem = word;
  for (let taken = 0; taken < 3; taken++) {
    const suffix = SUFFIXES.find((end) => stem.endsWith(end) && stem.length - end.length >= 4);
    if (!suffix) break;
    stem = stem.slice(0, -suffix.length);
  }
  return harden(stem);
}

export const stemTurkish = remembered(computeStem);
