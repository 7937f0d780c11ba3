import type { Annotated } from "../../../lexicon/annotate.ts";
import { isThirdPerson, isVerb } from "./verbs.ts";

/** "Creation of new apps", "Identification and valuation of risks": tasks said with a noun. */
const NOMINAL_TASK = /^\p{L}+(?:tion|sion|ment|ance|sis) (?:and \p{L}+ )?of\s/iu;

/** Whether English words name a task: they begin with its verb. */
export function isEnglishTask({ text, words }: Annotated, inTasks: boolean): boolean {
  const [first] = words;
  if (!first || words.length < 2) return false;
  if (NOMINAL_TASK.test(text)) return true;
  return (isVerb(first.key) || (inTasks && isThirdPerson(first.key))) && (inTasks || words.length > 2);
}
