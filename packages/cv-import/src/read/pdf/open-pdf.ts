import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { UnreadableCv } from "../../unreadable-cv.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/**
 * Opens a PDF: no scripts run, nothing is fetched, no picture of more than `maxPixels` is decoded; to read text, none is.
 */
export async function openPdf(bytes: Uint8Array, maxPixels = 1): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // pdf.js takes the buffer over and detaches it: it gets its own copy.
    data: new Uint8Array(bytes),
    maxImageSize: maxPixels,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    fontExtraProperties: true,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
    cMapUrl: `${join(PACKAGE, "cmaps")}/`,
    cMapPacked: true,
    wasmUrl: `${join(PACKAGE, "wasm")}/`,
    standardFontDataUrl: `${join(PACKAGE, "standard_fonts")}/`,
  });
  task.onPassword = () => {
    throw new UnreadableCv("encrypted");
  };
  try {
    return await task.promise;
  } catch (error) {
    if (error instanceof UnreadableCv) throw error;
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableCv(isLocked ? "encrypted" : "broken", { cause: error });
  }
}
