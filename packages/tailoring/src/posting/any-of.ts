/** One expression that matches any of those given, one a line. */
export function either(lines: string): string {
  const expressions = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return `(?:${expressions.join("|")})`;
}

/**
 * A pattern that matches any of the given expressions, one a line, as whole words in any case. An expression may end
 * in \S* for any ending of its last word.
 */
export const anyOf = (lines: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${either(lines)}(?![\\p{L}\\p{N}])`, "iu");

/** The same, only at the beginning of a text; `before` and `after` are expressions for what may surround it. */
export const startsWithAny = (lines: string, before = "", after = ""): RegExp =>
  new RegExp(`^${before}${anyOf(lines).source}${after}`, "iu");
