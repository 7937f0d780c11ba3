import type { Language } from "@terzi/contracts/languages";
import { postingLanguage } from "../languages/posting-languages.ts";
import { isListed } from "./items.ts";
import type { PlacedLine } from "./line.ts";

/**
 * A sentence outside the lists of a posting that has them, or planted between their items: its wishes count, but
 * anybody may have put it there.
 */
export function isFree(lines: readonly PlacedLine[], at: number, language: Language): boolean {
  const line = lines[at];
  if (!line || line.isBullet || postingLanguage(language).isWish(line.text)) return false;
  if (tellsDuties(lines, at)) return false;
  if (!isListed({ ...line, section: line.headed ?? line.section })) return true;
  const before = lines[at - 1];
  return (
    before?.isBullet === true &&
    before.section === line.section &&
    line.startsLine &&
    /[.!]\s*$/.test(line.text)
  );
}

/** So likely each must be to ask, and so many of them, that a paragraph in front of the lists tells of the work. */
const SURE_OF_DUTY = 0.9;
const LEAST_DUTIES = 2;

/** "You regulate the tram service. You prepare the rosters. …": the work told in prose, before a list of demands. */
function tellsDuties(lines: readonly PlacedLine[], at: number): boolean {
  if (lines.findIndex(({ isBullet }) => isBullet) < at) return false;
  const first = lines.findLastIndex(({ startsLine }, index) => startsLine && index <= at);
  const next = lines.findIndex(({ startsLine }, index) => startsLine && index > at);
  const paragraph = lines.slice(Math.max(0, first), next < 0 ? undefined : next);
  return paragraph.filter(({ asks = 0 }) => asks >= SURE_OF_DUTY).length >= LEAST_DUTIES;
}
