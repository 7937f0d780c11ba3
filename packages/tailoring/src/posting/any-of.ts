/** One expression that matches any of those given, one a line. */
export function either(lines: string): string {
  const expressions = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return `(?:${expressions.join("|")})`;
}

/** What a text may only be tested for. */
export type Tested = Pick<RegExp, "test">;

/** V8 takes three times as long to prepare one expression of 150 alternatives as seven of these. */
const MOST_ALTERNATIVES = 24;

/**
 * Like `either`, for many expressions that are only tested: those that begin at the edge of a word, or of the text, are
 * tried there alone, instead of each at each letter.
 */
export function eitherWord(lines: string): Tested {
  const alternatives = [""];
  let depth = 0;
  for (const [piece] of either(lines)
    .slice(3, -1)
    .matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gsu)) {
    if (piece === "(") depth++;
    if (piece === ")") depth--;
    if (piece === "|" && !depth) alternatives.push("");
    else alternatives.push(alternatives.pop() + piece);
  }
  const byEdge = Object.groupBy(alternatives, (one) => /^\\b|^\^/.exec(one)?.[0] ?? "");
  const patterns = Object.entries(byEdge).flatMap(([edge, some = []]) =>
    inParts(some).map(
      (part) => new RegExp(`${edge}(?:${part.map((one) => one.slice(edge.length)).join("|")})`),
    ),
  );
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) };
}

const inParts = (alternatives: string[]): string[][] =>
  Array.from({ length: Math.ceil(alternatives.length / MOST_ALTERNATIVES) }, (_, at) =>
    alternatives.slice(at * MOST_ALTERNATIVES, (at + 1) * MOST_ALTERNATIVES),
  );

/**
 * A pattern that matches any of the given expressions, one a line, as whole words in any case. An expression may end
 * in \S* for any ending of its last word.
 */
export const anyOf = (lines: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${either(lines)}(?![\\p{L}\\p{N}])`, "iu");

/** The same, only at the beginning of a text; `before` and `after` are expressions for what may surround it. */
export const startsWithAny = (lines: string, before = "", after = ""): RegExp =>
  new RegExp(`^${before}${anyOf(lines).source}${after}`, "iu");
