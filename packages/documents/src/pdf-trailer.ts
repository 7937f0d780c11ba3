import { follow, openPrinted } from "./printed-file.ts";

/** How many pages a PDF printed by Chromium has. */
export function countPdfPages(pdf: Uint8Array): number {
  const file = openPrinted(pdf);
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
  const file = openPrinted(pdf);
  const { at, source } = follow(file, file.trailer, "Info");
  const stamp = `D:${createdAt.toISOString().replace(/\D/g, "").slice(0, 14)}+00'00'`;
  const dated = source.replace(/(\/(?:CreationDate|ModDate) \()D:[^)]*(?=\))/g, `$1${stamp}`);
  if (dated.length !== source.length) throw new Error("The PDF's date is not written as expected");
  const copy = new Uint8Array(pdf);
  copy.set(Buffer.from(dated, "latin1"), at);
  return copy;
}
