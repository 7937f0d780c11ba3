import { scopeOf } from "./apply-edits.ts";
import type { Edit, WritingTask } from "./writer.ts";

/**
 * The edits that the guard will accept, for a writer that shouldn't propose what is rejected. A summary goes without
 * its unsupported sentences; any other text holds as a whole or not at all.
 */
export function keepSupported(edits: Edit[], { guard, base }: Pick<WritingTask, "guard" | "base">): Edit[] {
  return edits.flatMap((edit) => {
    const scope = scopeOf(edit.at, base);
    if (!scope) return [];
    // An empty text removes words, which needs no proof.
    if (!edit.text.trim() || guard.proves(edit.text, scope)) return [edit];
    if (edit.at !== "summary") return [];
    const text = guard
      .check(edit.text, scope)
      .filter(({ verdict }) => verdict === "proven")
      .map(({ sentence }) => sentence)
      .join(" ");
    // Sentences next to each other for the first time may read as one.
    return guard.proves(text, scope) ? [{ ...edit, text }] : [];
  });
}
