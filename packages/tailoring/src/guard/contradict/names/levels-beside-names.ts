import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { partAt, type Rung, rungOf } from "../doers/level-conflicts.ts";

type Graded = { word: ToldWord; rung: Rung };

/** The words of a line beside each of which a level stands: "basic Danish". */
const gradedIn = (line: Line): Graded[] =>
  toldWordsIn(line).flatMap((word) => {
    const isNamed = /^\p{Lu}/u.test(word.surface) && word.ids.some((id) => id.startsWith("c:"));
    const rung = isNamed ? rungOf(partAt(word.start, line.text)) : null;
    return rung ? [{ word, rung }] : [];
  });

/** "Fluent Danish and basic Dutch", of who is fluent in Dutch: in prose, where no list of languages says which. */
export function levelBesideNameConflicts({ sentence, entries }: NearestTask): Conflict[] {
  const known = linesOf(entries).flatMap(gradedIn);
  const differs = ({ word, rung }: Graded): boolean => {
    const same = known.filter((one) =>
      word.ids.some((id) => id.startsWith("c:") && one.word.ids.includes(id)),
    );
    return same.length > 0 && same.every((one) => rung.lowest > one.rung.highest);
  };
  const said = gradedIn(sentence).find(differs);
  return said ? [{ kind: "level", said: said.word.surface, known: known[0]?.word.surface ?? "" }] : [];
}
