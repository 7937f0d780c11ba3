/** The encodings that spreadsheets write, the strict one first: Windows' Turkish one takes any bytes. */
const ENCODINGS = ["utf-8", "windows-1254"];

/** The text of a file, whatever spreadsheet wrote it. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return new TextDecoder().decode(bytes);
}
