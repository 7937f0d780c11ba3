import type { Annotated } from "../lexicon/annotate.ts";

const FEWEST = 3;
const MOST = 5;

/**
 * Grammar words that a name contains but its initials don't: "Master of Library and Information Studies" is an MLIS.
 */
const LEFT_OUT = /^(?:of|and|the|for|in|ve|ile)$/;

const AND = /^(?:and|ve)$/;
const lettersOf = (name: { key: string }[]): string => name.map(({ key }) => key.charAt(0)).join("");

/** A name of several words, where it stands, and its initials, folded. */
type Lettered = { start: number; end: number; letters: string };

/** All names in a text that have initials: of "General Dental Council" those of the whole, "gdc". */
export function letteredNames({ text, words }: Annotated): Lettered[] {
  const found: Lettered[] = [];
  let run: Annotated["words"] = [];
  let afterAnd: Annotated["words"][number] | undefined;
  for (const [at, word] of words.entries()) {
    if (LEFT_OUT.test(word.key)) continue;
    if (AND.test(words[at - 1]?.key ?? "")) afterAnd = word;
    run = /\p{Lu}/u.test(text.charAt(word.start)) ? [...run, word].slice(-MOST) : [];
    for (let length = FEWEST; length <= run.length; length++) {
      const name = run.slice(-length);
      found.push({
        start: name[0]?.start ?? word.start,
        end: word.end,
        letters: lettersOf(name),
      });
      // "Rehberlik ve Psikolojik Danışmanlık" is a PDR, too.
      const turn = afterAnd ? name.indexOf(afterAnd) : 0;
      if (turn > 0)
        found.push({
          start: name[0]?.start ?? word.start,
          end: word.end,
          letters: lettersOf([...name.slice(turn), ...name.slice(0, turn)]),
        });
    }
  }
  return found;
}

/** Whether a text has initials as a word. */
export const saysLetters = ({ annotated }: { annotated: Annotated }, letters: string): boolean =>
  annotated.words.some(({ key }) => key === letters);

/** The initials of the names in a text, folded. */
export const initialsIn = (part: Annotated): string[] => letteredNames(part).map(({ letters }) => letters);
