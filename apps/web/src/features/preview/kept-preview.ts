import { CvContent, PreviewData, Template } from "@terzi/contracts/cv";
import { Place } from "@terzi/contracts/match";
import { z } from "zod";

/** A generated CV while it is edited: the server's preview, and what the person made of it. */
const KeptPreview = z.object({
  preview: PreviewData,
  content: CvContent,
  template: Template,
  confirmed: z.array(Place),
});
export type KeptPreview = z.infer<typeof KeptPreview>;

export type PreviewStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "terzi-preview";
/** For the case that the browser's storage is full or forbidden: then it lasts as long as the page. */
let inMemory: KeptPreview | null = null;

/** Keeps a preview and its edits for this session of the tab. */
export function keepPreview(kept: KeptPreview, storage: PreviewStorage = sessionStorage): void {
  inMemory = kept;
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // `inMemory` holds it.
  }
}

/** A fresh preview, before any edit. */
export const openPreview = (preview: PreviewData): KeptPreview => ({
  preview,
  content: preview.content,
  template: preview.template,
  confirmed: [],
});

/** The preview of this session; null when there is none. */
export function findPreviewIfAny(storage: PreviewStorage = sessionStorage): KeptPreview | null {
  if (inMemory) return inMemory;
  try {
    return KeptPreview.safeParse(JSON.parse(storage.getItem(KEY) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function forgetPreview(storage: PreviewStorage = sessionStorage): void {
  inMemory = null;
  try {
    storage.removeItem(KEY);
  } catch {
    // Nothing could be kept there either.
  }
}
