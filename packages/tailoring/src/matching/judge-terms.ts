import type { Language } from "@terzi/contracts/languages";
import type { Verdict } from "@terzi/contracts/match";
import type { Requirement, RequirementKind } from "@terzi/contracts/posting";
import { readDegree } from "@terzi/language/read-degree";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { readKind } from "../posting/kinds.ts";
import { readLanguageLevel } from "../posting/language-level.ts";
import { isNothing } from "../posting/not-named.ts";
import type { Term } from "../posting/term.ts";
import { readYears } from "../posting/years.ts";
import { MET } from "./credits.ts";
import { judge } from "./judge.ts";
import { type JudgedTerm, type Judgement, NO_EVIDENCE } from "./judgement.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { settle, verdictOf } from "./settle.ts";

/** What the profile shows of a line: as a whole, or where it asks for several things, of each. */
export function judgeLine(
  evidence: ProfileEvidence,
  requirement: Requirement,
  language: Language,
): Judgement {
  const terms = cutTerms(requirement, language);
  if (terms.length < 2) return judge(evidence, requirement, language);
  const whole = judge(evidence, requirement, language);
  const judged = terms.map((term) => judgeTerm(evidence, requirement, term, language));
  return joinTerms(
    judged.map((term) => withContext(term, verdictOf(whole))),
    whole,
  );
}

/** Where a line is shown as a whole, half of a plain term is enough: what it shares with its neighbours is there. */
const HALF = 0.45;

/** What a line shows as a whole decides of plain terms that are shown in part: none of it by chance, or enough. */
function withContext(term: JudgedTerm, ofLine: Verdict): JudgedTerm {
  const { kind, judgement } = term;
  const isPartly =
    judgement.credit < MET && judgement.years === undefined && !OF_ITS_OWN.has(kind) && kind !== "soft";
  if (!isPartly || ofLine === "partly") return term;
  if (ofLine === "missing") return { ...term, judgement: { ...judgement, credit: 0 } };
  return judgement.credit < HALF || judgement.lacksTheDecisive || judgement.isOtherGrade
    ? term
    : { ...term, judgement: { ...judgement, credit: MET } };
}

type KnownTerm = Term & { text: string; kind: RequirementKind };

/** Kinds of which a line may ask besides what else it asks: they are told by words of their own. */
const OF_ITS_OWN: ReadonlySet<RequirementKind> = new Set([
  "certificate",
  "language",
  "education",
  "condition",
]);

/** "Quality checks: density, pH": what stands behind says more of what stands before. */
const DETAILED = /^(?:[^\s:,;()]+ ){0,2}[^\s:,;()]+: \p{L}[^:;]*$/u;

function cutTerms({ text, kind, years }: Requirement, language: Language): KnownTerm[] {
  if (DETAILED.test(text) && (kind === "task" || kind === "knowledge")) return [];
  const isTask = kind === "task";
  const terms = postingLanguage(language)
    .cutTerms(text, isTask)
    .filter((term) => !isNothing(text.slice(term.start, term.end)))
    .map((term): KnownTerm => {
      const own = text.slice(term.start, term.end);
      const read = readKind(annotate(own, language), own, isTask, language);
      // Plain words are of the line's own kind.
      return { ...term, text: own, kind: read === "knowledge" || read === "task" ? plainKind(kind) : read };
    });
  return areFields(terms, { kind, years }, language) ? [] : terms;
}

const plainKind = (kind: RequirementKind): RequirementKind =>
  OF_ITS_OWN.has(kind) || kind === "experience" ? "knowledge" : kind;

/** "A degree in physics, maths or law", "six years in purchasing and sales": fields, of which any will do. */
function areFields(
  terms: KnownTerm[],
  { kind, years }: Pick<Requirement, "kind" | "years">,
  language: Language,
): boolean {
  if (kind !== "education" && years === undefined) return false;
  const isOwn = (term: KnownTerm) =>
    OF_ITS_OWN.has(term.kind) || term.kind === "skill" || readYears(term.text) !== undefined;
  if (terms.every(isOwn)) return false;
  // "Almanca, SAP PP, yüksek lisans": a degree among other things is one of them.
  const others = terms.filter((term) => isOwn(term) && term.kind !== "education");
  // "An engineering degree, three years in the job": years are no field, either.
  const areOthers = others.length > 1 || others.some((term) => readYears(term.text) !== undefined);
  if (kind === "education" && areOthers && terms.some((term) => term.kind === "education")) return false;
  const nearYears = postingLanguage(language).yearsStandFirst ? terms[0] : terms.at(-1);
  return kind === "education" || (nearYears !== undefined && readYears(nearYears.text) !== undefined);
}

function judgeTerm(
  evidence: ProfileEvidence,
  requirement: Requirement,
  { text, start, kind, asked }: KnownTerm,
  language: Language,
): JudgedTerm {
  const { years: _, level: lineLevel, ...line } = requirement;
  const years = readYears(text);
  // "Fluent English, intermediate German": the words right before a term are its own.
  const [before = ""] = /(?:[^\s,;()/]+\s+){0,2}$/u.exec(requirement.text.slice(0, start)) ?? [];
  const level =
    levelOf(kind, text) ?? levelOf(kind, before) ?? (kind === requirement.kind ? lineLevel : undefined);
  const own = {
    ...line,
    kind: years === undefined ? kind : "experience",
    text,
    ...(years === undefined ? {} : { years }),
    ...(level === undefined ? {} : { level }),
  };
  const judgement = asked
    .map((term) => judge(evidence, { ...own, term }, language))
    .reduce((best, one) => (one.credit > best.credit ? one : best), NO_EVIDENCE);
  return { text, start, kind: own.kind, judgement };
}

function levelOf(kind: RequirementKind, text: string): string | undefined {
  if (kind === "language") return readLanguageLevel(text);
  return kind === "education" ? readDegree(text) : undefined;
}

/** A line shows what its terms show, each counting the same. */
export function joinTerms(terms: JudgedTerm[], ofLine?: Judgement): Judgement {
  const most = Math.max(...terms.map(({ judgement }) => judgement.units.length));
  const shown = terms.filter(({ judgement }) => verdictOf(judgement) !== "missing");
  return {
    credit: settle({ credit: 0, terms }),
    terms,
    ...(ofLine === undefined ? {} : { ofLine }),
    // The best of each before the second best of any.
    units: Array.from({ length: most }, (_, at) =>
      shown.flatMap(({ judgement }) => judgement.units[at] ?? []),
    ).flat(),
    missing: terms.filter(({ judgement }) => verdictOf(judgement) !== "met").map(({ text }) => text),
    near: [],
  };
}
