import type { Language } from "@terzi/contracts/languages";
import { rootOf } from "@terzi/language/en/word-families";
import { remembered } from "@terzi/language/remembered";
import { stem } from "@terzi/language/stem";
import type { Token } from "@terzi/language/tokens";
import { hasMarks } from "../languages/tr/letters.ts";
import { readTogether } from "./gloss-phrases.ts";
import { missesSoFar } from "./parts.ts";
import { GENERALLY, isGeneralEnglish, isGeneralTurkish, tellingOf } from "./rarity.ts";
import type { Word } from "./word.ts";
import { type OwnWord, readTurkish, readWritten } from "./words.ts";

type OwnWords = {
  /** A word by its key and as it is written. */
  read(key: string, written: string): OwnWord;
  readTogether(words: Word[]): Word[];
  /** Whether any trade uses the word: it tells little. */
  isGeneral(word: { stem: string; key: string }): boolean;
};

/** What each language has besides English, whose roots all words are compared by. Null for English itself. */
export const OWN_WORDS: Record<Language, OwnWords | null> = {
  en: null,
  tr: {
    read: (key, written) =>
      hasMarks(written) ? readWritten(written.replace(/['’].*$/su, "")) : readTurkish(key),
    readTogether,
    isGeneral: isGeneralTurkish,
  },
};

/** "ehliyetim", "deneyimimiz": whose it is says nothing of what it is; "denetim" and "üretim" are whole words. */
const withoutMine = ({ key, own }: { key: string; own?: string | undefined }): string =>
  own === key
    ? key
    : key.replace(/(?<=[a-z]{3}c[ae])si$/, "").replace(/(?<=[a-z]{5})(?:[iu]m(?:[iu]z)?|[iu]n[iu]z)$/, "");

/** "ALS", "TAREKS": letters of a name, whatever word of the language they make. In a text of capitals any word looks so. */
const isAcronym = (text: string, { start, end }: Token): boolean =>
  /^\p{Lu}[\p{Lu}\d]+(?=$|['’])/u.test(text.slice(start, end)) && /\p{Ll}{2}/u.test(text);

/** What a word says wherever it stands. `root`: of the word as it is written; `ownStem`: by which names are found. */
type Meaning = Pick<Word, "roots" | "telling" | "own"> & { root: string; ownStem?: string };

const MOST_WORDS = 20_000;

const readEnglish = remembered((key): Meaning => {
  const root = rootOf(key);
  const most = isGeneralEnglish(key) ? GENERALLY : 1;
  return { root, roots: [root], telling: Math.min(most, tellingOf(key), tellingOf(root)) };
}, MOST_WORDS);

function readOwn(reader: OwnWords, { key, written }: { key: string; written: string }): Meaning {
  const own = reader.read(key, written);
  const root = rootOf(key);
  const roots = own.roots.length ? own.roots : [root];
  const most = reader.isGeneral({ stem: own.stem, key }) ? GENERALLY : 1;
  // The first meaning is the likeliest, and says how much the word tells.
  const telling = Math.min(most, ...[key, own.stem, ...roots.slice(0, 1)].map(tellingOf));
  return { root, roots, telling, own: own.stem };
}

const knownOwn = new Map<Language, Map<string, Meaning>>();

/** The meaning of a word of a language of its own; not remembered while a part of the vocabulary is missing for it. */
function meaningIn(language: Language, reader: OwnWords, { key, written }: { key: string; written: string }) {
  const known = knownOwn.get(language) ?? new Map<string, Meaning>();
  knownOwn.set(language, known);
  const before = known.get(written);
  if (before) return before;
  const misses = missesSoFar();
  const read = readOwn(reader, { key, written });
  const meaning = { ...read, ownStem: stem(withoutMine({ key, own: read.own }), language) };
  if (known.size >= MOST_WORDS) known.clear();
  if (misses === missesSoFar()) known.set(written, meaning);
  return meaning;
}

/** What a word of a text says. */
export function readMeaning(token: Token, language: Language, text: string): Meaning {
  const reader = OWN_WORDS[language];
  if (!reader) return readEnglish(token.key);
  if (!isAcronym(text, token))
    return meaningIn(language, reader, { key: token.key, written: text.slice(token.start, token.end) });
  return { ...readEnglish(token.key), ownStem: stem(withoutMine(token), language) };
}

/** A word of a text with what it says. */
export function wordOf(token: Token, { roots, telling, own }: Meaning): Word {
  const { start, end, key } = token;
  return own === undefined ? { start, end, key, roots, telling } : { start, end, key, roots, telling, own };
}
