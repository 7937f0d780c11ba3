import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { type Token, tokenize } from "@terzi/language/tokens";
import type { Line } from "../../../posting/line.ts";
import { SEARCHES } from "./endings.ts";

/** What follows the job's name: "… pozisyonunda", "… olarak görev alacak", "… arıyoruz". */
const AFTER =
  /^(?:poz[iu]syon\S*|olarak|unvan\S*|kadro\S*|rolunde|gorevinde|gorevine|takim|ekip|calisma|arkadas\S*)$/;

/** "… ustası alınacaktır", "… operatörü alıyoruz". */
const RECRUITS = /^al(?:inacak|iyoruz)/;

/** Words that job names end in, without endings. */
const JOB_NOUNS = `
  uzman danisman muhendis sorumlu mudur sef temsilci asistan yonetici eleman operator tekniker usta personel
  sofor surucu avukat hemsire doktor hekim ogretmen egitmen asci garson komi kasiyer mimar developer engineer manager
  architect analyst consultant isci gorevli memur sekreter kurye guvenlik antrenor
  direktor koordinator supervizor lider profesor uyesi stajyer mutercim cevirmen editor grafiker marangoz terzi kuafor
  berber barista barmen forklift ebe laborant paramedik veteriner baskan kimyager kalfa cirak zabit
  kaptan muhabir amir aktuer yetkilisi kontrolor katib katip eksper yazar musavir formen merchandiser paralegal ortagi`
  .trim()
  .split(/\s+/);

/** "Akıcı", "ikinci": end as names of jobs do. */
const NO_JOB =
  /^(?:akici|kalici|yapici|cekici|yenilikci|belirleyici|destekleyici|etkileyici|(?:bir|ik|ucu|dordu|bes|alt|yed|sekiz|dokuzu|onu)[iu]?nc[iu])/;

/** Whether a word names a job: "Uzmanı", "Danışmanları", "AŞÇI". */
export const isJobNoun = (key: string): boolean => !NO_JOB.test(key) && namesJob(key);

const namesJob = (key: string): boolean =>
  JOB_NOUNS.some((noun) => key.startsWith(noun) && !/^l[iu][kg]/.test(key.slice(noun.length))) ||
  // "Radyoloğu", "teknolog"; no "katalog".
  /[a-z]{2}(?<!pr|mon)olog|[a-z]{3}(?:c[iu]|isyen|(?<!tur|real|optim)ist)(?:l[ae]r)?(?:s?[iu]|[iu]?m[iu]z)?$/.test(
    key,
  );

/** "KARTAL BELEDİYESİ", "Acme Gıda A.Ş.", "Satış Müdürlüğü": an employer, not a job. */
const ORGANISATION =
  /universitesi|belediyesi|bakanligi|hastanesi|mudurlugu|baskanligi|direktorlugu|bolumu\b|\ba\.? ?s\b|\bltd\b|\bsti\b|holding|\binc\b|\bgmbh\b/;
export const isOrganisation = (text: string): boolean => ORGANISATION.test(foldAscii(text));

/** What a sentence about the search contains, whatever its verb. */
const SEARCH =
  /ariyor|aradigimiz icin|aramakta|aranmakta|araniyor|arayis|gorevlendiril|gorev al|degerlendiril|istihdam|calisacak|calismak uzere|bekliyoruz|davet|alinacak|aliyoruz/;

const QUOTED = /["“”'‘’«]([^"“”'‘’«»]{3,70})["“”'‘’»]/gu;
const MOST_WORDS = 8;
const MOST_WORDS_OF_A_BARE_TITLE = 4;
const FIRST_LINES = 25;

/** The job's name in a sentence that looks for somebody; undefined in any other. Offsets are the posting's. */
export function findSoughtJob(lines: Line[]): { text: string; start: number } | undefined {
  const sentences = lines.filter(({ text }) => SEARCH.test(foldAscii(text)));
  for (const line of sentences.slice(0, FIRST_LINES)) {
    const found = findQuoted(line.text) ?? findBeforeVerb(line.text);
    if (found) return { start: line.start + found.start, text: line.text.slice(found.start, found.end) };
  }
  return undefined;
}

/** "“Esenyurt” lokasyonunda". */
const PLACE_BEHIND =
  /^\W*(?:lokasyon|ilce|sehr|sehir|bolge|sube|magaza|kampus|ofis|fabrika|tesis|santiye|semt)/;

