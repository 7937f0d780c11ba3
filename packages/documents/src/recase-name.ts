import type { Language } from "@terzi/contracts/languages";
import { LANGUAGE_MODULES, languageModule } from "@terzi/language/languages";
import { capitalizeIn, lowerIn } from "@terzi/language/normalise";

/** What stays in capitals: "John Smith III", "Ann Lee MBA". */
const KEPT = /^(?:II|III|IV|V|MBA|MD|RN|BSN|MSN|CPA|CFA|PMP|PHD|JD|DDS|PE)$/;

const isShouted = (name: string): boolean =>
  /\p{L}{3}/u.test(name) && !/\p{Ll}/u.test(name) && /\p{L}\S*\s+\S*\p{L}/u.test(name);

/** "McDonald". */
const asMc = (start: string): string => `Mc${start.slice(2).toUpperCase()}`;

/** "AYŞE YILMAZ, ACCA": what somebody may put behind their name stays in capitals too. */
const BEHIND_NAME = /,\s*\p{Lu}{2,6}(?:,\s*\p{Lu}{2,6})*$/u;

const calmIn = (name: string, language: Language): string =>
  name.replace(/[\p{L}\p{M}]+/gu, (word) =>
    KEPT.test(word) ? word : capitalizeIn(lowerIn(word, language), language).replace(/^Mc\p{L}/u, asMc),
  );

/**
 * A name typed in capitals as names are written: "SARAH JOHNSON" becomes "Sarah Johnson". Where languages disagree on
 * a letter (I is i or ı) and nothing in the name tells which it is, it stays as typed.
 */
export function recaseName(full: string, language: Language): string {
  const [behind = ""] = BEHIND_NAME.exec(full) ?? [];
  return recase(full.slice(0, full.length - behind.length), language) + behind;
}

function recase(name: string, language: Language): string {
  if (!isShouted(name)) return name;
  const forms = new Set(LANGUAGE_MODULES.map(({ id }) => calmIn(name, id)));
  const own = calmIn(name, language);
  if (forms.size === 1) return own;
  const owners = LANGUAGE_MODULES.filter(({ ownLetters }) =>
    [...ownLetters].some((letter) => name.includes(letter)),
  );
  const isCertain = owners.length
    ? owners.some(({ id }) => id === language)
    : languageModule(language).ownLetters === "";
  return isCertain ? own : name;
}
