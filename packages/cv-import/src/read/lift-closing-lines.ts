import { MAY_CLOSE } from "./closing-sections.ts";
import type { Section } from "./find-sections.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import { type Line, withoutBullet } from "./line.ts";

/** Below such a line stand at most a date, a place and a name. */
const MOST_BELOW = 3;

const CLOSING = new RegExp(`^(?:${readingCue("onRequest")}|${readingCue("declares")})$`, "iu");

/**
 * "References available on request." and "I declare that the above is true." close the whole, under whichever heading they
 * happen to stand, with what is signed below them.
 */
export function liftClosingLines(section: Section): Section[] {
  const { kind, lines } = section;
  const at = MAY_CLOSE.has(kind) ? lines.findIndex(closes) : -1;
  if (at < 0 || lines.length - at > MOST_BELOW + 1) return [section];
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind: "references", heading: "", lines: lines.slice(at), why: null },
  ];
}

const closes = ({ cells: [first] }: Line): boolean => CLOSING.test(withoutBullet(first?.text ?? "").trim());
