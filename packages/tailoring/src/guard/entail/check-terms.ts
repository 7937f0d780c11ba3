import type { Fact } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Term } from "../parse/line.ts";
import { clausesAbbreviated } from "./abbreviations.ts";
import { alignWords } from "./align-words.ts";
import { type Comparing, type Gap, useHeading } from "./clause-task.ts";
import { findTerm, namesTogether } from "./find-term.ts";
import { EMPTY_HEADS, misuse } from "./head-words.ts";
import { reachOf } from "./hypernyms.ts";
import { groupActions } from "./light-verbs.ts";
import { isTime } from "./measures.ts";
import { displaces } from "./modifiers.ts";
import { holds, overlaps } from "./overlap.ts";
import { isPeople, isPerson, isRole } from "./people-terms.ts";
import { wordShape } from "../../languages/all-guard-cues.ts";

/** The words of a clause that neither the text nor the heading says, or that they say otherwise. */
export function checkTerms(comparing: Comparing): Gap[] {
  const { clause, sentence, entry, fact, used } = comparing;
  const gaps: Gap[] = [];
  const unfound: Term[] = [];
  for (const term of clause.terms) {
    // What a number measures is checked together with the number.
    if (isTime(term.ids) && clause.numbers.some(({ end }) => end + 1 === term.start)) continue;
    const inText = fact ? findWord(term, fact, clause) : [];
    const [first] = inText;
    if (first) {
      const misused = misuse(term, clause, inText);
      if (misused) gaps.push({ reason: misused, word: term.surface });
      const isDenied = clause.markers.has("refuse");
      const alike = inText.find(({ markers }) => markers.has("refuse") === isDenied);
      // Pieced together from several places, it rests on all of them.
      const isPieced =
        term.parts.length > 1 && !inText.some((known) => holds(known, term.ids, reachOf(clause)));
      if (isPieced) for (const known of inText) used.add(known);
      else used.add(inText.find((known) => used.has(known)) ?? alike ?? first);
      continue;
    }
    const heading = isOwner(term, comparing)
      ? undefined
      : entry.heading.find((one) => findWord(term, one, clause).length);
    if (heading) useHeading(comparing, heading, findWord(term, heading, clause));
    const isKnown =
      heading ||
      isEmptyName(term, comparing) ||
      isCountedTeam(term, clause, fact) ||
      isNamedElsewhere(term, comparing) ||
      isOfWork(term, comparing);
    if (!isKnown) unfound.push(term);
    else if (fact && displaces(term, clause, fact)) gaps.push({ reason: "words", word: term.surface });
  }
  // A text that lacks most of it isn't the one meant, and a close look takes time.
  const isNear = unfound.length <= LOOKED_FOR;
  for (const term of unfound) {
    const accounted = isNear && fact ? alignWords(term, clause, { sentence, fact }) : [];
    for (const known of accounted) used.add(known);
    if (!accounted.length || (fact && displaces(term, clause, fact)))
      gaps.push({ reason: "words", word: term.surface });
  }
  return gaps;
}

const LOOKED_FOR = 2;

/** "The shop's average" where the person wrote "sepet ortalamam": something of their own isn't the employer's. */
const isOwner = (term: Term, { clause, fact }: Comparing): boolean =>
  term.use === "whose" &&
  (fact?.line.clauses ?? []).some(({ terms }) =>
    terms.some(
      (known) =>
        OF_MINE.test(known.surface) &&
        clause.terms.some((said) => said.start > term.end && overlaps(said.ids, known.ids)),
    ),
  );
const OF_MINE = new RegExp(`${wordShape("mine")}$`, "u");

/** "Rate" for a percentage; "department" for a school's. */
function isEmptyName({ ids }: Term, { clause, entry }: Comparing): boolean {
  const isShare = clause.numbers.some(({ unit }) => unit === "%" || unit === "points");
  return (
    (isShare && ids.some((id) => EMPTY_HEADS.includes(id))) ||
    (entry.kind === "education" && ids.some((id) => SCHOOL_PARTS.includes(id)))
  );
}
const SCHOOL_PARTS = ["c:department", "c:faculty"];

/** A word of a fact, or of the words that it abbreviates. */
function findWord(term: Term, fact: Fact, clause: Clause): Clause[] {
  const found = findTerm(term, fact, clause);
  return found.length ? found : clausesAbbreviated(term, fact.line);
}

/** "Five years as a fitter in industry": a sentence without a deed may name what any text of the job is about. */
function isOfWork(term: Term, { clause, entry, summary, fact, used, places }: Comparing): boolean {
  const isDeed =
    clause.actions.some(({ isPlain }) => !isPlain) ||
    // "Gave safety training": with a deed's name, any verb tells of it.
    (clause.actions.some(isFiniteVerb) && groupActions(clause).length > 0) ||
    clause.numbers.some(({ unit }) => !SPANS.has(unit));
  const isSmaller = clause.markers.size > 0;
  if (fact || isDeed || isSmaller || isRole(term) || entry.kind !== "experiences") return false;
  const all = [...entry.texts, ...summary];
  // Words of one text only: what was done daily there and what was done here are separate things.
  const begun = all.filter(({ place }) => places.has(place));
  for (const text of begun.length ? begun : all) {
    const found = findTerm(term, text, clause).find(({ markers }) => !markers.has("refuse"));
    if (!found || misuse(term, clause, [found])) continue;
    used.add(found);
    places.add(text.place);
    return true;
  }
  return false;
}

const SPANS = new Set(["years", "months", "date"]);

/** "8 nurses" are "a team of 8". */
const isCountedTeam = (term: Term, clause: Clause, fact: Fact | null): boolean =>
  isPeople(term) &&
  clause.numbers.length > 0 &&
  (fact?.line.clauses ?? []).some(
    ({ numbers, terms, actions }) =>
      numbers.length > 0 &&
      (terms.some((one) => isPeople(one) || isRole(one) || isPerson(one)) ||
        actions.some(({ ids }) => ids.some((id) => id.startsWith("c:role-")))),
  );

/** "The logistics depot", where one text tells about the depot and another calls it the logistics depot. */
function isNamedElsewhere(term: Term, { clause, entry, fact, places }: Comparing): boolean {
  const head = clause.terms[clause.terms.indexOf(term) + 1];
  if (!fact || !head || term.isGroupEnd || !findTerm(head, fact, clause).length) return false;
  const elsewhere = entry.texts.find((text) => text !== fact && namesTogether(term, head, text));
  if (elsewhere) places.add(elsewhere.place);
  return elsewhere !== undefined;
}
