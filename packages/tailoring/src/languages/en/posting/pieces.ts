import type { Span } from "@terzi/contracts/posting";
import { wordKeys } from "@terzi/language/tokens";
import { annotate, type Named } from "../../../lexicon/annotate.ts";
import { either } from "../../../posting/any-of.ts";
import type { Piece } from "../../../posting/piece.ts";
import { isTask, joinFragments } from "./fragments.ts";
import { cutPredicates } from "./predicates.ts";
import { trimEnglish } from "./trim.ts";
import { isThirdPerson, isVerb } from "./verbs.ts";

/** A part between two joints. `joint` is the one before it. */
type Part = Span & { joint: "start" | "comma" | "and" | "or" | "example" };

/** "… who have experience in …" begins another requirement, "you must have experience" doesn't. */
const HAVING = String.raw`(?<!\b(?:must|will|to|you|should|who|and|or|that|we|they|can|may|would|not)) +(?=(?:have|possess|bring) (?:an? |strong|solid|good|excellent|experience|knowledge|proven|extensive|in-depth|great))`;

const JOINT = new RegExp(
  either(String.raw`
  \s*[;•·|]\s*
  ,?\s+(?:and\s+)?(?=if you\b)
  \s*[,،]\s*(?:and\/or|and|or|as well as)?\s+
  ,(?=\S)(?<!\d,)
  \s+(?:and\/or|and|or|as well as|&|in addition to|along with)\s+
  \s*\(\s*
  \s*\)\s*
  \s+[-–—]\s+
  :\s+(?!\d+\+? ?(?:years?|yrs?)\b)
  \s+(?:such as|for example|for instance|e\.g\.?,?|eg|i\.e\.?,?|including|includes|like)(?=[\s:,])[\s:,]*
  \s+(?=(?:in order to|to ensure|so that|while|because|when|where|which|whose|who|that)\s)
  \s+(?:so|but)\s+(?=(?:you|it|we|they|there|this|the)\b)
  ${HAVING}
`),
  "giu",
);

function jointOf(separator: string): Part["joint"] {
  const word = separator.replace(/[^\p{L}./&]/gu, "").toLowerCase();
  if (/^(or|and\/or)$/.test(word)) return "or";
  if (/^(and|&|aswellas|inadditionto|alongwith)$/.test(word)) return "and";
  if (/^(suchas|forexample|forinstance|e\.g\.?|eg|i\.e\.?|like)$/.test(word) || separator.includes("("))
    return "example";
  return "comma";
}

function cutAtJoints(text: string, inTasks: boolean): Part[] {
  const pieces: Part[] = [];
  let start = 0;
  let joint: Part["joint"] = "start";
  for (const match of text.matchAll(JOINT)) {
    // "Sheet metal: assembly drawings": in a task, a colon adds detail.
    if (match[0] === "" || (inTasks && match[0].startsWith(":"))) continue;
    pieces.push({ start, end: match.index, joint });
    start = match.index + match[0].length;
    joint = jointOf(match[0]);
  }
  pieces.push({ start, end: text.length, joint });
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end)));
}

/** Whether a folded word is a verb, in the person that the line uses. */
type IsVerb = (key: string) => boolean;

/** "Installs and repairs boilers": where a task has a subject, the verbs that follow share it. */
function verbsOf(text: string, inTasks: boolean): IsVerb {
  const [first = ""] = wordKeys(text);
  return inTasks && !isVerb(first) && isThirdPerson(first)
    ? (key) => isVerb(key) || isThirdPerson(key)
    : isVerb;
}

/** "React", "Spring" and "Research" are verbs too: alone, or as a tool's name, they are names. */
const startsWithVerb = (keys: string[], named: Named[], isVerb: IsVerb): boolean =>
  isVerb(keys[0] ?? "") && !(named[0]?.from === 0 && named[0].concept.kind === "tool");

/** "develop scalable services", "and run them", "development of …". */
const beginsTask = ([first = "", second]: string[], isVerb: IsVerb): boolean =>
  isVerb(first) || second === "of";

/** "design", "develop and", "verbal": words that need the next part to mean something. */
const isLoneModifier = (keys: string[], named: Named[], nextIsTask: boolean, isVerb: IsVerb): boolean =>
  keys.length === 1 &&
  ((nextIsTask && startsWithVerb(keys, named, isVerb)) ||
    (!named.length && /(al|ic|ive|ous|ful|ing|ed|ent|ant|able|en|ary)$/.test(keys[0] ?? "")));

/**
 * The parts of a line that each ask for one thing. Parts that share a verb or an object stay together ("design, build
 * and run services"); alternatives ("Java or Kotlin", "frameworks such as Django") are one part.
 */
export function cutEnglishPieces(text: string, inTasks: boolean): Piece[] {
  return cutPredicates(text, inTasks)
    .flatMap((part) => cutAsWell(text, part))
    .flatMap(({ start, end }) =>
      cutPart(text.slice(start, end), inTasks).map((piece) => ({
        start: start + piece.start,
        end: start + piece.end,
        clause: { start: start + piece.clause.start, end: start + piece.clause.end },
      })),
    );
}

