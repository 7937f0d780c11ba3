import type { Language } from "@terzi/contracts/languages";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { type Draft, keyOf, tellingOfPart } from "./draft.ts";
import { readHowMuch } from "./how-much.ts";
import { namesLanguageAsked } from "./kinds.ts";
import type { PlacedLine } from "./line.ts";
import { readNames } from "./mentions.ts";
import { speaksOfElse } from "./speaks-of-else.ts";

/** "As guests come from the Gulf, fluent Arabic is required": what a line names where no part of it was read. */

const CLAUSE = /[^,;:.!?()–—]+/gu;

/** The tools, certificates and languages in those clauses of a line that asks which no draft touches. */
export const readLeftOut = (line: PlacedLine, drafts: readonly Draft[], language: Language): Draft[] =>
  [...line.text.matchAll(CLAUSE)].flatMap(({ 0: text, index }) => {
    const start = line.start + index;
    const clause = { ...line, start, end: start + text.length, text };
    const isRead = drafts.some(({ span }) => span.start < clause.end && start < span.end);
    return isRead || speaksOfElse(clause, language) ? [] : readClause(clause, language, line.text);
  });

function readClause(clause: PlacedLine, language: Language, sentence: string): Draft[] {
  const spoken = postingLanguage(language);
  const importance = clause.section === "nice" || spoken.isWish(clause.text) ? "nice" : "must";
  if (namesLanguageAsked(clause.text)) {
    const part = annotate(clause.text, language);
    const text = clause.text.trim();
    const start = clause.start + clause.text.indexOf(text);
    if (part.named.some(({ concept }) => concept.kind === "language"))
      return [
        {
          kind: "language",
          importance,
          text,
          span: { start, end: start + text.length },
          term: text,
          key: keyOf(part, "language"),
          telling: tellingOfPart(part),
          ...readHowMuch("language", text, text),
        },
      ];
  }
  return readNames(clause, language, importance).filter(
    ({ kind, term, telling }) =>
      kind === "certificate" || (kind === "skill" && !spoken.isCommonWord(term, telling, sentence)),
  );
}
