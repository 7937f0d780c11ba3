import type { Place } from "@terzi/contracts/match";
import { fold } from "../text/fold.ts";
import { checkClause, type Reason } from "./check-clause.ts";
import { jobsCounted } from "./count-years.ts";
import type { Clause, Line } from "./line.ts";
import { readingsOf } from "./line-language.ts";
import type { FactEntry, Facts } from "./profile-facts.ts";
import { readLine } from "./read-line.ts";

/** Where a sentence stands, and so of what it may speak: of the whole profile, or of one entry ("experiences.0"). */
export type Scope = { kind: "profile" } | { kind: "entry"; place: Place };

export type SentenceCheck =
  | { supported: true; restsOn: Place[] }
  | { supported: false; reason: Reason; word?: string };

const levelled = (text: string): string =>
  fold(text)
    .replace(/\s+/g, " ")
    .replace(/^[\s•*·-]+|[\s.]+$/g, "");

const LINK = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi;
const bareLink = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\/|^www\./g, "")
    .replace(/[/.,;)]+$/, "");

/** Links and addresses must be in the profile to the letter. */
const knowsLinks = (sentence: string, facts: Facts): boolean => {
  const links = sentence.match(LINK) ?? [];
  if (!links.length) return true;
  const known = JSON.stringify(facts.profile).toLowerCase();
  return links.every((link) => known.includes(bareLink(link)));
};

const namesOf = (clause: Clause, entries: FactEntry[]): FactEntry[] =>
  entries.filter((entry) =>
    entry.heading.some(
      ({ isName, line }) =>
        isName &&
        line.clauses.length > 0 &&
        line.clauses.every(({ terms }) =>
          terms.every((term) => clause.terms.some(({ ids }) => ids.some((id) => term.ids.includes(id)))),
        ) &&
        line.clauses.some(({ terms }) => terms.length > 0),
    ),
  );

/**
 * Checks one sentence against the profile's facts: whether it says nothing that one entry (each clause its own, in a
 * summary) doesn't say. Knows nothing of who wrote it. What can't be shown to be supported isn't.
 */
export function checkSentence(sentence: string, facts: Facts, scope: Scope): SentenceCheck {
  const entries =
    scope.kind === "entry" ? facts.entries.filter(({ place }) => place === scope.place) : facts.entries;
  const words = levelled(sentence);
  for (const entry of entries)
    for (const fact of [...entry.texts, ...entry.heading])
      if (levelled(fact.line.text) === words) return { supported: true, restsOn: [fact.place] };
  if (!knowsLinks(sentence, facts)) return { supported: false, reason: "words" };
  let check: SentenceCheck = { supported: false, reason: "words" };
  for (const isTurkish of readingsOf(sentence, facts.isTurkish).toReversed()) {
    check = checkLine(readLine(sentence, { isTurkish, names: facts.names }), sentence, entries);
    if (check.supported) return check;
  }
  return check;
}

function checkLine(line: Line, sentence: string, entries: FactEntry[]): SentenceCheck {
  const places = new Set<Place>();
  const anchors = line.clauses.map((clause) => namesOf(clause, entries));
  if (!line.clauses.length) return { supported: false, reason: "words" };
  for (const [index, clause] of line.clauses.entries()) {
    let failed: { reason: Reason; word?: string } = { reason: "words" };
    const anchor = anchors[index]?.length
      ? anchors[index]
      : (anchors.slice(0, index).findLast((list) => list.length) ??
        anchors.find((list) => list.length) ??
        []);
    const found = entries.some((entry) => {
      const check = checkClause({
        clause,
        entry,
        isOpening: index === 0 && entries.length > 1 && !SPEAKS_OF_SKILL.test(sentence),
        countable: jobsCounted(clause, {
          sentence,
          entry,
          entries,
          isNamed: anchors[index]?.includes(entry) ?? false,
        }),
      });
      if ("reason" in check) {
        if (check.reason !== "words" || failed.reason === "words") failed = check;
        return false;
      }
      const isElsewhere = anchor.some(({ kind }) => kind === entry.kind) && !anchor.includes(entry);
      if (isElsewhere) {
        failed = { reason: "mixed" };
        return false;
      }
      if (entry.kind === "languages" && !hasLevelOf(entry, index, line)) {
        failed = { reason: "mixed" };
        return false;
      }
      for (const place of check.places) places.add(place);
      return true;
    });
    if (!found) return { supported: false, ...failed };
  }
  return { supported: true, restsOn: [...places] };
}

const LEVELS = new Set(["c:native", "c:fluent", "c:professional-level", "c:intermediate"]);

const levelsIn = (clause: Clause | undefined): string[] =>
  (clause?.terms ?? []).flatMap(({ ids }) => ids.filter((id) => LEVELS.has(id)));

/** "Fluent English and German" gives its level to both: to each language the nearest one in the sentence. */
function hasLevelOf(entry: FactEntry, index: number, { clauses }: Line): boolean {
  if (clauses[index]?.markers.has("beginner")) return true;
  const before = clauses.slice(0, index + 1).findLast((clause) => levelsIn(clause).length);
  const said = levelsIn(before ?? clauses.slice(index).find((clause) => levelsIn(clause).length));
  const known = entry.heading.flatMap(({ line }) => line.clauses.flatMap(levelsIn));
  return !said.length || said.some((level) => known.includes(level));
}

/** Sentences that open with what one can do, not with what one is. */
const SPEAKS_OF_SKILL = /experience|skill|knowledge|background|deneyim|tecrübe|bilgi|yetkin|konu|alan/iu;
