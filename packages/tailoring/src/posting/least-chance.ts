import type { Language } from "@terzi/contracts/languages";
import { readDegree } from "@terzi/language/read-degree";
import { wordKeys } from "@terzi/language/tokens";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import type { ConceptKind } from "../lexicon/concept-kind.ts";
import { isListed } from "./items.ts";
import type { PlacedLine } from "./line.ts";
import { speaksOfElse } from "./speaks-of-else.ts";

/** Less likely than this to ask, a line asks nothing, whatever the rules say. A short item says little of itself. */
const NEVER = { surely: 0, short: 0.1, clear: 0.3, other: 0.4 };
const MOST_WORDS_OF_A_SHORT_ITEM = 6;

/**
 * What stands in a column of what is asked, or names a thing to be held or used in a list of demands, is asked,
 * whatever its words are, and so is what the reader is asked. A duty in a list, and a wish for such a thing, hardly need
 * to be likely.
 */
export function leastChanceOf(line: PlacedLine, language: Language): number {
  const spoken = postingLanguage(language);
  if (spoken.asksReader(line.text)) return NEVER.surely;
  const usually = spoken.asksClearly(line.text) ? NEVER.clear : NEVER.other;
  if (!isListed(line)) {
    const isWished = spoken.isWish(line.text) && namesHeld(line, language);
    return isWished && !speaksOfElse(line, language) ? NEVER.short : usually;
  }
  if (line.under !== undefined) return NEVER.surely;
  const isHeaded = isListed({ ...line, section: line.headed ?? line.section });
  const keys = wordKeys(line.text);
  const isShort = keys.length <= MOST_WORDS_OF_A_SHORT_ITEM;
  if (line.isBullet && isHeaded && isShort && namesHeld(line, language)) return NEVER.surely;
  const isDuty = line.isBullet && isHeaded && spoken.beginsTask(keys[0] ?? "");
  return isShort || (isDuty && !speaksOfElse(line, language)) ? NEVER.short : usually;
}

/** What people hold or use, rather than what they know: a name of one seldom stands in a list by chance. */
const HELD: ReadonlySet<ConceptKind> = new Set(["tool", "certificate", "language"]);

const namesHeld = ({ text }: PlacedLine, language: Language): boolean =>
  readDegree(text) !== undefined ||
  annotate(text, language).named.some(({ concept }) => HELD.has(concept.kind));
