import { useEffect } from "react";

/** The document's title while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Terzi`;
  }, [title]);
}
