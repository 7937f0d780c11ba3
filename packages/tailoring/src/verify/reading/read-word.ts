import type { Met } from "./fit-phrase.ts";
import { EVERY, isNeutralAt, ONE } from "./grammar-words.ts";
import type { ConceptKind } from "./lexicon-lines.ts";
import { widerThan } from "./lexicon-shelves.ts";
import type { Action, Term } from "./line.ts";
import { isNominal, isNounBehind, isPlural } from "./noun-forms.ts";
import { closeGroup, hasBreakBefore, mark, type Passage, writtenAt } from "./passage.ts";
import { endsGroup, isNegatedVerb, useOf } from "./turkish-forms.ts";
import { familyId, groupsIn, headIds, idsOf, partsOf, thingsIn, verbsIn } from "./word-ids.ts";

/** A word or fixed group under reading, and the concepts that it may be. */
type Word = { at: number; length: number; met: Met[] };

/** Reads a word as the action, the thing or the marker that it is. */
export function readWord(passage: Passage, { at, length, met }: Word): void {
  const key = passage.keys[at + length - 1] ?? "";
  readMarkers(passage, { at, length, met });
  const actions = actionsIn(passage, { at, end: at + length, key, met });
  const word = {
    at,
    length,
    met,
    key,
    actions,
    things: key === WITH_HONOURS ? ["c:with honours"] : thingIdsOf(met),
  };
  if (actions.length && !isName(passage, word) && !isNounOfVerb(word)) {
    readPart(passage, key);
    closeGroup(passage);
    if (passage.isNegated) mark(passage, "refuse");
    passage.isNegated = false;
    passage.isOne = false;
    passage.items.push({ type: "action", action: actionOf(passage, word) });
  } else if (isClaim(passage, word)) readTerm(passage, word);
  else {
    if (!met.length) closeGroup(passage);
    if (!ONE.has(key)) passage.isOne = false;
  }
}

/** "bölümü dereceyle bitirdim" isn't any degree. */
const WITH_HONOURS = "dereceyle";

type KnownWord = Word & { key: string; actions: Met[]; things: string[] };

/** "indirme" is a download before it is what one brought down. */
const isNounOfVerb = ({ met, actions }: KnownWord): boolean =>
  met.some(
    ({ kind, isTurkish, stemLength }) =>
      kind === "thing" && isTurkish && actions.every((action) => action.stemLength < stemLength),
  );

/** "birlikte" says with whom, and is no thing besides. */
const thingIdsOf = (met: Met[]): string[] =>
  met.some(({ id }) => id === "jointly" || id === "beginner")
    ? []
    : met.filter(({ kind }) => kind === "thing").map(({ id }) => `c:${id}`);

/** Markers that a company may be called by: "Minik Adımlar", "Local Motors". */
const OF_NAMES = new Set([
  "small",
  "narrow",
  "only",
  "jointly",
  "own-account",
  "partly",
  "possible",
  "mostly",
]);

function readMarkers(passage: Passage, { at, length, met }: Word): void {
  const key = passage.keys[at + length - 1] ?? "";
  const isNamed = at > 0 && passage.names !== "all" && isName(passage, { at, length, met });
  for (const { id, isNegated, isFuture, kind } of met) {
    if (isNegated && kind !== "thing") mark(passage, "refuse");
    if (isFuture) mark(passage, "attempt");
    // "2021–2023 arasında" is between, not among.
    const isBetween = id === "one-of" && passage.taken.has(at - 1);
    if (kind === "marker" && !isBetween && !(isNamed && OF_NAMES.has(id))) mark(passage, id);
  }
  if (passage.isTurkish && !met.length && isNegatedVerb(key)) mark(passage, "refuse");
  // "bir staj planlıyorum" is ahead, "bakımları planlıyorum" is one's work.
  if (passage.isOne && /^planl[iu]yor/.test(key)) mark(passage, "intend");
  if (passage.isTurkish && isTried(passage.keys, at + length - 1)) mark(passage, "attempt");
}

const TRY = /^(?:calis|ugras|cabala|gayret)/;

/** "artırmaya çalıştım", "taşımak için çalıştım": what one worked towards needn't have come about. */
const isTried = (keys: string[], at: number): boolean =>
  (/m[ae]y[ae]$/.test(keys[at] ?? "") && TRY.test(keys[at + 1] ?? "")) ||
  (/m[ae]k$/.test(keys[at] ?? "") &&
    /^(?:icin|uzere)$/.test(keys[at + 1] ?? "") &&
    TRY.test(keys[at + 2] ?? ""));

