import { foldAscii } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import { findGloss, type Gloss, type Glossary, makeGlossary } from "@terzi/language/tr/glossary";
import { longestStem } from "@terzi/language/tr/longest-stem";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import type { Tables } from "@terzi/lexicon/parts";
import { ROW_HERE } from "@terzi/lexicon/row-signs";
import { TURKISH_FILLER } from "./filler.ts";
import { type ByNeed, madeOf, valuesByNeed } from "./parts.ts";
import { rootsAt } from "./roots.ts";
import { unpackKeys } from "./unpack.ts";

/** The English roots that a word may mean, none for one that means nothing here; undefined while they are to come. */
type Meaning = () => readonly string[] | undefined;

const NO_ROOTS: readonly string[] = [];
const NO_MEANING: Meaning = () => NO_ROOTS;
/** What grammar words mean: a root that says nothing. */
const NOTHING: Meaning = () => ["-"];

/** `general`: stems of words that any trade uses. */
type Words = Glossary<Meaning> & { general: ReadonlySet<string> };

function readGlossary(tables: Tables): Words {
  const own = linesOf(tables.GLOSSES).map((line) => {
    const [forms = "", places = ""] = line.split("\t");
    return { forms: forms.split(", "), meaning: () => rootsAt(places) };
  });
  const values = valuesByNeed("glosses", tables.ALIGNED_SIGNS, tables.ALIGNED_VALUES);
  const keys = unpackKeys(tables.ALIGNED_KEYS ?? "");
  const aligned = keys.map((stem, at) => ({ stem, meaning: meaningOf(values[at]) }));
  const glossary = makeGlossary({ own, aligned, grammar: { words: TURKISH_FILLER, meaning: NOTHING } });
  const general = keys.filter((_, at) => tables.GENERAL_SIGNS?.charAt(at) === ROW_HERE);
  return { ...glossary, general: new Set(general.map((key) => glossary.byStem.get(key)?.stem ?? key)) };
}

const linesOf = (text = ""): string[] => text.split("\n");

function meaningOf(value: ByNeed | undefined): Meaning {
  if (!value) return NO_MEANING;
  return () => {
    const places = value();
    return places === undefined ? undefined : rootsAt(places);
  };
}

const NO_GLOSSARY: Words = { byWritten: new Map(), byStem: new Map(), general: new Set() };
const glossary = madeOf("turkish", readGlossary, NO_GLOSSARY);

/** Whether any trade uses a stem's word: it tells little. */
export const isGeneralStem = (stem: string): boolean => glossary().general.has(stem);

/** Whether the glossary has a folded word of a Turkish text; then it isn't a name. */
export const isInGlossary = (key: string): boolean =>
  glossary().byStem.has(key) || readTurkish(key).roots.length > 0;

/** A Turkish word without its endings, and the English roots of its possible meanings. */
export type OwnWord = { stem: string; roots: string[] };

/** Undefined while the meaning isn't here: such a reading isn't remembered. */
function read({ stem, meaning }: Gloss<Meaning>): OwnWord | undefined {
  const roots = meaning();
  return roots && { stem, roots: [...roots] };
}

const glossOf = remembered(
  (key): Gloss<Meaning> => findGloss(glossary(), key) ?? { stem: grammar.stem(key), meaning: NO_MEANING },
);

/** A folded Turkish word without its endings, as the glossary knows it. */
export const stemTurkish = (key: string): string =>
  isGlossaryHere() ? glossOf(key).stem : grammar.stem(key);

const readKnown = remembered((key) => read(glossOf(key)));

/** What a folded Turkish word means, with any endings; no roots when the glossary lacks it. */
export const readTurkish = (key: string): OwnWord =>
  (isGlossaryHere() ? readKnown(key) : undefined) ?? { stem: stemTurkish(key), roots: [] };

/** Nothing may be remembered about a word before the glossary is loaded. */
const isGlossaryHere = (): boolean => glossary() !== NO_GLOSSARY;

/** The same, where the word's own letters are known. */
export const readWritten = (written: string): OwnWord =>
  (isGlossaryHere() ? readKnownWritten(written) : undefined) ?? readTurkish(foldAscii(written));

const readKnownWritten = remembered((written) => {
  const { byStem, byWritten } = glossary();
  const key = foldAscii(written);
  const small = written.toLocaleLowerCase(grammar.locale);
  const known = longestStem(key, (stem) => byStem.has(stem)) ?? key;
  const gloss = byWritten.get(small.slice(0, known.length));
  return read(gloss ?? glossOf(key));
});

/** The English roots of a folded Turkish word; none when the glossary lacks it. */
export const translateWord = (key: string): string[] => readTurkish(key).roots;
