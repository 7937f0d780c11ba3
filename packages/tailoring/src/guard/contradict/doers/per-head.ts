import type { Term } from "../../parse/line.ts";

/** "£4.70 more a head". */
export const isPerHead = ({ start, end, surface }: Term, text: string): boolean =>
  /^(?:an? )?heads?$/i.test(surface) &&
  /\b(?:an?|per)\s$/iu.test(text.slice(0, start) + surface.replace(/heads?$/i, "")) &&
  !/^\sof\b/.test(text.slice(end));
