import type { Language } from "@terzi/contracts/languages";
import type { ChosenDesign } from "./chosen-design.ts";
import { sharedCss } from "./css-shared.ts";
import { escapeHtml } from "./html-escape.ts";
import { type Piece, type PrintedHead, SEPARATOR } from "./printed-cv.ts";

/** No script, no request of any kind: the document is text, its own style, and the fonts and the photo inside it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

type Page = {
  language: Language;
  title: string;
  design: ChosenDesign;
  fontCss: string;
  /** Rules of this kind of document, behind the template's. */
  css?: string;
  body: string;
};

/** A document in a design: what a CV and its letter share. */
export const pageHtml = ({ language, title, design, fontCss, css, body }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
${fontCss}
${sharedCss(design)}
${design.look.css}${css ? `\n${css}` : ""}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Who the document is from: name, job, and how to reach them. */
export function headerHtml({ name, jobTitle, contacts, facts, photo }: PrintedHead): string {
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

/** Each piece in a <bdi> of its own, so that a direction mark in one can't turn the line around. */
export const lineHtml = (pieces: Piece[], separator: string): string =>
  pieces.map((piece) => `<bdi>${pieceHtml(piece)}</bdi>`).join(separatorHtml(separator));

/** A line may end with a separator, but never begins with one: it isn't parted from the space before it. */
const separatorHtml = (separator: string): string =>
  separator.startsWith(" ")
    ? `<span class="sep">${escapeHtml(separator.trimEnd())}</span> `
    : escapeHtml(separator);

/** Each piece with the separator after it in one box, so that a line may end with one but never begins with one. */
const boxesHtml = (pieces: Piece[]): string =>
  pieces
    .map((piece, i) => {
      const separator = i < pieces.length - 1 ? escapeHtml(SEPARATOR.details.trimEnd()) : "";
      return `<span class="box"><bdi>${pieceHtml(piece)}</bdi>${separator}</span>`;
    })
    .join(" ");

/** Each piece says where in the content it stands, so that a screen knows what somebody points at. */
export function pieceHtml(piece: Piece): string {
  const at = `data-at="${escapeHtml(piece.at)}"`;
  const text = piece.href
    ? `<a href="${escapeHtml(piece.href)}" ${at}>${escapeHtml(piece.text)}</a>`
    : `<span ${at}>${escapeHtml(piece.text)}</span>`;
  return piece.label ? `${escapeHtml(piece.label)}: ${text}` : text;
}
