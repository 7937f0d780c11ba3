import { isPicture } from "../ocr/picture-size.ts";

type FileKind = "pdf" | "docx" | "picture" | "encrypted" | "unsupported";

const startsWith = (bytes: Uint8Array, signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Tells a file's kind by its bytes. A Word file with a password is an OLE container that holds "EncryptedPackage". */
export function sniffKind(bytes: Uint8Array): FileKind {
  const head = latin1(bytes.subarray(0, 1024));
  if (isPicture(bytes)) return "picture";
  if (head.includes("%PDF-")) return "pdf";
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return "docx";
  const isOle = startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  if (isOle && latin1(bytes).includes("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k")) return "encrypted";
  return "unsupported";
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
