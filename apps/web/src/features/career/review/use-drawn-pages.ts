import { useEffect, useState } from "react";
import { type DrawnPages, openDrawnPages } from "./draw-pages.ts";

/** How the pages of a file can be shown: drawn, as the picture that it is, or (as long as it opens, or where it can't) not. */
export type PageSource =
  | { kind: "drawn"; pages: DrawnPages }
  | { kind: "picture"; url: string }
  | { kind: "opening" | "none" };

const PDF_MARK = "%PDF-";

export function usePageSource(file: File, hasPages: boolean): PageSource {
  const [source, setSource] = useState<PageSource>({ kind: "opening" });
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    const open = async (): Promise<PageSource> => {
      if (!hasPages) return { kind: "none" };
      const head = await file.slice(0, 1024).text();
      if (!head.includes(PDF_MARK)) {
        const url = URL.createObjectURL(file);
        close = () => URL.revokeObjectURL(url);
        return { kind: "picture", url };
      }
      const pages = await openDrawnPages(file);
      close = () => pages.close();
      return { kind: "drawn", pages };
    };
    void open()
      .catch((): PageSource => ({ kind: "none" }))
      .then((opened) => (isGone ? close() : setSource(opened)));
    return () => {
      isGone = true;
      close();
    };
  }, [file, hasPages]);
  return source;
}
