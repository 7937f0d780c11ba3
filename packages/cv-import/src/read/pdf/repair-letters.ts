import { mendLetters } from "../mend-letters.ts";

const COMBINING: Record<string, string> = {
  "¨": "\u0308",
  "˘": "\u0306",
  "˙": "\u0307",
  "´": "\u0301",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˇ: "\u030c",
  "¸": "\u0327",
};

/**
 * TeX draws an accent and its letter one after the other: "¨o", "s¸", "˘g" become ö, ş, ğ; ligatures become letters.
 */
export function repairAccents(text: string): string {
  const mended = text
    .replace(/([¨˘˙´ˆ˜ˇ]) ?(\p{L})/gu, (_, accent: string, letter: string) => {
      const plain = letter === "ı" ? "i" : letter;
      return plain === "i" && accent === "˙" ? "i" : plain + (COMBINING[accent] ?? "");
    })
    .replace(/([sScCtT]) ?¸/g, `$1${COMBINING["¸"]}`)
    .replace(/¸ ?([sScCtT])/g, `$1${COMBINING["¸"]}`);
  return mendLetters(mended.normalize("NFC")).replace(/[\ufb00-\ufb06]/g, (ligature) =>
    ligature.normalize("NFKC"),
  );
}

/**
 * A ligature glyph that the font names no letters for arrives as U+FFFD within a word: "Pro\ufffdles". Which one it
 * was follows from the next letter; elsewhere the sign is dropped.
 */
export const repairLostLigatures = (text: string): string =>
  text.includes("\ufffd")
    ? text
        .replace(/(?<=\p{L}|\s|^)\ufffd(?=(\p{Ll}))/gu, (_, next: string) =>
          /[aiouy]/.test(next) ? "fl" : "fi",
        )
        .replaceAll("\ufffd", "")
    : text;

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&ndash;": "–",
  "&mdash;": "—",
  "&rsquo;": "'",
  "&lsquo;": "'",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** What went wrong on the text's way into the document: UTF-8 taken for Windows-1252 ("â€“"), HTML's names ("&ndash;"). */
export const repairMojibake = (text: string): string =>
  /[ÃÂâï]|&[a-z]+;/.test(text)
    ? text
        .replace(/â€(?:“|”|\u0093|\u0094)/g, "–")
        .replace(/â€(?:™|˜|\u0099|\u0098)/g, "'")
        .replace(/â€(?:œ|\u009d|\u009c)/g, '"')
        .replace(/â€(?:¢|¦)/g, "•")
        .replace(/â€‹|ï»¿/g, "")
        .replace(/ ?ï¼(?=\s|$)/g, ",")
        .replace(/Â(?=[\s\u00a0]|$)|Â(?=[^\p{L}])/gu, "")
        .replace(/&[a-z]+;/g, (name) => ENTITIES[name] ?? name)
    : text;

const ENDS_IN_ACCENT = /\s?([¨˘˙´ˆ˜ˇ¸])$/u;

/**
 * An accent at the end of one piece of text belongs to the first letter of the next, where that is drawn back under it:
 * "Ça ˘" and "glar" are "Ça" and "ğlar". Null where it doesn't. The space before the accent is kept only where a word
 * can begin.
 */
export function moveAccent(before: string, text: string): { before: string; text: string } | null {
  const accent = ENDS_IN_ACCENT.exec(before);
  if (!accent?.[1] || !/^\p{L}/u.test(text)) return null;
  const rest = before.slice(0, accent.index);
  const word = /\p{L}+$/u.exec(rest)?.[0] ?? "";
  if (/[,;:.)]$/.test(rest)) return { before: `${rest} `, text: repairAccents(`${accent[1]}${text}`) };
  const isWithinWord =
    !/^\s/.test(accent[0]) || /^g/i.test(text) || (isLower(word) ? /^\p{Ll}/u.test(text) : word.length < 4);
  return { before: isWithinWord ? rest : `${rest} `, text: repairAccents(`${accent[1]}${text}`) };
}

const isLower = (word: string): boolean => /\p{Ll}$/u.test(word);
