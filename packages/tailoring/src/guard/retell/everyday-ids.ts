import { rememberedBy } from "@terzi/language/remembered";
import { type EverydayRow, readEverydayWords } from "@terzi/lexicon/everyday-words";
import type { GuardLanguage, LexiconWord } from "../../languages/guard-language.ts";
import type { Words } from "../parse/words.ts";

type Form = { row: EverydayRow; first: LexiconWord; second: LexiconWord | undefined };
type Lookup = { byText: Map<string, Form[]>; longest: number };

const rows = readEverydayWords();
const lookups = new Map<GuardLanguage, Lookup>();

function lookupOf(language: GuardLanguage): Lookup {
  const before = lookups.get(language);
  if (before) return before;
  const lookup: Lookup = { byText: new Map(), longest: 0 };
  for (const row of rows)
    for (const form of row.forms[language.module.id] ?? []) {
      const [first, second] = language.fitting
        .foldForms(form)
        .split(" ")
        .map((word) => language.fitting.readWord(word));
      if (!first) continue;
      lookup.longest = Math.max(lookup.longest, first.text.length);
      lookup.byText.set(first.text, [...(lookup.byText.get(first.text) ?? []), { row, first, second }]);
    }
  lookups.set(language, lookup);
  return lookup;
}

/** The forms whose first word is a key, and whether it denies them. */
const formsBegunBy = rememberedBy(
  (
    key,
    language: GuardLanguage,
  ): { row: EverydayRow; second: LexiconWord | undefined; isDenied: boolean }[] => {
    const { byText, longest } = lookupOf(language);
    return [...new Set(language.fitting.textsIn(key, longest))].flatMap((text) =>
      (byText.get(text) ?? []).flatMap(({ row, first, second }) => {
        const fit = language.fitting.fit(key, first);
        return fit ? [{ row, second, isDenied: fit.isNegated }] : [];
      }),
    );
  },
);

/** "Brought … down": a particle may follow its verb at this distance. */
const APART = 6;
const PARTICLE = /^(?:down|up|off|out|over|in|on|together)$/;

/** What a word means by itself, and what it implies. */
export type EverydayIds = { own: Set<string>; wider: Set<string>; isPaired?: boolean };

/** What the words of a text say in everyday terms, by their positions. */
export function everydayIds({ keys, language }: Words): Map<number, EverydayIds> {
  const found = new Map<number, EverydayIds>();
  const add = (at: number, { id, also }: EverydayRow) => {
    const ids = found.get(at) ?? { own: new Set(), wider: new Set() };
    ids.own.add(id);
    for (const one of [id, ...also]) ids.wider.add(one);
    found.set(at, ids);
  };
  for (const [at, key] of keys.entries())
    for (const { row, second, isDenied } of formsBegunBy(key, language)) {
      const behind = second ? positionBehind(at, second, { keys, language }) : null;
      if (second && behind === null) continue;
      if (isDenied) {
        add(at, { id: `not ${row.id}`, also: [], forms: {} });
        continue;
      }
      add(at, row);
      if (behind === null) continue;
      add(behind, row);
      const ids = found.get(at);
      if (ids && row.id !== "link") ids.isPaired = true;
    }
  return found;
}

/** Where a form's second word stands behind its first; null where it doesn't. */
function positionBehind(
  at: number,
  second: LexiconWord,
  { keys, language }: Pick<Words, "keys" | "language">,
): number | null {
  const reach = PARTICLE.test(second.written) ? APART : 1;
  const found = keys
    .slice(at + 1, at + 1 + reach)
    .findIndex((next) => language.fitting.fit(next, second) !== null);
  return found < 0 ? null : at + 1 + found;
}
