import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../app/trpc.ts";
import { findPreviewIfAny, keepPreview, reopenPreview } from "../preview/kept-preview.ts";

/** Opens an unsaved preview where it was left, on this device or another. */
export function useOpenPreview(userId: string): (previewId: string) => Promise<void> {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  return async (previewId) => {
    // What this tab stores of it is never older than the server's.
    if (findPreviewIfAny(userId)?.preview.previewId !== previewId) {
      keepPreview(userId, reopenPreview(await client.cv.preview.query({ previewId })));
    }
    await navigate({ to: "/cv-preview" });
  };
}