/** The kinds of concepts that verbs are. */
export const DOING: ReadonlySet<ConceptKind> = new Set(["action", "plain", "light"]);

/** Behind what a bare word may be a verb: "to lead", "who lead". */
const BEGINS_VERB = /^(?:|and|to|who|also)$/;
/** In front of what it is a title: "Cook.", "Cook with 5 years", "Head of sales". */
const BEHIND_TITLE = /^(?:|with|at|of|who|holding)$/;

/** "geliştirici" is who develops, not that somebody did. */
function actionsIn(
  passage: Passage,
  { at, end, key, met }: { at: number; end: number; key: string; met: Met[] },
): Met[] {
  const { isTurkish } = passage;
  const before = wordBefore(passage, at);
  const actions = met.filter(({ kind }) => DOING.has(kind));
  const isRole = thingIdsOf(met).some((id) => id.startsWith("c:role-"));
  const isAgent = isTurkish
    ? actions.every(({ isVerb }) => isVerb)
    : /(?:er|or|ant|ist)s?$/.test(key) ||
      !(BEGINS_VERB.test(before) || /(?:ed|ing)$/.test(key)) ||
      BEHIND_TITLE.test(hasBreakBefore(passage, end) ? "" : (passage.keys[end] ?? ""));
  return isRole && isAgent ? [] : actions;
}

/** "düşürdük", "yönetiyoruz", "yaptığımız": more than one did it. */
const WE_DID = /(?:[dt][iu]k|[iu]yoruz|[dt][iu]g[iu]m[iu]z|m[ae]kt[ae]y[iu]z)$/;
/** "… kurulmasında görev aldım": one had a part in it. */
const IN_DOING = /m[ae]s[iu]nd[ae]$/;

function readPart(passage: Passage, key: string): void {
  if (!passage.isTurkish) return;
  if (WE_DID.test(key)) mark(passage, "other");
  if (IN_DOING.test(key)) mark(passage, "join");
}

/** Whether a word belongs to a name of the profile ("Sales", "Holding") and so does nothing. */
function isName(passage: Passage, { at, length }: Word): boolean {
  const { names, keys } = passage;
  if (names === "all") return true;
  const isCapital = /^\p{Lu}/u.test(writtenAt(passage, at, length));
  return isCapital && keys.slice(at, at + length).every((word) => names.has(word));
}

const literalIds = ({ keys, isTurkish }: Passage, { at, length }: Word): string[] =>
  length === 1 ? idsOf(keys[at] ?? "", isTurkish) : [`w:${keys.slice(at, at + length).join(" ")}`];

/** Behind an article or another noun stands no verb, and "double checks" is two words for a thing. */
function isNounHere(passage: Passage, { at, length, key, things }: KnownWord): boolean {
  if (passage.isTurkish) return false;
  const before = wordBefore(passage, at);
  const isThing = things.length > 0 && !/(?:ed|ing)$/.test(key);
  return (
    (isThing && (length > 1 ? isPlural(key, false) : !BEGINS_VERB.test(before))) || isNounBehind(before, key)
  );
}

/** "" where a token begins its stretch of the text. */
const wordBefore = (passage: Passage, at: number): string =>
  hasBreakBefore(passage, at) ? "" : (passage.keys[at - 1] ?? "");

function actionOf(passage: Passage, word: KnownWord): Action {
  const { at, length, key, actions, things } = word;
  const { tokens, keys, isTurkish } = passage;
  const words = keys.slice(at, at + length);
  const inside = [...(isTurkish ? verbsIn(words) : []), ...thingsIn(words, isTurkish)];
  return {
    surface: writtenAt(passage, at, length),
    ids: [...actions.map(({ id }) => id), ...things, ...inside, ...literalIds(passage, word)],
    start: tokens[at]?.start ?? 0,
    end: tokens[at + length - 1]?.end ?? 0,
    isNominal: isNominal(actions, key) || isNounHere(passage, word),
    isGerund: key.endsWith("ing"),
    isTurkish: actions.some((one) => one.isTurkish),
    isPlain:
      keys[at + length] === "as" || isLightVerb(passage, at) || actions.some(({ kind }) => kind === "plain"),
    isLight: actions.some(({ kind }) => kind === "light"),
  };
}

function isClaim(passage: Passage, { at, length, met, actions, things }: KnownWord): boolean {
  if (things.length || actions.length) return true;
  return met.length ? passage.names === "all" : !isNeutralAt(passage, at + length - 1);
}

