import type { Template } from "@terzi/contracts/design";
import type { Language } from "@terzi/contracts/languages";
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
} from "docx";

/** Sizes in half points, distances in twentieths of a point, colours as Word writes them. */
type Look = {
  font: string;
  bodySize: number;
  ink: string;
  quiet: string;
  accent: string;
  isCentred: boolean;
  areDetailsItalic: boolean;
};

/** Fonts that Word has on Windows and on the Mac: a DOCX is edited, so it brings none of its own. */
const LOOKS: Record<Template, Look> = {
  modern: {
    font: "Calibri",
    bodySize: 21,
    ink: "12202B",
    quiet: "4A5763",
    accent: "0F6A73",
    isCentred: false,
    areDetailsItalic: false,
  },
  professional: {
    font: "Georgia",
    bodySize: 20,
    ink: "111111",
    quiet: "333333",
    accent: "111111",
    isCentred: true,
    areDetailsItalic: true,
  },
};

export const LOCALES: Record<Language, string> = { en: "en-US", tr: "tr-TR" };

const MARGIN = {
  top: convertMillimetersToTwip(16),
  right: convertMillimetersToTwip(18),
  bottom: convertMillimetersToTwip(15),
  left: convertMillimetersToTwip(18),
};
const A4 = { width: 11906, height: 16838 };

export const A4_PAGE = { page: { size: A4, margin: MARGIN } };

/** The right edge of the text, where the dates of an entry stand. */
const RIGHT_EDGE = A4.width - MARGIN.left - MARGIN.right;

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

/** Word's own styles (Title, Heading 1, List Bullet…) in the look of a template. */
export function docxStyles(template: Template, language: Language): IStylesOptions {
  const look = LOOKS[template];
  const head = look.isCentred ? AlignmentType.CENTER : AlignmentType.LEFT;
  const rule = (color: string, size: number, space: number) => ({
    bottom: { style: BorderStyle.SINGLE, color, size, space },
  });
  return {
    default: {
      document: {
        run: { font: look.font, size: look.bodySize, language: { value: LOCALES[language] } },
        paragraph: { spacing: { after: 50, line: 264 } },
      },
      title: {
        run: { size: 46, bold: true, color: look.ink },
        paragraph: { alignment: head, spacing: { after: 30, line: 240 }, keepNext: true },
      },
      heading1: {
        run: { size: look.bodySize + 4, bold: true, color: look.accent },
        paragraph: {
          spacing: { before: 260, after: 90 },
          keepNext: true,
          keepLines: true,
          ...(look.isCentred && { border: rule("8A8A8A", 6, 2) }),
        },
      },
      heading2: {
        run: { size: look.bodySize + 1, bold: true, color: look.ink },
        paragraph: {
          spacing: { before: 150, after: 0 },
          keepNext: true,
          keepLines: true,
          rightTabStop: RIGHT_EDGE,
        },
      },
      hyperlink: { run: { color: look.quiet, underline: {} } },
    },
    paragraphStyles: [
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        next: "Normal",
        quickFormat: true,
        run: {
          size: look.bodySize + 4,
          color: look.isCentred ? look.quiet : look.accent,
          italics: look.isCentred,
        },
        paragraph: { alignment: head, spacing: { after: 80 } },
      },
      {
        id: "ContactLine",
        name: "Contact Line",
        basedOn: "Normal",
        run: { size: look.bodySize - 2, color: look.quiet },
        // Lines with the same border stand in one frame: the rule comes below the last of them.
        paragraph: {
          alignment: head,
          spacing: { after: 0 },
          ...(!look.isCentred && { border: rule(look.accent, 12, 7) }),
        },
      },
      {
        id: "EntryDetails",
        name: "Entry Details",
        basedOn: "Normal",
        run: { color: look.quiet, italics: look.areDetailsItalic },
        paragraph: { spacing: { after: 30 } },
      },
      {
        id: "ListBullet",
        name: "List Bullet",
        basedOn: "Normal",
        quickFormat: true,
        paragraph: { numbering: { reference: BULLETS, level: 0 }, spacing: { after: 30 } },
      },
    ],
    characterStyles: [
      {
        id: "EntryPeriod",
        name: "Entry Period",
        run: { size: look.bodySize - 2, bold: false, color: look.quiet },
      },
      { id: "Strong", name: "Strong", run: { bold: true, color: look.ink } },
    ],
  };
}
