import { type CvDocument, layOutCv } from "./cv-document.ts";
import { type Body, type Entry, lineText, type PrintedSection, pieceText, SEPARATOR } from "./printed-cv.ts";

/**
 * The CV as plain text for web forms, in the order in which it is printed: a line for each piece, an empty line between
 * entries, "- " before points, headings in capitals of the CV's language.
 */
export function cvText(cv: CvDocument): string {
  const { name, jobTitle, contacts, facts, sections } = layOutCv(cv);
  const head = [
    name?.text,
    jobTitle?.text,
    ...[...contacts, facts].map((line) => lineText(line, SEPARATOR.details)),
  ];
  return `${[head.filter(Boolean).join("\n"), ...sections.map((section) => sectionText(section, cv.language))]
    .filter(Boolean)
    .join("\n\n")}\n`;
}

const sectionText = ({ heading, blocks }: PrintedSection, language: CvDocument["language"]): string =>
  [
    heading.toLocaleUpperCase(language),
    ...blocks.map((block, at) => {
      const text = block.kind === "entry" ? entryText(block) : bodyText(block);
      return at > 0 && block.kind === "entry" ? `\n${text}` : text;
    }),
  ].join("\n");

function entryText({ title, period, details, body }: Entry): string {
  const dates = lineText(period, SEPARATOR.period);
  const head = [lineText(title, SEPARATOR.title), dates && `(${dates})`].filter(Boolean).join(" ");
  return [head, lineText(details, SEPARATOR.details), ...body.map(bodyText)].filter(Boolean).join("\n");
}

function bodyText(body: Body): string {
  if (body.kind === "paragraph") return pieceText(body.piece);
  if (body.kind === "list") return body.items.map((item) => `- ${pieceText(item)}`).join("\n");
  const items = lineText(body.items, SEPARATOR.items);
  return body.label ? `${body.label}: ${items}` : items;
}
