import { allOf, type ChosenDesign, chosenDesign } from "./chosen-design.ts";
import { sharedCss } from "./css-shared.ts";
import type { CvDocument } from "./cv-document.ts";
import { layOutCv } from "./cv-document.ts";
import { escapeHtml } from "./html-escape.ts";
import {
  type Body,
  type Entry,
  type Piece,
  type PrintedCv,
  type PrintedSection,
  SEPARATOR,
} from "./printed-cv.ts";

/** No script, no request of any kind: the document is text, its own style, and the fonts and the photo inside it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/**
 * The CV as one complete HTML document: what the preview shows and what the printer prints, to the letter.
 * Pure, and the same in browser and server. `fontCss`: the @font-face rules of its fonts with data: URLs
 * (`loadFontCss`, or `fetchFontCss` in a browser); without it the page falls back to the system's fonts.
 */
export function cvHtml(cv: CvDocument, { fontCss }: { fontCss: string }): string {
  const printed = layOutCv(cv);
  const design = chosenDesign(cv);
  return `<!doctype html>
<html lang="${printed.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(printed.documentTitle)}</title>
<style>
${fontCss}
${sharedCss(design)}
${design.look.css}
</style>
</head>
<body>
<main>
${headerHtml(printed)}
${sectionsHtml(printed.sections, design)}
</main>
</body>
</html>
`;
}

function headerHtml({ name, jobTitle, contacts, facts, photo }: PrintedCv): string {
  const lines = [
    name ? `<h1 dir="auto">${pieceHtml(name)}</h1>` : "",
    jobTitle ? `<p class="job" dir="auto">${pieceHtml(jobTitle)}</p>` : "",
    ...contacts.map((line) => `<p class="contacts">${boxesHtml(line)}</p>`),
    facts.length ? `<p class="contacts facts">${boxesHtml(facts)}</p>` : "",
  ]
    .filter(Boolean)
    .join("\n");
  if (!photo) return `<header>\n${lines}\n</header>`;
  const picture = `<img class="photo" src="${escapeHtml(photo.url)}" alt="${escapeHtml(photo.label)}">`;
  return `<header class="with-photo">\n<div class="who">\n${lines}\n</div>\n${picture}\n</header>`;
}

/** Beside each other where the template has it so, what stands aside first. */
function sectionsHtml(sections: PrintedSection[], { look }: ChosenDesign): string {
  const part = (isAside: boolean) =>
    sections
      .filter((section) => section.isAside === isAside)
      .map(sectionHtml)
      .join("\n");
  if (!look.aside) return part(false);
  const aside = part(true);
  if (!aside) return `<div class="alone">\n${part(false)}\n</div>`;
  return `<div class="columns">\n<div class="aside">\n${aside}\n</div>\n<div class="story">\n${part(false)}\n</div>\n</div>`;
}

/** Its class is its name in the content, so that a template can set one apart: "s-skills". */
const sectionHtml = ({ key, heading, blocks }: PrintedSection): string =>
  `<section class="s-${allOf(key)}"><h2>${escapeHtml(heading)}</h2>
<div class="text">
${blocks.map(blockHtml).join("\n")}
</div></section>`;

const blockHtml = (block: Entry | Body): string =>
  block.kind === "entry" ? entryHtml(block) : bodyHtml(block);

function entryHtml({ title, period, details, body }: Entry): string {
  const heading = title.length ? `<h3>${lineHtml(title, SEPARATOR.title)}</h3>` : "";
  const dates = period.length ? `<p class="period">${lineHtml(period, SEPARATOR.period)}</p>` : "";
  const facts = details.length ? `<p class="details">${lineHtml(details, SEPARATOR.details)}</p>` : "";
  return `<article>
<div class="head"><div class="line">${[heading, dates].filter(Boolean).join(" ")}</div>
${facts}</div>
${body.map(bodyHtml).join("\n")}
</article>`;
}

function bodyHtml(body: Body): string {
  if (body.kind === "paragraph") return `<p dir="auto">${pieceHtml(body.piece)}</p>`;
  if (body.kind === "list")
    return `<ul>\n${body.items.map((item) => `<li dir="auto">${pieceHtml(item)}</li>`).join("\n")}\n</ul>`;
  const label = body.label ? `<strong>${escapeHtml(body.label)}:</strong> ` : "";
  return `<p class="items">${label}<span class="list">${lineHtml(body.items, SEPARATOR.items)}</span></p>`;
}

/** Each piece in a <bdi> of its own, so that a direction mark in one can't turn the line around. */
const lineHtml = (pieces: Piece[], separator: string): string =>
  pieces.map((piece) => `<bdi>${pieceHtml(piece)}</bdi>`).join(escapeHtml(separator));

/** Each piece with the separator after it in one box, so that a line may end with one but never begins with one. */
const boxesHtml = (pieces: Piece[]): string =>
  pieces
    .map((piece, i) => {
      const separator = i < pieces.length - 1 ? escapeHtml(SEPARATOR.details.trimEnd()) : "";
      return `<span class="box"><bdi>${pieceHtml(piece)}</bdi>${separator}</span>`;
    })
    .join(" ");

/** Each piece says where in the content it stands, so that a screen knows what somebody points at. */
function pieceHtml(piece: Piece): string {
  const at = `data-at="${escapeHtml(piece.at)}"`;
  const text = piece.href
    ? `<a href="${escapeHtml(piece.href)}" ${at}>${escapeHtml(piece.text)}</a>`
    : `<span ${at}>${escapeHtml(piece.text)}</span>`;
  return piece.label ? `${escapeHtml(piece.label)}: ${text}` : text;
}
