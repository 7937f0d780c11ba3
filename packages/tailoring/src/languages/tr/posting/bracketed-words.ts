import type { Span } from "@terzi/contracts/posting";
import { type Token, tokenize } from "@terzi/language/tokens";

/** A word with what is between it and the next one, and how many brackets are open there. */
export type Word = Token & { gap: string; depth: number };

/** The words of a part of a text; offsets are those of the text. */
export function readWords(text: string, { start, end }: Span): Word[] {
  const tokens = tokenize(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
  let depth = 0;
  return tokens.map((token, index) => {
    const gap = text.slice(token.end, tokens[index + 1]?.start ?? end);
    depth += (gap.match(/\(/g)?.length ?? 0) - (gap.match(/\)/g)?.length ?? 0);
    return { ...token, gap, depth: Math.max(0, depth) };
  });
}

/** How many brackets and quotes at the beginning of what follows a word belong to the text before. */
export const countClosing = (gap: string): number => /^[)\]”"’']*/u.exec(gap)?.[0].length ?? 0;

export const isAnd = (key: string): boolean => key === "ve" || key === "ayrica";
export const isOr = (key: string): boolean => key === "veya" || key === "ya" || key === "yada";