/** "… niteliklere sahip “Saha Satış Uzmanı” arıyoruz". */
function findQuoted(text: string): Span | undefined {
  for (const match of text.matchAll(QUOTED)) {
    const name = match[1] ?? "";
    const words = tokenize(name);
    const isTitle = words.length > 0 && words.length <= MOST_WORDS && /^[^\p{L}]*\p{Lu}/u.test(name);
    const isJob = words.some(({ key }) => isJobNoun(key)) || SEARCH.test(foldAscii(text.slice(match.index)));
    const isSuffix = /\p{L}/u.test(text[match.index - 1] ?? "") && /^['’]/.test(match[0]);
    const isPlaceName = PLACE_BEHIND.test(foldAscii(text.slice(match.index + match[0].length)));
    if (isTitle && isJob && !isSuffix && !isPlaceName && !isOrganisation(name)) {
      const [first, last] = [words[0], words.at(-1)];
      const offset = match.index + 1;
      if (first && last) return { start: offset + first.start, end: offset + last.end };
    }
  }
  return undefined;
}

/** "… Depo Sorumlusu arıyoruz", "Servis Elemanı pozisyonunda …": the capitalised words before the verb. */
function findBeforeVerb(text: string): Span | undefined {
  const words = tokenize(text);
  for (let at = words.length - 1; at > 0; at--) {
    const key = words[at]?.key ?? "";
    const isReason = key === "aradigimiz" && words[at + 1]?.key === "icin";
    if (!isReason && !SEARCHES.test(key) && !AFTER.test(key) && !RECRUITS.test(key)) continue;
    const before = words.slice(0, at);
    const found = takeCapitals(text, before) ?? takeSmall(text, before);
    if (found) return found;
  }
  return undefined;
}

/** "Eleman", "usta": says of no trade. */
const ANY_JOB = /^(?:eleman|personel|usta|yardimci|gorevli|kalfa|cirak|sorumlu|yonetici|isci|uzman|ekip)/;
/** "Ustası", "mühendisi", "güvenliği": belongs to the word before. */
const BELONGS = /(?:s[iu]|l[ae]r[iu]|[^aeiouc][iu])$/;

/** "… geçecek bir baklava ustası arıyoruz": in small letters, the job's noun with the words that it belongs to. */
function takeSmall(text: string, words: Token[]): Span | undefined {
  const last = words.at(-1);
  if (!last || !isJobNoun(last.key)) return undefined;
  let from = words.length - 1;
  while (
    from > 0 &&
    words.length - from < MOST_WORDS_OF_A_BARE_TITLE &&
    BELONGS.test(words[from]?.key ?? "") &&
    joins(text, words[from - 1], words[from])
  )
    from--;
  if (words[from]?.key === "ve") from++;
  const first = words[from];
  if (!first || (from === words.length - 1 && ANY_JOB.test(last.key))) return undefined;
  const span = { start: first.start, end: last.end };
  return isOrganisation(text.slice(span.start, span.end)) ? undefined : span;
}

function takeCapitals(text: string, words: Token[]): Span | undefined {
  let from = words.length;
  while (from > 0 && isCapital(text, words[from - 1]) && joins(text, words[from - 1], words[from])) from--;
  // "İş hukukunda kıdemli bir avukat arıyoruz": what is sought stands behind "bir".
  const one = words.findLastIndex(({ key }) => /^(?:bir|\d+)$/.test(key));
  const isOne = one >= 0 && one < words.length - 1 && words.length - one <= MOST_WORDS_OF_A_BARE_TITLE;
  if (from === words.length && isOne && isJobNoun(words.at(-1)?.key ?? "")) from = one + 1;
  // "Tir soforu araniyor": typed without capitals, but nothing else precedes the verb.
  if (words.length <= MOST_WORDS_OF_A_BARE_TITLE && isJobNoun(words.at(-1)?.key ?? "")) from = 0;
  while (
    from < words.length - 1 &&
    (isPlace(text, words[from]) || /^(?:icin|bir|bizim|yeni)$/.test(words[from]?.key ?? ""))
  )
    from++;
  const name = words.slice(from);
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || name.length > MOST_WORDS || !name.some(({ key }) => isJobNoun(key)))
    return undefined;
  const span = { start: first.start, end: last.end };
  return isOrganisation(text.slice(span.start, span.end)) ? undefined : span;
}

/** "Mağazamızda Kasiyer", "Ankara'daki Depo Sorumlusu": a place before the job's name. */
const isPlace = (text: string, word: Token | undefined): boolean =>
  word !== undefined &&
  /(?:m[iu]z(?:[dt][ae]|[ae]|[iu]n)?|['’].*|[a-z]{3}[dt][ae])$/.test(
    foldAscii(text.slice(word.start, word.end)),
  );

const isCapital = (text: string, word: Token | undefined): boolean =>
  word !== undefined && (/^\p{Lu}/u.test(text.slice(word.start)) || word.key === "ve");

const joins = (text: string, left: Token | undefined, right: Token | undefined): boolean =>
  !left || !right || /^[ /&-]*$/.test(text.slice(left.end, right.start));
