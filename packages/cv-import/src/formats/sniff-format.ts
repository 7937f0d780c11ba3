import { isPicture } from "../ocr/picture-size.ts";
import { decodeText } from "./decode-text.ts";

/** A file's type by its content; its name says nothing. A zip may be several types. */
export type Format =
  | { kind: "pdf" | "zip" | "picture" | "encrypted" | "unsupported" }
  | { kind: "rtf" | "json" | "xml" | "html" | "text"; text: string };

const startsWith = (bytes: Uint8Array, signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const MAX_TEXT = 5 * 1024 * 1024;
/** How much of a text is examined for its type. */
const HEAD = 4_000;

/** Tells a file's kind. A Word file with a password is an OLE container that holds "EncryptedPackage". */
export function sniffFormat(bytes: Uint8Array): Format {
  if (isPicture(bytes)) return { kind: "picture" };
  if (latin1(bytes.subarray(0, 1024)).includes("%PDF-")) return { kind: "pdf" };
  if (startsWith(bytes, ZIP) && [0x03, 0x05].includes(bytes[2] ?? 0)) return { kind: "zip" };
  if (startsWith(bytes, OLE)) {
    const isLocked = latin1(bytes).includes("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k");
    return { kind: isLocked ? "encrypted" : "unsupported" };
  }
  const text = bytes.byteLength <= MAX_TEXT ? decodeText(bytes) : null;
  return text === null ? { kind: "unsupported" } : sniffText(text);
}

function sniffText(text: string): Format {
  const head = text.slice(0, HEAD).trimStart();
  if (head.startsWith("{\\rtf")) return { kind: "rtf", text };
  if (head.startsWith("{")) return { kind: "json", text };
  if (/^<(?:!doctype html|html)\b/i.test(head) || /^(?:<!--[\s\S]*?-->\s*)<html\b/i.test(head))
    return { kind: "html", text };
  if (head.startsWith("<?xml")) return { kind: /<html\b/i.test(head) ? "html" : "xml", text };
  if (/^<(?:\w+:)?(?:SkillsPassport|Candidate|europass\w*)\b/i.test(head)) return { kind: "xml", text };
  if (/^<(?:head|body|div|section|main|article|h1|p|table|ul)\b/i.test(head)) return { kind: "html", text };
  return { kind: "text", text };
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
