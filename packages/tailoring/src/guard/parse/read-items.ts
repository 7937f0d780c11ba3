import { MULTIPLES } from "@terzi/language/numbers";
import type { Token } from "@terzi/language/tokens";
import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import { isConverb } from "@terzi/language/tr/endings";
import { conceptsAt } from "./concepts.ts";
import { conceptsIn } from "./concepts-in.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import { EVERY, ONE, readGrammar } from "./grammar-words.ts";
import { lengthRead } from "./group-length.ts";
import type { Item } from "./item.ts";
import type { Action } from "./line.ts";
import { isNeutralAt } from "./neutral-words.ts";
import type { NumberTerm } from "./number-term.ts";
import { breakOff, closeGroup, mark, openPassage, type Passage } from "./parse-state.ts";
import { readFrequencyTerm } from "./read-term.ts";
import { DOING, readWord } from "./read-word.ts";
import { closesBefore, hasBreakBefore, type Words } from "./words.ts";

const PRESENT_VERB = /(?:calis|yap|yonet|yurut|bulun|al|ver)(?:iyor|uyor|makta(?:dir)?|mekte(?:dir)?)$/;
const PRESENT = /^(?:currently|current|now|presently|halen|hala|gunumuzde|simdi|suanda|works)$/;

/** What words claim, in order. */
export function readItems(words: Words): Item[] {
  const passage = openPassage(words);
  for (let at = 0; at < passage.tokens.length; ) {
    if (hasBreakBefore(passage, at)) {
      breakOff(passage, closesBefore(passage, at));
      passage.isNegated = false;
      passage.denies = false;
    }
    if (passage.language.isAgglutinative && startsName(passage, at)) closeGroup(passage);
    at += readAt(passage, at);
  }
  closeGroup(passage);
  return passage.items;
}

/** Reads what begins at a token; how many tokens it took. */
function readAt(passage: Passage, at: number): number {
  const frequency = passage.frequencies.find(({ from }) => from === at);
  if (frequency) {
    readFrequencyTerm(passage, frequency);
    return frequency.to - frequency.from;
  }
  if (passage.taken.has(at)) {
    readNumberAt(passage, at);
    return 1;
  }
  if (readGrammar(passage, at)) return 1;
  const key = passage.keys[at] ?? "";
  if (ONE.has(key) && !EVERY.test(passage.keys[at - 1] ?? "")) passage.isOne = true;
  if (/^(?:that|who|which)$/.test(key) && endsWithOthers(passage)) mark(passage, "agent");
  if (key === "by" && namesSomeone(passage, at + 1)) mark(passage, "agent");
  if (/^(?:boyunca|suresince|throughout)$/.test(key)) passage.items.push({ type: "throughout" });
  if (PRESENT.test(key) || PRESENT_VERB.test(key)) passage.items.push({ type: "present" });
  const longest = conceptsIn(passage, at);
  const whole = lengthRead(passage, at, longest);
  const all = whole < (longest[0]?.length ?? 1) ? conceptsIn(passage, at, whole) : longest;
  const length = all[0]?.length ?? 1;
  // "ile" is "with" before it is "to the province", "için" is "for" before it is "of the inside".
  const isItself = ({ kind, stemLength }: PhraseMatch) => kind !== "thing" && stemLength === key.length;
  const met = length === 1 && isNeutralAt(passage, at) ? all.filter(isItself) : all;
  readWord(passage, { at, length, met });
  // "Worked with therapists": read apart, though "worked with" is one verb.
  if (
    length > 1 &&
    !passage.language.isAgglutinative &&
    /^(?:with|for|by|from)$/.test(passage.keys[at + length - 1] ?? "")
  )
    passage.isApart = true;
  if (isConverb(passage.keys[at + length - 1] ?? "") && met.some(isDoing)) breakOff(passage);
  return length;
}

const isDoing = ({ kind }: PhraseMatch): boolean => DOING.has(kind);

function readNumberAt(passage: Passage, at: number): void {
  const { items, numbers, text, tokens } = passage;
  const token = tokens[at];
  if (!token) return;
  passage.isOne = false;
  const number = numbers.find(({ start }) => start === token.start);
  // "Yaralanmaları %30 azalttım": a share follows what it is of, and isn't inside a name.
  if (number?.unit === "%") closeGroup(passage);
  if (number) items.push({ type: "number", number });
  if (number && isPlaced(number, passage, at)) mark(passage, "runner-up");
  // "7 of 12 quarters" isn't all of them.
  const whole = number && /^\s+(?:out\s+)?of\s+(?:the\s+)?/.exec(text.slice(number.end));
  if (whole && numbers.some(({ start }) => start === number.end + whole[0].length)) mark(passage, "partly");
  passage.isApart = false;
  closeGroup(passage);
  const change = MULTIPLES[token.key]?.action;
  if (change) items.push({ type: "action", action: changeAction(change, token) });
}

/** "Came third", "üçüncü oldum", "üçüncülük": not first. */
const isPlaced = ({ unit, value }: NumberTerm, { keys }: Passage, at: number): boolean =>
  unit === "ordinal" &&
  value < 4 &&
  (/l[iu][kg]/.test(keys[at] ?? "") ||
    /^(?:oldu[mk]?|geldi[mk]?|bitirdi[mk]?)$/.test(keys[at + 1] ?? "") ||
    /^(?:came|come|finished|placed|ranked)$/.test(keys[at - 1] ?? ""));

/** "Doubled" is a number and what was done with it. */
const changeAction = (id: string, { start, end, key }: Token): Action => ({
  surface: key,
  ids: [id],
  start,
  end,
  isNominal: false,
  isGerund: key.endsWith("ing"),
  language: LINGUA_FRANCA,
  isPlain: false,
  isLight: false,
});

const isCapital = ({ text, tokens }: Passage, at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end));

/** "… ödeme sayfalarını React …": a name after a common word begins a group of its own. */
const startsName = (passage: Passage, at: number): boolean =>
  at > 0 && isCapital(passage, at) && !isCapital(passage, at - 1);

/** "The team that built the bridge": what follows was done by the team. */
function endsWithOthers({ items }: Passage): boolean {
  const last = items.at(-1);
  return last?.type === "term" && last.term.ids.some((id) => OTHERS.has(id));
}
const OTHERS = new Set(["c:team", "c:people", "c:company", "c:department"]);

const DOERS = new Set([
  "people",
  "team",
  "company",
  "department",
  "laboratory",
  "supplier",
  "agency",
  "office",
]);

/** "by the head nurse", "by Acme": somebody else did it. Not "by 20 %", "by training". */
function namesSomeone(passage: Passage, at: number): boolean {
  const { keys, text, tokens, taken, language } = passage;
  const first = /^(?:the|an?|our|my)$/.test(keys[at] ?? "") ? at + 1 : at;
  const word = tokens[first];
  if (!word || /[$€£₺%]/.test(text.slice(word.start - 2, word.end + 2))) return false;
  if (!taken.has(first) && isCapital(passage, first)) return true;
  return [first, first + 1].some((one) =>
    conceptsAt(keys, one, { language, allows: () => true }).some(
      ({ id }) => id.startsWith("role-") || DOERS.has(id),
    ),
  );
}
