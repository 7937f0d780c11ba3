/** An expression for any of some expressions, written one a line. */
export function either(lines: string): string {
  const expressions = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return `(?:${expressions.join("|")})`;
}

/**
 * A pattern that finds any of some expressions, written one a line, each as whole words and whatever their capitals.
 * An expression may end in \S* for any ending of its last word.
 */
export const anyOf = (lines: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${either(lines)}(?![\\p{L}\\p{N}])`, "iu");

/** The same, at the beginning of a text only; `before` and `after` are expressions of what may stand around it. */
export const startsWithAny = (lines: string, before = "", after = ""): RegExp =>
  new RegExp(`^${before}${anyOf(lines).source}${after}`, "iu");
