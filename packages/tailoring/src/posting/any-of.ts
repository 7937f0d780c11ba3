/**
 * A pattern that finds any of some expressions, written one a line, each as whole words and whatever their capitals.
 * An expression may end in \S* for any ending of its last word.
 */
export function anyOf(lines: string): RegExp {
  const expressions = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${expressions.join("|")})(?![\\p{L}\\p{N}])`, "iu");
}

/** The same, at the beginning of a text only; `before` is an expression of what may stand before it. */
export const startsWithAny = (lines: string, before = ""): RegExp =>
  new RegExp(`^${before}${anyOf(lines).source}`, "iu");
