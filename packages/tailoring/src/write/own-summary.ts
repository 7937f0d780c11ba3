import type { Length } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/language";
import { capitalizeIn, foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { wordKeys } from "@terzi/language/tokens";
import { opened } from "./phrase.ts";
import type { Voice } from "./phrase-turkish.ts";
import type { Relevance } from "./relevance.ts";

/** Sentences of a summary by its length. */
export const SENTENCES: Record<Length, number> = { short: 2, standard: 4, long: 12 };

export const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** The most helpful sentences, in the order in which the person wrote them. */
export function chooseSentences(sentences: string[], count: number, relevance: Relevance): string[] {
  const chosen = new Set(sentences.toSorted((a, b) => relevance(b) - relevance(a)).slice(0, count));
  return sentences.filter((sentence) => chosen.has(sentence));
}

/** Words that every applicant has and no recruiter reads. */
const EMPTY_WORDS: Record<Language, RegExp> = {
  en: /^(?:(?:an?\s+)?(?:results?[- ](?:driven|oriented)|goal[- ]oriented|(?:highly |self[- ])?motivated|passionate|dynamic|enthusiastic|energetic|hard[- ]?working|ambitious|driven|dedicated|go[- ]getting|innovative|versatile)(?:,\s*(?:and\s+)?|\s+and\s+|\s+))+/i,
  tr: /^(?:(?:sonuç odaklı|hedef odaklı|dinamik|enerjik|çalışkan|azimli|özverili|hırslı|girişken|yenilikçi|başarı odaklı|pozitif|takım ruhuna sahip|öğrenmeye açık|yeniliklere açık|kendini geliştirmeye açık)(?:,\s*|\s+ve\s+|\s+))+(?:bir\s+)?/iu,
};
/** "Dedicated to nursing", "passionate about print": what follows needs the word. */
const GOES_ON = /^(?:to|about|by|in|for|with|and|on|ve|ile)\b/i;
const EMPTY_ENDINGS =
  /,?\s+with an? (?:proven|solid|strong|demonstrated) track record(?: of success)?(?=[.!]?$)/i;

/** Behind these a full stop ends no sentence. */
const SHORTENED = /(?:approx|dept|incl|excl|univ|assoc|yakl)$/i;
/** Many forget the capital behind a full stop. */
const withCapitals = (sentence: string, language: Language): string =>
  sentence.replace(
    /(\p{L}{4,})([.!?]\s+)(\p{Ll}\p{Ll}+)/gu,
    (all, before: string, stop: string, word: string) =>
      SHORTENED.test(before) ? all : before + stop + capitalizeIn(word, language),
  );

/** What one wishes for says nothing of what one can do. */
const WISH: Record<Language, RegExp> = {
  en: /^(?:(?:i am|i'm|now|currently|actively)\s+)*(?:(?:looking|searching) (?:for|to)\b|seek(?:s|ing)?\b|eager to (?:acquire|obtain|join|find|start|contribute|work|learn)\b|to (?:acquire|apply|build|contribute|find|further|gain|get|join|obtain|pursue|secure|use|utili[sz]e|work)\b|(?:my )?(?:career )?(?:objective|goal)\b)/i,
  tr: /(?:arıyorum|arayışındayım|hedefliyorum|hedeflemekteyim|hedefimdir|amaçlıyorum|amaçlamaktayım|(?:çalışmak|olmak|sağlamak|geliştirmek|katmak) ist(?:iyorum|erim|emekteyim))[.!]?$/iu,
};
/** Neither does leisure, nor a wish in the midst of a sentence, unless the posting speaks of it. */
const ASIDE: Record<Language, RegExp> = {
  en: /\b(?:(?:am|'m|currently|actively)?\s*(?:looking|searching|seeking)\s+(?:for\b|to\b|an?\b|new\b)|^seeking\b|in my (?:free|spare) time|hobb(?:y|ies)|new challenges?)\b/i,
  tr: /(?:iş arıyorum|arayışındayım|yeni (?:bir )?(?:fırsat|iş|görev|meydan okuma)\S* (?:arıyor|arayış)|hedefliyorum|amaçlıyorum|istiyorum|boş zaman|hobi)/iu,
};

/** A sentence without empty words at its beginning and end; as it is where the posting asks for these very words. */
function withoutEmptyWords(sentence: string, language: Language, asked: string): string {
  const [empty = ""] = EMPTY_WORDS[language].exec(sentence) ?? [];
  const isAsked = wordKeys(empty).some((word) => word.length > 3 && asked.includes(word));
  const rest = sentence.slice(empty.length);
  const bare = (isAsked || GOES_ON.test(rest) ? sentence : rest).replace(EMPTY_ENDINGS, "");
  if (!/\p{L}/u.test(bare)) return sentence;
  return opened(bare, language);
}

/** `asked`: what the posting asks for, folded. */
type KeepTask = { count: number; language: Language; relevance: Relevance; asked: string };

/**
 * Of a person's own summary what is worth a recruiter's time, most helpful first to stay: no clichés, no wishes, no
 * leisure, unless the posting asks for them or nothing else is there.
 */
export function keepOwn(own: string[], { count, language, relevance, asked }: KeepTask): string[] {
  const telling = own.filter(
    (sentence) =>
      !WISH[language].test(sentence) && (!ASIDE[language].test(sentence) || relevance(sentence) > 0),
  );
  return chooseSentences(telling, count, relevance).map((sentence) =>
    withCapitals(withoutEmptyWords(sentence, language, asked), language),
  );
}

const MYSELF =
  /(?:yorum|[dt][ıiuü]m|y[ıiuü]m|s[ıiuü]n[ıiuü]m|[ae]r[ıi]m|[a-zçğıöşü]{3,}(?:[lrnşktzs])[ıiuü]m|\bvar)[.!]?$/iu;
const ENDS_IN_M_ONLY =
  /(?:eğitim|yönetim|üretim|tasarım|bakım|iletişim|yazılım|takım|uzman|gelişim|deneyim|dönüşüm)[.!]?$/iu;

/** "Otelde çalışıyorum, öncesinde …": a verb alone says it within a sentence. */
const MYSELF_WITHIN = /(?:\p{L}{2}yorum|(?!yardım|adım|kadım)(?<![\p{L}])\p{L}{2,}[dt][ıiuü]m)[,;]/iu;

/** The voice of Turkish sentences: the person's own where they speak of themselves. */
export const voiceOf = (sentences: string[], otherwise: Voice): Voice =>
  sentences.some(
    (sentence) => (MYSELF.test(sentence) && !ENDS_IN_M_ONLY.test(sentence)) || MYSELF_WITHIN.test(sentence),
  )
    ? "i"
    : otherwise;

const NUMBER =
  `\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen
  eighteen|nineteen|twenty|thirty|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz`.replace(
    /\s+/g,
    "|",
  );
const YEARS = new RegExp(`\\b(?:${NUMBER})\\+?\\s*(?:years?|yil|sene)|\\bdecades?\\b`);

/** Whether a summary says already for how long its author has worked. */
export const saysYears = (text: string): boolean => YEARS.test(foldAscii(text));
