import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { saysWhole } from "../../retell/keeps-whole.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { isPartOfCount } from "../numbers/no-count.ts";
import { numbersIn, type PlacedNumber } from "../numbers/placed-numbers.ts";

const OF_TOTAL = new RegExp(String.raw`^ ${guardCue("ofTotal")}$`, "iu");
const ENDS_AS_PART = new RegExp(String.raw`^[\d.,]+${guardCue("endsAsPart")}(?!\p{L})`, "iu");
const SHARE_ENDS_AS_PART = new RegExp(String.raw`^%?[\d.,]+${guardCue("endsAsPart")}(?!\p{L})`, "iu");
const EXCEPTS = new RegExp(`${guardCue("keepsDenial")}|${guardCue("lacking")}`, "iu");

/** "Two of them", "31 of 38", "38 ekranın 31'i". */
const isPart = (known: PlacedNumber): boolean => {
  const { number, line } = known;
  return (
    isPartOfCount(known) ||
    line.words.numbers.some((total) => OF_TOTAL.test(line.text.slice(number.end, total.start))) ||
    ENDS_AS_PART.test(line.text.slice(number.start))
  );
};

/** "All nine", "all 1,200". */
const isAll = ({ start }: NumberTerm, { text }: Line): boolean => ALL.test(text.slice(0, start));
const ALL = /\ball (?:of )?(?:the |my |our )?$/iu;

const HUNDRED = 100;
const SHARE_OF = new RegExp(String.raw`^\s?(?:%|percent|per cent)?\s(?:${guardCue("ofTotal")})`, "iu");
/** "%90'ını", "90 % of them". */
const isShareOf = ({ unit, value, start, end }: NumberTerm, text: string): boolean =>
  unit === "%" &&
  value < HUNDRED &&
  (SHARE_ENDS_AS_PART.test(text.slice(start)) || SHARE_OF.test(text.slice(end)));

/** "Trained four, all of whom passed", of four of whom three did. */
export function allOfPartConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  // "All but one" says as much as the line.
  const isOfAll = saysWhole(sentence) || sentence.words.numbers.some((number) => isAll(number, sentence));
  if (entries.length > 1 || !isOfAll || EXCEPTS.test(sentence.text)) return [];
  const said = new Set(sentence.words.numbers.map(({ value }) => value));
  const partly = lines.slice(0, NEAREST).find(({ line }) => {
    const all = numbersIn(line);
    // "The doctors took up 90 % of them."
    const isShared = all.some(({ number }) => isShareOf(number, line.text) && !said.has(number.value));
    if (isShared && all.some(({ number: { unit, value } }) => unit === "" && said.has(value))) return true;
    const known = all.filter(({ number }) => number.unit === "");
    const parts = known.filter((one) => isPart(one) && !said.has(one.number.value));
    return known.some(
      ({ number: { value } }) =>
        said.has(value) &&
        // "73, all but five", of 73 of whom 68 did.
        parts.some(({ number }) => number.value < value && !said.has(value - number.value)),
    );
  });
  return partly ? [{ kind: "scope", said: sentence.text, known: partly.line.text }] : [];
}
const NEAREST = 2;
