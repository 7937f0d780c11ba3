import { noticeSilence } from "@terzi/ui/connection";

/**
 * Without a connection, a page's code can't be fetched. The router would then reload the document (it recognises the
 * browser's error message), and the browser's own error page would replace ours.
 */
export function keepDocumentWithoutCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    void noticeSilence();
    payload.message = `The code of a page is missing: ${payload.message}`;
  });
}
