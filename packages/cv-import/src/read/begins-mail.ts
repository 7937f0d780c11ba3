import type { Line } from "./line.ts";

/** Whether a line begins with an address of mail, though a narrow column may break it before or behind its @. */
export const beginsMail = ({ text }: Line, below: Line | undefined): boolean =>
  /^[\p{L}\d._%+-]+@[\p{L}\d]/u.test(text) ||
  (/^[\p{L}\d._%+-]+$/u.test(text) && below !== undefined && /^@[\p{L}\d]/u.test(below.text));
