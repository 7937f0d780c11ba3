import type { Line } from "../read/line.ts";

const NAMED = /\s*\(LinkedIn\)$/;
const BEGUN = /^(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/\S*$/;

/** LinkedIn's "Save to PDF" breaks the profile's address at the edge of its narrow bar, and labels it after that. */
export function joinLinkedInAddress(lines: Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    if (before && BEGUN.test(before.text) && isRest(line)) return [];
    const cell = line.cells[0];
    if (!next || !cell || !BEGUN.test(line.text) || !isRest(next)) return [line];
    const text = line.text + next.text.replace(NAMED, "");
    return [{ ...line, text, cells: [{ ...cell, text, runs: [{ ...cell, text }] }] }];
  });
}

/** The rest of an address is one word. */
const isRest = ({ text }: Line): boolean => NAMED.test(text) && /^\S+$/.test(text.replace(NAMED, ""));
