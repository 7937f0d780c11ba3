import type { FactEntry } from "../facts/fact.ts";
import type { Clause, Line, Term } from "../parse/line.ts";
import { LANGUAGE_LEVELS } from "./link-clauses.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

const levelTerms = (clause: Clause | undefined): Term[] =>
  (clause?.terms ?? []).filter(({ ids }) => ids.some((id) => LANGUAGE_LEVELS.has(id)));
const levelsIn = (terms: Term[]): string[] =>
  terms.flatMap(({ ids }) => ids.filter((id) => LANGUAGE_LEVELS.has(id)));

/** A level that elsewhere claims nothing: "English (professional)". */
const PROFESSIONAL = new RegExp(guardCue("atWorkLevel"), "iu");
const AT_LEAST_PROFESSIONAL = /Native|Fluent|Professional/;

/** Text outside brackets, which applies to more than the words right before a bracket. */
const withoutBrackets = (text: string): string => text.replace(/\([^)]*\)/g, "");

/** The words of a clause with those around it that are no other clause's, as far as commas and brackets tell. */
function textOf(index: number, { clauses, text }: Line): string {
  const own = clauses[index]?.terms ?? [];
  const from = Math.max(0, ...(clauses[index - 1]?.terms ?? []).map(({ end }) => end));
  const to = Math.min(text.length, ...(clauses[index + 1]?.terms ?? []).map(({ start }) => start));
  const first = Math.min(to, ...own.map(({ start }) => start));
  const last = Math.max(from, ...own.map(({ end }) => end));
  const before = text.slice(from, first).replace(/^.*[),;]/s, "");
  return before + text.slice(first, last) + text.slice(last, to).replace(/,(?![^(]*\)).*$/s, "");
}

/**
 * Whether a sentence gives a language no level other than its own. It may come from a list ("fluent English and
 * German"), but not from a bracket after another language.
 */
export function hasLevelOf(entry: FactEntry, index: number, line: Line): boolean {
  const { clauses, text } = line;
  const own = levelTerms(clauses[index]);
  const isBeginner = clauses[index]?.markers.has("beginner") ?? false;
  const isSaidHere = PROFESSIONAL.test(textOf(index, line));
  const isSaidOfAll = !own.length && !isBeginner && PROFESSIONAL.test(withoutBrackets(text));
  if (isSaidHere || isSaidOfAll) {
    const names = entry.heading.map((fact) => fact.line.text).join();
    if (!AT_LEAST_PROFESSIONAL.test(names)) return false;
  }
  if (isBeginner || (isSaidHere && !own.length)) return true;
  const isOfAll = ({ start }: Term) => text[start - 1] !== "(";
  const levelsOf = (clause: Clause) => levelsIn(levelTerms(clause).filter(isOfAll));
  const shared = (list: Clause[]) => list.find((clause) => levelsOf(clause).length);
  const near = own.length
    ? undefined
    : (shared(clauses.slice(0, index).toReversed()) ?? shared(clauses.slice(index + 1)));
  const said = own.length ? levelsIn(own) : near ? levelsOf(near) : [];
  const known = entry.heading.flatMap((fact) =>
    fact.line.clauses.flatMap((clause) => levelsIn(levelTerms(clause))),
  );
  return !said.length || said.some((level) => known.includes(level));
}
