import { openPdf } from "../read/pdf/open-pdf.ts";
import { UnreadableCv } from "../unreadable-cv.ts";
import { type GreyPicture, MAX_PIXELS, openPicture, renderPage } from "./grey-picture.ts";
import { isPicture } from "./picture-size.ts";
import { recogniseText } from "./tesseract.ts";

/** A word on a page, in points, y growing downwards; `sureness` from 0 to 100, as the recognition gives it. */
export type ScannedWord = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  sureness: number;
};

/** What was recognised on one page of a scan, and how many pages there are. */
export type ScannedPage = { width: number; height: number; lines: ScannedWord[][]; pages: number };

/** A picture has no points of its own: it is taken for a page as wide as A4. */
const A4_WIDTH = 595;

/**
 * Recognises the text of one page (from 1) of a PDF, or of a picture, which has one. Takes seconds, in the caller's
 * thread: give each page a job of its own. Throws `UnreadableCv`.
 */
export async function recognisePage(bytes: Uint8Array, number: number): Promise<ScannedPage> {
  if (isPicture(bytes)) {
    const picture = await openPicture(bytes);
    return { ...(await readLines(picture, A4_WIDTH / picture.width)), pages: 1 };
  }
  const pdf = await openPdf(bytes, MAX_PIXELS);
  try {
    if (number > pdf.numPages) throw new UnreadableCv("broken");
    const { picture, pointsPerPixel } = await renderPage(pdf, number);
    return { ...(await readLines(picture, pointsPerPixel)), pages: pdf.numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readLines(picture: GreyPicture, points: number): Promise<Omit<ScannedPage, "pages">> {
  const lines = (await recogniseText(picture)).map(({ words }) =>
    words
      .filter(({ text, confidence }) => text.trim() && !isSpeck(text, confidence))
      .map(({ text, bbox: { x0, x1, y0, y1 }, confidence: sureness }) => ({
        ...{ text: text.trim(), left: x0 * points, right: x1 * points },
        ...{ top: y0 * points, bottom: y1 * points, sureness },
      })),
  );
  return { width: picture.width * points, height: picture.height * points, lines };
}

/** Icons, borders and dirt are taken for letters, with little certainty. */
const isSpeck = (text: string, sureness: number): boolean =>
  sureness < (text.replace(/[^\p{L}\p{N}]/gu, "").length > 2 ? 35 : 45) && !MARK.test(text.trim());

const MARK = /^[•·*+«»°-]$/;
