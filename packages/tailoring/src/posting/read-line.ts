import type { Language } from "@terzi/contracts/language";
import type { RequirementKind, Span } from "@terzi/contracts/posting";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import { readDegree } from "../text/degrees.ts";
import { askedFrom, mayMention } from "./asked.ts";
import { isOptional } from "./cues.ts";
import { type Draft, keyOf, tellingOfPart } from "./draft.ts";
import { readKind, readLanguageLevel, readYears } from "./kinds.ts";
import { cutPieces } from "./pieces.ts";
import type { PlacedLine } from "./sections.ts";
import { trimSpan } from "./trim.ts";

/** What one line asks for. A line that asks nothing may still name tools of the job: they are wishes. */
export function readLine(placed: PlacedLine, language: Language): Draft[] {
  const from = askedFrom(placed);
  if (from === undefined) return mayMention(placed) ? readMentions(placed, language) : [];
  const line = { ...placed, start: placed.start + from, text: placed.text.slice(from) };
  const isNice = line.section === "nice" || isOptional(line.text);
  return cutPieces(line.text, language).flatMap((piece) => {
    const draft = readPiece(line, piece, isNice, language);
    if (!draft) return [];
    // A task names its tools on the way: whoever knows the tool but hasn't done the task meets a part of it.
    const tools =
      draft.kind === "task" ? readTools({ ...line, ...draft.span, text: draft.text }, language) : [];
    return [draft, ...tools.map((tool) => ({ ...tool, importance: draft.importance }))];
  });
}

function readPiece(line: PlacedLine, piece: Span, isNice: boolean, language: Language): Draft | undefined {
  const trimmed = trimSpan(line.text, piece, language);
  const term = line.text.slice(trimmed.start, trimmed.end);
  const whole = line.text.slice(piece.start, piece.end).trim();
  if (NOT_A_THING.test(term)) return undefined;
  const part = annotate(term, language);
  const telling = tellingOfPart(part);
  const kind = kindOfPiece(part, whole, line, language);
  if (!kind) return undefined;
  if (kind === "knowledge" && !part.named.length && !isNamed(line, piece)) return undefined;
  if (kind === "knowledge" && line.section === "company") return undefined;
  if (kind === "knowledge" && !part.named.length && SPEAKS.test(term)) return undefined;
  // "Experience" alone asks for nothing in particular.
  if (kind === "experience" && telling === 0 && readYears(whole) === undefined) return undefined;
  const isSaid = telling > 0 || part.named.length > 0 || kind === "experience" || kind === "education";
  if (!isSaid && !(kind === "task" && part.words.length > 2)) return undefined;
  const start = line.start + trimmed.start;
  return {
    kind,
    importance: isNice ? "nice" : "must",
    text: term,
    span: { start, end: start + term.length },
    term,
    key: keyOf(part, kind),
    telling,
    mentions: 1,
    ...readExtras(kind, whole, line.text),
  };
}

/** Other subjects, ranks alone, and phrases of advertising: no requirement is made of these. */
const NOT_A_THING =
  /^(?:we|our|us|they|he|she|it|its|it's|this|these|if|why|how|what|<\w+>|please|join(?:ing)? (?:us|our|the|a|<)|looking for|become (?:a |part)|feel free|get to know|be part)\b|^(?:vb|vs|mezun|mezunu|etc)$|^(?:junior|mid|senior|entry|lead|level|principal|staff|mid-level|full-time|part-time|manager|\d[\d\s.,%+-]*)+$|<(?:CONTACT|NAME|ADDRESS)>|^(?:(?:junior|mid-?level|senior|lead|entry|level|\/)\s*)+$/iu;

/** What names a field is no sentence of its own. */
const SPEAKS = /\b(?:we|our|us|you|your|they|is|are|was|were|will|don['’]t|please|if|yes|always)\b/iu;

const NAMES_KNOWLEDGE =
  /experience|knowledge|understanding|background|expertise|familiar|proficien|skill|degree|interest|passion|competen|command|trained|training|comfortable|deneyim|bilgi|hakim|tecrübe|konusunda|alanında|yetkin/iu;

/** Whether plain words may name a field: in a list of requirements, or after "experience in", "knowledge of". */
const isNamed = (line: PlacedLine, piece: Span): boolean =>
  line.section === "requirements" ||
  line.section === "nice" ||
  NAMES_KNOWLEDGE.test(line.text.slice(0, piece.start + 30));

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

function readExtras(kind: RequirementKind, whole: string, line: string): { years?: number; level?: string } {
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

const readTools = (line: PlacedLine, language: Language): Draft[] =>
  readMentions(line, language).filter(({ kind }) => kind === "skill");

function readMentions(line: PlacedLine, language: Language): Draft[] {
  const annotated = annotate(line.text, language);
  // A line that consists of names ("Industry: Banking, Insurance") names fields; a sentence about the company doesn't.
  const inNames = annotated.named.reduce((sum, { from, to }) => sum + to - from, 0);
  const isList = annotated.named.length > 1 && inNames >= 0.6 * annotated.words.length;
  return annotated.named
    .filter(({ concept }) => concept.kind === "tool" || (isList && concept.kind === "knowledge"))
    .map(({ concept, from, to }) => {
      const start = annotated.words[from]?.start ?? 0;
      const end = annotated.words[to - 1]?.end ?? 0;
      const term = line.text.slice(start, end);
      return {
        kind: concept.kind === "tool" ? "skill" : "knowledge",
        importance: "nice",
        text: term,
        span: { start: line.start + start, end: line.start + end },
        term,
        key: `=${concept.id}`,
        telling: Math.max(0, ...annotated.words.slice(from, to).map((word) => word.telling)),
        mentions: 1,
      };
    });
}
