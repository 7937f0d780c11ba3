import { LetterContent } from "@terzi/contracts/letter";
import { z } from "zod";

/** What somebody typed in a letter and the server doesn't have yet, with the version it was based on. */
const LetterDraft = z.object({ version: z.int(), content: LetterContent });
type LetterDraft = z.infer<typeof LetterDraft>;

const keyOf = (letterId: string): string => `terzi-letter-draft:${letterId}`;

export function keepLetterDraft(letterId: string, draft: LetterDraft): void {
  try {
    localStorage.setItem(keyOf(letterId), JSON.stringify(draft));
  } catch {
    // No room: the next save, in a moment, has it.
  }
}

export function findLetterDraftIfAny(letterId: string): LetterDraft | null {
  try {
    return LetterDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(letterId)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function dropLetterDraft(letterId: string): void {
  try {
    localStorage.removeItem(keyOf(letterId));
  } catch {
    // Nothing could be kept there either.
  }
}
