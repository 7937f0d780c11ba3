import { useEffect } from "react";

/** The document's title while the page is shown, and what search engines read of it where there is something to say. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} · Terzi`;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}
