import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

const RANK = String.raw`(?<!\p{L})(?<rank>${claimCue("rankOfTitle")})\s`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "Principal Test Engineer", of a test engineer: their own title with a rank before it that no line gives them. */
export function raisedTitleConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const titles = entries.flatMap(({ kind, heading }) =>
    kind === "experiences" ? heading.filter(({ isTitle }) => isTitle) : [],
  );
  const lines = linesOf(entries);
  return titles.flatMap(({ line: { text } }) => {
    const raised = text.trim() && new RegExp(RANK + escaped(text.trim()), "iu").exec(sentence.text);
    const rank = raised ? (raised.groups?.rank ?? "").toLowerCase() : "";
    const isHeld = lines.some((line) => line.text.toLowerCase().includes(rank));
    return rank && !isHeld ? [{ kind: "role" as const, said: `${rank} ${text}`, known: text }] : [];
  });
}
