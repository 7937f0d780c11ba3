import { UnreadableCv } from "../unreadable-cv.ts";
import type { StyledText } from "./styled-lines.ts";

type State = {
  isHidden: boolean;
  isBold: boolean;
  codePage: string;
  skip: number;
  isItem: boolean;
  level: number;
};

const MAX_DEPTH = 1_000;
/** Groups that hold what isn't the document's text. */
const HIDDEN = new Set(
  "fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl fldinst bkmkstart bkmkend mmathPr filetbl revtbl pgptbl footnote annotation shppict nonshppict".split(
    " ",
  ),
);
const LETTERS: Record<string, string> = {
  ...{
    par: "\n",
    line: "\n",
    sect: "\n",
    page: "\n",
    row: "\n",
    tab: "\t",
    cell: "\t",
    nestcell: "\t",
    nestrow: "\n",
  },
  ...{ bullet: "•", endash: "–", emdash: "—", lquote: "‘", rquote: "’", ldblquote: "“", rdblquote: "”" },
  ...{ "~": " ", _: "-", "-": "", "{": "{", "}": "}", "\\": "\\" },
};
/** Windows' code pages by the number that a font's charset has. */
const CHARSETS: Record<string, string> = { 0: "1252", 162: "1254", 238: "1250", 204: "1251", 161: "1253" };

const TOKEN = /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\(\*)|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

/** The paragraphs of a rich text, RTF 1.9: its text, what is bold, its lists and tables; no pictures, no objects. */
export function readRtf(rtf: string): StyledText[] {
  const paragraphs: StyledText[] = [];
  const stack: State[] = [];
  const fonts = findFonts(rtf);
  const codePage = /\\ansicpg(\d+)/.exec(rtf.slice(0, 2_000))?.[1] ?? "1252";
  let state: State = { isHidden: false, isBold: false, codePage, skip: 1, isItem: false, level: 0 };
  let [text, bold, plain, hasGap, skipping] = ["", 0, 0, false, 0];

  const add = (letters: string) => {
    if (state.isHidden) return;
    for (const [at, piece] of letters.split("\n").entries()) {
      if (at) flush();
      text += piece;
      if (state.isBold) bold += piece.trim().length;
      else plain += piece.trim().length;
    }
  };
  const flush = () => {
    const { isItem, level } = state;
    if (text.trim()) {
      paragraphs.push({ text, isBold: bold > plain, isItem, headingLevel: level, hasGap });
      hasGap = false;
    } else hasGap = true;
    [text, bold, plain] = ["", 0, 0];
  };

  for (const [, hex, word, number, star, symbol, brace, letters] of rtf.matchAll(TOKEN)) {
    if (brace === "{") {
      if (stack.length > MAX_DEPTH) throw new UnreadableCv("too-large");
      stack.push({ ...state });
    } else if (brace === "}") {
      state = stack.pop() ?? state;
      skipping = 0;
    } else if (star) state.isHidden = true;
    else if (skipping > 0 && (hex || symbol)) skipping--;
    else if (hex)
      add(new TextDecoder(`windows-${state.codePage}`).decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (symbol) add(LETTERS[symbol] ?? "");
    else if (letters) {
      add(letters.slice(skipping));
      skipping = Math.max(0, skipping - letters.length);
    } else if (word === "u") {
      add(String.fromCharCode(Number(number) & 0xffff));
      skipping = state.skip;
    } else if (word) obey(word, number);
  }
  flush();
  return paragraphs;

  function obey(word: string, number: string | undefined): void {
    const isOn = number !== "0";
    if (HIDDEN.has(word)) state.isHidden = true;
    else if (word === "listtext" || word === "pntext") {
      // The mark itself is dropped: its presence makes the paragraph an item.
      for (const outer of stack) outer.isItem = true;
      state.isHidden = true;
    } else if (word === "b") state.isBold = isOn;
    else if (word === "plain") state.isBold = false;
    else if (word === "uc") state.skip = Number(number ?? 1);
    else if (word === "f") state.codePage = fonts.get(number ?? "0") ?? state.codePage;
    else if (word === "pard") [state.isItem, state.level, state.isBold] = [false, 0, false];
    else if (word === "ls" || word === "pnlvlblt") state.isItem = true;
    else if (word === "outlinelevel") state.level = Math.min(9, Number(number ?? 0) + 1);
    else if (word === "v") state.isHidden = isOn;
    else if (LETTERS[word] !== undefined) add(LETTERS[word] ?? "");
  }
}

/** Each font's code page, by the number by which the text asks for it. */
function findFonts(rtf: string): Map<string, string> {
  const table = rtf.slice(0, 100_000);
  return new Map(
    [...table.matchAll(/\\f(\d+)\\[^;{}]*?\\fcharset(\d+)/g)].flatMap(([, font = "", charset = ""]) =>
      CHARSETS[charset] ? [[font, CHARSETS[charset] ?? "1252"]] : [],
    ),
  );
}
