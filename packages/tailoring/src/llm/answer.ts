import { Place } from "@terzi/contracts/place";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import type { Edit } from "../writing/writer.ts";
import { jsonValuesIn } from "./json-values.ts";

/**
 * What a model answers: edits with the address of the line they reword. Always the same schema, without the addresses
 * as an enum, because providers compile each new schema anew, for seconds.
 */
const Answer = z.object({
  edits: z.array(z.object({ at: Place, text: z.string(), restsOn: z.array(Place) })),
});

export const EDITS_FORMAT = zodResponseFormat(Answer, "cv_edits");
/** The same for endpoints without schemas. */
export const EDITS_SHAPE = `{"edits":[{"at":"…","text":"…","restsOn":[]}]}`;

/** Endpoints without schemas leave out what they hold for unimportant. */
const ReadEdit = z.object({ at: Place, text: z.string(), restsOn: z.array(Place).catch([]) });
const ReadAnswer = z.union([
  z.object({ edits: z.array(ReadEdit) }).transform(({ edits }) => edits),
  z.array(ReadEdit),
]);

/** `isWhole`: whether the answer was complete, or only its first edits could be read. */
export type ReadEdits = { edits: Edit[]; isWhole: boolean };

/**
 * The edits in a model's answer: JSON alone, in a code fence, behind its thoughts, or cut off. Null when there is no
 * JSON of this kind in it.
 */
export function readAnswer(text: string): ReadEdits | null {
  const single: Edit[] = [];
  for (const value of jsonValuesIn(text)) {
    const answer = ReadAnswer.safeParse(value);
    if (answer.success) return { edits: answer.data, isWhole: true };
    const edit = ReadEdit.safeParse(value);
    if (edit.success) single.push(edit.data);
  }
  return single.length ? { edits: single, isWhole: false } : null;
}
