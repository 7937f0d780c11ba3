import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

const DENIES = new RegExp(`${guardCue("deniesAhead")}|${guardCue("deniesBehind")}`, "iu");
const HOLDS = new RegExp(claimCue("holdsIt"), "iu");
/** The name of a licence as it is shortened: "CPC", "EKAT". */
const SHORT = /(?<![\p{L}\d])\p{Lu}{2,}\d*(?![\p{L}\d])/gu;

/** "Holds a CPC", "EKAT belgeli", of who writes that they have none. */
export function deniedCredentialConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (!HOLDS.test(sentence.text) || DENIES.test(sentence.text)) return [];
  const parts = linesOf(entries).flatMap(({ text }) => text.split(/[,;.()]/u));
  const said = sentence.text.match(SHORT) ?? [];
  return said.flatMap((name) => {
    const named = parts.filter((part) => part.match(SHORT)?.includes(name));
    const [known] = named;
    return known && named.every((part) => DENIES.test(part))
      ? [{ kind: "denial" as const, said: name, known: known.trim() }]
      : [];
  });
}
