import type { Conflict } from "@terzi/contracts/cv";
import { readConcepts } from "@terzi/lexicon/read-tables";
import { once } from "../../parse/once.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { meets } from "../../retell/words-lost.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";

const placeIds = once(
  () => new Set(readConcepts().flatMap(({ id, field }) => (field === "places" ? [`c:${id}`] : []))),
);

/** "Danish" may be of Denmark: only names of places are compared. */
const ADJECTIVE = /(?:ian|ish|ese|[^pd]an|ench|utch|eek|elsh|iss|qi|eli|thai)$/;

/** The places that a line names. */
const placesIn = (line: Line): { word: ToldWord; names: string[] }[] =>
  toldWordsIn(line).flatMap((word) => {
    const names = word.ids.filter((id) => placeIds().has(id) && !ADJECTIVE.test(id.replace(/ \(.*/, "")));
    return names.length ? [{ word, names }] : [];
  });

/** "From Germany and Spain", of what came from Germany and Italy: a place for one that the nearest line names. */
export function otherPlaceConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  const said = placesIn(sentence);
  if (!first || !said.length || entries.length > 1) return [];
  const known = new Set(linesOf(entries).flatMap((line) => placesIn(line).flatMap(({ names }) => names)));
  const allSaid = new Set(said.flatMap(({ names }) => names));
  const unsaid = placesIn(first.line).find(({ names }) => !meets(names, allSaid));
  const other = said.find(({ names }) => !meets(names, known));
  return other && unsaid ? [{ kind: "name", said: other.word.surface, known: first.line.text }] : [];
}
