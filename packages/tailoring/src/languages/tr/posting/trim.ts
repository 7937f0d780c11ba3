import type { Span } from "@terzi/contracts/posting";
import { tokenize } from "@terzi/language/tokens";
import { annotate } from "../../../lexicon/annotate.ts";
import { rememberedWhenHere } from "../../../lexicon/remembered-when-here.ts";
import { isAuxiliary } from "./endings.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Before the name of what is asked: amounts, degrees and joining words. */
const LEADS = words(`
  tercihen en az asgari minimum mutlaka ozellikle ayrica iyi cok ileri duzeyde duzey derecede seviyede seviye derece
  gelismis ve veya ya da ile olarak gibi vb bir yil yillik sene uzeri tecrubeli deneyimli aktif etkin adaylarin
  adayin orta temel guclu etkili profesyonel anlamda alaninda konusunda kendi`);

/** After it: that somebody has, knows or is it. */
const TAILS = words(`
  sahip sahibi hakim vakif bilgili deneyimli tecrubeli deneyim deneyimi deneyime deneyimine tecrube tecrubesi tecrubeye
  tecrubesine bilgi bilgisi bilgisine bilgiye yetkin yetkinligi yetkinligine uzman becerisi becerisine becerilerine becerileri
  beceriler beceri yetenegi yetenegine yeteneklerine kabiliyeti kabiliyetine kullanabilen kullanabilecek kullanan kullanmis
  kullanimi kullanimina bilen bilmek konusunda konularinda hakkinda alaninda alanlarinda duzeyde seviyede derecede iyi cok
  ileri yapabilen yapabilecek yapmis almis edinmis calismis calisan yatkin acik onem veren en az minimum asgari yil yillik sene
  ay uzeri ve veya ile ya da gibi icin vb vs etkin aktif sekilde kullanimi gerekli orta temel guclu yuksek
  duyan ilgi asina uzerinde gorev yer sekilde rahat rahatlikla seviyesinde duzeyinde olarak uzere`);

const isNumber = (key: string): boolean => /^\d[\d.,+-]*$/.test(key);
const NUMBER_WORDS = words("bir iki uc dort bes alti yedi sekiz dokuz on");

/** In letters: how far to look for a name, so that long lines cost no more for each part. */
const LONGEST_NAME = 120;

/** How many words at the beginning are one name, endings included ("sorumluluk sahibi"); at least one. */
function findNameEnd(text: string): number {
  const [first] = annotate(text.slice(0, LONGEST_NAME), "tr").named;
  return first?.from === 0 ? first.to : 1;
}

/** "İyi derecede", "en az": a degree without a thing. */
export const saysOnlyHowMuch = (text: string): boolean =>
  tokenize(text).every(
    ({ key }) =>
      (LEADS.has(key) || isAuxiliary(key)) && !/^(?:aktif|deneyimli|tecrubeli|profesyonel)$/.test(key),
  ) || /^(?:bu|işte|iste) (?:pozisyon|rol|fırsat|firsat)\b/i.test(text.trim());

/** Whom it would please isn't part of what is asked. */
const PLEASES =
  /(?:,?\s(?:de|da))?\s(?:(?:\S+\s){0,2}(?:sevindirir|sevinir|mutlu eder|memnun eder)|memnuniyetle karşılanır|işe yarar|ne âlâ)\W*$/iu;

/** Cuts off, at both ends, the words that only say that something is asked for; what remains names it. */
export function trimTurkish(text: string, { start, end }: Span): Span {
  const kept = trimPart(text.slice(start, end));
  return { start: start + kept.start, end: start + kept.end };
}

/** In parts: what reads a line trims each part of it several times. */
const MOST_REMEMBERED = 1_000;
const trimPart = rememberedWhenHere((part): Span => {
  const text = part.slice(0, PLEASES.exec(part)?.index || part.length);
  const tokens = tokenize(text);
  const isYears = (at: number): boolean => {
    const key = tokens[at]?.key ?? "";
    const near = [tokens[at + 1]?.key, tokens[at + 2]?.key, tokens[at + 3]?.key].join(" ");
    return (isNumber(key) || NUMBER_WORDS.has(key)) && /(?:^| )(?:yil|sene|ay\b)/.test(near);
  };
  let [from, to] = [0, tokens.length];
  const takesLead = (at: number) => LEADS.has(tokens[at]?.key ?? "") || isYears(at);
  const takesTail = (at: number) => {
    const key = tokens[at]?.key ?? "";
    // "… katkıda bulunmak" is one verb.
    if (/^bulun/.test(key) && /[dt][ae]$/.test(tokens[at - 1]?.key ?? "")) return false;
    // "sahibiysen", "hakimsen": addressed to the reader.
    const bare = key.replace(/y?s[ae]n(?:[iu]z)?$/, "");
    return TAILS.has(key) || TAILS.has(bare) || isAuxiliary(key) || isYears(at);
  };
  while (from < to - 1 && takesLead(from)) from++;
  // Where nothing is cut off, no name needs to be kept from it.
  if (takesTail(to - 1)) {
    const nameEnd = findNameEnd(text.slice(tokens[from]?.start ?? 0));
    while (to > from + nameEnd && takesTail(to - 1)) to--;
  }
  // "En az 5 yıl deneyimli": nothing would be left, so it is kept whole.
  if (to === from + 1 && (takesLead(from) || takesTail(from))) [from, to] = [0, tokens.length];
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return { start: 0, end: text.length };
  const kept = text.slice(first.start, last.end);
  const isOpen = kept.lastIndexOf("(") > kept.lastIndexOf(")");
  const bracket = isOpen ? text.slice(last.end).indexOf(")") + 1 : 0;
  return { start: first.start, end: last.end + bracket };
}, MOST_REMEMBERED);
