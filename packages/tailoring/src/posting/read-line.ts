import type { Language } from "@terzi/contracts/languages";
import type { RequirementKind, Span } from "@terzi/contracts/posting";
import { readDegree } from "@terzi/language/read-degree";
import { wordKeys } from "@terzi/language/tokens";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { postingLanguage } from "../languages/posting-languages.ts";
import { type Annotated, annotate } from "../lexicon/annotate.ts";
import { asksAlone, stretchBefore } from "./before-asked.ts";
import { closingBracket } from "./closing-bracket.ts";
import { type Draft, keyOf, tellingOfPart } from "./draft.ts";
import { readField } from "./fields.ts";
import { isMadeOfHeadingWords } from "./heading-words.ts";
import { readHowMuch } from "./how-much.ts";
import { coverUnread, isItem, isListed, readWhole, withRest } from "./items.ts";
import { joinItem } from "./join-item.ts";
import { joinRests } from "./join-rests.ts";
import { leastChanceOf } from "./least-chance.ts";
import { readLeftOut } from "./left-out.ts";
import { readKind } from "./kinds.ts";
import type { PlacedLine } from "./line.ts";
import { readNames, readTools } from "./mentions.ts";
import { namesNothing } from "./names-nothing.ts";
import { isNothing, isSentence, isSought, maskMarks, namesKnowledge } from "./not-named.ts";
import type { Piece } from "./piece.ts";
import { withReferred } from "./refers-back.ts";
import { speaksOfElse } from "./speaks-of-else.ts";
import { readYears } from "./years.ts";

/** In letters. Nobody asks for this much without a full stop or a break. */
const LONGEST_LINE = 4_000;

/**
 * Likelier than this, all its words count, and it asks although the rules see nothing; where they see a promise or
 * how to apply, it must be likelier still.
 */
const SURELY = { usually: 0.55, againstRules: 0.6 };
/** So likely it must be to ask something under a heading of something else. */
const OVERRULES_HEADING = 0.95;
const MAY_ASK: ReadonlySet<PlacedLine["section"]> = new Set([
  "tasks",
  "requirements",
  "nice",
  "unknown",
  "other",
]);

/** What one line asks for; undefined where it asks nothing. */
export function readLine(written: PlacedLine, language: Language): Draft[] | undefined {
  const placed = { ...written, text: written.text.slice(0, LONGEST_LINE) };
  if (placed.isField && MAY_ASK.has(placed.section)) return readField(placed, language);
  const grammar = postingLanguage(language);
  const { asks = 0.5 } = placed;
  const isSure = !placed.trick && asks > SURELY[speaksOfElse(placed, language) ? "againstRules" : "usually"];
  const headed = { ...placed, section: placed.headed ?? placed.section };
  const ruled =
    placed.trick || asks < leastChanceOf(placed, language) ? undefined : grammar.askedFrom(headed);
  const overrules =
    isSure &&
    !grammar.isBoast(placed.text) &&
    (MAY_ASK.has(headed.section) || asks > OVERRULES_HEADING) &&
    !/\?\s*$/.test(placed.text);
  const from = ruled ?? (overrules ? 0 : undefined);
  if (from === undefined || namesNothing(placed.text, language)) return undefined;
  const before = isSure && from > 0 ? readBefore(placed, from, language) : [];
  const text = placed.text.slice(from);
  const told = isListed(placed) ? undefined : grammar.sectionOf(text);
  const lead = placed.text.slice(0, from);
  // "We will give preference to | applicants with …": only a wish, whatever follows.
  // "They would like | somebody who …" is none.
  const isWished =
    !isListed(headed) && !/[,;]/.test(lead) && grammar.isWish(lead) && grammar.isWish(placed.text);
  const line = {
    ...placed,
    section: isWished ? ("nice" as const) : (told ?? placed.section),
    isTold: told !== undefined,
    start: placed.start + from,
    text,
  };
  const read = grammar
    .cutPieces(line.text, line.section === "tasks")
    .filter((piece) => !isLabel(line.text, piece, language))
    .map((piece) => ({
      piece,
      draft: asksNothing(line, piece, language) ? null : readPiece(line, piece, language),
    }));
  const cut = joinItem(line, coverUnread(line, read), language);
  const covered = isSure ? withRest(line, cut, { asideFrom: read, language }) : cut;
  const drafts = joinRests(line, covered, language);
  if (!drafts.length && isItem(line)) drafts.push(...readWhole(line, language));
  const asked = drafts.flatMap((draft) => {
    if (!isItem(line) && !isSure && isSentence({ kind: draft.kind, text: draft.term }, language))
      return readNames({ ...line, ...draft.span, text: draft.text }, language, draft.importance);
    // A task mentions its tools: somebody who knows the tool but hasn't done the task meets part of it.
    const tools =
      draft.kind === "task"
        ? readTools({ ...line, ...draft.span, text: draft.text }, language, placed.text)
        : [];
    return [draft, ...tools.map((tool) => ({ ...tool, importance: draft.importance }))];
  });
  const drafted = [...before, ...asked.map((draft) => withReferred(placed, draft, language))];
  return [...drafted, ...readLeftOut(line, drafted, language)];
}

