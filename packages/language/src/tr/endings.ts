/**
 * Whether what follows a known Turkish stem consists only of endings. Works on folded keys without diacritics (ı → i,
 * ü → u, ş → s), so that each vowel class is [iu] or [ae].
 */
const NOUN = new RegExp(
  "^(?:l[ae]r)?" + // plural
    "(?:l[iu][kg]|l[iu]|c[ae])?(?:l[ae]r)?" +
    "(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|s?[iu]|l[ae]r[iu]|[iu]n)?" + // whose
    "(?:n?[dt][ae]n?|n?[iu]n|[ny]?[iu]|[ny]?[ae]|y?l[ae]|n?c[ae])?" + // case
    "(?:ki(?:l[ae]r)?)?(?:[dt][iu]r|y[dt][iu]m?|y[iu]m)?$",
);

const VERB = new RegExp(
  "^(?:[iu]?n[iu]?l|[iu]l|[iu]n|n|l)?" + // passive
    "(?:y?[iu]p|y?[ae]r[ae]k|[dt][iu](?:m|k|l[ae]r)?|m[iu]s(?:t[iu][rmk]?)?|[iu]?yor(?:um|uz|l[ae]r|du[mk]?)?" +
    "|m[ae]kt[ae](?:y[iu][mz]|yd[iu][mk]?|d[iu]r)?|m[ae]k|(?:[ae]r|[iu]r)(?:[iu]m|[iu]z|l[ae]r|d[iu](?:m|k|l[ae]r)?)?|y?[ae]n(?:l[ae]r)?(?:[iu]n?|[ae]|d[ae]n?)?|y?[iu]c[iu]" +
    "|[dt][iu]g[iu](?:m|m[iu]z|n[iu]|nd[ae]n?|n[ae])?|m[ae](?:l[ae]r)?(?:s[iu]|m|y[iu])?(?:n[iu]n|n[iu]|n[ae]|n?d[ae]n?|yl[ae]|y[ae]|s[iu])?" +
    "|[iu]m(?:[iu]|l[ae]r[iu]?)?(?:n?d[ae]n?|n[iu]n?|n[ae]|yl[ae])?|[iu]s(?:l[ae]r)?[iu]?(?:n[iu]n?|nd[ae]n?|n[ae]|yl[ae])?|y[iu]nc[ae]|[aeiu]rk[ae]n)?" +
    "(?:l[iu]k|l[iu])?$",
);

const NEGATIVE_VERB =
  /^(?:[iu]?n[iu]?l|[iu]l|[iu]n|n|l)?m(?:[ae]d[iu]|[ae]m[iu]s|[ae]z|[iu]yor|[ae]y[ae]n|[ae]y[ae]r[ae]k|[ae]d[ae]n$|[ae]y[ae]c[ae]k|[ae]m[ae]k)/;

const FUTURE_VERB = /^(?:[iu]l|[iu]?n)?y?[ae]c[ae][kg]/;

/**
 * "18 saatti", "operatördüm", "stajyerken": past copula. After short stems it is a verb's past: "aldı" isn't red.
 * After a vowel it is a negation: "temizlemedim" isn't cleaning.
 */
const WAS = /^(?:l[ae]r)?(?:s?[iu])?(?:[dt][iu][mk]?|k[ae]n)$/;
const WAS_FROM = 4;

export const isNounEnding = (rest: string, stem: string): boolean =>
  NOUN.test(rest) || (stem.length >= WAS_FROM && !/[aeiou]$/.test(stem) && WAS.test(rest));
export const isVerbEnding = (rest: string): boolean => VERB.test(rest);
export const isNegativeEnding = (rest: string): boolean => NEGATIVE_VERB.test(rest);
export const isFutureEnding = (rest: string): boolean => FUTURE_VERB.test(rest);

/** "-siz, -süz": without. "deneyimsiz" is the opposite of "deneyim". */
export const isWithout = (rest: string): boolean => /^s[iu]z/.test(rest);

/** A case ending that ends a group of words: in, from, to, with. */
export const endsGroup = (key: string): boolean =>
  key.length >= 5 && /(?:[dt][ae]n?|n[ae]|y?l[ae]|y[ae]|l[ae]r[iu]n?[iu]|s[iu]n[iu]|[iu]n[iu])$/.test(key);

