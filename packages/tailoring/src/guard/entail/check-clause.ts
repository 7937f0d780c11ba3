import type { Place } from "@terzi/contracts/place";
import type { Fact } from "../facts/fact.ts";
import { checkActions } from "./check-actions.ts";
import { checkMarkers } from "./check-markers.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkRoles } from "./check-roles.ts";
import { checkTerms } from "./check-terms.ts";
import type { ClauseTask, Comparing, Gap } from "./clause-task.ts";
import { mayRestOn } from "./line-ids.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** What a clause rests on: one text of the entry, or its heading alone. */
export type Ground = { text: Place | null; places: Place[] };

export type ClauseCheck = { grounds: Ground[] } | { gaps: Gap[] };

/**
 * Whether a clause says only what one entry of the profile says, in its heading and one of its texts. The gaps are
 * those of the nearest text, counted only up to `enough`, beyond which nobody asks.
 */
export function checkClause(task: ClauseTask, enough: number): ClauseCheck {
  const grounds: Ground[] = [];
  let nearest: Gap[] | null = null;
  for (const fact of [null, ...task.entry.texts.filter(({ line }) => mayRestOn(task.clause, line))]) {
    const found = compare(task, fact, grounds.length ? 1 : Math.min(enough, nearest?.length ?? enough));
    if ("places" in found) grounds.push(found);
    else if (!nearest || found.gaps.length < nearest.length) nearest = found.gaps;
  }
  return grounds.length ? { grounds } : { gaps: nearest ?? [] };
}

function compare(task: ClauseTask, fact: Fact | null, enough: number): Ground | { gaps: Gap[] } {
  const comparing: Comparing = { ...task, fact, used: new Set(), headings: new Map(), places: new Set() };
  const gaps: Gap[] = [];
  for (const check of CHECKS) {
    gaps.push(...check(comparing));
    if (gaps.length >= enough) return { gaps };
  }
  if (gaps.length) return { gaps };
  const { places, headings, used } = comparing;
  for (const { place } of headings.keys()) places.add(place);
  const text = fact && used.size ? fact.place : null;
  if (text !== null) places.add(text);
  return places.size ? { text, places: [...places] } : { gaps: [{ reason: "words", word: "" }] };
}

/** "Currently", about a job that has ended. */
function checkTime({ clause, sentence, entry, headings }: Comparing): Gap[] {
  const isPast = clause.isPresent && headings.size > 0 && entry.longestPeriod && !entry.isOngoing;
  const isLapsed =
    entry.kind === "certifications" &&
    HOLDING.test(sentence.text) &&
    !entry.heading.some(({ line }) => /holds/.test(line.text));
  return isPast || isLapsed ? [{ reason: "time", word: "" }] : [];
}

/** Words for holding a certificate now: "hijyen belgeli". */
const HOLDING = new RegExp(guardCue("certified"), "iu");

/** In this order: later checks use what earlier ones have found in the profile. */
const CHECKS = [checkTerms, checkActions, checkNumbers, checkRoles, checkTime, checkMarkers];
