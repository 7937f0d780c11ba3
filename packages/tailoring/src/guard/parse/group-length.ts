import { conceptsIn } from "./concepts-in.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import { isNeutralAt } from "./neutral-words.ts";
import { isNounBehind } from "./noun-forms.ts";
import { isNounPlace } from "./noun-places.ts";
import type { Passage } from "./parse-state.ts";
import { DOING } from "./read-word.ts";

const isDoing = ({ kind }: PhraseMatch): boolean => DOING.has(kind);

/**
 * How many words of the longest group that begins at a token are read as one: all, unless the context separates them.
 */
export function lengthRead(passage: Passage, at: number, longest: PhraseMatch[]): number {
  const { keys, language } = passage;
  const length = longest[0]?.length ?? 1;
  if (length === 1) return 1;
  const isGuided = longest.some(({ id }) => id === "guided") && isBehindNoun(passage, at);
  const isDeed = !language.isAgglutinative && longest.every(isDoing);
  // "A course on play for children": the preposition isn't the verb's.
  const isNoun =
    isDeed &&
    /^(?:for|with|in|on|from|at|by)$/.test(keys[at + length - 1] ?? "") &&
    (isNounPlace(passage, at) || isBehindTerm(passage, at));
  // "Trained operators at the machine": nobody operated it.
  const isPlace = isDeed && /^(?:at|behind|on)$/.test(keys[at] ?? "") && hasDeed(passage);
  if (isGuided || isNoun || isPlace || isOfEmptyWords(passage, at, longest)) return 1;
  return isCutInto(passage, at, longest) || endsInDeed(passage, at, longest) ? length - 1 : length;
}

/** "Customer calls in French": a plural directly follows a thing. */
function isBehindTerm({ items, keys, tokens }: Passage, at: number): boolean {
  const last = items.at(-1);
  return (
    last?.type === "term" &&
    last.term.end === tokens[at - 1]?.end &&
    isNounBehind(keys[at - 1] ?? "", keys[at] ?? "")
  );
}

/** Whether what was read since the last break has a verb. */
const hasDeed = ({ items }: Passage): boolean =>
  items.slice(items.findLastIndex(({ type }) => type === "break") + 1).some(({ type }) => type === "action");

/** "Mesleki deneyim": words that claim nothing one by one claim nothing together. But "her yıl" is a frequency. */
const isOfEmptyWords = (passage: Passage, at: number, met: PhraseMatch[]): boolean =>
  met.every(({ id, kind }) => kind === "thing" && !OFTEN.test(id)) &&
  passage.keys
    .slice(at, at + (met[0]?.length ?? 1))
    .every((key, offset) => isNeutralAt(passage, at + offset) && !QUANTITY.test(key));
const QUANTITY = /^(?:every|each|both|most|all|her|en)$/;

const OFTEN = /^(?:daily|weekly|monthly|quarterly|annual)/;

/**
 * "Yeni müşteri | ilişkileri yönetimi": the last word of a group begins a longer one, or one that isn't a frequency.
 */
function isCutInto(passage: Passage, at: number, met: PhraseMatch[]): boolean {
  const length = met[0]?.length ?? 1;
  if (length > 2 || met.some(({ kind }) => kind !== "thing")) return false;
  const next = conceptsIn(passage, at + 1);
  const reach = next[0]?.length ?? 1;
  return (
    next.every(({ kind }) => kind === "thing") &&
    (reach > length || (reach > 1 && met.every(({ id }) => OFTEN.test(id))))
  );
}

/** "İzinleri | takip ettim": the last word of a Turkish noun group is what was done with the others. */
function endsInDeed(passage: Passage, at: number, met: PhraseMatch[]): boolean {
  const last = at + (met[0]?.length ?? 1) - 1;
  if (!passage.language.isVerbFinal || !met.every(isThingBeforeVerb)) return false;
  if (!DID.test(passage.keys[last + 1] ?? "")) return false;
  // "İç tetkik yaptım": a bare group is one deed.
  const isBare = met.some(({ stemLength }) => stemLength === (passage.keys[last] ?? "").length);
  if (isBare && /^yap/.test(passage.keys[last + 1] ?? "")) return false;
  // "Giriş kalite kontrol" falls apart without its last word.
  const shorter = conceptsIn(passage, at, last - at);
  if (last - at > 1 && (shorter[0]?.length ?? 1) < last - at) return false;
  const deeds = conceptsIn(passage, last);
  return (
    (deeds[0]?.length ?? 1) > 1 &&
    deeds.every(({ kind }) => kind === "action") &&
    conceptsIn(passage, last, 1).some(({ kind }) => kind === "action")
  );
}

/** "et-, yap-, sağla-, gerçekleştir-": not "raporları yazdım", which says more than that there was a report. */
const DID = /^(?:e[dt]|yap|sagla|gerceklestir)/;
/** No title: "başkanlığı yaptım" is what one was. */
const isThingBeforeVerb = ({ id, kind, language }: PhraseMatch): boolean =>
  kind === "thing" && language.isVerbFinal && !id.startsWith("role-");

/** "shrinkage reports to the manager" doesn't say that one reports to the manager. */
const isBehindNoun = ({ items }: Passage, at: number): boolean => {
  const last = items.at(-1);
  return at > 0 && last?.type === "term" && !last.term.isGroupEnd;
};
