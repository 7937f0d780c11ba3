import type { CvContent } from "@terzi/contracts/cv";

/** What names a person or place of the profile isn't text of the CV. */
const NO_TEXTS = new Set(["personalInfo", "source"]);

function replaced(node: unknown, own: string, proposed: string): unknown {
  if (typeof node === "string") return node.trim() === own ? proposed : node;
  if (Array.isArray(node)) return node.map((item) => replaced(item, own, proposed));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      NO_TEXTS.has(key) ? value : replaced(value, own, proposed),
    ]),
  );
}

/** A content in which a text is replaced wherever it occurs. */
export const withWords = (content: CvContent, own: string, proposed: string): CvContent =>
  // Safe: only texts were replaced by texts, so the shape is the content's own.
  replaced(content, own, proposed) as CvContent;
