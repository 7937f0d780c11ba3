import { ImageRun } from "docx";
import type { Photo } from "./printed-cv.ts";

/** In pixels of a 96th of an inch: 27 by 34 mm. */
const SIZE = { width: 102, height: 128 };
/** Its width in twentieths of a point. */
export const PHOTO_WIDTH = SIZE.width * 15;

/** The photo, to stand in a line. */
export function docxPhoto({ url, label }: Photo): ImageRun {
  const [head = "", base64 = ""] = url.split(",");
  return new ImageRun({
    type: head.includes("png") ? "png" : "jpg",
    data: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)),
    transformation: SIZE,
    altText: { name: label, title: label, description: label },
  });
}

/**
 * Rounds the corners of the photos in a document's body; the docx library draws rectangles alone. No circle: not every
 * program shows a picture that is cut to a square as well.
 */
export const roundPhotos = (body: string): string =>
  body.replaceAll('<a:prstGeom prst="rect">', '<a:prstGeom prst="roundRect">');
