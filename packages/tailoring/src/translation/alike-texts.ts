import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { wordKeys } from "@terzi/language/tokens";
import { idsOfLine } from "../guard/entail/line-ids.ts";
import { readLine } from "../guard/parse/read-line.ts";
import { guardLanguage } from "../languages/guard-languages.ts";
import { assign } from "./assign.ts";

/** A name or two doesn't tell a language. */
const TELLING_WORDS = 3;

/** Whether a text is long enough to tell its language, and tells this one. */
export const isIn = (text: string, language: Language): boolean =>
  wordKeys(text).length >= TELLING_WORDS && detectLanguage(text) === language;

/** What a text says that both languages share: its numbers, and what its words mean or are called. */
type Said = { numbers: Set<string>; ids: Set<string> };

function readSaid(text: string, mostly: Language): Said {
  const language = guardLanguage(isIn(text, mostly) ? mostly : detectLanguage(text));
  const line = readLine(text, { language, names: new Set() });
  const numbers = line.words.numbers.map(({ value, unit }) => `${value}${unit}`);
  return {
    numbers: new Set(numbers),
    ids: new Set([...idsOfLine(line)].filter((id) => !id.startsWith("e:"))),
  };
}

/** How much two sets share, from 0 to 1 (Dice). */
const shared = (a: Set<string>, b: Set<string>): number =>
  a.size + b.size ? (2 * [...a].filter((one) => b.has(one)).length) / (a.size + b.size) : 0;

/** A number is the surest sign; texts with nothing in common are paired by position. */
const NUMBER_WORTH = 1.5;
const SAME_WORTH = 4;
const PLACE_WORTH = 0.02;

type Texts = { texts: string[]; language: Language };

/**
 * For each text of a list, the index of the one in the other language that says the same; undefined where none is
 * left.
 */
export function alignTexts(first: Texts, second: Texts): (number | undefined)[] {
  const isInPlace =
    first.texts.length === second.texts.length &&
    (first.texts.length < 2 || first.texts.every((text, at) => text === second.texts[at]));
  if (isInPlace) return first.texts.map((_, at) => at);
  const [left, right] = [first, second].map(({ texts, language }) =>
    texts.map((text) => readSaid(text, language)),
  );
  return assign(
    first.texts.map((text, row) =>
      second.texts.map((other, column) => {
        const [a, b] = [left?.[row], right?.[column]];
        if (!a || !b) return 0;
        return (
          (text === other ? SAME_WORTH : 0) +
          NUMBER_WORTH * shared(a.numbers, b.numbers) +
          shared(a.ids, b.ids) +
          (row === column ? PLACE_WORTH : 0)
        );
      }),
    ),
  );
}
