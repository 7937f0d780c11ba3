import { type Token, tokenize } from "../text/tokens.ts";
import { conceptsAt, type Met, widerThan } from "./concepts.ts";
import { NEUTRAL_ENGLISH, NEUTRAL_TURKISH } from "./lexicon/neutral.ts";
import { MULTIPLES } from "./lexicon/number-words.ts";
import type { Action, Reading, Term } from "./line.ts";
import type { NumberTerm } from "./number-term.ts";
import { readNumbers } from "./numbers.ts";
import { endsGroup, isConverb, isNegatedVerb } from "./turkish-forms.ts";
import { headIds, idsOf, idsOfPart, partsOf, wordsOf } from "./word-ids.ts";

export type Item =
  | { type: "break" }
  | { type: "present" }
  | { type: "term"; term: Term }
  | { type: "action"; action: Action }
  | { type: "marker"; id: string }
  | { type: "number"; number: NumberTerm };

const NEUTRAL = wordsOf(`${NEUTRAL_ENGLISH} ${NEUTRAL_TURKISH}`);
const BREAK_WORDS = wordsOf("and ve while whereas but ama fakat ayrica plus or veya");
const PREPOSITIONS = wordsOf(
  "at in with by through for from on over within across during to using via under",
);
const PRESENT = wordsOf("currently current now presently halen hala gunumuzde simdi suanda works");
const PRESENT_VERB = /(?:calis|yap|yonet|yurut|bulun|al|ver)(?:iyor|uyor|makta(?:dir)?|mekte(?:dir)?)$/;

