import { type Links, ROLES } from "./role-model.ts";
import { FEATURES, PRESENCE, SCALE, TRANSITIONS } from "./role-weights.gen.ts";

/** The roles that have weights of their own: the last one is what the others are compared with. */
const WEIGHED = ROLES.length - 1;
const HASH_BYTES = 3;
const ROW_BYTES = HASH_BYTES + WEIGHED;

export const LINKS: Links = { transitions: TRANSITIONS, presence: PRESENCE };

/** FNV-1a, folded to 24 bits: features go by their hash, because their names would take most of the space. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

const weights = new Map<number, readonly number[]>();

function unpack(): void {
  const bytes = Buffer.from(FEATURES, "base64");
  for (let at = 0; at < bytes.length; at += ROW_BYTES) {
    const own = [...bytes.subarray(at + HASH_BYTES, at + ROW_BYTES)];
    weights.set(
      bytes.readUIntBE(at, HASH_BYTES),
      own.map((byte) => ((byte << 24) >> 24) * SCALE),
    );
  }
}

/** What each role scores for an atom of which these features are seen. */
export function scoresOf(features: readonly string[]): number[] {
  if (!weights.size) unpack();
  const scores = Array<number>(ROLES.length).fill(0);
  for (const feature of features)
    for (const [role, weight] of (weights.get(hashOf(feature)) ?? []).entries())
      scores[role] = (scores[role] ?? 0) + weight;
  return scores;
}
