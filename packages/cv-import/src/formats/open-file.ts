import type { DocumentKind, Spot } from "@terzi/contracts/document-reading";
import { readDocxLines } from "../read/docx/docx-lines.ts";
import { decodeXml, unzipParts } from "../read/docx/unzip-parts.ts";
import type { Line } from "../read/line.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { orderPdfLines } from "../read/pdf/pdf-lines.ts";
import { type PageBox, readPdfContent } from "../read/pdf/pdf-spans.ts";
import { UnreadableCv } from "../unreadable-cv.ts";
import { fromEuropassXml } from "./europass.ts";
import { fromLinkedInExport, LINKEDIN_TABLES } from "./linkedin-export.ts";
import { joinLinkedInAddress } from "./linkedin-lines.ts";
import { readHtml } from "./read-html.ts";
import { readPlainText } from "./read-markdown.ts";
import { readOdt } from "./read-odt.ts";
import { readRtf } from "./read-rtf.ts";
import type { ResumeFile } from "./resume-file.ts";
import { sniffFormat } from "./sniff-format.ts";
import { toStyledLines } from "./styled-lines.ts";

/** The contents of a file in any format: its lines in reading order, and their places on its pages, if it has any. */
export type ReadFile = {
  lines: Line[];
  links: string[];
  pages: PageBox[];
  kind: DocumentKind;
  hidden?: string[];
  sureness?: number;
  unclear?: Spot[];
};

/** A file of lines is still to be read; one with named fields is already a resume. */
export type OpenedFile = ReadFile | { resume: ResumeFile };

const ODT_PARTS = /^content\.xml$/;
const asLines = ({ lines, links = [] }: { lines: Line[]; links?: string[] }): ReadFile => ({
  ...{ lines, links, pages: [], kind: "lines" },
});

/** Opens a file by its content. Throws `UnreadableCv`; "without-text" for a picture. */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile> {
  const format = sniffFormat(bytes);
  switch (format.kind) {
    case "picture":
      throw new UnreadableCv("without-text");
    case "encrypted":
    case "unsupported":
      throw new UnreadableCv(format.kind);
    case "pdf":
      return openPdfFile(bytes);
    case "zip":
      return openZip(bytes);
    case "rtf":
      return asLines({ lines: toStyledLines(readRtf(format.text)) });
    case "html": {
      const { texts, links } = readHtml(format.text);
      return asLines({ lines: toStyledLines(texts), links });
    }
    case "json":
      return { resume: parseResume(format.text) };
    case "xml": {
      const resume = fromEuropassXml(format.text);
      if (!resume) throw new UnreadableCv("unsupported");
      return { resume };
    }
    case "text":
      return asLines(readPlainText(format.text));
  }
}

function openZip(bytes: Uint8Array): OpenedFile {
  const odt = unzipParts(bytes, ODT_PARTS).get("content.xml");
  if (odt !== undefined) {
    const { texts, links } = readOdt(odt);
    return asLines({ lines: toStyledLines(texts), links });
  }
  const tables = unzipParts(bytes, LINKEDIN_TABLES);
  if (tables.size) return { resume: fromLinkedInExport(tables) };
  return asLines(readDocxLines(bytes));
}

async function openPdfFile(bytes: Uint8Array): Promise<OpenedFile> {
  const pdf = await openPdf(bytes);
  try {
    const resume = await findAttachedResume(pdf);
    if (resume) return { resume };
    const { spans, links, hidden, pages } = await readPdfContent(pdf);
    return { lines: joinLinkedInAddress(orderPdfLines(spans)), links, hidden, pages, kind: "pages" };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const MOST_ATTACHED = 10;
const MAX_ATTACHED = 5 * 1024 * 1024;

/** Europass attaches the same CV to its PDFs as XML. Other attachments are ignored. */
async function findAttachedResume(pdf: Awaited<ReturnType<typeof openPdf>>): Promise<ResumeFile | null> {
  const attached = await pdf.getAttachments().catch(() => null);
  for (const id of [...(attached?.keys() ?? [])].slice(0, MOST_ATTACHED)) {
    const content = await pdf.getAttachmentContent(id).catch(() => null);
    if (!content || content.byteLength > MAX_ATTACHED) continue;
    const format = sniffFormat(content);
    const resume = format.kind === "xml" ? readQuietly(decodeXml(content)) : null;
    if (resume) return resume;
  }
  return null;
}

/** With a broken attachment, the page itself can still be read. */
function readQuietly(xml: string): ResumeFile | null {
  try {
    return fromEuropassXml(xml);
  } catch (error) {
    if (error instanceof UnreadableCv) return null;
    throw error;
  }
}

function parseResume(text: string): ResumeFile {
  try {
    const resume: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    if (typeof resume === "object" && resume !== null && !Array.isArray(resume)) return { ...resume };
  } catch (cause) {
    throw new UnreadableCv("broken", { cause });
  }
  throw new UnreadableCv("unsupported");
}
