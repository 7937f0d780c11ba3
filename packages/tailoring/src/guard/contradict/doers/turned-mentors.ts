import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import type { NearestTask } from "../conflict-task.ts";

const GUIDED_BY = new RegExp(claimCue("guidedBy"), "gu");
const GUIDED = new RegExp(claimCue("guidesThem"), "gu");

const namesIn = (text: string, cue: RegExp): string[] =>
  [...text.matchAll(cue)].map(({ groups }) => (groups?.who ?? "").trim());

/** Before a name a sentence may open with another capital: "Bakırcı Ali Rıza". */
const lastOf = (name: string): string | undefined => name.split(" ").at(-1);

/** "Trained M. Laurent", "Ali Rıza'yı yetiştirdi", of whoever was an apprentice of theirs. */
export function turnedMentorConflicts({ sentence, line }: NearestTask): Conflict[] {
  const mentors = namesIn(line.text, GUIDED_BY);
  const said = namesIn(sentence.text, GUIDED).find((name) =>
    mentors.some((mentor) => lastOf(mentor) === lastOf(name)),
  );
  return said && !namesIn(line.text, GUIDED).length ? [{ kind: "doer", said, known: line.text }] : [];
}
