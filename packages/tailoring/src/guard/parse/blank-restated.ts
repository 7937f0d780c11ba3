import { fold } from "@terzi/language/normalise";

const BRACKET = /\s?\((\p{L}[\p{L}\d.&/-]{0,40}?)(?:['’]\p{L}+|s)?\)/gu;
const LONG_BRACKET = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d&/-]{1,7})\s?\(([^()]{5,80})\)/gu;
/** Words that an abbreviation may leave out. */
const SMALL = /^(?:of|the|and|for|in|to|on|a|ve|ile|de|da)$/;

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const initialsOf = (words: string[]): string => words.map((word) => word[0]).join("");

/** Whether letters are the initials of a text's last words, with or without its small words. */
function abbreviatesEnd(letters: string, words: string[]): boolean {
  const big = words.filter((word) => !SMALL.test(word));
  return [words, big].some((list) => initialsOf(list.slice(-letters.length)) === letters);
}

const lettersOf = (written: string): string => fold(written).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * A text with blanks where a bracket says again what stands before it: "occupational therapists (OTs)", "TIG (tungsten
 * inert gas)", where the short form goes. Places in it stay what they were.
 */
export function blankRestated(text: string): string {
  if (!text.includes("(")) return text;
  const blank = (part: string) => " ".repeat(part.length);
  return text
    .replace(BRACKET, (bracket, short: string, at: number) => {
      const letters = lettersOf(short);
      const isShort = /\p{Lu}.*\p{Lu}/u.test(short) && letters.length <= 8;
      return isShort && abbreviatesEnd(letters, wordsIn(text.slice(0, at))) ? blank(bracket) : bracket;
    })
    .replace(LONG_BRACKET, (all, short: string, long: string) => {
      const words = wordsIn(long);
      const big = words.filter((word) => !SMALL.test(word));
      const isLong = [words, big].some((list) => initialsOf(list) === lettersOf(short));
      return isLong
        ? `${blank(short)}${all.slice(short.length, -long.length - 1).replace("(", " ")}${long} `
        : all;
    });
}
