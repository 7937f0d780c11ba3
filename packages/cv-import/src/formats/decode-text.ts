/** Hardly a character of a text is a control character; in a program many are. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}/gu;
const LETTERS = /\p{L}{2}/u;

/**
 * The bytes as text: UTF-8, UTF-16 with a mark, or the Turkish Windows encoding, which differs from the Western
 * European one only in the six Turkish letters. Null when they aren't text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  const head = text.slice(0, 20_000);
  if (!LETTERS.test(head)) return null;
  return (head.match(CONTROL)?.length ?? 0) > head.length / 500 ? null : text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}
