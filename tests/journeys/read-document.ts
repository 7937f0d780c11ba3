import mammoth from "mammoth";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of a PDF in the order in which it stands in the file, pages joined by form feeds. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  return pages.join("\f");
}

export const readDocx = async (bytes: Buffer): Promise<string> =>
  (await mammoth.extractRawText({ buffer: bytes })).value;
