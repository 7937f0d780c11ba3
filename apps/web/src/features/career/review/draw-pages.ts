import type { PDFDocumentLoadingTask } from "pdfjs-dist";

/** Draws pages of a PDF that the person has just chosen, in the browser, without sending it anywhere. */
export type DrawnPages = {
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): void;
};

/** Even the largest screens don't need more dots per point of the page. */
const MAX_DENSITY = 2;

/** The library is loaded with the first page drawn. */
export async function openDrawnPages(file: File): Promise<DrawnPages> {
  const [{ getDocument, GlobalWorkerOptions }, worker, data] = await Promise.all([
    import("pdfjs-dist"),
    import("pdfjs-dist/build/pdf.worker.min.mjs?url"),
    file.arrayBuffer(),
  ]);
  GlobalWorkerOptions.workerSrc = worker.default;
  // Letters are drawn as shapes: the page's security policy allows no font from a file.
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
