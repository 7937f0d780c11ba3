import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { wordsSaid } from "../../align/align-sentence.ts";
import { spansOf } from "../../parse/spans.ts";
import type { ConflictTask } from "../conflict-task.ts";

const UNAIDED = new RegExp(guardCue("unaided"), "iu");
/** "Do not scan alone". */
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");
const ALONE = new RegExp(guardCue("aloneKnown"), "iu");
const AIDED = ["guided", "jointly", "assist", "join"];
/** With fewer words of a line a sentence may tell of something else. */
const SHARED_AT_LEAST = 2;

/** "Independently", "tek başına", of what the nearest line says was done with others, or under somebody's eyes. */
export function unaidedConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  const said = UNAIDED.exec(sentence.text)?.[0];
  if (!first || said === undefined || entries.length > 1) return [];
  if (DENIES.test(sentence.text.replace(said, ""))) return [];
  const { line } = first;
  // "The only designer until a second one joined" was alone before.
  if (ALONE.test(line.text)) return [];
  const isAided = line.clauses.some(({ markers }) => AIDED.some((marker) => markers.has(marker)));
  const shared = wordsSaid(spansOf(sentence).words, sentence, line).length;
  return isAided && shared >= SHARED_AT_LEAST ? [{ kind: "doer", said, known: line.text }] : [];
}
