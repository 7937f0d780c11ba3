/** A text at a place of the page: points from the left and from the top. */
export type Drawn = {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** Fill colour, 0 black to 1 white. */
  grey?: number;
  /** Text rendering mode; 3 draws nothing. */
  mode?: number;
};

/** Glyph names of what is needed beyond Latin 1, for Turkish and as ornaments, at codes of our own. */
const EXTRA = [
  "Gbreve",
  "gbreve",
  "Idotaccent",
  "dotlessi",
  "Scedilla",
  "scedilla",
  "bullet",
  "endash",
  "uni3161",
];
const CODES = new Map([..."ĞğİıŞş•–ㅡ"].map((letter, at) => [letter, 1 + at]));

const encode = (text: string): string =>
  [...text]
    .map((letter) => (CODES.get(letter) ?? letter.charCodeAt(0)).toString(16).padStart(2, "0"))
    .join("");

/** A PDF with one array of texts a page, in Helvetica, written out by hand: no library stands between text and test. */
export function drawPdf(
  pages: Drawn[][],
  { height = 842, boldFont = "Helvetica-Bold", areBitmaps = false } = {},
): Uint8Array {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const encoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 ${EXTRA.map((name) => `/${name}`).join(" ")}] >>`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding} >>`;
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${5 + 2 * at} 0 R`).join(" ")}] >>`,
  );
  // A font of little pictures, without names for its letters, as TeX draws them.
  const bitmaps = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << >> /FirstChar 0 /LastChar 255 /Widths [${"0.5 ".repeat(256)}] /Encoding << /Type /Encoding /Differences [0 ${Array.from({ length: 256 }, (_, code) => `/a${code}`).join(" ")}] >> >>`;
  add(areBitmaps ? bitmaps : font("Helvetica"));
  add(font(boldFont));
  for (const [at, texts] of pages.entries()) {
    const content = texts
      .map(({ text, x, y, size = 10, bold = false, grey = 0, mode = 0 }) => {
        const place = `1 0 0 1 ${x} ${height - y} Tm`;
        return `BT ${grey} g ${mode} Tr /F${bold ? 2 : 1} ${size} Tf ${place} <${encode(text)}> Tj ET`;
      })
      .join("\n");
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] /Contents ${6 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  let file = "%PDF-1.7\n";
  const offsets = objects.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** Texts below one another at one left edge; "# " marks a heading, "* " a bold line, an empty text a gap. */
export function column(
  lines: string[],
  { x, y, size = 10, heading = 14 }: { x: number; y: number; size?: number; heading?: number },
): Drawn[] {
  const drawn: Drawn[] = [];
  let at = y;
  for (const line of lines) {
    if (line.startsWith("# ")) {
      at += heading;
      drawn.push({ text: line.slice(2), x, y: at, size: heading, bold: true });
      at += 6;
    } else if (line.startsWith("* ")) drawn.push({ text: line.slice(2), x, y: at, size, bold: true });
    else if (line) drawn.push({ text: line, x, y: at, size });
    at += line ? size * 1.3 : size * 0.8;
  }
  return drawn;
}
