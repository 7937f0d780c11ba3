import type { Language } from "@terzi/contracts/language";
import type { PostingReading, Requirement, RequirementKind } from "@terzi/contracts/posting";
import { type Annotated, annotate } from "./lexicon/annotate.ts";
import { isAboutApplying, isBenefit, isFormality, isOptional, readCue } from "./posting/cues.ts";
import { readKind, readLanguageLevel, readYears } from "./posting/kinds.ts";
import { splitLines } from "./posting/lines.ts";
import { cutPieces } from "./posting/pieces.ts";
import { type PlacedLine, readSections } from "./posting/sections.ts";
import { readTitle } from "./posting/title.ts";
import { trimSpan } from "./posting/trim.ts";
import { findWarnings, isMachineOrder, isStuffed } from "./posting/warnings.ts";
import { weigh } from "./posting/weights.ts";
import { readDegree } from "./text/degrees.ts";
import { detectLanguage } from "./text/detect-language.ts";

/** A requirement before it is weighed and numbered. */
type Draft = Omit<Requirement, "id" | "weight"> & { key: string; telling: number; mentions: number };

const MOST_REQUIREMENTS = 150;

/**
 * Reads a posting (plain text, English or Turkish, any layout): what it asks for, each thing with its own words, their
 * place, kind and weight. Pure and deterministic; never throws. Orders to machines are reported and otherwise ignored.
 */
export function readPosting(posting: string): PostingReading {
  const language = detectLanguage(posting);
  const lines = splitLines(posting);
  const { sections, lines: placed } = readSections(lines);
  const drafts = new Map<string, Draft>();
  const title = readTitle(placed, language);
  if (title) add(drafts, title);
  for (const line of placed) {
    if (line.start === title?.span.start || !asksSomething(line)) continue;
    for (const draft of readLine(line, language)) add(drafts, draft);
  }
  const requirements = [...drafts.values()].slice(0, MOST_REQUIREMENTS).map(
    ({ key: _key, telling, mentions, ...draft }, index): Requirement => ({
      ...draft,
      id: `r${index + 1}`,
      weight: weigh(draft.kind, draft.importance === "must", telling, mentions),
    }),
  );
  return { language, sections, requirements, warnings: findWarnings(lines) };
}

function asksSomething(line: PlacedLine): boolean {
  if (isMachineOrder(line.text) || isStuffed(line.text) || isFormality(line.text)) return false;
  const cue = readCue(line.text);
  switch (line.section) {
    case "requirements":
    case "nice":
    case "tasks":
      return !(isBenefit(line.text) || isAboutApplying(line.text)) || line.isBullet;
    case "benefits":
    case "application":
    case "other":
      return false;
    default:
      return cue === "asked";
  }
}

function readLine(line: PlacedLine, language: Language): Draft[] {
  const drafts: Draft[] = [];
  const isNiceLine = line.section === "nice" || isOptional(line.text);
  for (const piece of cutPieces(line.text, language)) {
    const trimmed = trimSpan(line.text, piece, language);
    const term = line.text.slice(trimmed.start, trimmed.end);
    const whole = line.text.slice(piece.start, piece.end).trim();
    const part = annotate(term, language);
    const telling = tellingOfPart(part);
    const kind = kindOfPiece(part, whole, line, language);
    if (!kind || !(telling > 0 || part.named.length || kind === "experience" || kind === "education"))
      continue;
    const start = line.start + trimmed.start;
    drafts.push({
      kind,
      importance: isNiceLine ? "nice" : "must",
      text: term,
      span: { start, end: start + term.length },
      term,
      key: keyOf(part, kind),
      telling,
      mentions: 1,
      ...extras(kind, whole, line.text),
    });
  }
  return drafts;
}

function kindOfPiece(
  part: Annotated,
  whole: string,
  line: PlacedLine,
  language: Language,
): RequirementKind | undefined {
  if (!part.words.length) return undefined;
  const kind = readKind(part, line.text, line.section === "tasks", language);
  // Years and degrees often stand in the words that were cut away around the term.
  if (kind === "knowledge" || kind === "skill" || kind === "soft") {
    if (readYears(whole) !== undefined) return "experience";
    if (readDegree(whole) && !part.named.some(({ concept }) => concept.kind === "soft")) return "education";
  }
  return kind;
}

function extras(kind: RequirementKind, whole: string, line: string): { years?: number; level?: string } {
  if (kind === "education") {
    const level = readDegree(whole) ?? readDegree(line);
    return level ? { level } : {};
  }
  if (kind === "language") {
    const level = readLanguageLevel(whole) ?? readLanguageLevel(line);
    return level ? { level } : {};
  }
  const years = readYears(whole);
  return years === undefined ? {} : { years };
}

/** The mean of the two most telling words: one rare word makes a part rare, one common word beside it not common. */
function tellingOfPart(part: Annotated): number {
  const [first = 0, second = first] = part.words.map((word) => word.telling).sort((a, b) => b - a);
  return (first + second) / 2;
}

function keyOf(part: Annotated, kind: RequirementKind): string {
  const roots = part.words.filter((word) => word.telling > 0).map((word) => word.roots.join("/"));
  const [only] = part.named;
  const isOneConcept =
    only &&
    part.named.length === 1 &&
    part.words.slice(only.to).every((word) => word.telling < 0.3) &&
    kind !== "task" &&
    roots.length <= only.to - only.from;
  return isOneConcept ? `=${only.concept.id}` : roots.sort().join(" ");
}

/** The same thing asked for twice is one requirement that weighs more; a must wins over a wish. */
function add(drafts: Map<string, Draft>, draft: Draft): void {
  const key = `${draft.kind === "language" || draft.kind === "education" ? draft.kind : ""}${draft.key}`;
  const known = drafts.get(key);
  if (!known) {
    drafts.set(key, draft);
    return;
  }
  const better = known.importance === "nice" && draft.importance === "must" ? draft : known;
  drafts.set(key, {
    ...better,
    mentions: known.mentions + 1,
    ...(known.years === undefined && draft.years !== undefined ? { years: draft.years } : {}),
  });
}
