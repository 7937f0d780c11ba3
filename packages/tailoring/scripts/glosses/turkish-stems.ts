import { wordKeys } from "@terzi/language/tokens";
import { withoutInfinitive } from "@terzi/language/tr/glossary";
import { longestStem } from "@terzi/language/tr/longest-stem";

export type TurkishForm = { text: string; isVerb: boolean };

function wordsOf({ text, isVerb }: TurkishForm): string[] {
  const words = wordKeys(text);
  return words.map((word, at) =>
    at === words.length - 1 && (isVerb || /m[ae]k$/.test(word)) ? withoutInfinitive(word) : word,
  );
}

/** Gives the stems of a phrase's words: the longest words of which they are forms among those that stand bare somewhere. */
export function turkishStems(forms: TurkishForm[]): (form: TurkishForm, without: Set<string>) => string[] {
  const alone = new Set<string>();
  const first = new Set<string>();
  for (const form of forms) {
    const [word, ...others] = wordsOf(form);
    if (word) (others.length ? first : alone).add(word);
  }
  // Alone a word has no ending; before another one it mostly has none.
  const bare = new Set(alone);
  for (const word of first) if (!longestStem(word, (stem) => alone.has(stem))) bare.add(word);
  return (form, without) =>
    wordsOf(form)
      .filter((word) => !without.has(word))
      .map((word) => longestStem(word, (stem) => bare.has(stem)) ?? word);
}
