import { foldAscii } from "./normalise.ts";
import { remembered } from "./remembered.ts";

/** A word of a text: `text.slice(start, end)` is how it was written, `key` the form in which it is compared. */
export type Token = { readonly start: number; readonly end: number; readonly key: string };

/**
 * Words, with the signs that belong to names of tools: C++, C#, F#, .NET, ASP.NET, Node.js, B.Sc., Ph.D.
 * What follows an apostrophe ("React'te", "Ankara'da", "driver's") is a suffix: inside the token, not in its key.
 */
const WORD = new RegExp(
  [
    "(?<![\\p{L}\\p{N}.])\\.[Nn][Ee][Tt](?![\\p{L}\\p{N}])", // .NET
    "(?<![\\p{L}\\p{N}])\\p{L}{1,3}(?:\\.\\p{L}{1,3})+\\.?(?![\\p{L}\\p{N}])", // B.Sc., Ph.D., e.g.
    "\\p{N}+(?:[.,]\\p{N}+)*(?![\\p{L}\\p{N}])", // 3.5, 10,000
    "[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200d]*(?:\\.(?:js|JS|Js|net|NET|Net|io)(?![\\p{L}\\p{N}]))?(?:[+#]{1,2}(?![\\p{L}\\p{N}+#]))?(?:['’]\\p{L}{1,6}(?![\\p{L}\\p{N}]))?",
  ].join("|"),
  "gu",
);

const APOSTROPHE_SUFFIX = /['’]\p{L}+$/u;
const ABBREVIATION = /^\p{L}{1,3}(?:\.\p{L}{1,3})+\.?$/u;

const readKey = remembered((raw): string => {
  if (ABBREVIATION.test(raw) && !/\.(?:net|js|io)$/i.test(raw)) return foldAscii(raw.replaceAll(".", ""));
  const suffix = APOSTROPHE_SUFFIX.exec(raw);
  const bare = suffix && suffix.index > 1 ? raw.slice(0, suffix.index) : raw;
  // "10+" and "C#" both end in a sign; only after a letter does it belong to the name.
  return foldAscii(/^\p{N}+[+#]+$/u.test(bare) ? bare.replace(/[+#]+$/, "") : bare);
});

/** Most words are their own key. */
const keyOf = (raw: string): string => (/^[a-z]+$/.test(raw) ? raw : readKey(raw));

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const key = keyOf(match[0]);
    if (key) tokens.push({ start: match.index, end: match.index + match[0].length, key });
  }
  return tokens;
}

/** In letters and in lines: what reads a line reads it several times, and none of a long text is kept. */
const LONG = 400;
const MOST_LINES = 1_000;
const readLine = remembered(readTokens, MOST_LINES);

/** The words of a text in order, with UTF-16 offsets into it. */
export const tokenize = (text: string): readonly Token[] =>
  text.length > LONG ? readTokens(text) : readLine(text);

/** The keys of a text's words: what two texts are compared by. */
export const wordKeys = (text: string): string[] => tokenize(text).map((token) => token.key);
