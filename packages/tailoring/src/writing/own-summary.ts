import type { Length } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { capitalizeIn, foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { wordKeys } from "@terzi/language/tokens";
import { writingLanguage } from "../languages/writing-languages.ts";
import { opened } from "./phrase.ts";
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

/** "Dedicated to nursing", "passionate about print": the rest needs this word. */
const GOES_ON = /^(?:to|about|by|in|for|with|and|on|ve|ile)\b/i;
/** ", seeks a similar role to …": a wish behind what the sentence tells. */
const WISH_AT_END =
  /,\s+(?:and\s+)?(?:(?:is|am|now|currently|actively)\s+)*(?:seek(?:s|ing)|looking for)\s(?:an?\s)?(?:[\w-]+\s){0,3}(?:employment|position|role|opportunit(?:y|ies)|job|career)\b[^.!?]*(?=[.!?]?$)/i;
const EMPTY_ENDINGS =
  /,?\s+with an? (?:proven|solid|strong|demonstrated) track record(?: of success)?(?=[.!]?$)/i;

/** After these, a full stop doesn't end a sentence. */
const SHORTENED = /(?:approx|dept|incl|excl|univ|assoc|yakl)$/i;
/** Many forget the capital behind a full stop. */
const withCapitals = (sentence: string, language: Language): string =>
  sentence.replace(
    /(\p{L}{4,})([.!?]\s+)(\p{Ll}\p{Ll}+)/gu,
    (all, before: string, stop: string, word: string) =>
      SHORTENED.test(before) ? all : before + stop + capitalizeIn(word, language),
  );

/** A sentence without empty words at its beginning and end; unchanged where the posting asks for exactly these. */
function withoutEmptyWords(sentence: string, language: Language, asked: string): string {
  const [empty = ""] = writingLanguage(language).emptyWords.exec(sentence) ?? [];
  const isAsked = wordKeys(empty).some((word) => word.length > 3 && asked.includes(word));
  const rest = sentence.slice(empty.length);
  const bare = (isAsked || GOES_ON.test(rest) ? sentence : rest)
    .replace(WISH_AT_END, "")
    .replace(EMPTY_ENDINGS, "");
  if (!/\p{L}/u.test(bare)) return sentence;
  return opened(bare, language);
}

/** `asked`: what the posting asks for, folded. */
type KeepTask = { count: number; language: Language; relevance: Relevance; asked: string };

/**
 * The parts of a person's own summary that are worth a recruiter's time, most helpful first: no clichés, wishes or
 * leisure, unless the posting asks for them or there is nothing else.
 */
export function keepOwn(own: string[], { count, language, relevance, asked }: KeepTask): string[] {
  const { wish, aside } = writingLanguage(language);
  const telling = own.filter(
    (sentence) => !wish.test(sentence) && (!aside.test(sentence) || relevance(sentence) > 0),
  );
  return chooseSentences(telling, count, relevance).map((sentence) =>
    withCapitals(withoutEmptyWords(sentence, language, asked), language),
  );
}

const NUMBER =
  `\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen
  eighteen|nineteen|twenty|thirty|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz`.replace(
    /\s+/g,
    "|",
  );
const YEARS = new RegExp(`\\b(?:${NUMBER})\\+?\\s*(?:years?|yil|sene)|\\bdecades?\\b`);

/** Whether a summary already says how long its author has worked. */
export const saysYears = (text: string): boolean => YEARS.test(foldAscii(text));
