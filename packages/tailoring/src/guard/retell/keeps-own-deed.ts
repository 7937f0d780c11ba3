import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Line } from "../parse/line.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { meets } from "./words-lost.ts";

const SHARED = ["agent", "other", "jointly", "join", "assist"];
const isShared = ({ markers }: Clause): boolean => SHARED.some((marker) => markers.has(marker));
const isByOthers = ({ markers, actions }: Clause): boolean =>
  (markers.has("agent") || markers.has("other")) && actions.some(({ isPlain }) => !isPlain);

const deedsOf = (line: Line, clauses: Clause[]): ToldWord[] =>
  toldWordsIn(line).filter(({ start, end }) =>
    clauses.some(({ actions }) =>
      actions.some((action) => isFiniteVerb(action) && action.start <= start && action.end >= end),
    ),
  );

const isOwnWord = (id: string): boolean => /^[wevs]:/.test(id);
const isSame = (one: ToldWord, other: ToldWord): boolean =>
  meets(one.ids.filter(isOwnWord), new Set(other.ids)) ||
  meets(one.everyday.own, other.everyday.own) ||
  meets(one.translations, new Set(other.translations));

/** "Calibrates the scales" from somebody who manages technicians who do. */
function takesOthersDeed(sentence: Line, known: Line): boolean {
  const all = known.clauses.flatMap(({ actions }) => actions);
  const idsOf = (isOthers: boolean) =>
    new Set(all.filter((action) => (action.isOthers ?? false) === isOthers).flatMap(({ ids }) => ids));
  const [own, others] = [idsOf(false), idsOf(true)];
  return (
    others.size > 0 &&
    sentence.clauses
      .flatMap(({ actions }) => actions)
      .some(
        (said) => !said.isOthers && isFiniteVerb(said) && meets(said.ids, others) && !meets(said.ids, own),
      )
  );
}

/**
 * Where a line says that others did part of it, a broader deed may include theirs: somebody who "assembled walls that
 * a colleague had cut" may not say "built walls".
 */
export function keepsOwnDeed(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const facts = entries.flatMap(({ texts }) => texts).filter(({ place }) => evidence.includes(place));
  if (facts.some(({ line }) => takesOthersDeed(sentence, line))) return false;
  if (sentence.clauses.some(isShared)) return true;
  const said = deedsOf(sentence, sentence.clauses);
  return facts
    .filter(({ line }) => line.clauses.some(isByOthers))
    .every(({ line }) => {
      const own = deedsOf(
        line,
        line.clauses.filter((clause) => !isByOthers(clause)),
      );
      return said.every((deed) => deed.isEmpty || own.some((known) => isSame(deed, known)));
    });
}
