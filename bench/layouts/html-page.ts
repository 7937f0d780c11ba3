import type { Language } from "@terzi/contracts/languages";
import { loadFontCss } from "@terzi/documents/font-css";
import type { Block, Cv, Section, Span } from "./blocks.ts";
import type { Layout } from "./layout.ts";
import { withLetters } from "./letters.ts";
import { pageCss } from "./page-css.ts";
import type { SectionKind } from "./words.ts";

const SIDE = new Set<SectionKind>(["skills", "languages", "certifications", "contact"]);

/** A CV as a page that prints as this layout says. */
export function cvPage(
  cv: Cv,
  layout: Layout,
  { language, contactHeading }: { language: Language; contactHeading: string },
): string {
  const fonts =
    layout.font === "sans"
      ? loadFontCss("modern")
      : layout.font === "serif"
        ? loadFontCss("professional")
        : "";
  const body = withLetters(SHAPES[layout.shape](cv, layout, contactHeading), layout.letters);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>CV</title><style>${fonts}${pageCss(layout, withLetters(cv.name, layout.letters))}</style><body>${body}</body></html>`;
}

type Shape = (cv: Cv, layout: Layout, contactHeading: string) => string;

const top = (cv: Cv): string =>
  `<h1>${escapeText(cv.name)}</h1>${cv.headline ? `<p class="headline">${escapeText(cv.headline)}</p>` : ""}`;

const sectionsHtml = (sections: Section[], layout: Layout): string =>
  sections.map((section, at) => sectionHtml(section, layout, at)).join("");

const isSide = ({ kind }: Section, layout: Layout): boolean =>
  kind !== "more" && (SIDE.has(kind) || (kind === "education" && layout.free?.hasSchoolsBeside === true));

const sidebar: Shape = (cv, layout, heading) => {
  const contact: Section = { kind: "contact", heading, blocks: cv.contact };
  const side = sectionsHtml([contact, ...cv.sections.filter((section) => isSide(section, layout))], layout);
  const main = sectionsHtml(
    cv.sections.filter((section) => !isSide(section, layout)),
    layout,
  );
  return `<div class="split"><aside>${side}</aside><main>${top(cv)}${main}</main></div>`;
};

const SHAPES: Record<Layout["shape"], Shape> = {
  "one column": (cv, layout) =>
    `<header>${top(cv)}<div class="contact">${blocksHtml(cv.contact)}</div></header>${sectionsHtml(cv.sections, layout)}`,
  "sidebar left": sidebar,
  "sidebar right": sidebar,
  "margin headings": (cv, layout) =>
    `<header>${top(cv)}<div class="contact">${blocksHtml(cv.contact)}</div></header>${cv.sections
      .map(
        (section, at) =>
          `<section class="margin"><h2>${headingHtml(section, layout, at)}</h2><div>${blocksHtml(section.blocks)}</div></section>`,
      )
      .join("")}`,
  newspaper: (cv, layout) =>
    `<header>${top(cv)}<div class="contact">${blocksHtml(cv.contact)}</div></header><div class="newspaper">${sectionsHtml(cv.sections, layout)}</div>`,
  "three columns": (cv, layout, heading) => {
    const contact: Section = { kind: "contact", heading, blocks: cv.contact };
    const of = (...kinds: Section["kind"][]) => cv.sections.filter(({ kind }) => kinds.includes(kind));
    return `${top(cv)}${sectionsHtml(of("summary"), layout)}<div class="three"><div>${sectionsHtml([contact, ...of("languages")], layout)}</div><div>${sectionsHtml(of("work", "education", "more"), layout)}</div><div>${sectionsHtml(of("skills", "certifications"), layout)}</div></div>`;
  },
  cards: (cv, layout) =>
    `<header>${top(cv)}<div class="contact">${blocksHtml(cv.contact)}</div></header>${sectionsHtml(cv.sections, layout)}`,
};

const sectionHtml = (section: Section, layout: Layout, at: number): string =>
  `<section class="${section.kind}"><h2>${headingHtml(section, layout, at)}</h2>${blocksHtml(section.blocks)}</section>`;

const ICONS = ["◆", "✦", "➤", "■", "●", "★", "►"];

function headingHtml({ heading }: Section, layout: Layout, at: number): string {
  if (layout.heading === "numbered") return `${at + 1}. ${escapeText(heading)}`;
  if (layout.heading === "icon") return `${ICONS[at % ICONS.length]} ${escapeText(heading)}`;
  return escapeText(heading);
}

function blocksHtml(blocks: Block[]): string {
  const parts: string[] = [];
  for (const [at, block] of blocks.entries()) {
    const isListed = (one: Block | undefined) => one?.kind === "item" && one.mark === "disc";
    if (isListed(block) && !isListed(blocks[at - 1])) parts.push("<ul>");
    parts.push(blockHtml(block));
    if (isListed(block) && !isListed(blocks[at + 1])) parts.push("</ul>");
  }
  return parts.join("");
}

const MARKS = { square: "▪ ", "set in": "", number: "" };

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "line":
      return `<p class="line${block.isEntryStart ? " start" : ""}">${block.right ? `<span class="right">${spansHtml(block.right)}</span>` : ""}<span>${spansHtml(block.spans)}</span></p>`;
    case "item":
      if (block.mark === "sign") return signedHtml(block);
      return block.mark === "disc"
        ? `<li${block.level ? ' style="margin-left:14pt"' : ""}>${escapeText(block.text)}</li>`
        : `<p class="item">${MARKS[block.mark]}${escapeText(block.text)}</p>`;
    case "paragraph":
      return `<p>${escapeText(block.text)}</p>`;
    case "beside":
      return `<div class="beside${block.isTimeline ? " timeline" : ""}"><div>${spansHtml(block.left)}</div><div>${blocksHtml(block.blocks)}</div></div>`;
    case "card":
      return `<div class="card">${blocksHtml(block.blocks)}</div>`;
    case "table": {
      const rows = block.rows.map(
        (cells) =>
          `<tr>${cells.map((cell, at) => `<td style="width:${block.widths[at] ?? 20}%">${blocksHtml(cell)}</td>`).join("")}</tr>`,
      );
      return `<table class="${block.hasBorder ? "bordered" : ""}${block.hasHead ? " headed" : ""}">${rows.join("")}</table>`;
    }
  }
}

/** A sign before a point, its other lines below the first word or below the sign. */
function signedHtml({ sign, text, isHanging, level }: Extract<Block, { mark: "sign" }>): string {
  const left = level * 14 + (isHanging ? 11 : 0);
  const style = isHanging ? `margin-left:${left}pt;text-indent:-11pt` : `margin-left:${left}pt`;
  const shown = isHanging
    ? `<span style="display:inline-block;min-width:11pt;text-indent:0">${escapeText(sign)}</span>`
    : `${escapeText(sign)} `;
  return `<p class="signed" style="${style}">${shown}${escapeText(text)}</p>`;
}

const spansHtml = (spans: Span[]): string =>
  spans
    .map(({ text, isBold, isItalic, isSmall }) => {
      const slanted = isItalic ? `<i>${escapeText(text)}</i>` : escapeText(text);
      const shown = isSmall ? `<small>${slanted}</small>` : slanted;
      return isBold ? `<b>${shown}</b>` : shown;
    })
    .join("");

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
