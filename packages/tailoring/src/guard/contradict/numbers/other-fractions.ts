import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { Line } from "../../parse/line.ts";
import type { NearestTask } from "../conflict-task.ts";
import { LACKING } from "./shares-told.ts";

const OUT_OF = new RegExp(String.raw`^(?:\s?/\s?|\s(?:${claimCue("amongSoMany")})\s)$`, "iu");
const WHOLE = 100;

/** The shares that a line tells as so many of so many: "1 in 4", "1/5". */
const fractionsIn = ({ text, words: { numbers } }: Line): number[] =>
  numbers.flatMap((part, at) => {
    const whole = numbers[at + 1];
    const isPart = whole && part.value < whole.value && whole.unit === "" && part.unit === "";
    return isPart && Number.isInteger(part.value) && OUT_OF.test(text.slice(part.end, whole.start))
      ? [(part.value / whole.value) * WHOLE]
      : [];
  });

/** "Three quarters", of one in four. */
export function toldShareConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [known, ...more] = fractionsIn(line);
  const said = sentence.words.numbers.find(({ unit }) => unit === "%");
  if (known === undefined || more.length || !said || fractionsIn(sentence).length) return [];
  if (LACKING.test(sentence.text) || line.words.numbers.some(({ unit }) => unit === "%")) return [];
  return Math.abs(said.value - known) > ROUNDED
    ? [{ kind: "number", said: sentence.text.slice(said.start, said.end), known: line.text }]
    : [];
}
/** "A third", of three in ten. */
const ROUNDED = 5;
