import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../languages/all-turned-cues.ts";
import { isNear } from "../entail/compare-numbers.ts";
import type { ConflictTask } from "./conflict-task.ts";
import { numbersIn, writtenWith } from "./placed-numbers.ts";

const EXACTLY = new RegExp(String.raw`(?:${turnedCue("exactly")})\s[$€£₺]?$`, "iu");

/** "Precisely 400", of what the nearest line gives roughly. */
export function exactnessConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  if (!first || entries.length > 1) return [];
  return numbersIn(sentence).flatMap((said) => {
    if (!EXACTLY.test(sentence.text.slice(0, said.number.start))) return [];
    const same = numbersIn(first.line).filter(({ number }) => isNear(number.value, said.number.value));
    const [known] = same;
    return known && same.every(({ number }) => number.bound !== "exact")
      ? [{ kind: "bound" as const, said: writtenWith(said), known: writtenWith(known) }]
      : [];
  });
}
