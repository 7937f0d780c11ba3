const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A word with a capital that stands there within a sentence: "mix in Pro Tools", "iklim bilgisayarında (Priva)". */
const isNamedIn = (word: string, prose: string): boolean =>
  prose.includes(word) && new RegExp(`(?:\\p{Ll},? |\\()${escaped(word)}(?!\\p{L})`, "u").test(prose);

const isCapital = (word: string | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word ?? "");

/** A lower-cased skill with the capitals of those of its words that the person's own sentences write as names. */
export function keepNames(lower: string, written: string, prose: string): string {
  const own = written.split(" ");
  const isKept: boolean[] = [];
  return lower
    .split(" ")
    .map((word, at) => {
      const as = own[at] ?? word;
      // Behind a sentence's first word, "Care" of "Wound Care" would look like a name.
      isKept[at] = isCapital(as) && (isCapital(own[at - 1]) ? isKept[at - 1] === true : isNamedIn(as, prose));
      return isKept[at] ? as : word;
    })
    .join(" ");
}
