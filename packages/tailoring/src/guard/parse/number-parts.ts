import { MULTIPLES, SCALES } from "@terzi/language/numbers";
import type { Token } from "@terzi/language/tokens";
import { numberCue } from "../../languages/all-guard-cues.ts";
import { workedOutCue } from "../../languages/all-worked-out-cues.ts";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import type { NumberUnit, Relation } from "./number-term.ts";
import { readShare } from "./number-values.ts";

/** A number with the tokens that it takes up: `from` to before `to`. */
export type Reached = {
  value: number;
  unit: NumberUnit;
  hasMonth: boolean;
  relation?: Relation;
  from: number;
  to: number;
  /** The token after the value itself, before its unit: "6 | yılı aşkın". */
  next?: number;
};

/** "two thirds", "doubled", "binde 1". */
export function readPart(tokens: readonly Token[], at: number, language: GuardLanguage): Reached | null {
  const partOfMillion = readPartOfMillion(tokens, at);
  if (partOfMillion) return partOfMillion;
  const share = readShare(tokens, at, language);
  if (share) return { value: share, unit: "%", hasMonth: false, from: at, to: at + 2 };
  const key = tokens[at]?.key ?? "";
  const perMille = language.perMilleAt(tokens, at);
  if (perMille) return { value: perMille.value, unit: "%", hasMonth: false, from: at, to: perMille.next };
  const multiple = isHalfOfTime(tokens, at) ? undefined : MULTIPLES[halfOf(key)];
  if (!multiple) return null;
  const { value, unit } = multiple;
  const found: Reached = { value, unit, hasMonth: false, from: at, to: at + 1 };
  // "Half of the parents" changes nothing.
  return /^(?:half|yari(?:si)?)$/.test(halfOf(key)) ? found : { ...found, relation: "by" };
}

const PARTS_OF_MILLION = (
  [
    ["quarterMillion", 250_000],
    ["halfMillion", 500_000],
  ] as const
).map(([name, value]) => ({ value, words: new RegExp(`^(?:${workedOutCue(name)})(?![a-z])`, "u") }));
const MOST_WORDS = 5;
const MILLION = 1_000_000;

/** "A quarter of a million" is a number, and no share. */
function readPartOfMillion(tokens: readonly Token[], at: number): Reached | null {
  const next = tokens.slice(at, at + MOST_WORDS);
  if (!next.some(({ key }) => (SCALES[key] ?? 0) >= MILLION)) return null;
  const ahead = next.map(({ key }) => key).join(" ");
  for (const { value, words } of PARTS_OF_MILLION) {
    const said = words.exec(ahead)?.[0];
    if (said) return { value, unit: "", hasMonth: false, from: at, to: at + said.split(" ").length };
  }
  return null;
}

/** "yarısının", "yarısına": with whatever ending. */
const halfOf = (key: string): string => key.replace(/^yarisi(?:n[iu]n?|n[ae]|nd[ae]n?)$/, "yarisi");

const TIME_BEHIND_HALF =
  /^(?:an?|day|days|hour|hours|year|yearly|term|time|marathon|board|zamanli|final|yil|mamul|gun)$/;

const NIGHT = new RegExp(`^${numberCue("halvedNight")}$`, "u");

/** "The second half", "half a year", "half-day", "yarı zamanlı", "gece yarısı" aren't shares. */
const isHalfOfTime = (tokens: readonly Token[], at: number): boolean =>
  NIGHT.test(tokens[at - 1]?.key ?? "") ||
  (/^(?:half|yari)$/.test(tokens[at]?.key ?? "") &&
    (/^(?:first|second|other|and|ilk|ikinci)$/.test(tokens[at - 1]?.key ?? "") ||
      (tokens[at - 1]?.key === "a" && tokens[at - 2]?.key === "and") ||
      TIME_BEHIND_HALF.test(tokens[at + 1]?.key ?? "")));
