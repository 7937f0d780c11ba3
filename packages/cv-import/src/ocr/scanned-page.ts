import { openPdf } from "../read/pdf/open-pdf.ts";
import { UnreadableCv } from "../unreadable-cv.ts";
import { type GreyPicture, MAX_PIXELS, openPicture, renderPage } from "./grey-picture.ts";
import { isPicture } from "./picture-size.ts";
import { recogniseText } from "./tesseract.ts";
import { type Turn, turnPicture } from "./turn-picture.ts";

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
export type ScannedPage = {
  width: number;
  height: number;
  lines: ScannedWord[][];
  pages: number;
  /** How it was turned before it was read: sizes and words are those of the upright page. */
  turned: Turn;
};

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

/** Above this a word is surely read; noise hardly ever reaches it. */
const SURE = 80;
/** So few sure words have a page that lies on its side, and one that was hardly printed. */
const FEW = 25;
/** So many more must a turned page have. */
const CLEARLY = 3;

/** A photo without a note of how the phone was held may lie on its side: it is turned where its text is then surely read. */
async function readLines(picture: GreyPicture, points: number): Promise<Omit<ScannedPage, "pages">> {
  const asItLies = await readTurned(picture, points, 0);
  let best = asItLies;
  if (sureWords(asItLies) < FEW)
    for (const turn of [90, 270, 180] as const) {
      const turned = await readTurned(picture, points, turn);
      if (sureWords(turned) > Math.max(FEW, CLEARLY * sureWords(best))) best = turned;
      if (best !== asItLies) break;
    }
  return best;
}

const sureWords = ({ lines }: Pick<ScannedPage, "lines">): number =>
  lines.flat().filter(({ text, sureness }) => sureness >= SURE && /\p{L}{3}/u.test(text)).length;

async function readTurned(
  lying: GreyPicture,
  points: number,
  turned: Turn,
): Promise<Omit<ScannedPage, "pages">> {
  const picture = turnPicture(lying, turned);
  const lines = (await recogniseText(picture)).map(({ words }) =>
    words
      .filter(({ text, confidence }) => text.trim() && !isSpeck(text, confidence))
      .map(({ text, bbox: { x0, x1, y0, y1 }, confidence: sureness }) => ({
        ...{ text: text.trim(), left: x0 * points, right: x1 * points },
        ...{ top: y0 * points, bottom: y1 * points, sureness },
      })),
  );
  return { width: picture.width * points, height: picture.height * points, lines, turned };
}

/** Icons, borders and dirt are taken for letters, with little certainty. */
const isSpeck = (text: string, sureness: number): boolean =>
  sureness < (text.replace(/[^\p{L}\p{N}]/gu, "").length > 2 ? 35 : 45) && !MARK.test(text.trim());

const MARK = /^[•·*+«»°-]$/;
