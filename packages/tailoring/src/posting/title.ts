import type { Language } from "@terzi/contracts/language";
import { annotate } from "../lexicon/annotate.ts";
import { occupationOf } from "../lexicon/occupations.ts";
import type { Draft } from "./draft.ts";
import type { PlacedLine } from "./sections.ts";
import { isMachineOrder, isStuffed } from "./warnings.ts";

const MOST_WORDS = 14;
const FIRST_LINES = 6;

/**
 * The job itself, read from the title: to have worked as that counts as an experience. Taken from the first lines, where
 * a short line names an occupation; undefined when none does.
 */
export function readTitle(lines: PlacedLine[], language: Language): Draft | undefined {
  for (const line of lines.slice(0, FIRST_LINES)) {
    const text = titlePart(line.text);
    const { words } = annotate(text, language);
    if (!words.length || words.length > MOST_WORDS || line.isBullet || /[.!?]$/.test(line.text)) continue;
    if (isMachineOrder(text) || isStuffed(text)) continue;
    if (!occupationOf(words).groups.size || !words.some((word) => word.telling > 0)) continue;
    const start = line.start + line.text.indexOf(text);
    return {
      kind: "experience",
      importance: "must",
      text,
      span: { start, end: start + text.length },
      term: text,
      key: `title ${words.map((word) => word.key).join(" ")}`,
      telling: 1,
      mentions: 3,
    };
  }
  return undefined;
}

/** "Senior Nurse (Night Shift) - London": the part that names the job. */
function titlePart(text: string): string {
  const cut = text.split(/\s[-–—|@]\s|\s*\(|,\s/)[0]?.trim() ?? "";
  return cut.length > 3 ? cut : text.trim();
}
