import { plainDesign } from "@terzi/contracts/design";
import { PreviewData, type KeptPreview as ServerPreview } from "@terzi/contracts/preview";
import { z } from "zod";
import { StudioDoc } from "../studio/studio-doc.ts";

/** A generated CV while it is edited: the server's preview, and what the person made of it. */
const KeptPreview = z.object({
  preview: PreviewData,
  ...StudioDoc.shape,
  /** The server's revision that these edits are based on, and whether it has them too. */
  revision: z.int().default(0),
  isSaved: z.boolean().default(true),
});
export type KeptPreview = z.infer<typeof KeptPreview>;

export type PreviewStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string): string => `terzi-preview:${userId}`;
/** By user, in case the browser's storage is full or forbidden: then it lasts as long as the page. */
const inMemory = new Map<string, KeptPreview>();

/** Keeps a user's preview and its edits for this session of the tab. */
export function keepPreview(
  userId: string,
  kept: KeptPreview,
  storage: PreviewStorage = sessionStorage,
): void {
  inMemory.set(userId, kept);
  try {
    storage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // `inMemory` holds it.
  }
}

/** A fresh preview, without edits. */
export const openPreview = (preview: PreviewData): KeptPreview => ({
  preview,
  content: preview.content,
  design: preview.design ?? plainDesign(preview.template),
  confirmed: [],
  declined: [],
  hidden: [],
  revision: 0,
  isSaved: true,
});

/** A preview as the server stores it, with edits from another visit or device. */
export const reopenPreview = (kept: ServerPreview): KeptPreview => ({
  ...openPreview(PreviewData.parse(kept)),
  preview: PreviewData.parse({ ...kept, content: kept.generatedContent }),
  confirmed: kept.confirmedClaims,
  hidden: kept.hidden,
  declined: kept.declined,
  revision: kept.revision,
});

/** This user's preview in this tab, even after their session expired; null without one. */
export function findPreviewIfAny(
  userId: string,
  storage: PreviewStorage = sessionStorage,
): KeptPreview | null {
  const held = inMemory.get(userId);
  if (held) return held;
  try {
    return KeptPreview.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function forgetPreview(userId: string, storage: PreviewStorage = sessionStorage): void {
  inMemory.delete(userId);
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // Nothing could be kept there either.
  }
}
