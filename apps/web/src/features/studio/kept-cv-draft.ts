import { z } from "zod";
import { StudioDoc } from "./studio-doc.ts";

/** Changes in a saved CV that the server doesn't have yet, with the version they are based on. */
const CvDraft = z.object({ version: z.int(), doc: StudioDoc });
export type CvDraft = z.infer<typeof CvDraft>;

const keyOf = (userId: string, cvId: string): string => `terzi-cv-draft:${userId}:${cvId}`;

export function keepCvDraft(userId: string, cvId: string, draft: CvDraft): void {
  try {
    localStorage.setItem(keyOf(userId, cvId), JSON.stringify(draft));
  } catch {
    // No room: the next save, in a moment, has it.
  }
}

export function findCvDraftIfAny(userId: string, cvId: string): CvDraft | null {
  try {
    return CvDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, cvId)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function dropCvDraft(userId: string, cvId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, cvId));
  } catch {
    // Nothing could be kept there either.
  }
}
