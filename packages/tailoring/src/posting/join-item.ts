import type { Language } from "@terzi/contracts/languages";
import type { RequirementKind } from "@terzi/contracts/posting";
import { wordKeys } from "@terzi/language/tokens";
import { postingLanguage } from "../languages/posting-languages.ts";
import type { Draft } from "./draft.ts";
import { isItem, readWhole } from "./items.ts";
import type { PlacedLine } from "./line.ts";

/** Of these a line may hold several, each a thing of its own. */
const PLAIN: ReadonlySet<RequirementKind> = new Set(["knowledge", "task", "soft", "skill"]);
const MOST_WORDS_OF_A_WHOLE = 12;
/** Marks between things, unless they stand behind what they say more of: "Quality checks: density, pH". */
const SEVERAL = /;|^[^:]*,/;

/** "Supervising teams | 5 years or more": of a table's row what is asked, and how well. */
const IS_ROW = /\s\||\t/u;

/** "Quality checks: density, pH", "Slinging and banking": an item is one thing to whoever wrote it, whatever it lists. */
export function joinItem(line: PlacedLine, drafts: Draft[], language: Language): Draft[] {
  const [first, ...others] = drafts;
  const isQuestion = /\?\s*$/.test(line.text) && wordKeys(line.text).length <= MOST_WORDS_OF_A_WHOLE;
  if (isQuestion || (line.under && IS_ROW.test(line.text))) return joinAll(line, drafts, language);
  if (!first || !isItem(line) || SEVERAL.test(line.text)) return drafts;
  const mayJoin =
    drafts.every(({ kind, importance }) => PLAIN.has(kind) && importance === first.importance) &&
    drafts.some(({ kind }) => kind !== "skill") &&
    (others.length > 0 || first.text.length < line.text.trim().length) &&
    wordKeys(line.text).length <= MOST_WORDS_OF_A_WHOLE;
  if (!mayJoin) return drafts;
  const [whole] = readWhole(line, language);
  const kind = (["task", "knowledge"] as const).find((kind) => drafts.some((draft) => draft.kind === kind));
  if (!whole) return drafts;
  const { start, end } = postingLanguage(language).trim(whole.text, { start: 0, end: whole.text.length });
  const term = whole.text.slice(start, end).replace(/\s+/g, " ");
  return [{ ...whole, term, kind: kind ?? first.kind, importance: first.importance }];
}

/** Years, a certificate or a language say more than the words beside them. */
function joinAll(line: PlacedLine, drafts: readonly Draft[], language: Language): Draft[] {
  const told = drafts.find(({ kind }) => !PLAIN.has(kind)) ?? drafts[0];
  const [whole] = readWhole(line, language);
  if (!whole) return [...drafts];
  if (!told) return [whole];
  const { text, span, term } = whole;
  return [{ ...told, text, span, ...(PLAIN.has(told.kind) && { term }) }];
}
