import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { isRole } from "../../entail/people-terms.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";

const POSED = new RegExp(turnedCue("posedAs"), "diu");
/** What says that a line tells of somebody whom one was with. */
const BESIDE = ["assist", "accompany", "guided", "jointly", "agent"];

/** The words of those parts of a line that tell of somebody whom one helped, or went with. */
const beside = (line: Line): ToldWord[] => {
  const clauses = line.clauses.filter(({ markers }) => BESIDE.some((marker) => markers.has(marker)));
  // "Apprentice joiner under Peter Voss": what a line opens with is oneself.
  const terms = clauses.flatMap((clause) => clause.terms).filter(({ start }) => start > 0);
  return toldWordsIn(line).filter((word) =>
    terms.some(({ start, end }) => word.start >= start && word.end <= end),
  );
};

/** "Under the guidance of a senior ceramist": whatever they are called, it is a person. */
const isGuided = ({ clauses }: Line): boolean => clauses.some(({ markers }) => markers.has("guided"));
const isRoleAt = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ terms }) => terms.some((term) => term.start <= start && term.end >= end && isRole(term)));

/** "As quality controller", of who went along with one: whom a line tells that one helped isn't oneself. */
export function posedAsCompanionConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const [from, to] = POSED.exec(sentence.text)?.indices?.groups?.posed ?? [0, 0];
  const posed = toldWordsIn(sentence).filter(
    ({ start, end, isEmpty }) => !isEmpty && start >= from && end <= to,
  );
  const head = posed.at(-1);
  if (!head || POSED.test(line.text) || !(isRoleAt(head, sentence) || isGuided(line))) return [];
  const titles = linesOf(entries.map((entry) => ({ ...entry, texts: [] }))).flatMap(toldWordsIn);
  const theirs = sharedWords(posed, sentence, beside(line), line);
  return theirs.includes(head) &&
    theirs.length * 2 >= posed.length &&
    !sharedWords([head], sentence, titles, line).length
    ? [{ kind: "role", said: sentence.text.slice(from, to), known: line.text }]
    : [];
}
