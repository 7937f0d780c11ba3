import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../app/trpc.ts";
import { findPreviewIfAny, keepPreview, openPreview } from "../preview/kept-preview.ts";

/** Opens an unsaved preview where it was left, on this device or another one. */
export function useOpenPreview(userId: string): (previewId: string) => Promise<void> {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  return async (previewId) => {
    // What this tab holds of it is never older than what the server does.
    if (findPreviewIfAny(userId)?.preview.previewId !== previewId) {
      const { content, confirmedClaims, generatedContent, ...preview } = await client.cv.preview.query({
        previewId,
      });
      const fresh = openPreview({ ...preview, content: generatedContent });
      keepPreview(userId, { ...fresh, content, confirmed: confirmedClaims });
    }
    await navigate({ to: "/cv-preview" });
  };
}
