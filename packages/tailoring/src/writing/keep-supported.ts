import { scopeOf } from "./apply-edits.ts";
import type { Edit, WritingTask } from "./writer.ts";

/**
 * The edits that the guard will accept, for a writer that need not propose what is rejected. A summary goes without
 * its unsupported sentences; any other text holds as a whole or not at all.
 */
export function keepSupported(edits: Edit[], { guard, base }: Pick<WritingTask, "guard" | "base">): Edit[] {
  return edits.flatMap((edit) => {
    const scope = scopeOf(edit.at, base);
    if (!scope) return [];
    const check = (text: string) => guard.check(text, scope);
    const isSupported = (text: string): boolean => check(text).every((one) => one.check.supported);
    if (isSupported(edit.text)) return [edit];
    if (edit.at !== "summary") return [];
    const text = check(edit.text)
      .filter((one) => one.check.supported)
      .map(({ sentence }) => sentence)
      .join(" ");
    // Sentences that stand side by side for the first time may read as one.
    return text && isSupported(text) ? [{ ...edit, text }] : [];
  });
}