/** "Experience of film is important to us, as are sewing machines": another thing of which the same is said. */
function cutAsWell(text: string, { start, end }: Span): Span[] {
  const found = /\s*,?\s+as (?:is|are)\s+(?=\p{L})/u.exec(text.slice(start, end));
  if (!found) return [{ start, end }];
  return [
    { start, end: start + found.index },
    { start: start + found.index + found[0].length, end },
  ];
}

function cutPart(text: string, inTasks: boolean): Piece[] {
  const clause = { start: 0, end: text.length };
  if (isTask(text, inTasks))
    return [...text.matchAll(/[^;]+/g)].map(({ 0: part, index }) => ({
      start: index,
      end: index + part.length,
      clause,
    }));
  const isVerbHere = verbsOf(text, inTasks);
  const merged: Part[] = [];
  const pieces = cutAtJoints(text, inTasks);
  let open = false;
  let isVerbal = false;
  let wasBareName = false;
  let inExamples = false;
  for (const [index, piece] of pieces.entries()) {
    const trimmed = trimEnglish(text, piece);
    const keys = wordKeys(text.slice(trimmed.start, trimmed.end));
    const concepts = annotate(text.slice(trimmed.start, trimmed.end), "en").named;
    const previous = merged.at(-1);
    const next = pieces[index + 1];
    const nextIsTask =
      next !== undefined && beginsTask(wordKeys(text.slice(next.start, next.end)), isVerbHere);
    const gap = previous ? text.slice(previous.end, piece.start) : "";
    const isAlternative =
      previous &&
      (piece.joint === "or" ||
        (piece.joint === "example" && keys.length <= 4 && !opensList(text, gap, piece)));
    if (piece.joint === "example") inExamples = !/[()]/.test(gap);
    else if (/[;•|()]/.test(gap) || piece.joint === "start") inExamples = false;
    const inAlternatives = previous && piece.joint === "comma" && joinsAlternatives(pieces, index);
    const isShort = previous && wordKeys(text.slice(previous.start, previous.end)).length < LEAST_WORDS;
    const continues =
      previous &&
      isVerbal &&
      !/[;•|:]/.test(gap) &&
      (startsWithVerb(keys, concepts, isVerbHere)
        ? isShort || POINTS_BACK.test(text.slice(piece.start, piece.end))
        : true);
    const isBareName = concepts.some(
      ({ concept, from, to }) => to - from === keys.length && concept.kind !== "soft",
    );
    const isPaired =
      piece.joint === "and" &&
      !OWN_SUBJECT.test(text.slice(piece.start, piece.end)) &&
      !CREDENTIAL.test(text.slice(piece.start, piece.end)) &&
      !startsWithVerb(keys, concepts, isVerbHere) &&
      !(isBareName && wasBareName);
    wasBareName = isBareName;
    if (
      previous &&
      (open ||
        continues ||
        isPaired ||
        ((isAlternative || inAlternatives || inExamples) &&
          !startsWithVerb(keys, concepts, isVerbHere) &&
          !/[;•|]/.test(gap)))
    )
      previous.end = piece.end;
    else merged.push({ ...piece });
    if (piece.joint === "start" || startsWithVerb(keys, concepts, isVerbHere))
      isVerbal = startsWithVerb(keys, concepts, isVerbHere) && (keys.length > 1 || nextIsTask);
    open =
      next !== undefined &&
      next.joint !== "example" &&
      !OWN_SUBJECT.test(text.slice(next.start, next.end)) &&
      isLoneModifier(keys, concepts, nextIsTask, isVerbHere);
  }
  return joinFragments(text, merged, inTasks).map(({ start, end }) => ({ start, end, clause }));
}

/** "Microsoft Office (Word, Excel, Outlook)": a bracket with a list names separate things. */
const opensList = (text: string, gap: string, { end }: Span): boolean =>
  gap.includes("(") && /^\s*,/.test(text.slice(end));

/** "… and maintain them": meaningless without what precedes it. */
const POINTS_BACK = /^\p{L}+(?: \p{L}+)? (?:them|it|these|those|this|that)\b/iu;

/** "… and you will be …": a sentence of its own. */
const OWN_SUBJECT =
  /^(?:(?:if )?you|we|they|it|there|this|our|your|(?:have|has|possess) (?:\p{L}+ )?(?:experience|knowledge|skills))\b|^(?:at least |minimum )?(?:\d+|one|two|three|four|five|six|eight|ten)\+? ?(?:\(\d+\) )?(?:years?|yrs?)\b/iu;

/** "… and a degree in costume making": something to be held, whatever it stands beside. */
const CREDENTIAL =
  /^an? (?:\p{Ll}+ ){0,3}(?:degree|diploma|bachelor['’]?s|master['’]?s|certificate|qualification|(?:driving )?licen[cs]e|card)\b/iu;

/** A task shorter than this continues over a comma or "and" to the next verb: what is done together is one task. */
const LEAST_WORDS = 8;

/** Whether a comma is inside "A, B or C": the enumeration's last joint is an "or". */
function joinsAlternatives(pieces: Part[], index: number): boolean {
  for (let at = index + 1; at < pieces.length; at++) {
    const joint = pieces[at]?.joint;
    if (joint === "or") return pieces[index - 1] !== undefined && at - index < 6;
    if (joint !== "comma") return false;
  }
  return false;
}
