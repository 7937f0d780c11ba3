import type { Drawn } from "./draw-pdf.ts";

/** Somebody's name and address, to stand above what a test is about. */
export const person: Drawn[] = [
  { text: "Tamsin Holloway", x: 40, y: 50, size: 20, bold: true },
  { text: "tamsin@example.org", x: 40, y: 72 },
];
/** A text at a place of the page. */
export const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
export const heading = (text: string, y: number, x = 40): Drawn => at(x, y, text, { size: 13, bold: true });
export const school = [heading("Education", 300), at(40, 320, "BSc Geology, Ege University, 2010")];
