import { isFutureEnding, isNounEnding, isVerbEnding } from "./endings.ts";
import { lengthened } from "./shortened-stems.ts";

const SHORTEST = 3;

/** "kitab-ı" is a form of "kitap", "mutfağ-ı" of "mutfak". */
const HARD: Record<string, string> = { b: "p", d: "t", g: "k" };

/** "çalış-abil-mek", "oku-yabil-eceği": that one can do it says nothing of what is done. */
const withoutAbility = (rest: string): string => rest.replace(/^((?:[iu]?n|[iu]?l)?)y?[ae]bil/, "$1");

/** "bil-meniz", "yaz-arsınız", "ol-sun": who does it. */
const withoutPerson = (rest: string): string =>
  rest.replace(/(?<=.)(?:s[iu]n[iu]z|n[iu]z)(?:[iu]|[ae])?$|^s[iu]n$/, "");

function isEnding(rest: string, stem: string): boolean {
  const bare = withoutPerson(withoutAbility(rest));
  return isNounEnding(rest, stem) || isVerbEnding(bare) || isFutureEnding(bare) || isUnable(rest);
}

/** "çöz-emediği", "bul-amayan". */
const isUnable = (rest: string): boolean => /^y?[ae]m[ae](?:d[iu][gk]|y[ae]n|z)/.test(rest);

/** "bekliyoruz" is a form of "bekle", "topluyor" of "topla", and no form of "toplu". */
const formsOf = (stem: string, rest: string): string[] => {
  const open = rest.startsWith("yor") ? /^(.+)[iu]$/.exec(stem)?.[1] : undefined;
  const narrowed = open ?? (/^[iu]yor/.test(rest) ? stem : undefined);
  if (narrowed) return [`${narrowed}e`, `${narrowed}a`, stem];
  // "kaybı" is a form of "kayıp".
  const whole = /^[iuae]/.test(rest) ? lengthened(stem) : undefined;
  if (whole) return [whole, stem];
  const hard = HARD[stem.slice(-1)];
  return hard ? [stem, stem.slice(0, -1) + hard] : [stem];
};

/** "Sürücü belgem", "belgeniz": whose it is stands in place of the ending by which two words are one name ("belgesi"). */
const OWNED = /^(\p{L}{2,}?([aeiou]))(?:m|m[iu]z|n[iu]z)(?:[iu]|[ae]|d[ae]|l[ae])?$/u;

function asCompound(key: string): string | undefined {
  const [, stem, vowel = ""] = OWNED.exec(key) ?? [];
  return stem && `${stem}s${"ou".includes(vowel) ? "u" : "i"}`;
}

/** The longest known word of which a folded Turkish word is a form: itself, or what stays when its endings go. */
export function longestStem(key: string, isKnown: (stem: string) => boolean): string | undefined {
  if (isKnown(key)) return key;
  const compound = asCompound(key);
  if (compound && isKnown(compound)) return compound;
  for (let length = key.length - 1; length >= SHORTEST; length--) {
    const stem = key.slice(0, length);
    const known = isEnding(key.slice(length), stem)
      ? formsOf(stem, key.slice(length)).find(isKnown)
      : undefined;
    if (known) return known;
  }
  return undefined;
}
