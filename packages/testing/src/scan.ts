import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** How the paper lay, and how well it was lit. */
export type Shot = {
  dotsPerInch?: number;
  /** Degrees that it lies askew. */
  askew?: number;
  /** How much darker one corner is than the other, 0 to 1. */
  shadow?: number;
  /** The phone was held sideways: the picture lies on its side, and its EXIF note says so. */
  isSideways?: true;
  /** It lies on its side, and no note says so: a screenshot, or a photo that was sent by a messenger. */
  isSidewaysUnnoted?: true;
};

/** The pages of a PDF as pictures, each a JPEG: what a scanner or a phone makes of the printed paper. */
export async function photographPages(pdf: Uint8Array, shot: Shot = {}): Promise<Uint8Array[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pictures: Uint8Array[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: (shot.dotsPerInch ?? 200) / 72 });
    const sheet = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    // Safe: pdf.js draws on this package's canvas in Node by itself.
    await page.render({ canvas: null, canvasContext: sheet.getContext("2d") as never, viewport }).promise;
    const photo = photograph(sheet, shot);
    const isTurned = shot.isSideways || shot.isSidewaysUnnoted;
    const jpeg = (isTurned ? turnLeft(photo) : photo).toBuffer("image/jpeg", 80);
    pictures.push(shot.isSideways ? withOrientation(jpeg, 6) : new Uint8Array(jpeg));
  }
  await task.destroy();
  return pictures;
}

function photograph(sheet: Canvas, { askew = 0, shadow = 0 }: Shot): Canvas {
  const { width, height } = sheet;
  const photo = createCanvas(width, height);
  const context = photo.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((askew * Math.PI) / 180);
  context.drawImage(sheet, -width / 2, -height / 2);
  context.resetTransform();
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, "rgba(0, 0, 0, 0)");
  light.addColorStop(1, `rgba(0, 0, 0, ${shadow})`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  return photo;
}

function turnLeft(upright: Canvas): Canvas {
  const turned = createCanvas(upright.height, upright.width);
  const context = turned.getContext("2d");
  context.translate(0, upright.width);
  context.rotate(-Math.PI / 2);
  context.drawImage(upright, 0, 0);
  return turned;
}

/** A JPEG with the EXIF note that says how the phone was held: 1 as it should be, 6 to be turned right to look at it. */
function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const exif = [...Buffer.from("Exif\0\0", "latin1"), ...tiff];
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]),
    jpeg.subarray(2),
  ]);
}

/** A PDF whose pages are these pictures and nothing else, as a scanner writes it. */
export function scanPdf(pictures: Uint8Array[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n", "latin1")];
  const offsets: number[] = [];
  const add = (body: string, stream?: Uint8Array) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${offsets.length} 0 obj\n${body}\n`, "latin1"));
    if (stream)
      parts.push(
        Buffer.from("stream\n", "latin1"),
        Buffer.from(stream),
        Buffer.from("\nendstream\n", "latin1"),
      );
    parts.push(Buffer.from("endobj\n", "latin1"));
  };
  const kids = pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(" ");
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`);
  for (const [at, picture] of pictures.entries()) {
    const { width, height } = frameOf(picture);
    const own = 3 + 3 * at;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${own + 1} 0 R /Resources << /XObject << /P ${own + 2} 0 R >> >> >>`,
    );
    const content = Buffer.from("595 0 0 842 0 0 cm /P Do", "latin1");
    add(`<< /Length ${content.length} >>`, content);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`,
      picture,
    );
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer << /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}${trailer}`, "latin1"));
  return Buffer.concat(parts);
}

/** The size in the frame header of a JPEG, which is the first segment of that kind. */
function frameOf(jpeg: Uint8Array): { width: number; height: number } {
  const at = jpeg.findIndex((byte, here) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[here + 1] ?? 0));
  const view = new DataView(jpeg.buffer, jpeg.byteOffset + at);
  return { height: view.getUint16(5), width: view.getUint16(7) };
}
