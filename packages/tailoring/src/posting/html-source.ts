import type { Span } from "@terzi/contracts/posting";

/** Somebody pasted a page's source, or a program sends it: its text as a reader of the page sees it. */

/** A stretch of the source and what it says: itself, a line break for an element, a letter for its name. */
export type SourcePart = Span & { text: string };

const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)\b([^<>]*)>|&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/giu;

const BLOCKS = new Set(
  "address article aside blockquote br dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p section table tbody td th thead tr ul".split(
    " ",
  ),
);
const EMPTY = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);
/** No reader of the page sees what these hold. */
const UNSEEN = new Set(["head", "noscript", "object", "script", "style", "svg", "template", "title"]);
const HIDDEN =
  /\bhidden\b|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*[01](?:px|pt|em|%|;|"|'|$)|aria-hidden\s*=\s*["']?true|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,}/iu;

/** The letters' own numbers, by the names that pages give them. */
const NAMED = new Map(
  Array.from(
    `amp 38 lt 60 gt 62 quot 34 apos 39 nbsp 32 ensp 32 emsp 32 bull 8226 middot 183 ndash 8211 mdash 8212 hellip 8230
  lsquo 8216 rsquo 8217 ldquo 8220 rdquo 8221 euro 8364 pound 163 deg 176 times 215 copy 169 reg 174 trade 8482
  ccedil 231 Ccedil 199 ouml 246 Ouml 214 uuml 252 Uuml 220 scedil 351 Scedil 350 gbreve 287 Gbreve 286 imath 305
  inodot 305 Idot 304 acirc 226 icirc 238 ucirc 251 eacute 233`.matchAll(/([a-z]+) (\d+)/giu),
    ([, name = "", code]): [string, number] => [name, Number(code)],
  ),
);

function letterOf(entity: string): string {
  const name = entity.slice(1, -1);
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith("#")
      ? Number(name.slice(1))
      : NAMED.get(name);
  if (code === undefined) return entity;
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

/** Less of a text than this stands outside of its elements where it is a source; who plants elements has more. */
const MOST_OUTSIDE = 0.2;
const LEAST_BLOCKS = 4;

/** The source's parts in order, without what its page hides; null where a text is no source. */
export function readHtmlSource(text: string): SourcePart[] | null {
  if (!text.includes("</")) return null;
  const parts: SourcePart[] = [];
  const open: { name: string; isHidden: boolean }[] = [];
  let [from, blocks, outside, letters] = [0, 0, 0, 0];
  const takeText = (start: number, end: number) => {
    const piece = text.slice(start, end);
    const count = piece.replace(/\s+/g, "").length;
    letters += count;
    if (!open.length) outside += count;
    // A source breaks its lines where it likes.
    if (piece && !open.at(-1)?.isHidden) parts.push({ start, end, text: piece.replace(/\s/g, " ") });
  };
  for (const match of text.matchAll(TAG)) {
    const { 0: whole, 1: closes, 2: tag, 3: attributes = "", index } = match;
    const end = index + whole.length;
    takeText(from, index);
    from = end;
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (whole.startsWith("&") && !open.at(-1)?.isHidden)
        parts.push({ start: index, end, text: letterOf(whole) });
      continue;
    }
    if (BLOCKS.has(name) || name === "li") {
      blocks += 1;
      const mark = name === "li" && !closes ? "\n- " : "\n";
      if (!open.at(-1)?.isHidden) parts.push({ start: index, end, text: mark });
    }
    if (closes) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
    } else if (!EMPTY.has(name) && !attributes.endsWith("/"))
      open.push({
        name,
        isHidden: open.at(-1)?.isHidden || UNSEEN.has(name) || HIDDEN.test(attributes),
      });
  }
  takeText(from, text.length);
  return blocks >= LEAST_BLOCKS && outside < letters * MOST_OUTSIDE ? parts : null;
}
