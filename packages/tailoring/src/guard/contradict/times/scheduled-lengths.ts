import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { NearestTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "../numbers/placed-numbers.ts";
import { polesOf } from "../scope/opposed-words.ts";

/** "Nine days early": how much before or after its time something was, not how long it took. */
const isOffSchedule = ({ number: { end }, line }: PlacedNumber): boolean =>
  polesOf(line, "schedule").some((pole) => pole.start - end <= 1 && pole.end > end);

const TAKES = new RegExp(String.raw`(?<!\p{L})(?:${claimCue("takingSoLong")})\s$`, "iu");
const TAKES_BEHIND = new RegExp(String.raw`^\s${numberCue("inAll")}(?!\p{L})`, "iu");

/** "In nine days", of what was done nine days early. */
export function scheduledLengthConflicts({ sentence, line }: NearestTask): Conflict[] {
  const told = numbersIn(line);
  return numbersIn(sentence).flatMap((said) => {
    const { start, end, value } = said.number;
    const isLength = TAKES.test(sentence.text.slice(0, start)) || TAKES_BEHIND.test(sentence.text.slice(end));
    if (!isLength || said.measure.kind === "" || said.number.unit === "%" || isOffSchedule(said)) return [];
    const same = told.filter(({ number }) => number.value === value);
    const [known] = same;
    return known && same.every(isOffSchedule)
      ? [{ kind: "period" as const, said: writtenWith(said), known: writtenWith(known) }]
      : [];
  });
}
