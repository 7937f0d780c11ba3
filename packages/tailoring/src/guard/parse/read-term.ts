import { foldAscii } from "@terzi/language/normalise";
import { endsGroup } from "@terzi/language/tr/endings";
import type { Frequency } from "./frequency-ids.ts";
import { type KnownWord, literalIds } from "./known-word.ts";
import type { Term } from "./line.ts";
import { closeGroup, type Passage } from "./parse-state.ts";
import { widerThan } from "./phrase-lookup.ts";
import { groupsIn, headIds, partsOf } from "./word-ids.ts";
import { writtenAt } from "./words.ts";

/** "events a year": a frequency isn't an object. */
const HOW_OFTEN = new Set(["c:daily", "c:weekly", "c:monthly", "c:quarterly", "c:annual"]);

/** Reads a word as a thing that is claimed. */
export function readTerm(passage: Passage, word: KnownWord): void {
  const isTime = word.things.some((id) => HOW_OFTEN.has(id));
  if (isTime) closeGroup(passage);
  const term = termOf(passage, word);
  passage.items.push({ type: "term", term: { ...term, isGroupEnd: term.isGroupEnd || isTime } });
  passage.isApart = false;
  // "No sales managers": a group is denied whole.
  passage.isNegated &&= !passage.language.isAgglutinative && !endsGroup(word.key);
  passage.isOne &&= !endsGroup(word.key);
}

/** Reads "every fourth week", "dört haftada bir" as one frequency. */
export function readFrequencyTerm(passage: Passage, { id, from, to }: Frequency): void {
  closeGroup(passage);
  const { tokens, items } = passage;
  items.push({
    type: "term",
    term: {
      surface: writtenAt(passage, from, to - from),
      ids: [id],
      wider: [],
      parts: [],
      groups: [],
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
      isGroupEnd: true,
      side: "",
      isApart: false,
      isNegated: false,
      use: "",
      isCased: false,
      isPosed: false,
      isSize: false,
      count: "",
    },
  });
}

const CASE_SUFFIX = /['’](?:n?[dt][ae]n?|[yn]?[ae]|y?l[ae])$/u;
const AS_A = /\bas\s+(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}$/iu;

function termOf(passage: Passage, word: KnownWord): Term {
  const { at, length, met, key, actions, things } = word;
  const { text, tokens, keys, language, isApart, isNegated, isOne } = passage;
  const start = tokens[at]?.start ?? 0;
  const surface = writtenAt(passage, at, length);
  const family = met.length ? [] : language.familyIds(key);
  const ids = [...things, ...actions.map(({ id }) => `n:${id}`), ...literalIds(passage, word), ...family];
  const words = keys.slice(at, at + length);
  return {
    surface,
    ids,
    wider: [...widerThan(met), ...headIds(words, met, language)],
    parts: length > 1 ? partsOf(words, language) : [],
    groups: groupsIn(words, language),
    start,
    end: start + surface.length,
    isGroupEnd: endsGroup(key) || CASE_SUFFIX.test(surface),
    side: sideOf(text.slice(Math.max(0, start - 12), start), surface),
    isApart,
    isNegated: isNegated || met.some((one) => one.isNegated && one.kind === "thing"),
    use: language.useOf(surface, keys[at + length] ?? ""),
    isCased: met.some((one) => one.language.isCase(key.slice(one.stemLength))),
    isPosed: keys[at + length] === "olarak" || AS_A.test(text.slice(0, start)),
    isSize: isSize(passage, word),
    count: isOne ? "one" : language.isPlural(key) ? "many" : "",
  };
}

/** "40-seat", "odalı", "8 kollu". Words with the same ending but no such stem aren't: "yetkili", "yerli". */
function isSize({ text, tokens, taken, language }: Passage, { at, length, key, met }: KnownWord): boolean {
  if (!language.isAgglutinative) return taken.has(at - 1) && text[(tokens[at]?.start ?? 0) - 1] === "-";
  if (!met.length) return length === 1 && key.length > 4 && language.isSizeEnding(key.slice(-2));
  return met.some((one) => one.language.isSizeEnding(key.slice(one.stemLength)));
}

/** "from Oracle", "Oracle'dan" and "to PostgreSQL", "PostgreSQL'e", "Türkçeye". */
function sideOf(before: string, written: string): Term["side"] {
  const preposition = /\b(from|to|into)\s+(?:an?\s+|the\s+)?$/i.exec(before)?.[1]?.toLowerCase();
  if (preposition) return preposition === "from" ? "from" : "to";
  if (/['’]?[dt][ae]n$/u.test(written) && written.length > 4) return "from";
  return /['’][yn]?[ae]$|c[ae]y[ae]$/u.test(foldAscii(written)) ? "to" : "";
}
