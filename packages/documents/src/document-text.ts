import type { DocumentFormat } from "@terzi/contracts/cv-detail";
import mammoth from "mammoth";
import { openPdf } from "./open-pdf.ts";

/** The text of one of our own documents as programs read it: in the file's order, with its line ends. */
export const readDocumentText = (bytes: Uint8Array, format: DocumentFormat): Promise<string> =>
  format === "pdf" ? readPdfText(bytes) : readDocxText(bytes);

async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  try {
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    }
    return pages.join("\n");
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readDocxText(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return value;
}
