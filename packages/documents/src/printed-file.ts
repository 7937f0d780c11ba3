/**
 * Just enough PDF to ask what Chromium printed: its files have one plain cross-reference table, so that the
 * objects can be found by their offsets, and nothing that stands in a text can be taken for an object.
 */

export type PdfFile = { text: string; trailer: string; offsets: number[] };

export function openPrinted(pdf: Uint8Array): PdfFile {
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
export function follow(
  { text, offsets }: PdfFile,
  dictionary: string,
  key: string,
): { at: number; source: string } {
  const number = Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? Number.NaN);
  const at = offsets[number];
  if (at === undefined) throw new Error(`Not a PDF as Chromium prints it: no /${key}`);
  return { at, source: text.slice(at, text.indexOf("endobj", at)) };
}
