import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import type { NearestTask } from "../conflict-task.ts";

const EVERY_SO_MANY = new RegExp(turnedCue("everySoMany"), "giu");
const EVERY_ONE = new RegExp(turnedCue("everyOne"), "giu");

const timesIn = (cue: RegExp, text: string): string[] =>
  [...text.matchAll(cue)].map(({ groups }) => foldAscii(groups?.span ?? ""));

/** "Every Saturday", of "every other Saturday". */
export function everySoManyConflicts({ sentence, line }: NearestTask): Conflict[] {
  const { text } = line;
  const known = timesIn(EVERY_SO_MANY, text);
  const isSaid = timesIn(EVERY_ONE, sentence.text).some((time) => known.includes(time));
  const isKnown = timesIn(EVERY_ONE, text).some((time) => known.includes(time));
  const isSoMany = timesIn(EVERY_SO_MANY, sentence.text).length > 0;
  return isSaid && !isKnown && !isSoMany ? [{ kind: "period", said: sentence.text, known: text }] : [];
}
