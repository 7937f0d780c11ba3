/** How large a value is as JSON in UTF-8, in bytes: what the limits of a profile and of a CV count. */
export function jsonBytes(value: unknown): number {
  const json = JSON.stringify(value);
  let bytes = json.length;
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at);
    // Half of a surrogate pair is two bytes of the pair's four.
    if (unit > 0x7f) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}
