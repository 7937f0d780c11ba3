import { hostileDocx } from "./hostile-docx.ts";
import { hostilePdf } from "./hostile-pdf.ts";

export type HostileFile = { name: string; fileName: string; make(): Buffer };

const RTF = "{\\rtf1\\ansi Experience\\par Cook}";

/** Files that are not what they are called. */
const MISNAMED: Record<string, () => Buffer> = {
  "nothing at all": () => Buffer.alloc(0),
  "one byte": () => Buffer.from("P"),
  "a web page": () => Buffer.from("<!doctype html><script>alert(1)</script><h1>Experience</h1>"),
  "rich text": () => Buffer.from(RTF),
  "a program": () => Buffer.concat([Buffer.from("MZ\x90\0", "latin1"), Buffer.alloc(10_000)]),
  "UTF-16 text": () => Buffer.from("\ufeffExperience\nCook, Ege Otel, 2019 - 2020", "utf16le"),
  "only the head of a PDF": () => Buffer.from("%PDF-1.7\n"),
  "only the head of a zip": () => Buffer.from("PK\x03\x04", "latin1"),
  "ten megabytes of noise": () => Buffer.alloc(10 * 1024 * 1024 - 1_000, "%PDF-1.4 obj endobj stream "),
};

/** Every hostile file that can be made in code. `bombMb`: how large the bombs unpack to. */
export function listHostileFiles({ bombMb }: { bombMb: number }): HostileFile[] {
  const files = (made: Record<string, () => Buffer>, extension: string): HostileFile[] =>
    Object.entries(made).map(([name, make]) => ({
      name: `${extension}: ${name}`,
      fileName: `cv.${extension}`,
      make,
    }));
  return [
    ...files(hostileDocx(bombMb), "docx"),
    ...files(hostilePdf(bombMb), "pdf"),
    ...files(MISNAMED, "pdf"),
    ...files(MISNAMED, "docx"),
  ];
}
