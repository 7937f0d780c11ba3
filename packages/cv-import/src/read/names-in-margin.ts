import type { Line } from "./line.ts";
import { countWords } from "./prose.ts";
import type { DecideJoin } from "./unwrap-lines.ts";
import { companyScore } from "./words/organisations.ts";

/** In letter heights: a sidebar, in which a name of four words may fill its line. */
const NARROW = 24;

/**
 * Names below one another in a sidebar, as networks print certificates: a line of several words below one of several
 * is a name of its own, though it would not have fitted behind it. What wraps is rarely that long on both sides.
 */
export function partNamesInMargin(lines: readonly Line[]): DecideJoin {
  const areNames = lines.every(({ text }) => !/[,(|·–]|\d{4}/.test(text) && companyScore(text) < 2);
  return (at, ruled) => ruled && !(areNames && isOwnName(lines[at - 1], lines[at]));
}

const isOwnName = (tail: Line | undefined, line: Line | undefined): boolean =>
  tail !== undefined &&
  line !== undefined &&
  line.reach - line.column < NARROW * line.size &&
  !tail.isBullet &&
  countWords(tail.text) > 2 &&
  countWords(line.text) > 2 &&
  /^[\p{Lu}\d]/u.test(line.text) &&
  !isOpen(tail.text);

/** "Diploma in", "Management (Level": what must go on. */
const isOpen = (text: string): boolean =>
  /[,(&/:–-]$|(?<!\p{L})\p{Ll}{1,4}$/u.test(text) || text.split("(").length > text.split(")").length;
