import type { Conflict, ConflictKind } from "@terzi/contracts/cv";
import { type SaidWord, wordsSaid } from "../../align/align-sentence.ts";
import { lostMarkers } from "../../entail/weigh-markers.ts";
import { isChange, isHappening } from "../../entail/changes.ts";
import { isPeople, isPerson, isRole } from "../../entail/people-terms.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import type { Clause, Line, Term } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { deniedIn, NEARLY_ALL } from "./denied-lines.ts";
import { KEPT, keeps } from "./kept-markers.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";

/** Markers whose loss changes what is true, by kind. */
const KINDS: Record<string, ConflictKind> = {
  assist: "doer",
  jointly: "doer",
  accompany: "doer",
  substitute: "doer",
  intend: "state",
  abandoned: "state",
  applied: "state",
  nominated: "state",
  shortlisted: "state",
  lapsed: "state",
};

/** A summary covers much: with this few common words it may be about something else. */
const WORDS_OF_SUMMARY = 3;

/** What limits a line ("helped", "planned", "not") and is missing from the sentence that retells it. */
export function markerConflicts({
  alignment: { sentence, lines },
  entries,
  facts,
}: ConflictTask): Conflict[] {
  const conflict = (kind: ConflictKind, known: Line): Conflict[] =>
    keeps(kind, sentence, known) ? [] : [{ kind, said: sentence.text, known: known.text }];
  const denied = deniedIn(sentence, linesOf(entries));
  if (denied) return conflict("denial", denied);
  const [first] = lines;
  const [one] = sentence.clauses;
  if (!first || !one) return [];
  const isDeed =
    deedsIn(sentence).some((deed) => !deed.isHappening) || takesOn(sentence) || isResponsible(sentence);
  if (FIRST.test(sentence.text) && isRunnerUp(first.line) && !isRunnerUp(sentence))
    return [{ kind: "level", said: sentence.text, known: first.line.text }];
  const markers = new Set(sentence.clauses.flatMap((clause) => [...clause.markers]));
  const isSummary = entries.length === facts.entries.length;
  const used = first.line.clauses.filter(
    (clause) =>
      isTold(clause, first.line, sentence) &&
      (!isSummary || wordsOf(clause, first.line).length >= WORDS_OF_SUMMARY),
  );
  const known = lines.flatMap(({ line }) => line.clauses);
  if ((leads(sentence) || arranges(sentence)) && isPartOf(first.line, sentence))
    return conflict("doer", first.line);
  return lostMarkers({ ...one, markers }, used, known).flatMap((marker) => {
    // Somebody who took part may not have led.
    const kind = marker === "join" && leads(sentence) ? "doer" : KINDS[marker];
    // "Accompanied 20 viewings a week": nobody is there whom one only accompanied.
    if (marker === "accompany" && !leads(sentence) && !used.some(({ terms }) => terms.some(isSomebody)))
      return [];
    if (marker === "jointly" && (isMemberOnly(sentence) || deniesCompany(first.line))) return [];
    if (marker === "intend" && isSameTarget(first.line, sentence)) return [];
    if (marker === "jointly" && isNotTogether(first.line, sentence)) return [];
    if (marker === "assist" && SUPPLIED.test(first.line.text) && gives(sentence)) return [];
    const isDone = kind !== "doer" || marker === "substitute" || (isDeed && !isOfThings(marker, first.line));
    return kind && isDone ? conflict(kind, first.line) : [];
  });
}

const isSomebody = (term: Term): boolean => isRole(term) || isPeople(term) || isPerson(term);

/** "Worked in a department that shipped 14 lines": the department's deed, told as its own. */
const isMemberOnly = ({ clauses, words: { language } }: Line): boolean => {
  const deeds = clauses.flatMap(({ actions }) => actions.filter((done) => isFiniteVerb(done)));
  const main = deeds.at(language.isVerbFinal ? -1 : 0);
  return main?.isPlain === true && main.ids.includes("work");
};

/** "I am not a partner of the firm" tells of nobody who did it too. */
const deniesCompany = ({ clauses }: Line): boolean =>
  clauses.some(({ markers }) => markers.has("refuse") && markers.has("jointly"));

/** Who had an assistant may have done it all the same; that it stays told is for the person. */
const HELPED_BY = new RegExp(guardCue("helpedBy"), "iu");
const MEETS_WITH = new RegExp(guardCue("meetsWith"), "iu");
const SHARED_THING = new RegExp(guardCue("sharedThing"), "iu");
/** "23 taşeronla birlikte 340 kişinin çalıştığı": those are counted among the others. */
const AMONG_THEM = new RegExp(guardCue("amongThem"), "iu");

/**
 * "Sat down with nine heads" may be told as a talk to them; "a shared library" is a thing, whoever made it. Neither says
 * that others did it too.
 */
const isNotTogether = (known: Line, sentence: Line): boolean =>
  HELPED_BY.test(known.text) ||
  (MEETS_WITH.test(known.text) &&
    known.clauses.some(({ terms }) =>
      terms.some((term) => isSomebody(term) && isNamed(term, known, sentence)),
    )) ||
  AMONG_THEM.test(known.text) ||
  (SHARED_THING.test(known.text) && !KEPT.doer?.test(known.text.replace(SHARED_THING, "")));

const TARGET = new RegExp(guardCue("target"), "iu");
const NOT_QUITE = new RegExp(guardCue("notQuite"), "iu");

/** "Met the target in 7 of 12 months": a target that was reached is no intention, if the sentence has it as far. */
const isSameTarget = (known: Line, sentence: Line): boolean =>
  TARGET.test(known.text) &&
  TARGET.test(sentence.text) &&
  !NOT_QUITE.test(known.text) &&
  known.words.numbers.every(({ value }) => sentence.words.numbers.some((said) => said.value === value));

