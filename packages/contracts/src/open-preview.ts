import { z } from "zod";
import { ErrorCode } from "./errors.ts";

/** A CV that is being made, or was made and not saved yet; for a while also one that failed. */
export const OpenPreview = z.object({
  previewId: z.uuid(),
  status: z.enum(["running", "done", "failed"]),
  jobTitle: z.string(),
  company: z.string(),
  /** Null until it is done, and where the posting asks for nothing. */
  matchScore: z.int().nullable(),
  startedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** When it is discarded; null while it runs. */
  expiresAt: z.iso.datetime().nullable(),
  /** Why it failed, in words for people. */
  failure: z.object({ code: ErrorCode, message: z.string() }).nullable(),
});
export type OpenPreview = z.infer<typeof OpenPreview>;

export const PreviewId = z.object({ previewId: z.uuid() });
export type PreviewId = z.infer<typeof PreviewId>;
