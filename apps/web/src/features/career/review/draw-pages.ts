import type { PDFDocumentLoadingTask } from "pdfjs-dist";

/** Draws pages of a PDF that the person has just chosen: it is read in the browser, and travels nowhere for it. */
export type DrawnPages = {
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): void;
};

/** The largest screens need no more dots than this for each of a page's points. */
const MAX_DENSITY = 2;

/** The library comes with the first page that is drawn. */
export async function openDrawnPages(file: File): Promise<DrawnPages> {
  const [{ getDocument, GlobalWorkerOptions }, worker, data] = await Promise.all([
    import("pdfjs-dist"),
    import("pdfjs-dist/build/pdf.worker.min.mjs?url"),
    file.arrayBuffer(),
  ]);
  GlobalWorkerOptions.workerSrc = worker.default;
  // Letters are drawn as shapes: the page's security policy lets no font come out of a file.
  const task: PDFDocumentLoadingTask = getDocument({ data, disableFontFace: true, verbosity: 0 });
  const pdf = await task.promise;
  return {
    async draw(number, canvas, width) {
      const page = await pdf.getPage(number);
      const scale =
        (width / page.getViewport({ scale: 1 }).width) * Math.min(MAX_DENSITY, devicePixelRatio || 1);
      const viewport = page.getViewport({ scale });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
}
