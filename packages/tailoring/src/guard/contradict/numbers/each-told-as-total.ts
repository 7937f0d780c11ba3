import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import type { NearestTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

const TOTAL = new RegExp(turnedCue("total"), "iu");
const EACH = new RegExp(turnedCue("ofEach"), "iu");
const REACH = 25;

/** What stands right before and behind a number, up to the next sign or number. */
const around = ({ number: { start, end }, line: { text } }: PlacedNumber): [string, string] => [
  /[^,;.()\d]*$/u.exec(text.slice(0, start))?.[0].slice(-REACH) ?? "",
  /^[^,;.()\d]*/u.exec(text.slice(end))?.[0].slice(0, REACH) ?? "",
];

/** "Totalling 310 lots", of "310 lots per sale". */
export function eachToldAsTotalConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (TOTAL.test(line.text)) return [];
  const known = numbersIn(line);
  return numbersIn(sentence).flatMap((said) => {
    const [before, behind] = around(said);
    if (!TOTAL.test(`${before} ${behind}`) || EACH.test(behind)) return [];
    if (sentence.words.language.isVerbFinal && EACH.test(before)) return [];
    const same = known.filter(({ number }) => isNear(number.value, said.number.value));
    const [other] = same;
    const isOfEach = same.every((one) => around(one).some((text) => EACH.test(text)));
    return other && isOfEach
      ? [{ kind: "number" as const, said: writtenWith(said), known: writtenWith(other) }]
      : [];
  });
}

/** "560 children at each of four schools", of 560 children at four schools: all together, of which each has a part. */
export function totalToldAsEachConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [said, known] = [numbersIn(sentence), numbersIn(line)];
  if (!EACH_OF.test(sentence.text) || EACH_OF.test(line.text) || EACH.test(line.text)) return [];
  const shared = said.filter((one) => known.some(({ number }) => number.value === one.number.value));
  const [largest, ...others] = shared.toSorted((a, b) => b.number.value - a.number.value);
  return largest && others.length ? [{ kind: "number", said: sentence.text, known: line.text }] : [];
}
const EACH_OF = new RegExp(turnedCue("eachOf"), "iu");
