const KEY_BYTES = 3;

/** As the trainers write it down: of each feature its key, because names would take most of the space, and its weights. */
export type PackedWeights = { SCALE: number; FEATURES: string; columns: number };

/** The weights of features, by their keys. */
export function unpackWeights({ SCALE, FEATURES, columns }: PackedWeights): Map<number, readonly number[]> {
  const bytes = Buffer.from(FEATURES, "base64");
  const weights = new Map<number, readonly number[]>();
  for (let at = 0; at < bytes.length; at += KEY_BYTES + columns) {
    const own = [...bytes.subarray(at + KEY_BYTES, at + KEY_BYTES + columns)];
    weights.set(
      bytes.readUIntBE(at, KEY_BYTES),
      own.map((byte) => ((byte << 24) >> 24) * SCALE),
    );
  }
  return weights;
}
