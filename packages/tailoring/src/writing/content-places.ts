import type { CvContent } from "@terzi/contracts/cv";
import { type Place, stepsTo } from "@terzi/contracts/place";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Only own keys are followed, so that a place like "__proto__.x" leads nowhere. */
const step = (node: unknown, key: string): unknown => {
  if (Array.isArray(node)) return /^\d{1,4}$/.test(key) ? node[Number(key)] : undefined;
  return isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined;
};

/** The text at a dotted place of a profile or a content; undefined where there is none. */
export function textAt(root: unknown, place: Place): string | undefined {
  const found: unknown = stepsTo(place).reduce(step, root);
  return typeof found === "string" ? found : undefined;
}

/** The texts of a list at a place; none where there is no list. */
export function listAt(root: unknown, place: Place): string[] {
  const found: unknown = stepsTo(place).reduce(step, root);
  return Array.isArray(found) ? found.filter((item) => typeof item === "string") : [];
}

/** The node with another text at the end of a path; undefined when the path leads to nothing that holds a text. */
function replaced(node: unknown, [key = "", ...rest]: string[], text: string): unknown {
  if (Array.isArray(node)) {
    const index = /^\d{1,4}$/.test(key) ? Number(key) : -1;
    const isText = !rest.length && index <= node.length && node.every((item) => typeof item === "string");
    if (index < 0 || (!isText && (!rest.length || index >= node.length))) return undefined;
    const item = isText ? text : replaced(node[index], rest, text);
    return item === undefined ? undefined : [...node.slice(0, index), item, ...node.slice(index + 1)];
  }
  if (!isRecord(node) || !Object.hasOwn(node, key)) return undefined;
  if (!rest.length) return typeof node[key] === "string" ? { ...node, [key]: text } : undefined;
  const value = replaced(node[key], rest, text);
  return value === undefined ? undefined : { ...node, [key]: value };
}

/**
 * The content with another text at one place, sharing everything else with the old one. A place just after the end of
 * a list of texts adds to it. Null when the place leads to nothing that holds a text.
 */
export function withTextAt(content: CvContent, place: Place, text: string): CvContent | null {
  // Safe: only texts were replaced by texts, so the shape is the content's own.
  return (replaced(content, stepsTo(place), text) as CvContent | undefined) ?? null;
}
