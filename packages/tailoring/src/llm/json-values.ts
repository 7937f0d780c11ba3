/** Prose and truncated answers contain a few stray brackets; continuing after many would take forever. */
const FAILURES_AT_MOST = 50;

/**
 * The JSON objects and arrays in an answer, outermost first, whatever surrounds them; the model's thoughts don't
 * count.
 */
export function* jsonValuesIn(answer: string): Generator<unknown> {
  const text = answer.replace(/^[\s\S]*<\/think(?:ing)?>/i, "");
  let failures = 0;
  let from = nextBracket(text, 0);
  while (from >= 0 && failures < FAILURES_AT_MOST) {
    const end = endOfValue(text, from);
    const value = end === null ? undefined : parse(text.slice(from, end));
    if (value === undefined) failures++;
    else yield value;
    from = nextBracket(text, value !== undefined && end !== null ? end : from + 1);
  }
}

const nextBracket = (text: string, from: number): number => {
  const found = text.slice(from).search(/[[{]/);
  return found < 0 ? -1 : from + found;
};

/** The offset after the bracket that closes the one at `start`; null when there is none. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (isInString) {
      if (char === "\\") at++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "{" || char === "[") depth++;
    else if ((char === "}" || char === "]") && --depth === 0) return at + 1;
  }
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