/** "IPASS certified, quick with Sage, and | you know …": what asks before the words that surely do, or its tools. */
function readBefore(placed: PlacedLine, from: number, language: Language): Draft[] {
  const stretch = stretchBefore(placed, from);
  return asksAlone(stretch, language)
    ? (readLine(stretch, language) ?? [])
    : readTools(stretch, language, placed.text);
}

const MOST_WORDS_OF_A_LABEL = 8;

/** "Knowledge of derivatives: swaps, forwards". */
const NAMES_A_FIELD = /\b(?:knowledge|experience|understanding) (?:of|in|with)\b/iu;

/** "Backend: Java, Spring", "You know the following:": what precedes a colon announces, unless it names a thing. */
function isLabel(text: string, piece: Span, language: Language): boolean {
  if (!/^\s*[:：]/.test(text.slice(piece.end)) && !/[:：]\s*$/.test(text.slice(piece.start, piece.end)))
    return false;
  if (NAMES_A_FIELD.test(text.slice(piece.start, piece.end))) return false;
  const { words, named } = annotate(text.slice(piece.start, piece.end), language);
  if (words.length > MOST_WORDS_OF_A_LABEL) return false;
  if (
    words.length > 3 &&
    postingLanguage(language).beginsTask(words[0]?.key ?? "") &&
    !/follow|below|includ/i.test(text)
  )
    return false;
  return !named.some(({ concept }) => concept.kind !== "soft" && concept.kind !== "knowledge");
}

/** In letters: how far around a piece its clause extends, so that long lines cost no more for each piece. */
const NEAR = 400;

/** In brackets: "our largest plant is near Łódź", "half the team is in Porto". */
const REMARK = /^(?:our|we|it|this|half|most|all|some|the)\b.*\b(?:is|are|was|were|use|uses|have|has)\b/iu;

/** "Denver, CO", "Elementary ELA": names under a heading of tasks, where nothing is said to be done. */
const namesOnly = (line: PlacedLine & { isTold: boolean }, words: string, language: Language): boolean =>
  line.section === "tasks" &&
  !line.isBullet &&
  !line.isTold &&
  !/(?:^|\s)\p{Ll}{2}/u.test(line.text) &&
  !annotate(words, language).named.length;

