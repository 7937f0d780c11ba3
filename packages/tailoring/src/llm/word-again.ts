import type { Language } from "@terzi/contracts/languages";
import { type Place, textPlace } from "@terzi/contracts/place";
import type { Gap } from "../guard/entail/clause-task.ts";
import { languageOfLine } from "../guard/parse/line-language.ts";
import { paraphrasesOf } from "../guard/parse/paraphrases.ts";
import { mayStand } from "../guard/rejection.ts";
import { modelLanguage } from "../languages/model-languages.ts";
import { scopeOf } from "../writing/apply-edits.ts";
import type { Edit, WritingTask } from "../writing/writer.ts";
import type { Message } from "./messages.ts";
import type { Part } from "./parts.ts";

/** A proposal that the guard refuses, and what in it the profile doesn't say, by sentence. */
export type Refusal = { edit: Edit; sentences: { text: string; gaps: Gap[] }[] };

/**
 * Of a model's edits those that the guard would throw away: in strict mode what isn't the person's own words, in
 * enhanced mode what isn't proven, in extensive mode only what turns round what they wrote.
 */
export function refusalsOf(edits: Edit[], { base, guard, order }: WritingTask): Refusal[] {
  return edits.flatMap((edit) => {
    const scope = scopeOf(textPlace(edit.at), base);
    const sentences = scope
      ? guard
          .check(edit.text, scope)
          .filter((check) => !mayStand(check, order.generationMode))
          .map(({ sentence, gaps }) => ({ text: sentence, gaps }))
      : [];
    return sentences.length ? [{ edit, sentences }] : [];
  });
}

/** The lines of a part by their addresses. */
const ownLines = (part: Part): Map<Place, string> =>
  new Map(
    "entries" in part ? part.entries.flatMap(({ lines }) => lines.map(({ at, text }) => [at, text])) : [],
  );

/** The words of a line with what else the guard takes them for. */
function saidOtherwise(line: string, { guard, order }: WritingTask): Record<string, string> {
  const { names, language } = guard.facts;
  const reading = { language: languageOfLine(line, language), names };
  return Object.fromEntries(
    paraphrasesOf(line, reading, order.language).map(({ words, variants }) => [words, variants.join(" | ")]),
  );
}

const missing = ({ sentences }: Refusal, language: Language) =>
  sentences.map(({ text, gaps }) => ({
    sentence: text,
    missing: [
      ...new Set(gaps.map(({ reason, word }) => told(word, text, modelLanguage(language).reasons[reason]))),
    ],
  }));

/** Some gaps name a concept of the guard's and not a word of the sentence. */
const told = (word: string, sentence: string, why: string): string =>
  word && sentence.includes(word) ? `${word}: ${why}` : why;

/** The request that follows an answer: what of it was refused and why, to be worded once more. */
export function messagesForRefused(
  asked: Message[],
  refusals: Refusal[],
  { part, task }: { part: Part; task: WritingTask },
): Message[] {
  const { language } = task.order;
  const lines = ownLines(part);
  // The data of the first request stands between two such lines; no text can hold one.
  const marker = asked.at(-1)?.content.split("\n")[0] ?? "";
  const answer = { edits: refusals.map(({ edit: { at, text } }) => ({ at, text, restsOn: [] })) };
  const list = refusals.map((refusal) => {
    const line = lines.get(refusal.edit.at);
    return {
      at: refusal.edit.at,
      refused: missing(refusal, language),
      ...(line && { line }),
      // In strict mode no other words than these may stand.
      ...(line && task.order.generationMode !== "strict" && { mayBeSaid: saidOtherwise(line, task) }),
    };
  });
  return [
    ...asked,
    { role: "assistant", content: JSON.stringify(answer) },
    { role: "user", content: modelLanguage(language).askAgain(JSON.stringify(list, null, 1), marker) },
  ];
}

/** Of two proposals for a place the second where it says less that is refused; what was withdrawn stays refused. */
export function preferSupported(first: Edit[], second: Edit[], task: WritingTask): Edit[] {
  const refusedIn = (edit: Edit): number => refusalsOf([edit], task)[0]?.sentences.length ?? 0;
  return first.map((edit) => {
    const other = second.find(({ at }) => at === edit.at);
    return other && refusedIn(other) < refusedIn(edit) ? other : edit;
  });
}
