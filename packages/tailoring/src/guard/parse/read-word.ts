import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import { ONE } from "./grammar-words.ts";
import { type KnownWord, literalIds, type Word } from "./known-word.ts";
import type { ConceptKind } from "./lexicon-lines.ts";
import type { Action } from "./line.ts";
import { isNeutralAt } from "./neutral-words.ts";
import { isNominal, isNounBehind } from "./noun-forms.ts";
import { isNounAsWritten } from "./noun-words.ts";
import { closeGroup, mark, type Passage } from "./parse-state.ts";
import { isName, readMarkers } from "./read-markers.ts";
import { readTerm } from "./read-term.ts";
import { isDoingIn, objectsIn, thingsIn, verbsIn } from "./word-ids.ts";
import { hasBreakBefore, writtenAt } from "./words.ts";

/** Reads a word as an action, a thing or a marker. */
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
    isNounPlace: isNounAsWritten(passage, { at, length, actions }),
    things: key === WITH_HONOURS ? ["c:with honours"] : asLong(passage, at, thingIdsOf(met)),
  };
  const isDeed = actions.length > 0 && !isName(passage, word) && !isNounOfVerb(word);
  if (isDeed && !isThingHere(word)) {
    for (const marker of passage.language.markersIn(key)) mark(passage, marker);
    const action = actionOf(passage, word);
    closeGroup(passage);
    if (passage.isNegated) mark(passage, "refuse");
    passage.isNegated = false;
    passage.isOne = false;
    passage.items.push({ type: "action", action });
  } else if (isClaim(passage, word)) readTerm(passage, word);
  else {
    if (!met.length) closeGroup(passage);
    if (!ONE.has(key)) passage.isOne = false;
  }
}

/** In "bölümü dereceyle bitirdim" the word isn't a degree. */
const WITH_HONOURS = "dereceyle";

/** "izlenmesi" is being watched, not its views. */
const BEING_DONE = /(?:[iu]l|[iu]n|n)m[ae]s[iu]/;

/** "indirme" is a download rather than bringing something down. */
const isNounOfVerb = ({ key, met, actions }: KnownWord): boolean =>
  !BEING_DONE.test(key) &&
  met.some(
    ({ kind, language, stemLength }) =>
      kind === "thing" &&
      language.isAgglutinative &&
      actions.every((action) => action.stemLength < stemLength),
  );

const LONG: Record<string, string> = { "c:hourly": "c:hour", "c:daily": "c:day", "c:weekly": "c:week" };

/** "Üç günlük kurs" took three days and wasn't daily. */
const asLong = ({ language, taken, keys }: Passage, at: number, ids: string[]): string[] =>
  taken.has(at - 1) && language.isDuration(keys[at] ?? "") ? ids.map((id) => LONG[id] ?? id) : ids;

/** "birlikte" says with whom, and isn't a thing. */
const thingIdsOf = (met: PhraseMatch[]): string[] =>
  met.some(({ id, length }) => (id === "jointly" && length === 1) || id === "beginner")
    ? []
    : met.filter(({ kind }) => kind === "thing").map(({ id }) => `c:${id}`);

/** The kinds of concepts that verbs are. */
export const DOING: ReadonlySet<ConceptKind> = new Set(["action", "plain", "light"]);

/** "geliştirici" is a developer, not the act. */
function actionsIn(
  passage: Passage,
  { at, end, key, met }: { at: number; end: number; key: string; met: PhraseMatch[] },
): PhraseMatch[] {
  const before = wordBefore(passage, at);
  const actions = met.filter(({ kind }) => DOING.has(kind));
  const isRole = thingIdsOf(met).some((id) => id.startsWith("c:role-"));
  const isAgent = passage.language.isAgent({
    key,
    before,
    behind: hasBreakBefore(passage, end) ? "" : (passage.keys[end] ?? ""),
    areVerbs: actions.every(({ isVerb }) => isVerb),
    isBehindTerm: passage.items.at(-1)?.type === "term",
  });
  return isRole && isAgent ? [] : actions;
}

/** "The shop's machine", "field staff": a thing, although its word can be a verb elsewhere. */
const isThingHere = (word: KnownWord): boolean =>
  word.things.length > 0 && isNounByPlace(word) && !isNominal(word.actions, word.key);

/** Words for any doing ("work") are no things. */
const isNounByPlace = ({ isNounPlace, actions }: KnownWord): boolean =>
  isNounPlace && actions.every(({ kind }) => kind === "action");

/** After an article or another noun there is no verb, and "double checks" is a two-word noun. */
function isNounHere(passage: Passage, word: KnownWord): boolean {
  const { at, length, key, things } = word;
  if (isNounByPlace(word)) return true;
  if (passage.language.isAgglutinative) return false;
  const before = wordBefore(passage, at);
  const isThing = things.length > 0 && !/(?:ed|ing)$/.test(key);
  return (
    (isThing && (length > 1 ? passage.language.isPlural(key) : !passage.language.beginsVerb(before))) ||
    isNounBehind(before, key)
  );
}

/** "" where a token begins its span of the text. */
const wordBefore = (passage: Passage, at: number): string =>
  hasBreakBefore(passage, at) ? "" : (passage.keys[at - 1] ?? "");

/** "Cleaned windows" is a deed, whatever its last word is. */
const isPastGroup = (words: string[]): boolean => words.length > 1 && PAST.test(words[0] ?? "");
const PAST =
  /^(?:\p{L}{2,}ed|took|made|did|ran|gave|got|kept|held|led|won|sold|bought|grew|drew|drove|sang|flew|shot|wrote|built|found|taught|swept|laid|sent|met)$/u;

function actionOf(passage: Passage, word: KnownWord): Action {
  const { at, length, key, actions, things } = word;
  const { tokens, keys, language } = passage;
  const words = keys.slice(at, at + length);
  const own = actions.map(({ id }) => id);
  const { things: objects, isWhole } = objectsIn(words, language);
  const inside = {
    deeds: verbsIn(words, language).filter((id) => !own.includes(id)),
    things: objects,
    done: isWhole && isDoingIn(words, language) ? objects : [],
  };
  const about = thingsIn(words, language);
  return {
    surface: writtenAt(passage, at, length),
    ids: [...own, ...things, ...inside.deeds, ...about, ...literalIds(passage, word)],
    inside,
    start: tokens[at]?.start ?? 0,
    end: tokens[at + length - 1]?.end ?? 0,
    // "geçilirken": while it was done, by anybody.
    isNominal:
      /[iu]rk[ae]n$/.test(key) ||
      (!isPastGroup(words) && (isNominal(actions, key) || isNounHere(passage, word))),
    // "Gave training" is no gerund.
    isGerund: (keys[at] ?? "").endsWith("ing"),
    language: actions.find((one) => one.language !== LINGUA_FRANCA)?.language ?? LINGUA_FRANCA,
    isPlain:
      keys[at + length] === "as" || isLightVerb(passage, at) || actions.some(({ kind }) => kind === "plain"),
    isLight: actions.some(({ kind }) => kind === "light"),
  };
}

function isClaim(passage: Passage, { at, length, met, actions, things }: KnownWord): boolean {
  if (things.length || actions.length) return true;
  return met.length ? passage.names === "all" : !isNeutralAt(passage, at + length - 1);
}

function isLightVerb({ language, items, keys }: Passage, at: number): boolean {
  const last = items.at(-1);
  return language.isLightVerb(keys[at] ?? "") && last?.type === "term" && !last.term.isGroupEnd;
}
