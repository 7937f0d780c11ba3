import type { Annotated } from "../lexicon/annotate.ts";

const FEWEST = 3;
const MOST = 5;

/** Words of grammar that a name has and its initials don't: "Master of Library and Information Studies" is an MLIS. */
const LEFT_OUT = /^(?:of|and|the|for|in|ve|ile)$/;

/** The initials of the names in a text, folded: "General Dental Council" gives "gdc". */
export function initialsIn({ text, words }: Annotated): string[] {
  const found: string[] = [];
  let run = "";
  for (const { start, key } of words) {
    if (LEFT_OUT.test(key)) continue;
    run = /\p{Lu}/u.test(text.charAt(start)) ? (run + key.charAt(0)).slice(-MOST) : "";
    for (let length = FEWEST; length <= run.length; length++) found.push(run.slice(-length));
  }
  return found;
}
