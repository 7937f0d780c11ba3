import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from "docx";
import type { Photo } from "./printed-cv.ts";

/** In pixels of a 96th of an inch: 27 by 34 mm. */
const SIZE = { width: 102, height: 128 };
/** Between the photo and the text beside it, in English Metric Units: 4 mm. */
const AROUND = 144_000;

/** The photo at the upper right, beside the lines of the head. */
export function docxPhoto({ url, label }: Photo): ImageRun {
  const [head = "", base64 = ""] = url.split(",");
  return new ImageRun({
    type: head.includes("png") ? "png" : "jpg",
    data: Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)),
    transformation: SIZE,
    altText: { name: label, title: label, description: label },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: { type: TextWrappingType.SQUARE },
      margins: { left: AROUND, bottom: AROUND, top: 0, right: 0 },
    },
  });
}
