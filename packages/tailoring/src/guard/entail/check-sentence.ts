import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/place";
import type { FactEntry, Facts } from "../facts/fact.ts";
import { levelText } from "../parse/level-text.ts";
import type { Clause, Line } from "../parse/line.ts";
import { readingsOf } from "../parse/line-language.ts";
import { readSentence } from "../parse/read-sentence.ts";
import { checkClause } from "./check-clause.ts";
import type { Gap } from "./clause-task.ts";
import { jobsCounted } from "./count-years.ts";
import { hasLevelOf } from "./language-levels.ts";
import { linkTo, type Support } from "./link-clauses.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** What a sentence may be about, and its language; the profile's when left out. */
export type SentenceTask = { entries: FactEntry[]; language?: Language | undefined };

export type SentenceCheck = { supported: true; restsOn: Place[] } | { supported: false; gaps: Gap[] };

const LINK = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\b(?=[\d.-]*[a-z_])[\w-]+(?:\.[\w-]+)+\/\S*/gi;
const bareLink = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\/|^www\./g, "")
    .replace(/[/.,;)]+$/, "");

/** Links and addresses must be in the profile, letter for letter. */
export const knowsLinks = (sentence: string, facts: Facts): boolean => {
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

/** Where the person wrote exactly this sentence; null where they didn't. */
export function placeOfOwn(sentence: string, entries: FactEntry[]): Place | null {
  const words = levelText(sentence);
  for (const { texts, heading } of entries)
    for (const fact of [...texts, ...heading]) if (fact.words === words) return fact.place;
  return null;
}

/**
 * Checks one sentence against the profile's facts: it must say nothing beyond one entry (in a summary, one entry per
 * clause). It doesn't know who wrote the sentence. What can't be shown to be supported isn't supported.
 */
export function checkSentence(
  sentence: string,
  facts: Facts,
  { entries, language = facts.language.module.id }: SentenceTask,
): SentenceCheck {
  if (!entries.length) return unsupported({ reason: "words", word: "" });
  const own = placeOfOwn(sentence, entries);
  if (own !== null) return { supported: true, restsOn: [own] };
  if (!knowsLinks(sentence, facts)) return unsupported({ reason: "words", word: "" });
  const isSummary = entries.length === facts.entries.length;
  let check = unsupported();
  for (const read of readingsOf(sentence, facts.language, language).toReversed()) {
    const line = readSentence(sentence, { language: read, names: facts.names, isSummary });
    check = checkLine(line, sentence, entries);
    if (check.supported) return check;
  }
  return check;
}

const unsupported = (...gaps: Gap[]): SentenceCheck => ({ supported: false, gaps });

function checkLine(line: Line, sentence: string, entries: FactEntry[]): SentenceCheck {
  const { clauses } = line;
  if (!clauses.length) return unsupported({ reason: "words", word: "" });
  const anchors = clauses.map((clause) => namesOf(clause, entries));
  const places = new Set<Place>();
  const gaps: Gap[] = [];
  let before: Support[] = [];
  for (const index of clauses.keys()) {
    const supports = supportsOf({ line, index, sentence, entries, anchors });
    if ("gaps" in supports) {
      gaps.push(...supports.gaps);
      continue;
    }
    const linked = linkTo(before, supports, { line, index });
    if (!linked.length) gaps.push({ reason: "mixed", word: "" });
    before = linked;
    for (const place of linked[0]?.places ?? []) places.add(place);
  }
  if (!gaps.length && !places.size) gaps.push({ reason: "words", word: "" });
  return gaps.length ? unsupported(...gaps) : { supported: true, restsOn: [...places] };
}

type ClausePlace = {
  line: Line;
  index: number;
  sentence: string;
  entries: FactEntry[];
  anchors: FactEntry[][];
};

/** The entries that support one clause of a sentence, or why none does. */
function supportsOf({ line, index, sentence, entries, anchors }: ClausePlace): Support[] | { gaps: Gap[] } {
  const clause = line.clauses[index];
  if (!clause) return [];
  const own = anchors[index] ?? [];
  const named = (list: FactEntry[]) => list.length > 0;
  const anchor = named(own) ? own : (anchors.slice(0, index).findLast(named) ?? anchors.find(named) ?? []);
  const isOpening = index === 0 && entries.length > 1 && !SPEAKS_OF_SKILL.test(sentence);
  const summary =
    entries.length > 1 ? entries.filter(({ kind }) => kind === "summary").flatMap(({ texts }) => texts) : [];
  const spokenOf = jobsCounted(clause, sentence, entries);
  const supports: Support[] = [];
  let failed: Gap[] = [];
  for (const entry of entries) {
    const isTold = own.includes(entry) || entries.length === 1;
    const countable = isTold ? [entry].filter(({ kind }) => kind === "experiences") : spokenOf;
    const enough = supports.length ? 1 : failed.length || Number.POSITIVE_INFINITY;
    const check = checkClause({ clause, sentence: line, entry, isOpening, countable, summary }, enough);
    const isElsewhere = anchor.some(({ kind }) => kind === entry.kind) && !anchor.includes(entry);
    if ("gaps" in check) {
      if (!failed.length || check.gaps.length < failed.length) failed = check.gaps;
    } else if (isElsewhere || (entry.kind === "languages" && !hasLevelOf(entry, index, line)))
      failed = [{ reason: "mixed", word: "" }];
    else supports.push(...check.grounds.map((ground) => ({ ...ground, entry })));
  }
  return supports.length ? supports : { gaps: failed };
}

/** Sentences that open with what one can do, not with what one is. */
const SPEAKS_OF_SKILL = new RegExp(guardCue("speaksOfSkill"), "iu");
