import type { Language } from "@terzi/contracts/languages";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { writingLanguage } from "../languages/writing-languages.ts";

const NUMBERS = /\d+(?:[.,]\d+)*/g;
/** "1,900" and "1.900" are one number, "05" and "5" as well. */
const numbersIn = (text: string): string[] =>
  (text.match(NUMBERS) ?? []).map((number) =>
    number.replace(/[.,](?=\d{3}\b)/g, "").replace(/^0+(?=\d)/, ""),
  );

/** "eight" for 8. */
const isSpelled = (number: string, text: string): boolean =>
  wordKeys(text).some((word) =>
    LANGUAGE_MODULES.some(({ numbers }) => numbers.units[foldAscii(word)] === Number(number)),
  );

/** This much longer without another fact is only longer. */
const LONGER_BY = 1.3;
const LONGER_CHARS = 12;
/** As long as before, except for one word. */
const SAME_LENGTH_CHARS = 8;

export type Fault = "number" | "voice" | "length" | "verb" | "churn";

/**
 * Why a new wording of some lines reads worse than the lines themselves; null where it doesn't. Whether it is true
 * isn't asked here. What comes from another language is only compared in its numbers and its voice.
 */
export function faultOf(
  text: string,
  own: string[],
  { language, isTranslated }: { language: Language; isTranslated: boolean },
): Fault | null {
  const whole = own.join(" ");
  const style = writingLanguage(language);
  const [said, known] = [numbersIn(text), numbersIn(whole)];
  const lost = known.filter((number) => !said.includes(number) && !isSpelled(number, text));
  // A changed number is the guard's to refuse, and the person is told.
  if (lost.length > said.filter((number) => !known.includes(number)).length) return "number";
  if (style.losesVoice(text, isTranslated ? [] : own)) return "voice";
  if (isTranslated) return null;
  if (style.weakOpening.test(text) && !own.some((line) => style.weakOpening.test(line))) return "verb";
  if (text.length > LONGER_CHARS + LONGER_BY * whole.length) return "length";
  const isWeak = own.some((line) => style.weakOpening.test(line));
  return own.length === 1 && !isWeak && isSideways(text, whole) ? "churn" : null;
}

/** One word replaced in a line that was good, and nothing else. */
function isSideways(text: string, own: string): boolean {
  const [said, known] = [wordKeys(text), wordKeys(own)];
  const news = said.filter((word) => !known.includes(word));
  const gone = known.filter((word) => !said.includes(word));
  const isWord = news.every((word) => /\p{L}/u.test(word));
  return (
    isWord && news.length === 1 && gone.length === 1 && Math.abs(text.length - own.length) < SAME_LENGTH_CHARS
  );
}
