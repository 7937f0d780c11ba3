import { lowerIn } from "@terzi/language/normalise";

/** Things a person calls their own at work, by the letters before the ending: "ekibinde", "kliniğinde". */
const ENDING_HARD =
  "sınıf|ekib|takım|birim|bölüm|departman|servis|okul|ofis|laboratuvar|kliniğ|görev|sorumluluğ|portföy|ders|kurs|arkadaş|meslektaş|danışan|stajyer";
const ENDING_IN_VOWEL =
  "mağaza|şube|vardiya|bölge|atölye|proje|öğrenci|hasta|müşteri|çalışma|sorumluluk bölge";
const PEOPLE =
  "arkadaş|meslektaş|öğrenci|hasta|müşteri|danışan|stajyer|çırağ|(?:(?:ekip|iş|takım|çalışma) arkadaş)";

/** The case after the possessive: where, from where, to whom, what, of whom, which one there, with whom. */
const CASES = "nd[ae]ki(?:ler(?:in[ie]?)?)?|nd[ae]n|nd[ae]|n[ıiuü]n|n[ıiuü]|n[ae]|yl[ae]";

const THINGS = `(?:${ENDING_HARD})[ıiuü]|(?:${ENDING_IN_VOWEL})s[ıiuü]|(?:${ENDING_HARD}|${ENDING_IN_VOWEL})l[ae]r[ıi]`;
/**
 * After another noun it names a kind: "satış ekibinde". After a number, people belong to somebody: "iki arkadaşıyla".
 */
const OWNED = new RegExp(
  `(?:^|(?<=^kendi\\s))(?:(?:ekip|iş|takım|çalışma)\\s)?(?:${THINGS})(?:${CASES})(?![\\p{L}])|(?<=(?:\\d|(?<![\\p{L}])(?:iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|bir))\\s)(?:${PEOPLE})(?:s?[ıiuü]|l[ae]r[ıi])(?:${CASES})(?![\\p{L}])`,
  "u",
);

const toFirst = (word: string): string =>
  word
    // "ekibiyle" → "ekibimle", "mağazasında" → "mağazamda"
    .replace(/(?<=[aeıioöuü])s[ıiuü](?=(?:n[dıiuüae]|yl[ae]))/u, "")
    .replace(/yl([ae])$/u, "ml$1")
    .replace(/n(?=(?:d[ae]ki(?:ler(?:in[ie]?)?)?|d[ae]n|d[ae]|[ıiuü]n|[ıiuü]|[ae])$)/u, "m");

/** "Sınıfındaki öğrenciler", told in the first person: "Sınıfımdaki öğrenciler". */
export function asOwnThings(clause: string): string {
  const lower = lowerIn(clause, "tr");
  const found = OWNED.exec(lower);
  if (!found || lower.length !== clause.length) return clause;
  const [word] = found;
  const end = found.index + word.length;
  const written = clause.slice(found.index, end);
  const isUpper = written.slice(0, 1) !== word.slice(0, 1);
  const told = toFirst(word);
  return `${clause.slice(0, found.index)}${isUpper ? `${written.slice(0, 1)}${told.slice(1)}` : told}${clause.slice(end)}`;
}
