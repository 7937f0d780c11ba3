import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import type { Clause, Line, Term } from "../../parse/line.ts";
import { tellsOfDenied } from "./told-of-denied.ts";

/** "Yetişmeyen gelinliğim olmadı": all of them were ready. */
export const DENIED_TWICE = /m[ae]y[ae]n(?:\s\p{L}+){1,3}\s(?:ol\p{L}*m[ae]d|yok)/iu;

/** "Internal audits as a team member (not lead auditor)": what a sentence tells stands beside the denial. */
function isToldBeside({ clauses }: Line, known: Line): boolean {
  const beside = known.clauses.filter((clause) => !isDenied(clause));
  const ids = new Set(beside.flatMap((clause) => meaningsIn(clause).flat()));
  const said = clauses.flatMap((clause) => meaningsIn({ ...clause, actions: [] }));
  return said.length > 1 && said.every((meaning) => meaning.some((id) => ids.has(id)));
}

/** "Unplanned outages" are no denial where the sentence has them too. */
const lacksTheSame = ({ clauses }: Line, { terms, markers }: Clause): boolean =>
  !markers.has("refuse") &&
  terms
    .filter(({ isNegated }) => isNegated)
    .every((term) =>
      clauses.some((clause) =>
        clause.terms.some((said) => said.isNegated && said.ids.some((id) => term.ids.includes(id))),
      ),
    );

/** "Programmed the robot", of who put one into service and "did not program robots": the deed is denied itself. */
function doesWhatIsDenied({ clauses }: Line, known: Line): boolean {
  const deeds = (some: Clause[]) =>
    some.flatMap(({ actions, isInherited, markers }) =>
      isInherited || markers.has("refuse")
        ? []
        : actions.filter(({ isPlain }) => !isPlain).flatMap(({ ids }) => ids),
    );
  const denied = new Set(
    known.clauses
      .filter((clause) => isDenied(clause) && !clause.isInherited)
      .flatMap(({ actions }) => actions.filter((done) => isFiniteVerb(done) && !done.isPlain))
      .flatMap(({ ids }) => ids),
  );
  const beside = new Set(deeds(known.clauses));
  const said = deeds(clauses);
  return said.some((id) => denied.has(id)) && !said.some((id) => denied.has(id) && beside.has(id));
}

const isDenied = ({ markers, terms }: Clause): boolean =>
  markers.has("refuse") || terms.some(({ isNegated }) => isNegated);

/** "No-shows", "kararsız testler": a name or a quality, by which nothing is denied. */
const QUALITY = new RegExp(guardCue("deniedQuality"), "giu");
const DENIAL = new RegExp(`${guardCue("keepsDenial")}|${guardCue("deniedOtherwise")}`, "iu");
const deniesQualityOnly = ({ text }: Line): boolean =>
  text.search(QUALITY) >= 0 && !DENIAL.test(text.replace(QUALITY, ""));

/**
 * "Managed its library", of who ran the library and didn't lead the choir: a clause about a thing that the line affirms,
 * and not about the one that it denies.
 */
function isOfAffirmed(told: Clause, { clauses }: Line): boolean {
  const idsOf = (some: Clause[]) =>
    new Set(some.flatMap(({ terms }) => terms.flatMap(({ ids, parts }) => [...ids, ...parts.flat()])));
  const affirmed = idsOf(clauses.filter((clause) => !isDenied(clause)));
  const denied = idsOf(clauses.filter(isDenied));
  const things = told.terms.map(({ ids, parts }) => [...ids, ...parts.flat()]);
  return (
    things.length > 0 &&
    things.every((ids) => ids.some((id) => affirmed.has(id)) && !ids.some((id) => denied.has(id)))
  );
}

/** The line that denies exactly this, where no other clause affirms it. */
export const deniedIn = (sentence: Line, lines: Line[]): Line | undefined =>
  lines.find(
    (line) =>
      line.clauses.some(isDenied) &&
      !deniesQualityOnly(line) &&
      !DENIED_TWICE.test(line.text) &&
      tellsOfDenied(sentence, line) &&
      (!isToldBeside(sentence, line) || doesWhatIsDenied(sentence, line)) &&
      line.clauses.some(
        (denied) =>
          isDenied(denied) &&
          !lacksTheSame(sentence, denied) &&
          tellsSame(
            sentence.clauses.filter((told) => !isOfAffirmed(told, line)),
            denied,
          ) &&
          sentence.clauses.some((told) => sharesWord(told, denied)) &&
          !lines.some(({ clauses }) =>
            clauses.some((told) => !isDenied(told) && tellsSame([told], denied) && sharesWord(told, denied)),
          ),
      ),
  );

/** Two deeds that share a meaning are the same only if they share a word. */
function sharesWord(told: Clause, denied: Clause): boolean {
  const literal = (clause: Clause) =>
    meaningsIn(clause)
      .flat()
      .filter((id) => /^[wevs]:|^c:/.test(id));
  const own = new Set(literal(denied));
  return literal(told).some((id) => own.has(id));
}

/** The ids of the things and deeds of a clause, one list for each. */
const meaningsIn = ({ terms, actions, isInherited }: Clause): string[][] => [
  ...terms.map(({ ids, parts }) => [...ids, ...parts.flat()]),
  ...(isInherited
    ? []
    : actions.filter(({ isPlain }) => !isPlain).map(({ ids }) => ids.map((id) => id.replace(/^n:/, "")))),
];

/** "Not my department's job" denies the job, not the department. */
const isWhose = ({ ids }: Term): boolean =>
  ids.some((id) => id === "c:department" || id === "c:responsibility" || id === "c:unit");

const isHeadSaid = ({ ids, parts }: Term, said: ReadonlySet<string>): boolean =>
  [...ids, ...(parts.at(-1) ?? [])].some((id) => said.has(id) || said.has(id.replace(/^n:/, "")));

/** Whether some clauses say nearly all that another one denies. */
function tellsSame(clauses: Clause[], denied: Clause): boolean {
  const meanings = meaningsIn({ ...denied, terms: denied.terms.filter((term) => !isWhose(term)) });
  const said = new Set(
    clauses.flatMap((clause) =>
      meaningsIn(clause)
        .flat()
        .flatMap((id) => [id, id.replace(/^n:/, "")]),
    ),
  );
  const deeds = denied.isInherited ? [] : denied.actions.filter(({ isPlain }) => !isPlain);
  const isDeedMet = deeds.some(({ ids }) => ids.some((id) => said.has(id) || said.has(`n:${id}`)));
  if (deeds.length > 0 && !isDeedMet) return false;
  const negated = denied.terms.filter((term) => term.isNegated && !isWhose(term));
  const heads = negated.filter(({ end }) => !negated.some((next) => next.start - end === 1));
  const areGroups = negated.length > heads.length || heads.some(({ parts }) => parts.length > 1);
  // "Turbidity" is no "turbidity violation".
  if (areGroups && !heads.some((head) => isHeadSaid(head, said))) return false;
  const met = meanings.filter((ids) => ids.some((id) => said.has(id) || said.has(id.replace(/^n:/, ""))));
  return meanings.length > 0 && met.length >= meanings.length * NEARLY_ALL;
}

/** How much of a clause a sentence must say to retell it. */
export const NEARLY_ALL = 0.65;
