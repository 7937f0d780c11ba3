import type { FontPair, Paper } from "@terzi/contracts/design";
import { AlignmentType, BorderStyle, convertMillimetersToTwip, LineRuleType, ShadingType } from "docx";
import type { ChosenDesign } from "./chosen-design.ts";
import { DENSITY, MARGIN_MM } from "./css-shared.ts";
import type { DocxInk } from "./template-look.ts";

/** Fonts that Word has on Windows and on the Mac: a DOCX is edited, so it brings none of its own. */
const FONTS: Record<FontPair, { head: string; body: string }> = {
  inter: { head: "Calibri", body: "Calibri" },
  "source-serif": { head: "Georgia", body: "Georgia" },
  plex: { head: "Arial", body: "Arial" },
  lora: { head: "Georgia", body: "Calibri" },
};

/** In twentieths of a point. */
const PAPERS: Record<Paper, { width: number; height: number }> = {
  A4: { width: 11906, height: 16838 },
  Letter: { width: 12240, height: 15840 },
};

const marginsOf = ({ margins }: ChosenDesign) => {
  const [top, sides, bottom] = MARGIN_MM[margins].map((length) => convertMillimetersToTwip(length));
  return { top: top ?? 0, right: sides ?? 0, bottom: bottom ?? 0, left: sides ?? 0 };
};

export const docxPage = (design: ChosenDesign) => ({
  page: { size: PAPERS[design.paper], margin: marginsOf(design) },
});

export const INK = "1A2028";
const WHITE = "FFFFFF";
/** As Word writes a colour. */
export const colorOf = (css: string): string => css.slice(1).toUpperCase();

/** Sizes in half points, distances in twentieths of a point, colours as Word writes them. */
export function lookOf(design: ChosenDesign) {
  const { look, density, font, paper } = design;
  const { docx } = look;
  const { rem, gap } = DENSITY[density];
  const { left, right } = marginsOf(design);
  const accent = colorOf(design.accent);
  const isBand = docx.head === "band";
  const inkOf = (ink: DocxInk | undefined, other = INK): string => (ink === "accent" ? accent : other);
  const sized = (size: number): number => Math.round((size * rem) / 10);
  return {
    ...{ docx, accent, sized },
    text: colorOf(docx.text),
    quiet: colorOf(docx.quiet),
    inkOf,
    fonts: FONTS[font],
    size: sized(docx.size),
    spaced: (distance: number) => Math.round(distance * gap),
    /** A multiple of the line, never a fixed height, which would cut off a taller letter. */
    line: { line: Math.round(2.4 * docx.lineHeight), lineRule: LineRuleType.AUTO },
    oneLine: { line: 240, lineRule: LineRuleType.AUTO },
    alignment: docx.head === "center" ? AlignmentType.CENTER : AlignmentType.LEFT,
    headColor: (color: string) => (isBand ? WHITE : color),
    /** The coloured head is the shading of its own lines, with a frame of the same colour as wide as a margin. */
    band: isBand
      ? {
          shading: { type: ShadingType.CLEAR, color: "auto", fill: accent },
          border: bandOf(accent),
          indent: { left: BAND_INSET, right: BAND_INSET },
        }
      : {},
    /** The right edge of the text, where the dates of an entry stand. */
    rightEdge: PAPERS[paper].width - left - right,
  };
}
export type Look = ReturnType<typeof lookOf>;

export const rule = (
  color: string,
  size: number,
  space: number,
  style: (typeof BorderStyle)[keyof typeof BorderStyle] = BorderStyle.SINGLE,
) => ({ style, color, size, space });

/** What Word leaves between a frame and its text, in points, and as an indent. */
const BAND_POINTS = 12;
export const BAND_INSET = BAND_POINTS * 20;
const bandOf = (color: string) => {
  const side = rule(color, 4, BAND_POINTS);
  return { top: side, right: side, bottom: side, left: side };
};