/** "-arak, -ıp, -ken": the preceding words belong to this verb, the following ones to the next. */
export const isConverb = (key: string): boolean =>
  key.length >= 4 && /.(?:[ae]r[ae]k|[iu]rk[ae]n)$|[^aeiou][iu]p$/.test(key);

/** Endings that only verbs have: past, continuous, "-mek", "-mesi", "-ilen". */
const SURELY_VERB =
  /^(?:[iu]?n[iu]?l|[iu]l|[iu]n)?(?:[dt][iu][mk]?|[iu]yor\p{L}*|m[ae]kt[ae]\p{L}*|m[ae]k|m[ae]s[iu]\p{L}*|[ae]r[ae]k|m[iu]st[iu]r|[ae]n|[iu]p)$/u;

/** Possible stems of an unknown word, if it is a verb: "çektim" and "çekilmesi" share "çek". */
export function verbStemsOf(key: string): string[] {
  const stems: string[] = [];
  for (let length = 3; length < key.length - 1; length++)
    if (SURELY_VERB.test(key.slice(length))) stems.push(key.slice(0, length));
  return stems;
}

/** "anlatmadım", "kullanmıyor": an unknown verb with a negation. */
export const isNegatedVerb = (key: string): boolean =>
  /(?<=\p{L}\p{L})(?:m[ae]d[iu][mk]?|m[iu]yor\p{L}*|m[ae]m[iu]st[iu]r|m[ae]d[ae]n|m[ae]ks[iu]z[iu]n|m[ae]m[ae]k(?:t[ae]\p{L}*)?)$/u.test(
    key,
  );

const HARDENED: Record<string, string> = { b: "p", d: "t", g: "k" };

/** Possible bare forms of an unknown noun: "kabulü" and "kabul" share "kabul", "dolabı" and "dolap" share "dolap". */
export function nounStemsOf(key: string): string[] {
  const stems = [key];
  for (let length = 4; length < key.length; length++) {
    const rest = key.slice(length);
    if (!NOUN.test(rest)) continue;
    const stem = key.slice(0, length);
    stems.push(stem);
    if (/^[iu]/.test(rest)) stems.push(stem.replace(/[bdg]$/, (letter) => HARDENED[letter] ?? letter));
  }
  return stems;
}

/** Postpositions that make a noun a reason or circumstance. */
const BESIDE_WORDS = /^(?:gore|uyarinca|dogrultusunda|kapsaminda|sirasinda|esnasinda)$/;

/** The role that a written word's ending, and the word after it, give it. */
export function useOf(written: string, next: string): "object" | "beside" | "whose" | "whom" | "" {
  if (written.length < 4) return "";
  if (BESIDE_WORDS.test(next) || /(?:[dt][ae](?:ki)?|[dt][ae]n)$/u.test(written)) return "beside";
  if (/n[ıiuü]n$|[^aeıioöuün][ıiuü]n$/u.test(written)) return "whose";
  if (/(?:[yn][ae]|[ıiuü]m[ae])$/u.test(written)) return "whom";
  return /[ıiuü]$/u.test(written) ? "object" : "";
}

const CASE = /(?:n[iu]n|n?[dt][ae]n?|[ny][ae]|y?l[ae]|n[iu]|c[ae])$/;
/** "müdürlüğünü" is an activity, whereas "müdür" is a role. */
export const isCase = (ending: string): boolean => CASE.test(ending) && !/^l[iu][kg]/.test(ending);

const I_DID = /^(?:[iu]?n[iu]?l|[iu]l|[iu]n|n|l)?[dt][iu][mk]$/;
export const isConjugatedByMe = (ending: string): boolean => I_DID.test(ending);

const NOUN_FORM = /(?:m[ae](?:s[iu]|k|l[ae]r[iu])?(?:n[iu]n?|n[ae]|y[iuae]|nd[ae]n?|yl[ae])?)$/;
/** "temizlemesi", "yürütmek": a verb said as a noun. */
export const isNounForm = (key: string): boolean => key.length > 4 && NOUN_FORM.test(key);
