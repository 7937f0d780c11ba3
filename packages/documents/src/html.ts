import { allOf, type ChosenDesign, chosenDesign } from "./chosen-design.ts";
import { type CvDocument, layOutCv } from "./cv-document.ts";
import { escapeHtml } from "./html-escape.ts";
import { headerHtml, lineHtml, pageHtml, pieceHtml } from "./page-html.ts";
import { type Body, type Entry, type PrintedSection, SEPARATOR } from "./printed-cv.ts";

/**
 * The CV as one complete HTML document: what the preview shows and what the printer prints, to the letter.
 * Pure, and the same in browser and server. `fontCss`: the @font-face rules of its fonts with data: URLs
 * (`loadFontCss`, or `fetchFontCss` in a browser); without it the page falls back to the system's fonts.
 */
export function cvHtml(cv: CvDocument, { fontCss }: { fontCss: string }): string {
  const printed = layOutCv(cv);
  const design = chosenDesign(cv);
  const body = `${headerHtml(printed)}\n${sectionsHtml(printed.sections, design)}`;
  return pageHtml({ language: printed.language, title: printed.documentTitle, design, fontCss, body });
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