const CASE_SUFFIX = /['’](?:n?[dt][ae]n?|[yn]?[ae]|y?l[ae])$/u;
/** "events a year": how often isn't what. */
const HOW_OFTEN = new Set(["c:daily", "c:weekly", "c:monthly", "c:quarterly", "c:annual"]);
const LEVEL_WORDS = wordsOf("native fluent advanced intermediate basic");

const BREAK_SIGN = /[,;:()[\]{}|•·?!…]|\s[-–—/]\s|[–—]|\n/;

/** English forms that are nouns as often as verbs when they stand bare. */
const BARE_NOUNS =
  wordsOf(`design test report review plan repair order audit control visit research market sale sales
  process increase decrease drop cut growth help support model forecast answer reply code program record document
  service fix migration stock triage interview host contact source schedule lead head answer response advice`);
const NOUN_FORM = /(?:ment|tion|sion|sis|ance|ence|age|ship|al|ure|ery)s?$/;
const TURKISH_NOUN_FORM = /(?:m[ae](?:s[iu]|k|l[ae]r[iu])?(?:n[iu]n?|n[ae]|y[iuae]|nd[ae]n?|yl[ae])?)$/;

const isNominal = (met: Met[], key: string): boolean =>
  BARE_NOUNS.has(key.replace(/s$/, "")) ||
  BARE_NOUNS.has(key) ||
  NOUN_FORM.test(key) ||
  (met.some(({ isTurkish }) => isTurkish) &&
    (met.every(({ isVerb, isTurkish }) => isTurkish && !isVerb) ||
      (key.length > 4 && TURKISH_NOUN_FORM.test(key))));

/** "from Oracle", "Oracle'dan" and "to PostgreSQL", "PostgreSQL'e". */
function sideOf(before: string, written: string): Term["side"] {
  const preposition = /\b(from|to|into)\s+(?:an?\s+|the\s+)?$/i.exec(before)?.[1]?.toLowerCase();
  if (preposition) return preposition === "from" ? "from" : "to";
  if (/['’]?[dt][ae]n$/u.test(written) && written.length > 4) return "from";
  return /['’][yn]?[ae]$/u.test(written) ? "to" : "";
}

/** The words of a text as what they claim, in order. */
export function readItems(text: string, { names, isTurkish }: Reading): Item[] {
  const tokens = tokenize(text);
  const keys = tokens.map(({ key }) => key);
  const { numbers, taken } = readNumbers(text, tokens, isTurkish);
  const items: Item[] = [];
  /** Whether a preposition stands between what came last and what comes next. */
  let isApart = false;
  let isNegated = false;
  let isOne = false;
  const gap = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
  const closeGroup = () => {
    const last = items.findLast(({ type }) => type !== "break");
    if (last?.type === "term") last.term.isGroupEnd = true;
  };
  const breakOff = () => {
    closeGroup();
    items.push({ type: "break" });
  };
  /** A fixed group doesn't reach over a comma or into a number. */
  const isWhole = (from: number, length: number): boolean => {
    for (let at = from; at < from + length; at++)
      if (taken.has(at) || (at > from && BREAK_SIGN.test(gap(at)))) return false;
    return true;
  };

  for (let at = 0; at < tokens.length; ) {
    const token: Token | undefined = tokens[at];
    if (!token) break;
    if (at > 0 && BREAK_SIGN.test(gap(at))) breakOff();
    if (isTurkish && startsName(at)) closeGroup();
    if (taken.has(at)) {
      isOne = false;
      const number = numbers.find(({ start }) => start === token.start);
      if (number) items.push({ type: "number", number });
      // "7 of 12 quarters" are not all of them.
      if (number && /^\s+(?:out\s+)?of\s+(?:the\s+)?\d/.test(text.slice(number.end)))
        items.push({ type: "marker", id: "partly" });
      isApart = false;
      closeGroup();
      const change = MULTIPLES[token.key]?.action;
      if (change) items.push({ type: "action", action: changeAction(change, token) });
      at++;
      continue;
    }
    const next = keys[at + 1] ?? "";
    if (BREAK_WORDS.has(token.key) || (token.key === "with" && next === "experience")) {
      breakOff();
      at++;
      continue;
    }
    if (token.key === "fluent" && at > 0) breakOff();
    if (token.key === "with" && LEVEL_WORDS.has(next)) breakOff();
    if (PREPOSITIONS.has(token.key)) isApart = true;
    if (token.key === "without" || token.key === "no") {
      isNegated = true;
      closeGroup();
      at++;
      continue;
    }
    if (WITHOUT_BEHIND.has(token.key)) {
      const last = items.at(-1);
      if (last?.type === "term") last.term.isNegated = true;
      else items.push({ type: "marker", id: "refuse" });
      at++;
      continue;
    }
    if (ONE.has(token.key) && !EVERY.test(keys[at - 1] ?? "")) isOne = true;
    if (token.key === "by" && namesSomeone(at + 1)) items.push({ type: "marker", id: "agent" });
    if (PRESENT.has(token.key) || PRESENT_VERB.test(token.key)) items.push({ type: "present" });
    const all = conceptsAt(keys, at, { isTurkish, allows: (length) => isWhole(at, length) });
    const length = all[0]?.length ?? 1;
    // "ile" is "with" before it is "to the province".
    const isGrammar = length === 1 && NEUTRAL.has(token.key);
    const met = isGrammar ? all.filter(({ kind }) => kind !== "thing") : all;
    readWord(at, length, met);
    at += length;
    if (isConverb(keys[at - 1] ?? "") && met.some(({ kind }) => kind === "action" || kind === "plain"))
      breakOff();
  }
  closeGroup();
  return items;

  /** "… ödeme sayfalarını React …": a name after a common word begins a group of its own. */
  function startsName(at: number): boolean {
    const isCapital = (one: number) => /^\p{Lu}/u.test(text.slice(tokens[one]?.start, tokens[one]?.end));
    return at > 0 && isCapital(at) && !isCapital(at - 1);
  }

  /** "ders vermek" is also about lessons. */
  function thingsIn(words: string[]): string[] {
    if (words.length < 2) return [];
    return words.flatMap((word) => idsOfPart(word, isTurkish)).filter((id) => id.startsWith("c:"));
  }

  /** "by the head nurse", "by Acme": somebody else did it. Not "by 20 %", "by training". */
  function namesSomeone(at: number): boolean {
    const first = /^(?:the|an?|our|my)$/.test(keys[at] ?? "") ? at + 1 : at;
    const word = tokens[first];
    if (!word || /[$€£₺%]/.test(text.slice(word.start - 2, word.end + 2))) return false;
    if (!taken.has(first) && /^\p{Lu}/u.test(text.slice(word.start, word.end))) return true;
    return [first, first + 1].some((one) =>
      conceptsAt(keys, one, { isTurkish, allows: () => true }).some(
        ({ id }) => id.startsWith("role-") || id === "people" || id === "team" || id === "company",
      ),
    );
  }

  /** "Every two weeks", "iki haftada bir" isn't weekly: its number belongs to its name. */
  function everyHowMany(at: number): string {
    const start = tokens[at]?.start ?? 0;
    const number = numbers.findLast(({ end }) => end <= start && text.slice(end, start).trim() === "");
    if (!number) return "";
    const isEvery = /\bevery\s+$/i.test(text.slice(0, number.start));
    return isEvery || (EVERY.test(keys[at] ?? "") && keys[at + 1] === "bir") ? ` x${number.value}` : "";
  }

  function readWord(at: number, length: number, met: Met[]): void {
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + length - 1]?.end ?? start;
    const surface = text.slice(start, end);
    const words = keys.slice(at, at + length);
    const key = words.at(-1) ?? "";
    for (const { id, isNegated: isNo, isFuture, kind } of met) {
      if (isNo && kind !== "thing") items.push({ type: "marker", id: "refuse" });
      if (isFuture) items.push({ type: "marker", id: "attempt" });
      if (kind === "marker") items.push({ type: "marker", id });
    }
    if (isTurkish && !met.length && isNegatedVerb(key)) items.push({ type: "marker", id: "refuse" });
    const actions = met.filter(({ kind }) => kind === "action" || kind === "plain");
    const things = met.filter(({ kind }) => kind === "thing").map(({ id }) => `c:${id}`);
    // "geliştirici" is who develops, not that somebody did.
    const isRole = things.some((id) => id.startsWith("c:role-"));
    const isAgent = isTurkish ? actions.every(({ isVerb }) => isVerb) : /(?:er|or|ant|ist)s?$/.test(key);
    if (isRole && isAgent) actions.length = 0;
    if (isTurkish && actions.length && WE_DID.test(key)) items.push({ type: "marker", id: "other" });
    // "… kurulmasında görev aldım": one had a part in it.
    if (isTurkish && actions.length && /m[ae]s[iu]nd[ae]$/.test(key))
      items.push({ type: "marker", id: "join" });
    const literal = length === 1 ? idsOf(key, isTurkish) : [`w:${words.join(" ")}`];
    const isHeading = names === "all";
    const isName = isHeading || (/^\p{Lu}/u.test(surface) && words.every((word) => names.has(word)));
    if (actions.length && !isName) {
      closeGroup();
      if (isNegated) items.push({ type: "marker", id: "refuse" });
      isNegated = false;
      isOne = false;
      items.push({
        type: "action",
        action: {
          ids: [...actions.map(({ id }) => id), ...things, ...thingsIn(words), ...literal],
          start,
          end,
          isNominal: isNominal(actions, key),
          isGerund: key.endsWith("ing"),
          isPlain: actions.some(({ kind }) => kind === "plain"),
        },
      });
      return;
    }
    const isNeutral = NEUTRAL.has(key) || (isTurkish && NEUTRAL.has(key.replace(/[dt][iu]r$/, "")));
    const isClaim =
      things.length > 0 || actions.length > 0 || (isHeading && met.length > 0) || (!met.length && !isNeutral);
    if (!isClaim) {
      if (!met.length) closeGroup();
      if (!ONE.has(key)) isOne = false;
      return;
    }
    const isTime = things.some((id) => HOW_OFTEN.has(id));
    if (isTime) closeGroup();
    items.push({
      type: "term",
      term: {
        surface,
        ids: [...things, ...actions.map(({ id }) => `n:${id}`), ...literal].map(
          (id) => id + everyHowMany(at),
        ),
        wider: [...widerThan(met), ...headIds(words, met, isTurkish)],
        parts: length > 1 ? partsOf(words, isTurkish) : [],
        start,
        end,
        isGroupEnd: isTime || endsGroup(key) || CASE_SUFFIX.test(surface),
        side: sideOf(text.slice(Math.max(0, start - 12), start), surface),
        isApart,
        isNegated: isNegated || isWithoutForm(met),
        isPosed: keys[at + length] === "olarak" || AS_A.test(text.slice(0, start)),
        count: isOne ? "one" : isPlural(key, isTurkish) ? "many" : "",
      },
    });
    isApart = false;
    isNegated = false;
    isOne = isOne && !endsGroup(key);
  }
}

/** "düşürdük", "yönetiyoruz", "yaptığımız": more than one did it. */
const WE_DID = /(?:[dt][iu]k|[iu]yoruz|[dt][iu]g[iu]m[iu]z|m[ae]kt[ae]y[iu]z)$/;
const AS_A = /\bas\s+(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}$/iu;
const WITHOUT_BEHIND = wordsOf("olmadan olmaksizin olmayan");
const ONE = wordsOf("a an one bir");

/** "haftada bir": how often, not how many. */
const EVERY = /^(?:saatte|gunde|haftada|ayda|ceyrekte|yilda)$/;

const isWithoutForm = (met: Met[]): boolean =>
  met.some(({ isNegated, kind }) => isNegated && kind === "thing");

const isPlural = (key: string, isTurkish: boolean): boolean =>
  (isTurkish && /l[ae]r/.test(key.slice(2))) || (/[^su]s$/.test(key) && key.length > 3);

/** "Doubled" is a number and what was done with it. */
const changeAction = (id: string, { start, end, key }: Token): Action => ({
  ids: [id],
  start,
  end,
  isNominal: false,
  isGerund: key.endsWith("ing"),
  isPlain: false,
});
