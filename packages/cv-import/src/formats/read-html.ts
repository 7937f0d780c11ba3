import { Parser } from "htmlparser2";
import { UnreadableCv } from "../unreadable-cv.ts";
import type { StyledText } from "./styled-lines.ts";

/** What no reader of the page sees, or what isn't the page's own text. */
const SKIPPED = new Set(
  "head script style noscript template svg iframe object select textarea button".split(" "),
);
const BLOCKS = new Set(
  "address article aside blockquote body dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const SET_APART = new Set(["section", "article", "header", "h1", "h2", "h3", "h4", "h5", "h6", "hr"]);
const MAX_DEPTH = 2_000;
const MAX_ELEMENTS = 500_000;

type Open = { name: string; isHidden: boolean; isBold: boolean };

/** The texts of a web page that was saved, block by block, with its headings, lists and rows; and where its links lead. */
export function readHtml(html: string): { texts: StyledText[]; links: string[] } {
  const texts: StyledText[] = [];
  const links: string[] = [];
  const open: Open[] = [];
  let text = "";
  let [bold, plain] = [0, 0];
  let hasGap = false;
  let count = 0;

  const isHidden = () => open.at(-1)?.isHidden ?? false;
  const flush = () => {
    if (text.trim()) {
      const block = open.findLast(({ name }) => /^(?:h[1-6]|li|td|th)$/.test(name))?.name ?? "";
      const headingLevel = /^h[1-6]$/.test(block) ? Number(block[1]) : 0;
      texts.push({
        text,
        headingLevel,
        isBold: bold > plain,
        isItem: block === "li" && !isOpenItemUsed(),
        hasGap,
      });
      if (block === "li") markItem();
      hasGap = false;
    }
    text = "";
    [bold, plain] = [0, 0];
  };
  // Only the first block of a list item has the mark.
  const used = new Set<Open>();
  const item = () => open.findLast(({ name }) => name === "li");
  const isOpenItemUsed = () => used.has(item() ?? { name: "", isHidden: false, isBold: false });
  const markItem = () => {
    const own = item();
    if (own) used.add(own);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > MAX_DEPTH || ++count > MAX_ELEMENTS) throw new UnreadableCv("too-large");
        if (name === "br" && !isHidden()) flush();
        if (BLOCKS.has(name) && !(isCellOf(open) && name !== "tr")) flush();
        if ((name === "td" || name === "th") && text.trim()) text += "\t";
        if (SET_APART.has(name)) hasGap = true;
        if (name === "a" && attributes.href && !isHidden()) links.push(attributes.href);
        if (VOID.has(name)) return;
        const isGone =
          "hidden" in attributes || /display:\s*none|visibility:\s*hidden/i.test(attributes.style ?? "");
        const isStrong =
          /^(?:b|strong|th)$/.test(name) || /font-weight:\s*(?:bold|[6-9]00)/i.test(attributes.style ?? "");
        open.push({
          name,
          isHidden: isHidden() || isGone || SKIPPED.has(name),
          isBold: (open.at(-1)?.isBold ?? false) || isStrong,
        });
      },
      onclosetag(name) {
        if (VOID.has(name)) return;
        if (BLOCKS.has(name) && !(isCellOf(open.slice(0, -1)) && name !== "tr")) flush();
        open.pop();
      },
      ontext(part) {
        if (isHidden()) return;
        const isPre = open.some(({ name }) => name === "pre");
        if (isPre) {
          const [first = "", ...rest] = part.split("\n");
          text += first;
          for (const line of rest) {
            flush();
            text = line;
          }
        } else text += part.replace(/[\s\u00a0]+/g, " ");
        if (open.at(-1)?.isBold) bold += part.trim().length;
        else plain += part.trim().length;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  flush();
  return { texts, links };
}

/** A cell's text belongs to its row. A cell with a list or headings is a layout column instead. */
const isCellOf = (open: { name: string }[]): boolean => {
  const cell = open.findLastIndex(({ name }) => name === "td" || name === "th");
  const breaks = open.findLastIndex(({ name }) => /^(?:ul|ol|table|section|h[1-6]|dl)$/.test(name));
  return cell > breaks;
};
