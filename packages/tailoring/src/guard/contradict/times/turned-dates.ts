import type { Conflict } from "@terzi/contracts/cv";
import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { NearestTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "../numbers/placed-numbers.ts";

const UNTIL = new RegExp(String.raw`(?:${numberCue("untilDate")})\s(?:\p{L}+\s)?$`, "iu");
const UNTIL_BEHIND = new RegExp(
  String.raw`^['’]?\p{L}*\s?(?:${numberCue("untilDateBehind")})(?!\p{L})`,
  "iu",
);

const isUntil = ({ number: { start, end }, line: { text } }: PlacedNumber): boolean =>
  UNTIL.test(text.slice(0, start)) || UNTIL_BEHIND.test(text.slice(end));
const isSince = ({ number: { relation } }: PlacedNumber): boolean => relation === "since";

/** "Until 2016", of what has gone on since 2016. */
export function turnedDateConflicts({ sentence, line }: NearestTask): Conflict[] {
  const datesIn = (one: typeof line) => numbersIn(one).filter(({ number }) => number.unit === "date");
  return datesIn(sentence).flatMap((said) => {
    const same = datesIn(line).filter(({ number }) => number.value === said.number.value);
    const isTurned = (known: PlacedNumber) =>
      (isUntil(said) && isSince(known) && !isUntil(known)) ||
      (isSince(said) && isUntil(known) && !isSince(known));
    const [known] = same;
    return known && same.every(isTurned)
      ? [{ kind: "period" as const, said: writtenWith(said), known: writtenWith(known) }]
      : [];
  });
}
