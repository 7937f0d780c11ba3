/** A stretch of running text: a paragraph, or the items of a list that somebody typed with bullets. */
export type TextBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/**
 * Emoji, with everything that joins and colours them: no document font draws them, so they would leave a hole. Signs
 * that fonts do draw (©, ™, ↔) stay.
 */
const PICTURE = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u{1F000}-\u{1FAFF}]|\uFE0F?\u20E3)[\uFE0F\u20E3\u{E0020}-\u{E007F}]*`;
const PICTURES = new RegExp(`[ \\u00A0]*${PICTURE}(?:[ \\u00A0\\u200D]*${PICTURE})*[ \\u00A0]*`, "gu");

/** Without pictures; where one stood between two words there is one space. */
const withoutPictures = (text: string): string =>
  text.replace(PICTURES, (found) => (/[ \u00A0]/.test(found) ? " " : ""));

/**
 * Text as every document format can hold it: no emoji, no control characters (XML forbids them), no lone surrogates,
 * line ends as "\n", and no direction overrides: with one, a page shows the letters, and a PDF holds them, in another
 * order than they were typed in. Right-to-left scripts don't need them. Text without anything to see, such as a lone
 * direction mark, becomes the empty string.
 */
export function cleanText(written: string): string {
  const text = withoutPictures(written.toWellFormed())
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll("\t", " ")
    .replace(/[^\P{Cc}\n]|[\u202D\u202E\uFFFE\uFFFF]/gu, "")
    .trim();
  return /[^\p{Cf}\p{Zs}\n]/u.test(text) ? text : "";
}

/** The text of a field that is one line by nature: line breaks become spaces. */
export const cleanLine = (written: string): string =>
  cleanText(written)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

const BULLET = /^\s*(?:[•·▪◦‣●○■□➢✓*–—-]|\uF0B7)\s+/;

/** A list item without the bullet that was pasted with it: the document brings its own. */
export const cleanItem = (written: string): string => cleanLine(written).replace(BULLET, "");

/** Reads free text into paragraphs (one for each line) and lists (lines that start with a bullet). */
export function readTextBlocks(written: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of cleanText(written).split("\n")) {
    const text = line.trim();
    if (!text) continue;
    if (!BULLET.test(line)) blocks.push({ kind: "paragraph", text });
    else {
      const last = blocks.at(-1);
      if (last?.kind === "list") last.items.push(cleanItem(line));
      else blocks.push({ kind: "list", items: [cleanItem(line)] });
    }
  }
  return blocks;
}
