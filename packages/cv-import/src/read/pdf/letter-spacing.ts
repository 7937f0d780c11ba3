import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type OperatorList = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>;

/** "C A R L A D A S H", "M AYA O K O": pdf.js puts a space wherever letters stand apart, but for kerned pairs. */
function isSpacedOut(text: string): boolean {
  const pieces = text.split(" ");
  const single = pieces.filter((piece) => /^[\p{L}\p{N}&/.,'–—-]$/u.test(piece)).length;
  // "ABOUT M E": where capitals stand apart, only some of a line's gaps look like spaces.
  if (/(?:^| )\p{Lu} \p{Lu}(?= |$)/u.test(text) && !/\p{Ll}/u.test(text)) return true;
  return pieces.length > 3 && single >= 0.6 * pieces.length && pieces.every((piece) => piece.length < 4);
}

/** The text of a showText operator: glyphs, with numbers for the space between them. */
export function drawnText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return "";
  const letters = glyphs.map((glyph: unknown) =>
    glyph && typeof glyph === "object" && "unicode" in glyph ? String(glyph.unicode) : "",
  );
  return letters.join("").normalize("NFKC");
}

/**
 * Gives spaced-out text its words back: the drawn letters hold the true spaces ("Carla Dash"), and only those. Other
 * text comes back as it is.
 */
export function findLetterSpacedWords({ fnArray, argsArray }: OperatorList): (text: string) => string {
  let drawn: { letters: string; starts: number[]; all: string } | undefined;
  const collect = () => {
    let all = "";
    for (const [at, operator] of fnArray.entries())
      if (operator === OPS.showText) all += drawnText(argsArray[at]?.[0]);
    const starts = [...all.matchAll(/\S/g)].map((match) => match.index);
    return { letters: all.replace(/\s+/g, ""), starts, all };
  };
  return (text) => {
    if (!isSpacedOut(text.trim())) return text;
    drawn ??= collect();
    const letters = text.replace(/\s+/g, "").normalize("NFKC");
    const at = drawn.letters.indexOf(letters);
    const [start, end] = [drawn.starts[at], drawn.starts[at + letters.length - 1]];
    return at < 0 || start === undefined || end === undefined ? text : drawn.all.slice(start, end + 1);
  };
}
