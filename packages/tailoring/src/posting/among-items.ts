import type { Language } from "@terzi/contracts/languages";
import type { PlacedLine } from "./line.ts";
import { speaksOfElse } from "./speaks-of-else.ts";

/** How likely the next item is of the same kind as this one. */
const STAYS = 0.9;
/** Few words say little: how much their own odds count, as a power, and how sure they can be at most. */
const OWN = 0.6;
const LEAST = 0.04;
const EVEN = 0.5;
const MOST_WORDS_OF_AN_ITEM = 14;

/** A short line without a full stop. Most that is planted are sentences. */
const isItem = ({ text }: PlacedLine): boolean =>
  !/[.!?:…]\s*$/u.test(text) && text.split(/\s+/).length <= MOST_WORDS_OF_AN_ITEM;

const oddsOf = (chance: number): number => chance / (1 - chance);
const chanceOf = (odds: number): number => odds / (1 + odds);

/** How likely each item asks by those before it alone. Sentences between them are passed over. */
function chancesByBefore(lines: readonly PlacedLine[]): number[] {
  let chance = EVEN;
  let last: PlacedLine | undefined;
  return lines.map((line) => {
    if (!isItem(line)) return EVEN;
    const isNext = line.section === last?.section && line.isBullet === last.isBullet;
    const before = isNext ? chance : EVEN;
    const asks = chanceOf(oddsOf(before) * ownOdds(line));
    chance = STAYS * asks + (1 - STAYS) * (1 - asks);
    last = line;
    return before;
  });
}

const ownOdds = ({ asks = EVEN }: PlacedLine): number =>
  oddsOf(Math.min(1 - LEAST, Math.max(LEAST, asks))) ** OWN;

/**
 * Items that follow each other are mostly of one kind: what says little of itself ("Excel") is asked among others that
 * are. The two directions of a hidden Markov model (Rabiner 1989). Never less likely than by its own words.
 */
export function askAmongItems(lines: readonly PlacedLine[], language: Language): PlacedLine[] {
  const before = chancesByBefore(lines);
  const after = chancesByBefore(lines.toReversed()).toReversed();
  return lines.map((line, at) => {
    if (!isItem(line) || speaksOfElse(line, language)) return line;
    const odds = ownOdds(line) * oddsOf(before[at] ?? EVEN) * oddsOf(after[at] ?? EVEN);
    return { ...line, asks: Math.max(line.asks ?? EVEN, chanceOf(odds)) };
  });
}
