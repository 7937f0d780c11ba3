type Size = { width: number; height: number };

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Whether it is a JPEG or a PNG, by its first bytes. */
export const isPicture = (bytes: Uint8Array): boolean => startsWith(bytes, JPEG) || startsWith(bytes, PNG);

/** How large a JPEG or PNG says it is, read from its header alone; null where it doesn't say. */
export function pictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG))
    return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
  return startsWith(bytes, JPEG) ? jpegSize(view) : null;
}

/** The frame header's marker is C0 to CF, but for three that mean something else (ITU-T T.81, table B.1). */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
