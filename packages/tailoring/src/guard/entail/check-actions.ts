import { parsePlace } from "@terzi/contracts/place";
import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import type { Fact, FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause } from "../parse/line.ts";
import { alignAction } from "./align-action.ts";
import { alignWords } from "./align-words.ts";
import { claimsCause, exceedsIn, happensIn } from "./changes.ts";
import { type Comparing, type Gap, useHeading } from "./clause-task.ts";
import { findAction, findNounDone } from "./find-action.ts";
import { clausesNaming, coversTerm } from "./find-term.ts";
import { performsNoun, performsOthers } from "./nominal-actions.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** The actions of a clause that neither the text nor the heading supports. */
export function checkActions(comparing: Comparing): Gap[] {
  const { clause, entry } = comparing;
  // What one has as a skill may follow any verb: "… in audits, SQL and Python".
  if (clause.isInherited && (entry.kind === "skills" || entry.kind === "languages")) return [];
  return clause.actions
    .filter(
      (action) =>
        (isDoneByOthers(action, comparing) || !isDoneInText(action, comparing)) &&
        !isNothingOfItsOwn(action, comparing) &&
        !isHeld(action, comparing),
    )
    .map(({ ids }) => ({ reason: "action", word: ids[0] ?? "" }));
}

/** "Did", "gave" with "training": means what the nouns beside it mean, if those were done and not only mentioned. */
const isNothingOfItsOwn = (action: Action, { clause, sentence, fact }: Comparing): boolean =>
  (action.isPlain ||
    isAnyWork(action) ||
    performsNoun(action, clause) ||
    isPlacing(action, sentence.clauses)) &&
  !isDoneByOthers(action, { clause, fact });

/** "Conducted audits" from somebody who prepared records for them. */
const isDoneByOthers = (action: Action, { clause, fact }: Pick<Comparing, "clause" | "fact">): boolean =>
  fact !== null && (action.isPlain || action.isLight) && performsOthers(action, clause, fact.line.clauses);

/** "alım satım işlemleri": transactions of whatever kind the words before them say. */
const isAnyWork = ({ isNominal, surface }: Action): boolean => isNominal && ANY_WORK.test(surface);
const ANY_WORK = new RegExp(`^${guardCue("anyWork")}`, "iu");

/** "Came third", "üçüncü sırada yer aldı": the place says it all. */
const isPlacing = ({ ids }: Action, clauses: Clause[]): boolean =>
  ids.includes("rank") && clauses.some(({ numbers }) => numbers.some(({ unit }) => unit === "ordinal"));

function isDoneInText(action: Action, { clause, sentence, entry, fact, used }: Comparing): boolean {
  if (!fact) return false;
  const own =
    findAction(action, clause, fact) ??
    happensIn(action, clause, fact.line) ??
    exceedsIn(action, fact.line) ??
    findNounDone(action, clause, fact) ??
    namesDone(action, clause, fact) ??
    (action.isNominal && !action.isPlain ? coversTerm(action, clause, fact) : undefined);
  const named = own || isFiniteVerb(action) ? [] : alignWords(action, clause, { sentence, fact });
  if (named.length) {
    for (const one of named) used.add(one);
    return true;
  }
  const told = own ? [own] : alignAction({ action, clause, sentence }, fact, entry);
  if (!told.length || told.some((one) => claimsCause(action, clause, one))) return false;
  for (const one of told) used.add(one);
  return true;
}

/** "Made announcements" from somebody who wrote "announcements" without a verb of another meaning. */
function namesDone(action: Action, clause: Clause, fact: Fact): Clause | undefined {
  const { done = [] } = action.inside ?? {};
  if (!done.length || clause.markers.has("refuse")) return undefined;
  return fact.line.clauses.find(
    ({ terms, actions }) =>
      actions.every((other) => !isFiniteVerb(other) || other.isPlain || other.isLight) &&
      terms.some(
        ({ ids, end, isCased }) =>
          !isCased &&
          ids.some((id) => done.includes(id)) &&
          [...terms, ...actions].every((other) => other.start !== end + 1),
      ),
  );
}

/** Entries that one holds or wrote, whatever the verb. */
const isHolding = ({ kind, place }: FactEntry): boolean =>
  parsePlace(place).section === "volunteerExperience" ||
  kind === "education" ||
  kind === "certifications" ||
  kind === "publications" ||
  kind === "projects";

/** "dispatching" of a dispatcher, "nursing" of a nurse. */
const isWorkOf = (action: Action, { line }: Fact): boolean =>
  (action.isGerund || action.isNominal) &&
  line.clauses.some(({ terms }) =>
    terms.some(
      ({ surface }) => DOER.test(surface) && rootOf(foldAscii(surface)) === rootOf(foldAscii(action.surface)),
    ),
  );
const DOER = /(?:er|or|ant|ist|ian|nurse)s?$/i;

/** "Sales" in "Sales Manager", for the action of selling. */
function isHeld(action: Action, comparing: Comparing): boolean {
  const { clause, entry } = comparing;
  const title = entry.heading.find((one) => one.isTitle && isWorkOf(action, one));
  if (title) useHeading(comparing, title, title.line.clauses);
  if (title) return true;
  const isSaid = action.isNominal || isHolding(entry);
  // "yüksek lisans yaptım" needs a master's degree; having graduated isn't enough.
  const things = action.language.isVerbFinal ? action.ids.filter((id) => id.startsWith("c:")) : [];
  const isNamed = ({ line }: Fact) =>
    line.clauses.some(({ terms }) => terms.some(({ ids }) => ids.some((id) => things.includes(id))));
  if (things.length && !entry.heading.some(isNamed)) return false;
  const heading = entry.heading.find((one) => clausesNaming(action, one).length);
  if (!heading || !isSaid || (clause.isInherited && !isHolding(entry))) return false;
  useHeading(comparing, heading, clausesNaming(action, heading));
  return true;
}
