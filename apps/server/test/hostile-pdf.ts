import { deflateSync } from "node:zlib";

/** A PDF of the given objects, each what stands between "obj" and "endobj"; the first is the catalogue. */
export function pdfOf(objects: (string | Buffer)[], trailer = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = 9;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.byteLength;
  };
  for (const [place, object] of objects.entries()) {
    offsets.push(at);
    add(Buffer.concat([Buffer.from(`${place + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  add(Buffer.from(end));
  return Buffer.concat(parts);
}

const stream = (content: Buffer, dictionary = ""): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.byteLength} ${dictionary} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
const packed = (content: Buffer): Buffer => stream(deflateSync(content), "/Filter /FlateDecode");

const CATALOGUE = "<< /Type /Catalog /Pages 2 0 R >>";
const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

/** One page that shows what the content stream draws. */
export const pageOf = (content: Buffer, box = "0 0 612 792"): Buffer =>
  pdfOf([
    CATALOGUE,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    packed(content),
    FONT,
  ]);

export const textPage = (lines: string[]): Buffer =>
  pageOf(
    Buffer.from(
      `BT /F1 10 Tf 12 TL 50 750 Td ${lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join(" ")} ET`,
    ),
  );

const MB = 1024 * 1024;
const LONG = 200_000;

/** PDF files that want to break their reader, by what they are. `bombMb`: how large the bombs unpack to. */
export const hostilePdf = (bombMb: number): Record<string, () => Buffer> => ({
  "a million pages in /Count": () =>
    pdfOf([CATALOGUE, "<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>", "<< /Type /Page /Parent 2 0 R >>"]),
  "10,000 times the same page": () =>
    pdfOf([
      CATALOGUE,
      `<< /Type /Pages /Kids [${"3 0 R ".repeat(10_000)}] /Count 10000 >>`,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>",
      packed(Buffer.from("BT /F1 9 Tf (Experience) Tj ET")),
    ]),
  "pages that are their own children": () =>
    pdfOf([CATALOGUE, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>"]),
  "a cross-reference that points to itself": () =>
    pdfOf([CATALOGUE, "<< /Type /Pages /Kids [] /Count 0 >>"], "/Prev 9"),
  "an object stream inside itself": () =>
    pdfOf([CATALOGUE, stream(Buffer.from("2 0 3 5 2 0 R"), "/Type /ObjStm /N 2 /First 8 /Extends 2 0 R")]),
  "a length that refers to itself": () =>
    pdfOf([
      CATALOGUE,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>",
      "<< /Length 4 0 R >>\nstream\nBT ET\nendstream",
    ]),
  "a page of a million points": () => pageOf(Buffer.from("BT /F1 9 Tf (a) Tj ET"), "0 0 1000000 1000000"),
  "flate bomb": () => pageOf(Buffer.alloc(bombMb * MB, "q ")),
  "flate bomb of texts": () =>
    pageOf(Buffer.from(`BT /F1 9 Tf ${"(Experience) Tj T* ".repeat(bombMb * 20_000)} ET`)),
  "twenty filters": () =>
    pdfOf([
      CATALOGUE,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>",
      stream(deflateSync(Buffer.alloc(MB, "a")), `/Filter [${"/FlateDecode ".repeat(20)}]`),
    ]),
  "100,000 nested arrays": () =>
    pdfOf([`<< /Type /Catalog /Pages ${"[".repeat(100_000)}${"]".repeat(100_000)} >>`]),
  "100,000 nested states": () => pageOf(Buffer.from("q ".repeat(100_000))),
  "a form that draws itself": () =>
    pdfOf([
      CATALOGUE,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>",
      packed(Buffer.from("/X Do")),
      stream(
        Buffer.from("/X Do /X Do"),
        "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>",
      ),
    ]),
  "letters at absurd places": () =>
    pageOf(Buffer.from("BT /F1 1e38 Tf 1e38 0 0 1e38 -1e38 1e38 Tm (Cook) Tj ET")),
  ...Object.fromEntries(
    ["(", "-", "a, ", "a ", ".", "@"].map((run): [string, () => Buffer] => [
      `a run of ${JSON.stringify(run)}`,
      () => textPage([run.repeat(LONG)]),
    ]),
  ),
});
