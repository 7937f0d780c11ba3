/** A piece of text as the PDF places it; all pages are stacked into one tall page, y growing downwards. */
export type PdfSpan = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
  page: number;
  /** Its place among all texts of the file, in the order in which they are drawn. */
  drawn: number;
};
