import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../app/trpc.ts";
import { findPreviewIfAny, keepPreview, reopenPreview } from "../preview/kept-preview.ts";

/** Opens an unsaved preview where it was left, on this device or another one. */
export function useOpenPreview(userId: string): (previewId: string) => Promise<void> {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  return async (previewId) => {
    // What this tab holds of it is never older than what the server does.
    if (findPreviewIfAny(userId)?.preview.previewId !== previewId) {
      keepPreview(userId, reopenPreview(await client.cv.preview.query({ previewId })));
    }
    await navigate({ to: "/cv-preview" });
  };
}
