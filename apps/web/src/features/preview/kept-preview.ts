import { plainDesign } from "@terzi/contracts/design";
import { PreviewData, type KeptPreview as ServerPreview } from "@terzi/contracts/preview";
import { z } from "zod";
import { StudioDoc } from "../studio/studio-doc.ts";

/** A generated CV while it is edited: the server's preview, and what the person made of it. */
const KeptPreview = z.object({
  preview: PreviewData,
  ...StudioDoc.shape,
  /** The server's state of the edits that these were made on, and whether it has these too. */
  revision: z.int().default(0),
  isSaved: z.boolean().default(true),
});
export type KeptPreview = z.infer<typeof KeptPreview>;

export type PreviewStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string): string => `terzi-preview:${userId}`;
/** By user, for the case that the browser's storage is full or forbidden: then it lasts as long as the page. */
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

/** A fresh preview, before any edit. */
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

/** A preview as the server keeps it, with the edits of another visit or device. */
export const reopenPreview = (kept: ServerPreview): KeptPreview => ({
  ...openPreview(PreviewData.parse(kept)),
  preview: PreviewData.parse({ ...kept, content: kept.generatedContent }),
  confirmed: kept.confirmedClaims,
  hidden: kept.hidden,
  declined: kept.declined,
  revision: kept.revision,
});

/** The preview that this user has in this tab, also after their session expired; null when there is none. */
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
