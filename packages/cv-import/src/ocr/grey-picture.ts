import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { UnreadableCv } from "../unreadable-cv.ts";
import { pictureSize } from "./picture-size.ts";

/** A page as the recognition takes it: a byte for each pixel, from black to white. */
export type GreyPicture = { width: number; height: number; pixels: Uint8Array };

/** A page of A4 at 200 dpi has 3.9 million pixels: small print is read, and a page takes seconds. */
const READ_PIXELS = 4_000_000;
/** Today's phones take up to 50 million; what claims more is not decoded. */
export const MAX_PIXELS = 52_000_000;

/** A phone's photo or a scanner's picture, the right way up and small enough to be read in seconds. */
export async function openPicture(bytes: Uint8Array): Promise<GreyPicture> {
  const size = pictureSize(bytes);
  if (!size || size.width < 1 || size.height < 1) throw new UnreadableCv("broken");
  if (size.width * size.height > MAX_PIXELS) throw new UnreadableCv("too-large");
  // It turns the picture as its EXIF data say.
  const image: Image = await loadImage(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new UnreadableCv("broken", { cause });
  });
  const scale = Math.min(1, Math.sqrt(READ_PIXELS / (image.width * image.height)));
  const canvas = whiteCanvas(image.width * scale, image.height * scale);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return toGrey(canvas);
}

/** A page of a PDF as it looks, with how many points of the page a pixel is. */
export async function renderPage(
  pdf: PDFDocumentProxy,
  number: number,
): Promise<{ picture: GreyPicture; pointsPerPixel: number }> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.sqrt(READ_PIXELS / (width * height));
  const viewport = page.getViewport({ scale });
  const canvas = whiteCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext("2d");
  // Safe: its drawing context has all that pdf.js calls; pdf.js itself uses this package in Node.
  await page.render({ canvas: null, canvasContext: canvasContext as never, viewport }).promise;
  page.cleanup();
  return { picture: toGrey(canvas), pointsPerPixel: 1 / scale };
}

function whiteCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** How bright each colour looks, in 256ths: ITU-R BT.601. */
function toGrey(canvas: Canvas): GreyPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    pixels[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  // Its memory is none of V8's, which would keep it for long.
  canvas.width = 1;
  canvas.height = 1;
  return { width, height, pixels };
}
