import type { DownloadFormat } from "@terzi/contracts/cv-detail";
import { cleanLine } from "./printable-text.ts";

/** Under the 255 bytes that file systems allow, with room for a browser's " (1)". */
const MAX_BYTES = 200;

/** Characters that Windows or a shell doesn't accept in a name, and invisible ones. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]/gu;

/** Letters that don't decompose into a Latin letter and a mark. */
const LATIN: Record<string, string> = {
  ı: "i",
  ß: "ss",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  þ: "th",
  Þ: "Th",
  "–": "-",
  "—": "-",
  "’": "'",
};

/**
 * The file name of a CV, "Ayşe Yılmaz - Acme - Kıdemli Geliştirici.pdf", and the Content-Disposition header that
 * offers it: with an ASCII name for old clients and the real one for all others (RFC 6266, RFC 5987).
 */
export function documentFileName(of: {
  name: string;
  company: string;
  jobTitle: string;
  format: DownloadFormat | "zip";
}): { fileName: string; contentDisposition: string } {
  const parts = [of.name, of.company, of.jobTitle].map(namePart).filter((part) => trimName(part));
  const base = trimToBytes(parts.join(" - ")) || "CV";
  const fileName = `${base}.${of.format}`;
  const ascii = `${trimName(toAscii(base)) || "CV"}.${of.format}`;
  return {
    fileName,
    contentDisposition: `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(fileName)}`,
  };
}

const namePart = (written: string): string =>
  cleanLine(written).normalize("NFC").replace(NOT_IN_NAMES, " ").trim();

/** No runs of spaces, no dots or dashes at the ends (a leading dot hides the file, Windows drops a trailing one). */
const trimName = (name: string): string => name.replace(/\s+/g, " ").replace(/^[\s.-]+|[\s.-]+$/g, "");

function trimToBytes(name: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (Buffer.byteLength(kept + segment) > MAX_BYTES) break;
    kept += segment;
  }
  return trimName(kept);
}

const toAscii = (text: string): string =>
  Array.from(text, (letter) => LATIN[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .replace(/[^\x20-\x7E]/g, "")
    .replace(/[%"\\]/g, "");

const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
