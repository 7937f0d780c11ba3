import type { InterviewPack, InterviewQuestion, WeakSpot } from "@terzi/contracts/interview";
import { partOf } from "@terzi/contracts/place";
import { interviewTexts } from "@terzi/i18n/interview";
import { chosenDesign } from "./chosen-design.ts";
import type { CvDocument } from "./cv-document.ts";
import { escapeHtml } from "./html-escape.ts";
import { pageHtml } from "./page-html.ts";
import { cleanText } from "./printable-text.ts";

const INTERVIEW_CSS = `
.pack { font-size: 1rem; line-height: 1.45; }
.pack > p { margin-top: 0.3rem; }
.pack section { margin-top: calc(1.4rem * var(--gap)); }
.pack article { margin-top: calc(1rem * var(--gap)); break-inside: avoid; }
.pack h3 { font-weight: 600; }
.pack dl { display: grid; grid-template-columns: 8.6rem 1fr; column-gap: 0.8rem; row-gap: 0.2rem; margin-top: 0.3rem; }
.pack dt { font-weight: 600; }
.pack .open { color: #5a6372; font-style: italic; }
`;

/** The pack to be printed, in the CV's own design. Pure. */
export function interviewHtml(
  { cv, company, pack }: { cv: CvDocument; company: string; pack: InterviewPack },
  { fontCss }: { fontCss: string },
): string {
  const texts = interviewTexts[pack.language];
  const job = [cv.jobTitle, company].filter((part) => part.trim()).join(", ");
  const part = (heading: string, blocks: string[]): string =>
    blocks.length ? `<section><h2>${say(heading)}</h2>\n${blocks.join("\n")}\n</section>` : "";
  const ask = ({ question, asked, proof, star }: InterviewQuestion): string =>
    entry(question, [
      [texts.asked, say(asked)],
      ...proof.map(({ quote }): Row => [texts.proof, say(quote)]),
      ...star.map(
        (step): Row => [texts.parts[step.part], step.text ? say(step.text) : open(texts.open[step.part])],
      ),
      ...(star.length || !(proof[0] && partOf(proof[0].place) === "skills")
        ? []
        : [["", open(texts.listed)] satisfies Row]),
    ]);
  const press = ({ question, answer, hint }: WeakSpot): string =>
    entry(question, [...(answer ? [[texts.answer, say(answer)] satisfies Row] : []), ["", open(hint)]]);
  const body = [
    `<header>\n<h1>${say(texts.title)}</h1>\n${job ? `<p class="job">${say(job)}</p>` : ""}\n</header>`,
    `<div class="pack">`,
    part(
      texts.introduction,
      [`<p>${say(pack.introduction.join(" "))}</p>`].filter(() => pack.introduction.length > 0),
    ),
    part(texts.questions, pack.questions.map(ask)),
    part(texts.weakSpots, pack.weakSpots.map(press)),
    "</div>",
  ];
  return pageHtml({
    language: pack.language,
    title: [texts.title, job].filter(Boolean).join(" – "),
    design: chosenDesign(cv),
    fontCss,
    css: INTERVIEW_CSS,
    body: body.filter(Boolean).join("\n"),
  });
}

/** A label and what stands beside it, as HTML. */
type Row = [label: string, html: string];

const say = (text: string): string => escapeHtml(cleanText(text));
const open = (text: string): string => `<span class="open">${say(text)}</span>`;

const entry = (question: string, rows: Row[]): string =>
  `<article><h3>${say(question)}</h3>
<dl>${rows.map(([label, html]) => `<dt>${say(label)}</dt><dd>${html}</dd>`).join("\n")}</dl>
</article>`;
