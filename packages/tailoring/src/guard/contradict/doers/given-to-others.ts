import type { Conflict } from "@terzi/contracts/cv";
import { isRole } from "../../entail/people-terms.ts";
import type { Line } from "../../parse/line.ts";
import type { ToldWord } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { type Side, sidesIn } from "../scope/crossed-sides.ts";
import { sharedWords } from "../scope/opposed-words.ts";

/** Who else it was: "our director". */
const peopleIn = ({ words }: Side, { clauses }: Line): ToldWord[] =>
  words.filter((word) =>
    clauses.some(({ terms }) =>
      terms.some((term) => isRole(term) && term.start <= word.start && term.end >= word.end),
    ),
  );

/** "Together with the manager" tells no deed of theirs. */
const tellsDeed = ({ words }: Side, { clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some(
      (action) =>
        !action.isNominal && words.some(({ start, end }) => action.start < end && action.end > start),
    ),
  );

/** "With our director adding the annex", of who added it oneself while the director wrote the bid. */
export function givenToOthersConflicts({ sentence, line }: NearestTask): Conflict[] {
  const known = sidesIn(line);
  const mine = known.filter(({ isMine }) => isMine);
  const isGiven = sidesIn(sentence).some((said) => {
    const people = peopleIn(said, sentence);
    const theirs = known.find(
      (side) =>
        !side.isMine &&
        tellsDeed(side, line) &&
        sharedWords(people, sentence, peopleIn(side, line), line).length > 0,
    );
    if (!people.length || !theirs || said.isMine) return false;
    const rest = said.words.filter((word) => !people.includes(word));
    const ofTheirs = sharedWords(rest, sentence, theirs.words, line).length;
    return mine.some(
      (own) => ofTheirs === 0 && sharedWords(rest, sentence, own.words, line).length >= SHARED_AT_LEAST,
    );
  });
  return isGiven ? [{ kind: "doer", said: sentence.text, known: line.text }] : [];
}
/** With a single common word both may be about different things. */
const SHARED_AT_LEAST = 2;
