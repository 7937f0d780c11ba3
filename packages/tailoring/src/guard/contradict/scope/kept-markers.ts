import type { ConflictKind } from "@terzi/contracts/cv";
import { guardCue, wordShape } from "../../../languages/all-guard-cues.ts";
import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";
import type { Line } from "../../parse/line.ts";

/** Words that keep what a marker says without being markers. */
export const KEPT: Partial<Record<ConflictKind, RegExp>> = {
  denial: new RegExp(`${guardCue("keepsDenial")}|${guardCue("deniedOtherwise")}`, "iu"),
  doer: new RegExp(`${guardCue("keepsDoer")}|${guardCue("notAlone")}`, "iu"),
  state: new RegExp(`${guardCue("keepsState")}|${workedOutCue("calledOff")}`, "iu"),
};

/** "Muhasebeyle hazırladığı", of what was done "muhasebeyle birlikte": the companion's own word says as much. */
const namesCompanion = (text: string, known: string): boolean =>
  (text.match(WITH_SOMEBODY) ?? []).some((word) => known.toLowerCase().includes(`${word.toLowerCase()} `));
const WITH_SOMEBODY = new RegExp(String.raw`(?<!\p{L})\p{L}{3,}${wordShape("with")}(?!\p{L})`, "giu");

/**
 * Whether a sentence says in other words what a marker says. "With two insurers", of who helped with it, is as in the
 * line, and names nobody who did it.
 */
export function keeps(kind: ConflictKind, { text }: Line, known: Line): boolean {
  const kept = KEPT[kind];
  if (!kept) return false;
  if (kind === "doer" && namesCompanion(text, known.text)) return true;
  const isHelp = known.clauses.some(({ markers }) => markers.has("assist") && !markers.has("jointly"));
  if (kind !== "doer" || !isHelp) return kept.test(text);
  return [...text.matchAll(new RegExp(kept, "giu"))].some(({ 0: said, index }) => {
    const behind = /^(?:\s+\S+){2}/u.exec(text.slice(index + said.length))?.[0];
    return !behind || !known.text.includes(`${said}${behind}`.replace(/[.,;]$/u, ""));
  });
}
