import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Opens a PDF that we made, for its text. Its fonts are in it, so nothing is looked up; strangers' files go elsewhere. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({
    // pdf.js takes the buffer over and detaches it: it gets its own copy.
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  }).promise;
