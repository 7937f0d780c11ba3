import { CareerData, CareerProfile } from "@terzi/contracts/career";
import { z } from "zod";

/** What somebody typed and hasn't saved, with the profile it was based on. */
const Draft = z.object({ base: CareerData, profile: CareerProfile, keptAt: z.iso.datetime() });
export type Draft = z.infer<typeof Draft>;

/** The part of the browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string): string => `terzi-profile-draft:${userId}`;

/** Stores a draft in this browser. False when there is no room, which the page then says. */
export function keepDraft(storage: DraftStorage, userId: string, draft: Draft): boolean {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The kept draft of this user; null when there is none or it can't be read any more. */
export function findDraftIfAny(storage: DraftStorage, userId: string): Draft | null {
  try {
    return Draft.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function dropDraft(storage: DraftStorage, userId: string): void {
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // Nothing could be kept there either.
  }
}
