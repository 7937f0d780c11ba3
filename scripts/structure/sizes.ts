import type { Finding, Rule, SourceFile } from "./source-tree.ts";

const EDGE_LINES = 200;
const MAX_LINES = 300;
const MAX_BYTES = 12_000;
const WRITTEN = /\.(ts|tsx|mjs|css|sql)$/;
/** Texts of the interface are as long as there are texts, and a migration that has landed is never cut. */
const EXEMPT = /\.gen\.ts$|^packages\/i18n\/src\/|^packages\/db\/src\/migrations\//;

function problemOf({ lineCount, byteCount }: SourceFile): Omit<Finding, "path"> | null {
  if (lineCount > MAX_LINES) return { problem: `${lineCount} lines; ${MAX_LINES} are the most` };
  if (byteCount > MAX_BYTES)
    return {
      problem: `${byteCount} bytes; ${MAX_BYTES} are the most, and lists of words belong in the lexicon`,
    };
  if (lineCount > EDGE_LINES)
    return { problem: `${lineCount} lines; ${EDGE_LINES} are the edge`, isWarning: true };
  return null;
}

/** A file is read in one sitting: two hundred lines are the edge, three hundred or 12 KB too much. */
export const checkSizes: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => WRITTEN.test(path) && !EXEMPT.test(path))
    .flatMap((file) => {
      const problem = problemOf(file);
      return problem ? [{ path: file.path, ...problem }] : [];
    });
