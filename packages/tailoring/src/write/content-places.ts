import type { CvContent } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/match";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Only own keys are followed, so that a place like "__proto__.x" leads nowhere. */
const step = (node: unknown, key: string): unknown => {
  if (Array.isArray(node)) return /^\d{1,4}$/.test(key) ? node[Number(key)] : undefined;
  return isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined;
};

/** The text at a dotted place of a profile or a content; undefined where there is none. */
export function textAt(root: unknown, place: Place): string | undefined {
  const found = place.split(".").reduce(step, root);
  return typeof found === "string" ? found : undefined;
}

/**
 * A copy of the content with another text at one place. A place just behind the end of a list of texts adds to it.
 * Null when the place leads to nothing that holds a text.
 */
export function withTextAt(content: CvContent, place: Place, text: string): CvContent | null {
  const copy = structuredClone(content);
  const keys = place.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce(step, copy);
  if (Array.isArray(parent)) {
    const index = /^\d{1,4}$/.test(last) ? Number(last) : -1;
    const holdsTexts = parent.every((item) => typeof item === "string");
    if (!holdsTexts || index < 0 || index > parent.length) return null;
    parent[index] = text;
    return copy;
  }
  if (!isRecord(parent) || typeof step(parent, last) !== "string") return null;
  parent[last] = text;
  return copy;
}
