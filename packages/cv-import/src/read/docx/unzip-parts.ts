import { unzipSync } from "fflate";
import { UnreadableCv } from "../../unreadable-cv.ts";

/** A part of a real CV is far smaller; what claims more is not unpacked. */
const MAX_PART_BYTES = 24 * 1024 * 1024;
const MAX_PARTS = 4_000;
/** The parts that are read; no path from the archive is ever used as a file name. */
const WANTED =
  /^word\/(?:document\d*|styles\d*|numbering|header\d+|footer\d+|_rels\/document\d*\.xml)\.(?:xml|rels)$|^_rels\/\.rels$|^\[Content_Types\]\.xml$/i;

const decoder = new TextDecoder("utf-8");

/** The XML parts of a DOCX by name. Throws "too-large" for a zip bomb, "unsupported" for a zip that is no DOCX. */
export function unzipParts(bytes: Uint8Array): Map<string, string> {
  let count = 0;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++count > MAX_PARTS) throw new UnreadableCv("too-large");
        if (!WANTED.test(name)) return false;
        if (originalSize > MAX_PART_BYTES) throw new UnreadableCv("too-large");
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

function decodeXml(part: Uint8Array): string {
  if (part[0] === 0xff && part[1] === 0xfe) return new TextDecoder("utf-16le").decode(part);
  if (part[0] === 0xfe && part[1] === 0xff) return new TextDecoder("utf-16be").decode(part);
  return decoder.decode(part);
}
