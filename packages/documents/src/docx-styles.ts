import type { Language } from "@terzi/contracts/languages";
import { languageModule } from "@terzi/language/languages";
import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  UnderlineType,
} from "docx";
import type { ChosenDesign } from "./chosen-design.ts";
import { colorOf, INK, type Look, lookOf, rule } from "./docx-look.ts";

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

const HEAD_RULES = {
  thin: { size: 6, style: BorderStyle.SINGLE },
  thick: { size: 12, style: BorderStyle.SINGLE },
  double: { size: 6, style: BorderStyle.DOUBLE },
} as const;

/** Word's own styles (Title, Heading 1, List Bullet…) in the look of a design. */
export function docxStyles(design: ChosenDesign, language: Language): IStylesOptions {
  const look = lookOf(design);
  const { docx } = look;
  const period = {
    ...{ size: look.size - 2, bold: false, italics: docx.isPeriodItalic ?? false },
    color: look.inkOf(docx.period, look.quiet),
  };
  return {
    default: {
      document: {
        run: {
          font: look.fonts.body,
          size: look.size,
          color: look.text,
          language: { value: languageModule(language).locale },
        },
        paragraph: { spacing: { after: look.spaced(50), ...look.line } },
      },
      ...headings(look),
      // As printed: a link looks like the text that it stands in.
      hyperlink: { run: { underline: { type: UnderlineType.NONE } } },
    },
    paragraphStyles: [...headLines(look), ...entryLines(look)],
    characterStyles: [
      { id: "EntryPeriod", name: "Entry Period", run: period },
      { id: "Strong", name: "Strong", run: { bold: true, color: INK } },
    ],
  };
}

function headings(look: Look) {
  const { docx } = look;
  const color = look.inkOf(docx.headingColor);
  const marks = {
    plain: {},
    ruled: { border: { bottom: rule(docx.headingRule ? colorOf(docx.headingRule) : color, 6, 2) } },
    bar: { border: { left: rule(look.accent, 24, 6) }, indent: { left: 150 } },
  };
  return {
    title: {
      run: {
        font: look.fonts.head,
        size: look.sized(docx.nameSize),
        bold: !docx.isNameLight,
        color: look.headColor(look.inkOf(docx.name)),
      },
      paragraph: {
        alignment: look.alignment,
        spacing: { after: 30, ...look.oneLine },
        keepNext: true,
        ...look.band,
      },
    },
    heading1: {
      run: { font: look.fonts.head, size: look.sized(docx.headingSize), bold: true, color },
      paragraph: {
        spacing: { before: look.spaced(260), after: look.spaced(100), ...look.oneLine },
        keepNext: true,
        keepLines: true,
        ...(docx.isHeadingCentered && { alignment: AlignmentType.CENTER }),
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

function headLines(look: Look) {
  const { docx } = look;
  const under = docx.headRule && HEAD_RULES[docx.headRule];
  return [
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      run: {
        size: look.size + 3,
        color: look.headColor(look.inkOf(docx.job, look.text)),
        italics: docx.isJobItalic ?? false,
      },
      paragraph: { alignment: look.alignment, spacing: { after: 80 }, ...look.band },
    },
    {
      id: "ContactLine",
      name: "Contact Line",
      basedOn: "Normal",
      run: { size: look.size - 2, color: look.headColor(look.quiet) },
      // Lines with the same border share a frame: the rule goes below the last of them.
      paragraph: {
        alignment: look.alignment,
        spacing: { after: 0 },
        ...look.band,
        ...(under && { border: { bottom: rule(look.accent, under.size, 8, under.style) } }),
      },
    },
  ];
}

function entryLines(look: Look) {
  const { docx } = look;
  return [
    {
      id: "EntryDetails",
      name: "Entry Details",
      basedOn: "Normal",
      run: { color: look.inkOf(docx.details, look.quiet), italics: docx.areDetailsItalic ?? false },
      paragraph: { spacing: { after: 30 } },
    },
    {
      id: "LetterText",
      name: "Letter Text",
      basedOn: "Normal",
      quickFormat: true,
      paragraph: { spacing: { after: look.spaced(160), line: 288, lineRule: LineRuleType.AUTO } },
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
