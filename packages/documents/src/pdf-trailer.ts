/**
 * Just enough PDF to ask what Chromium printed: its files have one plain cross-reference table, so that the
 * objects can be found by their offsets, and nothing that stands in a text can be taken for an object.
 */

type PdfFile = { text: string; trailer: string; offsets: number[] };

function openPdf(pdf: Uint8Array): PdfFile {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  const end = text.slice(text.lastIndexOf("trailer"));
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1] ?? Number.NaN);
  const head = /^xref\s+0 (\d+)\s+/.exec(text.slice(table, table + 40));
  if (!head) throw new Error("Not a PDF as Chromium prints it: no cross-reference table");
  const first = table + head[0].length;
  const offsets = Array.from({ length: Number(head[1]) }, (_, i) =>
    Number(text.slice(first + i * 20, first + i * 20 + 10)),
  );
  return { text, trailer: end, offsets };
}

/** The object that `/Key 12 0 R` of a dictionary refers to, and where it starts. */
function follow({ text, offsets }: PdfFile, dictionary: string, key: string): { at: number; source: string } {
  const number = Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? Number.NaN);
  const at = offsets[number];
  if (at === undefined) throw new Error(`Not a PDF as Chromium prints it: no /${key}`);
  return { at, source: text.slice(at, text.indexOf("endobj", at)) };
}

/** How many pages a PDF printed by Chromium has. */
export function countPdfPages(pdf: Uint8Array): number {
  const file = openPdf(pdf);
  const pages = follow(file, follow(file, file.trailer, "Root").source, "Pages").source;
  const count = Number(/\/Count (\d+)/.exec(pages)?.[1] ?? Number.NaN);
  if (!Number.isInteger(count)) throw new Error("Not a PDF as Chromium prints it: pages without a count");
  return count;
}

/**
 * The same PDF with another creation date, the only thing in it that depends on when it was printed: the same CV with
 * the same date gives the same bytes.
 */
export function datePdf(pdf: Uint8Array, createdAt: Date): Uint8Array {
  const file = openPdf(pdf);
  const { at, source } = follow(file, file.trailer, "Info");
  const stamp = `D:${createdAt.toISOString().replace(/\D/g, "").slice(0, 14)}+00'00'`;
  const dated = source.replace(/(\/(?:CreationDate|ModDate) \()D:[^)]*(?=\))/g, `$1${stamp}`);
  if (dated.length !== source.length) throw new Error("The PDF's date is not written as expected");
  const copy = new Uint8Array(pdf);
  copy.set(Buffer.from(dated, "latin1"), at);
  return copy;
}
