import { foldText } from "../read/fold-text.ts";
import { withoutBullet } from "../read/line.ts";
import { isProse } from "../read/prose.ts";
import { readTextLines } from "../read/text-lines.ts";

/** A place in a document with certain words: the line number of the first, and the words as written. */
export type FoundWords = { line: number; text: string };

export type DocumentWords = {
  lines: string[];
  /** Every place where these words stand one after the other, whatever their case, accents and the marks between them. */
  find(words: string): FoundWords[];
  /** Whether a line is a sentence: it may mention an employer, but isn't an entry's head. */
  isSentence(line: number): boolean;
};

type Word = { word: string; line: number; start: number; end: number };

const WORD = /[\p{L}\p{N}]+[+#]*/gu;

/** Words hyphenated at a line break aren't looked for: few names are, and a wrong match would be worse. */
function wordsIn(text: string, line: number): Word[] {
  return [...foldText(text).matchAll(WORD)].map((match) => ({
    word: match[0],
    line,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const isMark = (unit: string | undefined): boolean => unit !== undefined && /[^\p{L}\p{N}\s]/u.test(unit);

/** Makes the lines of a document searchable by words. */
export function openDocumentWords(lines: string[]): DocumentWords {
  const words = lines.flatMap((text, line) => wordsIn(text, line));
  const firstOf = Map.groupBy(words.keys(), (at) => words[at]?.word ?? "");
  const written = (asked: string, from: number, until: number): string => {
    const [first, last] = [words[from], words[until]];
    if (!first || !last) return "";
    const shown = [];
    for (let line = first.line; line <= last.line; line++) {
      const text = lines[line] ?? "";
      let start = line === first.line ? first.start : 0;
      let end = line === last.line ? last.end : text.length;
      // ".NET" and "A.Ş." end in marks of their own.
      if (line === first.line && isMark(asked[0]) && asked[0] === text[start - 1]) start--;
      if (line === last.line && isMark(asked.at(-1)) && asked.at(-1) === text[end]) end++;
      shown.push(text.slice(start, end).trim());
    }
    return shown.join(" ").replaceAll("\t", " ").replace(/\s+/g, " ");
  };
  return {
    lines,
    find(value) {
      const asked = value.trim();
      const wanted = wordsIn(asked, 0).map(({ word }) => word);
      const [first = ""] = wanted;
      return (firstOf.get(first) ?? []).flatMap((from) => {
        if (!wanted.every((word, at) => words[from + at]?.word === word)) return [];
        const until = from + wanted.length - 1;
        const line = words[from]?.line ?? 0;
        // A name wraps onto one more line, not onto three.
        return (words[until]?.line ?? line) - line > 1 ? [] : [{ line, text: written(asked, from, until) }];
      });
    },
    isSentence(at) {
      const [line] = readTextLines(withoutBullet(lines[at] ?? ""));
      return line !== undefined && isProse({ ...line, isBullet: false });
    },
  };
}
