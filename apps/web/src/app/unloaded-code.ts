import { noticeSilence } from "@terzi/ui/connection";

/**
 * Without a connection, a page's code can't be fetched. The router would reload the document then, by the
 * wording of the browser's error, and put the browser's own error page where ours should say so.
 */
export function keepDocumentWithoutCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    void noticeSilence();
    payload.message = `The code of a page is missing: ${payload.message}`;
  });
}
