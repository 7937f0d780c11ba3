import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Writes the errors that a run met outside of any test: they are nobody's, so nobody's tests surely passed. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter["onTestRunEnd"]>>): void {
    const path = process.env.TERZI_UNHANDLED_ERRORS;
    if (path) writeFileSync(path, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)));
  }
}
