import type { Rule } from "./source-tree.ts";

const EDGE_LINES = 200;
const MAX_LINES = 300;
const WRITTEN = /\.(ts|tsx|mjs|css|sql)$/;
/** Texts of the interface are as long as there are texts, and a migration that has landed is never cut. */
const EXEMPT = /\.gen\.ts$|^packages\/i18n\/src\/|^packages\/db\/src\/migrations\//;

/** A file is read in one sitting: two hundred lines are the edge, three hundred too much. */
export const checkSizes: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path, lineCount }) => WRITTEN.test(path) && !EXEMPT.test(path) && lineCount > EDGE_LINES)
    .map(({ path, lineCount }) =>
      lineCount > MAX_LINES
        ? { path, problem: `${lineCount} lines; ${MAX_LINES} are the most` }
        : { path, problem: `${lineCount} lines; ${EDGE_LINES} are the edge`, isWarning: true },
    );
