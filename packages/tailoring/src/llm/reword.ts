import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import type { Checked } from "../guard/guard.ts";
import { modelLanguage } from "../languages/model-languages.ts";
import { faultOf } from "../writing/style-lint.ts";
import type { WritingTask } from "../writing/writer.ts";
import { newMarker } from "./cv-messages.ts";
import { jsonValuesIn } from "./json-values.ts";
import type { Message } from "./message.ts";
import { checkWording, holdsOf, refusedIn, type Wording } from "./refused-wordings.ts";

const Again = z.object({ again: z.array(z.object({ id: z.int(), text: z.string().nullable() })) });
export const AGAIN_FORMAT = zodResponseFormat(Again, "worded_again");
export const AGAIN_SHAPE = `{"again":[{"id":1,"text":"…"}]}`;

export function readAgain(text: string): z.infer<typeof Again>["again"] | null {
  for (const value of jsonValuesIn(text)) {
    const answer = Again.safeParse(Array.isArray(value) ? { again: value } : value);
    if (answer.success) return answer.data.again;
  }
  return null;
}

/** A wording that doesn't stand, and the guard's objections. */
export type Refusal = { wording: Wording; refused: Checked[] };

/** The wordings that the guard wouldn't accept in this mode. */
export const refusalsOf = (wordings: Wording[], task: WritingTask): Refusal[] =>
  wordings.flatMap((wording) => {
    const refused = refusedIn(checkWording(wording, task), task);
    return refused.length ? [{ wording, refused }] : [];
  });

/** What is wrong with a wording, in plain words, each once. */
function reasonsFor(refused: Checked[], { order }: WritingTask): string[] {
  const { conflicts: told, reasons, notOwn } = modelLanguage(order.language);
  if (order.generationMode === "strict") return [notOwn];
  return [
    ...new Set(
      refused.flatMap(({ sentence, conflicts, gaps }) =>
        conflicts.length
          ? conflicts.map(({ kind, said, known }) => told(kind, said, known))
          : gaps.map(({ reason, word }) =>
              word && sentence.includes(word) ? `${word}: ${reasons[reason]}` : reasons[reason],
            ),
      ),
    ),
  ];
}

/** The request for what was refused, and nothing else: each wording with the person's own lines and what is wrong. */
export function messagesToReword(refusals: Refusal[], task: WritingTask): Message[] {
  const marker = newMarker();
  const list = refusals.map(({ wording, refused }, index) => ({
    id: index + 1,
    yours: wording.text,
    wrong: reasonsFor(refused, task),
    lines: wording.own,
  }));
  return [
    { role: "system", content: modelLanguage(task.order.language).askAgain(marker) },
    { role: "user", content: `${marker}\n${JSON.stringify(list)}\n${marker}` },
  ];
}

/** Replaces each first wording by the second one where that holds better and reads no worse. */
export function takeSecond(
  second: z.infer<typeof Again>["again"],
  refusals: Refusal[],
  { task, isTranslated }: { task: WritingTask; isTranslated: boolean },
): void {
  for (const [index, { wording }] of refusals.entries()) {
    const text = second
      .find(({ id }) => id === index + 1)
      ?.text?.replace(/\s+/g, " ")
      .trim();
    if (!text || text.length > Math.max(300, 2 * wording.own.join(" ").length)) continue;
    const isLine = wording.scope.kind === "entry";
    if (isLine && faultOf(text, wording.own, { language: task.order.language, isTranslated })) continue;
    const before = holdsOf(checkWording(wording, task));
    const after = holdsOf(checkWording({ ...wording, text }, task));
    if (after > before || (after === before && after > 0)) wording.replace(text);
  }
}