/** "teklif verdim", "sunum yaptım": behind a bare noun such a verb adds nothing to it. */
const LIGHT_VERB = /^(?:ver|yap|et|ed|sun|al)(?:[dt][iu]|iyor|uyor|m[ae]k|[ae]r|m[iu]s|il|in|ip|[ae]r[ae]k)/;

function isLightVerb({ isTurkish, items, keys }: Passage, at: number): boolean {
  const last = items.at(-1);
  return isTurkish && LIGHT_VERB.test(keys[at] ?? "") && last?.type === "term" && !last.term.isGroupEnd;
}

/** "events a year": how often isn't what. */
const HOW_OFTEN = new Set(["c:daily", "c:weekly", "c:monthly", "c:quarterly", "c:annual"]);

function readTerm(passage: Passage, word: KnownWord): void {
  const isTime = word.things.some((id) => HOW_OFTEN.has(id));
  if (isTime) closeGroup(passage);
  const term = termOf(passage, word);
  passage.items.push({ type: "term", term: { ...term, isGroupEnd: term.isGroupEnd || isTime } });
  passage.isApart = false;
  passage.isNegated = false;
  passage.isOne &&= !endsGroup(word.key);
}

const CASE_SUFFIX = /['’](?:n?[dt][ae]n?|[yn]?[ae]|y?l[ae])$/u;
const CASE = /(?:n[iu]n|n?[dt][ae]n?|[ny][ae]|y?l[ae]|n[iu]|c[ae])$/;
/** "müdürlüğünü" is what one did, as "müdür" is what one is. */
const isCase = (ending: string): boolean => CASE.test(ending) && !/^l[iu][kg]/.test(ending);
const AS_A = /\bas\s+(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}$/iu;

function termOf(passage: Passage, word: KnownWord): Term {
  const { at, length, met, key, actions, things } = word;
  const { text, tokens, keys, isTurkish, isApart, isNegated, isOne } = passage;
  const start = tokens[at]?.start ?? 0;
  const surface = writtenAt(passage, at, length);
  const every = everyHowMany(passage, at);
  const family = met.length || isTurkish ? [] : familyId(key);
  const ids = [...things, ...actions.map(({ id }) => `n:${id}`), ...literalIds(passage, word), ...family];
  const words = keys.slice(at, at + length);
  return {
    surface,
    ids: ids.map((id) => id + every),
    wider: [...widerThan(met), ...headIds(words, met, isTurkish)],
    parts: length > 1 ? partsOf(words, isTurkish) : [],
    groups: groupsIn(words, isTurkish),
    start,
    end: start + surface.length,
    isGroupEnd: endsGroup(key) || CASE_SUFFIX.test(surface),
    side: sideOf(text.slice(Math.max(0, start - 12), start), surface),
    isApart,
    isNegated: isNegated || met.some((one) => one.isNegated && one.kind === "thing"),
    use: isTurkish ? useOf(surface, keys[at + length] ?? "") : "",
    isCased: met.some((one) => one.isTurkish && isCase(key.slice(one.stemLength))),
    isPosed: keys[at + length] === "olarak" || AS_A.test(text.slice(0, start)),
    count: isOne ? "one" : isPlural(key, isTurkish) ? "many" : "",
  };
}

/** "Every two weeks", "iki haftada bir" isn't weekly: its number belongs to its name. */
function everyHowMany({ text, tokens, keys, numbers }: Passage, at: number): string {
  const start = tokens[at]?.start ?? 0;
  const number = numbers.findLast(({ end }) => end <= start && text.slice(end, start).trim() === "");
  if (!number) return "";
  const isEvery = /\bevery\s+$/i.test(text.slice(0, number.start));
  return isEvery || (EVERY.test(keys[at] ?? "") && keys[at + 1] === "bir") ? ` x${number.value}` : "";
}

/** "from Oracle", "Oracle'dan" and "to PostgreSQL", "PostgreSQL'e". */
function sideOf(before: string, written: string): Term["side"] {
  const preposition = /\b(from|to|into)\s+(?:an?\s+|the\s+)?$/i.exec(before)?.[1]?.toLowerCase();
  if (preposition) return preposition === "from" ? "from" : "to";
  if (/['’]?[dt][ae]n$/u.test(written) && written.length > 4) return "from";
  return /['’][yn]?[ae]$/u.test(written) ? "to" : "";
}