/** Promises, advertising, and who is sought. */
function asksNothing(line: PlacedLine & { isTold: boolean }, piece: Piece, language: Language): boolean {
  const spoken = postingLanguage(language);
  const { start, end } = spoken.trim(line.text, piece);
  const whole = line.text.slice(piece.start, piece.end).trim();
  const isRemark = /\(\s*$/.test(line.text.slice(0, piece.start)) && REMARK.test(whole);
  return (
    isRemark ||
    (/\s/.test(whole) && isMadeOfHeadingWords(whole) && !annotate(whole, language).named.length) ||
    namesOnly(line, whole, language) ||
    isNothing(line.text.slice(start, end)) ||
    spoken.isPromise(whole) ||
    isSought(line.text, piece)
  );
}

/** List marks and joining words before what is asked. */
const LEAD = new RegExp(String.raw`^(?:[\s,;:•·*–-]|\.(?!\p{L}))*(?:${postingPattern("joins")}\s+)?`, "iu");

function readPiece(line: PlacedLine, piece: Piece, language: Language): Draft | undefined {
  const trimmed = postingLanguage(language).trim(line.text, piece);
  const clause = line.text.slice(
    Math.max(piece.clause.start, piece.start - NEAR),
    Math.min(piece.clause.end, piece.end + NEAR),
  );
  const term = line.text.slice(trimmed.start, trimmed.end);
  const whole = line.text.slice(piece.start, piece.end).trim();
  const part = annotate(maskMarks(term), language);
  const telling = tellingOfPart(part);
  const guess = kindOfPiece(part, whole, { ...line, text: clause }, language);
  if (!guess) return undefined;
  const kind =
    guess === "knowledge" && !part.named.length && line.section === "tasks" && (line.isTold || isItem(line))
      ? "task"
      : guess;
  if (
    kind === "knowledge" &&
    !part.named.length &&
    postingLanguage(language).announcesFields &&
    !isNamed(line, piece)
  )
    return undefined;
  if (kind === "knowledge" && line.section === "company") return undefined;
  // "Experience" alone asks for nothing in particular.
  if (kind === "experience" && telling === 0 && !part.named.length && readYears(whole) === undefined)
    return undefined;
  const isSaid = telling > 0 || part.named.length > 0 || SAYS_ENOUGH.has(kind);
  if (!isSaid && !(kind === "task" && part.words.length > 2)) return undefined;
  const lead = LEAD.exec(line.text.slice(piece.start, piece.end))?.[0].length ?? 0;
  const start = line.start + piece.start + lead;
  // A bracket that the term closes may follow the piece directly.
  const ended = Math.max(trimmed.end, piece.start + line.text.slice(piece.start, piece.end).trimEnd().length);
  const end = ended + closingBracket(line.text, piece.start + lead, ended);
  return {
    kind,
    importance: line.section === "nice" || postingLanguage(language).isWish(clause) ? "nice" : "must",
    text: line.text.slice(piece.start + lead, end),
    span: { start, end: line.start + end },
    term: term.replace(/\s+/g, " "),
    key: keyOf(part, kind),
    telling,
    ...readHowMuch(kind, whole, clause),
  };
}

/** For these kinds, even common words ask for something. */
const SAYS_ENOUGH: ReadonlySet<RequirementKind> = new Set(["experience", "education", "condition"]);

/** Whether plain words may name a field: in a list of requirements, or after "experience in", "knowledge of". */
const isNamed = (line: PlacedLine, piece: Span): boolean =>
  line.section === "requirements" ||
  line.section === "nice" ||
  namesKnowledge(line.text.slice(0, piece.start + 30));

const WORDS_BEFORE_YEARS = 5;
/** "At least ten years in a control room": nobody does that, whatever heads it. */
function beginsWithYears(whole: string, language: Language): boolean {
  const words = whole.split(/\s+/).slice(0, WORDS_BEFORE_YEARS);
  const [first = ""] = wordKeys(words.join(" "));
  return readYears(words.join(" ")) !== undefined && !postingLanguage(language).beginsTask(first);
}

function kindOfPiece(
  part: Annotated,
  whole: string,
  line: PlacedLine,
  language: Language,
): RequirementKind | undefined {
  if (!part.words.length) return undefined;
  const kind = readKind(part, line.text, line.section === "tasks", language);
  // Years and degrees are often in the words that were trimmed off the term.
  const isTopic = kind === "task" && (line.section !== "tasks" || beginsWithYears(whole, language));
  if (isTopic && readYears(whole) !== undefined) return "experience";
  if (kind === "knowledge" || kind === "skill" || kind === "soft") {
    if (readYears(whole) !== undefined) return "experience";
    if (readDegree(whole) && !part.named.some(({ concept }) => concept.kind === "soft")) return "education";
  }
  return kind;
}
