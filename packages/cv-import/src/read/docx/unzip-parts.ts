import { unzipSync } from "fflate";
import { UnreadableCv } from "../../unreadable-cv.ts";

/** A part of a real CV is far smaller; what claims to be larger isn't unpacked. */
const MAX_PART_BYTES = 24 * 1024 * 1024;
const MAX_PARTS = 4_000;
const MAX_TOTAL_BYTES = 4 * MAX_PART_BYTES;
/** The parts that are read; no path from the archive is ever used as a file name. */
const WANTED =
  /^word\/(?:document\d*|styles\d*|numbering|header\d+|footer\d+|_rels\/document\d*\.xml)\.(?:xml|rels)$|^_rels\/\.rels$|^\[Content_Types\]\.xml$/i;

const decoder = new TextDecoder("utf-8");

/** The text parts of a zip that are wanted, by name; of a DOCX, where nothing is said. Throws "too-large" for a zip bomb. */
export function unzipParts(bytes: Uint8Array, wanted: RegExp = WANTED): Map<string, string> {
  let count = 0;
  let total = 0;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++count > MAX_PARTS) throw new UnreadableCv("too-large");
        if (!wanted.test(name)) return false;
        total += originalSize;
        if (originalSize > MAX_PART_BYTES || total > MAX_TOTAL_BYTES) throw new UnreadableCv("too-large");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableCv ? error : new UnreadableCv("broken", { cause: error });
  }
  const parts = new Map<string, string>();
  for (const [name, part] of Object.entries(unpacked)) {
    if (part.byteLength > MAX_PART_BYTES) throw new UnreadableCv("too-large");
    parts.set(name, decodeXml(part));
  }
  return parts;
}

/** A text by its byte order mark, else UTF-8. */
export function decodeXml(part: Uint8Array): string {
  if (part[0] === 0xff && part[1] === 0xfe) return new TextDecoder("utf-16le").decode(part);
  if (part[0] === 0xfe && part[1] === 0xff) return new TextDecoder("utf-16be").decode(part);
  return decoder.decode(part);
}
