import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import type { NearestTask } from "../conflict-task.ts";

const TARGET = new RegExp(String.raw`(?<!\p{L})(?:${claimCue("targetOf")})[^\d,;]{0,12}$`, "iu");
const ABOVE = new RegExp(claimCue("aboveTarget"), "iu");
const BELOW = new RegExp(claimCue("belowTarget"), "iu");

/** Whether what a line tells was above its target: "92 %, target 95"; null without both. */
function isAboveTarget({ text, words: { numbers } }: Line): boolean | null {
  const values = numbers.filter(({ unit }) => unit !== "date");
  const target = values.find(({ start }) => TARGET.test(text.slice(0, start)));
  const [value, ...others] = values.filter((one) => one !== target);
  return target && value && !others.length && target.value !== value.value
    ? value.value > target.value
    : null;
}

const PASSED_BY = new RegExp(String.raw`(?:${claimCue("exceedsBy")})$`, "iu");
const PASSED_BY_BEHIND = new RegExp(String.raw`^\s(?:${claimCue("exceedsByBehind")})(?!\p{L})`, "iu");
const WHOLE = 100;

/** "Exceeded the target by 108 %", of who reached 108 % of it. */
function passedBy(sentence: Line, line: Line): Conflict[] {
  const isPassed = ({ start, end }: NumberTerm, text: string): boolean =>
    PASSED_BY.test(text.slice(0, start)) || PASSED_BY_BEHIND.test(text.slice(end));
  return sentence.words.numbers
    .filter((said) => said.unit === "%" && said.value > WHOLE && isPassed(said, sentence.text))
    .flatMap((said) => {
      const known = line.words.numbers.find(({ unit, value }) => unit === "%" && value === said.value);
      return known && !isPassed(known, line.text)
        ? [{ kind: "direction" as const, said: sentence.text.slice(said.start), known: line.text }]
        : [];
    });
}

/** "Above target", of 92 % where the target was 95. */
export function missedTargetConflicts({ sentence, line }: NearestTask): Conflict[] {
  const isAbove = isAboveTarget(line);
  const said = isAbove === null ? null : (isAbove ? BELOW : ABOVE).exec(sentence.text);
  return said ? [{ kind: "bound", said: said[0], known: line.text }] : passedBy(sentence, line);
}
