import { chosenDesign } from "./chosen-design.ts";
import { escapeHtml } from "./html-escape.ts";
import { type LetterDocument, layOutLetter } from "./letter-document.ts";
import { headerHtml, pageHtml } from "./page-html.ts";

const LETTER_CSS = `
.letter { font-size: 1.08rem; line-height: 1.55; max-width: 100%; }
.letter .address { margin-bottom: calc(1.3rem * var(--gap)); }
.letter .date { margin-bottom: calc(1.3rem * var(--gap)); }
.letter .subject { margin-bottom: calc(1.1rem * var(--gap)); font-weight: 600; }
.letter .text-part { margin-top: calc(0.8rem * var(--gap)); }
.letter .sign { margin-top: calc(1.3rem * var(--gap)); break-inside: avoid; }
.letter .sign p + p { margin-top: calc(0.5rem * var(--gap)); font-weight: 600; }
`;

const paragraph = (name: string, lines: string[]): string =>
  lines.length ? `<p class="${name}" dir="auto">${lines.map(escapeHtml).join("<br>")}</p>` : "";

/** The letter as one complete HTML document, in the CV's own design: what is shown and what is printed. Pure, as `cvHtml`. */
export function letterHtml(document: LetterDocument, { fontCss }: { fontCss: string }): string {
  const letter = layOutLetter(document);
  const one = (text: string): string[] => (text ? [text] : []);
  const sign = [...one(letter.closing), ...one(letter.signature)].map((text) => paragraph("end", [text]));
  const parts = [
    paragraph("address", letter.recipient),
    paragraph("date", one(letter.date)),
    letter.subject ? `<h2 class="subject" dir="auto">${escapeHtml(letter.subject)}</h2>` : "",
    paragraph("salutation", one(letter.salutation)),
    ...letter.paragraphs.map((lines) => paragraph("text-part", lines)),
    sign.length ? `<div class="sign">\n${sign.join("\n")}\n</div>` : "",
  ].filter(Boolean);
  return pageHtml({
    language: letter.language,
    title: letter.documentTitle,
    design: chosenDesign(document.cv),
    fontCss,
    css: LETTER_CSS,
    body: `${headerHtml(letter.head)}\n<section class="letter">\n${parts.join("\n")}\n</section>`,
  });
}
