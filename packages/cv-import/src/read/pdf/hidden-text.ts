import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { drawnText } from "./letter-spacing.ts";

/** Smaller than any text that is meant to be read (points). */
export const READABLE_SIZE = 2.8;
const INVISIBLE_MODES = new Set([3, 7]);
const SHORTEST = 3;

type OperatorList = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>;

/**
 * Tells text that nobody sees on the page: drawn invisibly, or in white where nothing dark was painted. A scan's
 * invisible text layer, over which there is no other text, is what can be read of it and stays.
 */
export function findHiddenText({ fnArray, argsArray }: OperatorList): (text: string) => boolean {
  const drawn = { visible: "", invisible: "", white: "" };
  const stack: { isWhite: boolean; mode: number }[] = [];
  let state = { isWhite: false, mode: 0 };
  let isPainted = false;
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown[] = argsArray[at] ?? [];
    if (operator === OPS.save) stack.push({ ...state });
    else if (operator === OPS.restore) state = stack.pop() ?? state;
    else if (operator === OPS.setFillRGBColor) state.isWhite = isNearWhite(String(args[0]));
    else if (operator === OPS.setTextRenderingMode) state.mode = Number(args[0]);
    else if (operator === OPS.constructPath && FILLS.has(Number(args[0])) && !state.isWhite) isPainted = true;
    else if (PAINTS.has(operator)) isPainted = true;
    else if (operator === OPS.showText) {
      const kind = INVISIBLE_MODES.has(state.mode) ? "invisible" : state.isWhite ? "white" : "visible";
      drawn[kind] += lettersOf(args[0]);
    }
  }
  if (isPainted) drawn.visible += drawn.white;
  const hidden = (drawn.visible ? drawn.invisible : "") + (isPainted ? "" : drawn.white);
  return (text) => {
    const letters = text.replace(/\s+/g, "");
    return letters.length >= SHORTEST && hidden.includes(letters) && !drawn.visible.includes(letters);
  };
}

const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);
const PAINTS = new Set([
  OPS.shadingFill,
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.setFillColorN,
]);

const isNearWhite = (color: string): boolean => /^#(?:f[0-9a-f]){3}$/i.test(color);

const lettersOf = (glyphs: unknown): string => drawnText(glyphs).replace(/\s+/g, "");
