import { byWord } from "@terzi/language/by-word";
import type { Token } from "@terzi/language/tokens";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import type { Frequency } from "./frequency-ids.ts";

const QUARTERS = byWord<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 4,
  ilk: 1,
  birinci: 1,
  ikinci: 2,
  ucuncu: 3,
  dorduncu: 4,
  son: 4,
});

/** "Q2", "the second quarter", "2. çeyrek": a part of a year that has its own name. */
function quarterAt(tokens: readonly Token[], at: number): Frequency | null {
  const key = tokens[at]?.key ?? "";
  const short = /^(?:q([1-4])|([1-4])q)$/.exec(key);
  const isNamed = /^(?:quarter$|ceyre[kg])/.test(tokens[at + 1]?.key ?? "");
  const digit = /^([1-4])(?:st|nd|rd|th)?$/.exec(key)?.[1];
  const number = short ? Number(short[1] ?? short[2]) : isNamed ? (QUARTERS[key] ?? Number(digit ?? 0)) : 0;
  return number ? { id: `c:quarter ${number} of the year`, from: at, to: at + (short ? 1 : 2) } : null;
}

/** All frequencies that a text states with a number: "every fourth week", "dört haftada bir", "4 times a year". */
export function readFrequencies(tokens: readonly Token[], language: GuardLanguage): Frequency[] {
  const found: Frequency[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const frequency = language.frequencyAt(tokens, at) ?? quarterAt(tokens, at);
    if (!frequency) continue;
    found.push(frequency);
    at = frequency.to - 1;
  }
  return found;
}
