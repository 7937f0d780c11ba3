import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { countClosing, isAnd, readWords } from "./bracketed-words.ts";
import { closesBeforeAnd, closesEntry, closesQuality, closesTask, isAuxiliary, SEARCHES } from "./endings.ts";
import { isJobNoun } from "./title.ts";

const LEAST_WORDS_OF_A_TASK = 3;

/**
 * The clauses of a line: each ends with the word that says what it is ("… sahip", "… bilen", "… hazırlamak"). Before
 * a comma, any other word belongs to an enumeration that the clause's end closes.
 */
export function cutClauses(text: string): Span[] {
  const words = readWords(text, { start: 0, end: text.length });
  const clauses: (Span & { words: number })[] = [];
  let start = 0;
  let count = 0;
  let telling = "";
  const close = (end: number, next: number) => {
    const previous = clauses.at(-1);
    // "…, geliştirilmesi, bakımının yapılması": a lone verb continues the preceding task.
    if (previous && count < LEAST_WORDS_OF_A_TASK && closesTask(telling)) previous.end = end;
    else clauses.push({ start, end, words: count });
    start = next;
    count = 0;
  };
  for (const [index, word] of words.entries()) {
    if (count === 0) start = Math.max(start, index === 0 ? 0 : word.start);
    count++;
    // In brackets, or capitalised, a word ends nothing: "(SSIS, ODI vb.)", "Finansman".
    if ((words[index - 1]?.depth ?? 0) === 0) telling = startsLower(text, word) ? word.key : "";
    const next = words[index + 1];
    if (!next) break;
    if (word.depth > 0) continue;
    if (/[;•|]/.test(word.gap) || (/,/.test(word.gap) && closesEntry(telling)))
      close(word.end + countClosing(word.gap), next.start);
    else if (
      isAnd(next.key) &&
      (words[index + 2]?.key === "tercihen" ||
        (!next.gap.includes("/") &&
          closesBeforeAnd(telling) &&
          words.slice(index + 2).some(({ key }) => closesEntry(key))))
    )
      close(word.end, next.end);
  }
  close(text.length, text.length);
  return clauses.filter((clause) => /[\p{L}\p{N}]/u.test(text.slice(clause.start, clause.end)));
}

const startsLower = (text: string, { start }: Span): boolean =>
  /^\p{Ll}/u.test(text.slice(start)) || /^\P{Ll}+$/u.test(text);

/** "… ofisimizde görevlendirilmek üzere …": a place, not a task. */
const VACUOUS =
  /gorev alacak|gorev almak uzere|gorevlendir|degerlendirilmek|degerlendirilecek|istihdam edil|calis(?:mak|tirilmak) uzere|calisacak\b|katilacak\b|gorev yap|tanimak ister|tanismak ister/;

/** "… dilekçeleri hazırlamak üzere çalışacak" does name a task. */
function isVacuous(folded: string): boolean {
  const at = VACUOUS.exec(folded)?.index;
  return at !== undefined && !wordKeys(folded.slice(0, at)).some(closesTask);
}

const isSomebody = (key: string): boolean =>
  isJobNoun(key) ||
  /^(?:arkadas|kisi|aday|ekip|takim|personel|eleman|is|calisan|birini$|biri$|yetenek|lider)/.test(key);

const PLACEMENT = /(?:gorevlendirilmek|degerlendirilmek|istihdam edilmek)(?: uzere)?\W*$/;

/** "Hızla büyüyen kadromuzla", "1992 yılından bu yana": what the company is like. */
const OF_THE_COMPANY =
  /yilindan (?:bu yana|beri|itibaren)|(?:hizla|surekli) (?:buyuyen|gelisen)|buyumesiyle|faaliyet goster|lider(?:i|lerinden) (?:olan|konum)|onde gelen|kadrosu (?:ile|yla)|\b\d+ (?:ulke|il|sube|magaza|restoran)(?:de|da|yle|le)?\b|firmamiz|sirketimiz|hizmet veren|asagidaki (?:nitelik|ozellik|yetkinlik)|bunyesinde|organizasyonu icinde|gorev almak uzere/;

const NEAR_FOR = 4;

/** "… sahip İş Analisti arıyoruz": who is sought isn't a requirement, what they should be is. */
export function withoutSearch(text: string, clause: Span): Span | undefined {
  const words = readWords(text, clause);
  const said = foldAscii(text.slice(clause.start, clause.end));
  if (PLACEMENT.test(said) || OF_THE_COMPANY.test(said)) return undefined;
  const verb = words.findIndex(({ key }) => SEARCHES.test(key));
  if (verb < 0) return clause;
  if (isVacuous(foldAscii(text.slice(clause.start, clause.end)))) return undefined;
  // "Güler yüz ve diksiyon arıyoruz": a thing is sought, not a person.
  const before = words.slice(0, verb);
  const wordBefore = before.at(-1);
  if (wordBefore && !before.some(({ key }) => isSomebody(key)) && !closesQuality(wordBefore.key))
    return { start: clause.start, end: wordBefore.end };
  // "… müşterimizin büyüyen ekibi için …": what the client is like.
  const isOfPlace = (at: number) => words.slice(at + 1, at + 1 + NEAR_FOR).some(({ key }) => key === "icin");
  const last = words
    .slice(0, verb)
    .findLastIndex(
      ({ key }, at) =>
        ((closesQuality(key) && !isAuxiliary(key)) || words[at + 1]?.key === "olan") && !isOfPlace(at),
    );
  const end = words[last]?.end;
  return end === undefined ? undefined : { start: clause.start, end };
}
