import type { FontPair, Paper } from "@terzi/contracts/design";
import type { Language } from "@terzi/contracts/languages";
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  ShadingType,
} from "docx";
import type { ChosenDesign } from "./chosen-design.ts";
import { DENSITY, MARGIN_MM } from "./css-shared.ts";

/** Fonts that Word has on Windows and on the Mac: a DOCX is edited, so it brings none of its own. */
const FONTS: Record<FontPair, { head: string; body: string }> = {
  inter: { head: "Calibri", body: "Calibri" },
  "source-serif": { head: "Georgia", body: "Georgia" },
  plex: { head: "Arial", body: "Arial" },
  lora: { head: "Georgia", body: "Calibri" },
};

export const LOCALES: Record<Language, string> = { en: "en-US", tr: "tr-TR" };

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

export const BULLETS = "bullets";

/** A list as Word makes one, so that its items are items and not lines with a dot before them. */
export const LISTS: INumberingOptions = {
  config: [
    {
      reference: BULLETS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: "•",
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 280, hanging: 220 } }, style: "ListBullet" },
        },
      ],
    },
  ],
};

const INK = "1A2028";
const QUIET = "47505B";
const WHITE = "FFFFFF";

/** Sizes in half points, distances in twentieths of a point, colours as Word writes them. */
function lookOf(design: ChosenDesign) {
  const { look, density, font, paper } = design;
  const { rem, gap } = DENSITY[density];
  const { left, right } = marginsOf(design);
  const accent = design.accent.slice(1).toUpperCase();
  const isBand = look.docx.head === "band";
  return {
    accent,
    fonts: FONTS[font],
    size: Math.round((look.docx.size * rem) / 10),
    spaced: (distance: number) => Math.round(distance * gap),
    alignment: look.docx.head === "center" ? AlignmentType.CENTER : AlignmentType.LEFT,
    headColor: (color: string) => (isBand ? WHITE : color),
    /** The coloured head is made of its lines' own ground. */
    band: isBand ? { shading: { type: ShadingType.CLEAR, color: "auto", fill: accent } } : {},
    headingColor: look.docx.headingColor === "accent" ? accent : INK,
    /** The right edge of the text, where the dates of an entry stand. */
    rightEdge: PAPERS[paper].width - left - right,
  };
}
type Look = ReturnType<typeof lookOf>;

const rule = (color: string, size: number, space: number) => ({
  style: BorderStyle.SINGLE,
  color,
  size,
  space,
});

/** Word's own styles (Title, Heading 1, List Bullet…) in the look of a design. */
export function docxStyles(design: ChosenDesign, language: Language): IStylesOptions {
  const look = lookOf(design);
  return {
    default: {
      document: {
        run: { font: look.fonts.body, size: look.size, language: { value: LOCALES[language] } },
        paragraph: { spacing: { after: look.spaced(50), line: 264 } },
      },
      ...headings(design, look),
      hyperlink: { run: { underline: {} } },
    },
    paragraphStyles: [...headLines(design, look), ...entryLines(design, look)],
    characterStyles: [
      { id: "EntryPeriod", name: "Entry Period", run: { size: look.size - 2, bold: false, color: QUIET } },
      { id: "Strong", name: "Strong", run: { bold: true, color: INK } },
    ],
  };
}

function headings({ look: { docx } }: ChosenDesign, look: Look) {
  const marks = {
    plain: {},
    ruled: { border: { bottom: rule(look.headingColor, 6, 2) } },
    bar: { border: { left: rule(look.accent, 24, 6) } },
  };
  return {
    title: {
      run: { font: look.fonts.head, size: look.size * 2 + 4, bold: true, color: look.headColor(INK) },
      paragraph: {
        alignment: look.alignment,
        spacing: { after: 30, line: 240 },
        keepNext: true,
        ...look.band,
      },
    },
    heading1: {
      run: { font: look.fonts.head, size: look.size + 4, bold: true, color: look.headingColor },
      paragraph: {
        spacing: { before: look.spaced(260), after: look.spaced(90) },
        keepNext: true,
        keepLines: true,
        ...marks[docx.heading],
      },
    },
    heading2: {
      run: { size: look.size + 1, bold: true, color: INK },
      paragraph: {
        spacing: { before: look.spaced(150), after: 0 },
        keepNext: true,
        keepLines: true,
        rightTabStop: look.rightEdge,
      },
    },
  };
}

function headLines({ look: { docx } }: ChosenDesign, look: Look) {
  return [
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      run: {
        size: look.size + 4,
        color: look.headColor(look.accent),
        italics: docx.areDetailsItalic ?? false,
      },
      paragraph: { alignment: look.alignment, spacing: { after: 80 }, ...look.band },
    },
    {
      id: "ContactLine",
      name: "Contact Line",
      basedOn: "Normal",
      run: { size: look.size - 2, color: look.headColor(QUIET) },
      // Lines with the same border stand in one frame: the rule comes below the last of them.
      paragraph: {
        alignment: look.alignment,
        spacing: { after: 0 },
        ...look.band,
        ...(docx.head === "left" && { border: { bottom: rule(look.accent, 12, 7) } }),
      },
    },
  ];
}

function entryLines({ look: { docx } }: ChosenDesign, look: Look) {
  return [
    {
      id: "EntryDetails",
      name: "Entry Details",
      basedOn: "Normal",
      run: { color: QUIET, italics: docx.areDetailsItalic ?? false },
      paragraph: { spacing: { after: 30 } },
    },
    {
      id: "LetterText",
      name: "Letter Text",
      basedOn: "Normal",
      quickFormat: true,
      paragraph: { spacing: { after: look.spaced(160), line: 288 } },
    },
    {
      id: "LetterSubject",
      name: "Letter Subject",
      basedOn: "LetterText",
      next: "LetterText",
      run: { bold: true, color: INK },
      paragraph: { spacing: { before: look.spaced(160), after: look.spaced(200) }, keepNext: true },
    },
    {
      id: "ListBullet",
      name: "List Bullet",
      basedOn: "Normal",
      quickFormat: true,
      paragraph: {
        numbering: { reference: BULLETS, level: 0 },
        spacing: { after: look.spaced(30) },
      },
    },
  ];
}
