import {
  NAMING_FORMS as NAMING,
  ORDINARY_WORDS as ORDINARY,
  SHORT_NAMES as SHORT,
} from "@terzi/lexicon/generated/matching";

/** Tools whose names are also ordinary words: they count only where they are clearly names, or among other tools. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(ORDINARY.split(" "));

/** A single letter, or a very common word: only among other tools, or alone. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(SHORT.split(" "));

/**
 * By root, the words that alone name a field whose name shares its root with an everyday word: to maintain records is no
 * maintenance, bank accounts are no accounting, and a code blue is no coding. "calibrat*" is any word that begins so.
 */
export const NAMING_FORMS: ReadonlyMap<string, RegExp> = new Map(
  NAMING.split("\n").map((line) => {
    const [root = "", ...forms] = line.split(" ");
    const alternatives = forms.map((form) => form.replace("*", "[a-z]*")).join("|");
    return [root, new RegExp(`^(?:${alternatives})$`)];
  }),
);
