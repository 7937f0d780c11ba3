import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
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

/** "Above target", of 92 % where the target was 95. */
export function missedTargetConflicts({ sentence, line }: NearestTask): Conflict[] {
  const isAbove = isAboveTarget(line);
  const said = isAbove === null ? null : (isAbove ? BELOW : ABOVE).exec(sentence.text);
  return said ? [{ kind: "bound", said: said[0], known: line.text }] : [];
}