const isNamed = ({ start, end }: Term, known: Line, sentence: Line): boolean =>
  toldWordsIn(known).some(
    (word) => word.start >= start && word.end <= end && wayOf(word, known, sentence) !== "none",
  );

/** "Provides documents to the auditors", of who supports them with documents. */
const SUPPLIED = /\b(?:support|assist|help)(?:s|ed|ing)?\b.+\bwith\b/iu;
const gives = (sentence: Line): boolean =>
  toldWordsIn(sentence).some(({ everyday }) => everyday.own.has("give"));

/** What somebody is said to have done; of a change it may only be said that it happened: "fell to 9 days". */
const deedsIn = ({ clauses }: Line): { isHappening: boolean }[] =>
  clauses.flatMap((clause) =>
    clause.actions
      .filter((done) => isFiniteVerb(done) && !done.isPlain)
      .map((done) => ({ isHappening: isChange(done.ids) && isHappening(done, clause) })),
  );

/** "Montajını üstlendi", "yaptı": a verb that leaves the deed to its noun says that one did it. */
const takesOn = ({ clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some((done) => done.isPlain && isFiniteVerb(done) && done.ids.some((id) => id === "do")),
  );

/** "Tek sorumlu kişiydi": who answers for something does it. */
const isResponsible = (sentence: Line): boolean =>
  spansOf(sentence).spans.some(({ ids }) => ids.some((id) => /^(?:n:|c:(?:role-)?)?responsib/.test(id)));

const LEADING = new Set(["manage", "lead", "direct", "head", "chair"]);
const leads = ({ clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some((done) => done.ids.some((id) => LEADING.has(id))));

const arranges = ({ clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some((done) => done.ids.includes("arrange") && isFiniteVerb(done)));

/** "Leads the rota", of who takes part in it: all else that is said stands in the line. */
function isPartOf(line: Line, sentence: Line): boolean {
  if (!line.clauses.some(({ markers }) => markers.has("join")) || (leads(line) && !LED_BY.test(line.text)))
    return false;
  const words = spansOf(sentence).words.filter(
    ({ start, end }) =>
      !sentence.clauses.some(({ actions }) =>
        actions.some((action) => action.start <= start && action.end >= end),
      ),
  );
  return words.length > 0 && wordsSaid(words, sentence, line).length === words.length;
}

/** "The clinic led by the dietitian": somebody else leads it. */
const LED_BY = /\b(?:led|run|headed|chaired|managed) by (?:the|an?|our|my)\b/iu;

const FIRST = new RegExp(guardCue("firstPlace"), "iu");
const isRunnerUp = ({ clauses }: Line): boolean => clauses.some(({ markers }) => markers.has("runner-up"));

/**
 * "A laboratory with 26 staff", "applications for emergency support took 9 days": these don't say that anybody helped
 * or worked alongside.
 */
function isOfThings(marker: string, line: Line): boolean {
  if (marker === "jointly") return STAFFED.test(line.text);
  if (marker === "assist" && isAuxiliary(line)) return true;
  const deeds = deedsIn(line);
  return marker === "assist" && deeds.length > 0 && deeds.every((deed) => deed.isHappening);
}
/** "Yardımcı kimyasallar" help nobody; a "yardımcı antrenör" does. */
const AUXILIARY = new RegExp(guardCue("auxiliary"), "giu");
const isAuxiliary = ({ text, clauses }: Line): boolean =>
  text.search(AUXILIARY) >= 0 &&
  !KEPT.doer?.test(text.replace(AUXILIARY, "")) &&
  ![...text.matchAll(AUXILIARY)].some(({ 0: { length }, index }) =>
    clauses.some(({ terms }) =>
      terms.some(
        (term) => (isRole(term) || isPeople(term)) && term.start > index && term.start <= index + length + 1,
      ),
    ),
  );
const STAFFED = /\bwith (?:\p{L}+ )?[\d,.]+ (?:staff|people|employees|rooms|beds|members)\b/iu;

const wordsOf = ({ terms, actions, isInherited }: Clause, line: Line): SaidWord[] => {
  const own = [
    ...terms,
    ...(isInherited ? [] : actions.filter((action) => isFiniteVerb(action) || action.isNominal)),
  ];
  return spansOf(line).words.filter((word) =>
    own.some(({ start, end }) => word.start >= start && word.end <= end),
  );
};

/** Who does the work that one helps with: a colleague, or the part of the house whose work it is. */
const isHelped = (term: Term): boolean => isRole(term) || term.ids.some((id) => HOUSES.has(id));
const HOUSES = new Set(["c:team", "c:department", "c:unit", "c:division", "c:section", "c:crew", "c:group"]);

/** Whether a sentence says nearly all words of a clause. */
function isTold(clause: Clause, line: Line, sentence: Line): boolean {
  const isHelping = ["assist", "accompany"].some((marker) => clause.markers.has(marker));
  // Whom one helped needn't be told for the help to be left out.
  const own = isHelping
    ? {
        ...clause,
        terms: clause.terms.filter((term) => !isHelped(term)),
        // "The test lead": what such a word is read as is a part of who was helped.
        actions: clause.actions.filter(
          (action) =>
            !isFiniteVerb(action) &&
            !clause.terms.some((term) => isHelped(term) && term.start === action.end + 1),
        ),
      }
    : clause;
  const words = wordsOf(own, line);
  return words.length > 0 && wordsSaid(words, line, sentence).length >= words.length * NEARLY_ALL;
}
