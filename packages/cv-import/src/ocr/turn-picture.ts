import type { Spot } from "@terzi/contracts/document-reading";
import type { GreyPicture } from "./grey-picture.ts";

/** By how many degrees, clockwise, a picture is turned so that its text stands upright. */
export type Turn = 0 | 90 | 180 | 270;

export function turnPicture(picture: GreyPicture, turn: Turn): GreyPicture {
  if (turn === 0) return picture;
  const { width, height, pixels } = picture;
  const turned = new Uint8Array(pixels.length);
  const across = turn === 180 ? width : height;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, top] =
        turn === 90
          ? [height - 1 - y, x]
          : turn === 270
            ? [y, width - 1 - x]
            : [width - 1 - x, height - 1 - y];
      turned[top * across + left] = pixels[y * width + x] ?? 0;
    }
  return turn === 180 ? { width, height, pixels: turned } : { width: height, height: width, pixels: turned };
}

/** The spot of the upright page where it is on the page as it lies. */
export function asItLies<S extends Omit<Spot, "page">>(spot: S, turn: Turn): S {
  const { left, top, width, height } = spot;
  switch (turn) {
    case 0:
      return spot;
    case 90:
      return { ...spot, left: top, top: 1 - left - width, width: height, height: width };
    case 180:
      return { ...spot, left: 1 - left - width, top: 1 - top - height };
    case 270:
      return { ...spot, left: 1 - top - height, top: left, width: height, height: width };
  }
}
