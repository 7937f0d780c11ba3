/** In pixels: 27 by 34 mm at 300 dots per inch. */
const WIDTH = 320;
const HEIGHT = 403;
/** What the contract accepts, minus room for the prefix. */
const LETTERS_MAX = 88_000;

/** A picture cut to the form of a passport photo and made small, as a JPEG; null where it can't be read. */
export async function shrinkPhoto(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!picture || !context) return null;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.fillStyle = "#fff";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  // Of a tall picture the upper part is kept: that is where the face is.
  context.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 4, width, height);
  for (const quality of [0.88, 0.75, 0.6, 0.4]) {
    const url = canvas.toDataURL("image/jpeg", quality);
    if (url.length <= LETTERS_MAX) return url;
  }
  return null;
}
