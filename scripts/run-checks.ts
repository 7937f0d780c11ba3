import { parseArgs } from "node:util";
import { CHECKS } from "./checks.ts";
import { addCounts, type Counts } from "./test-report.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    // Runs every test, whatever is known of it.
    fresh: { type: "boolean", default: false },
    // With the tests that are tagged so.
    long: { type: "boolean", default: false },
  },
});
// Turborepo knows a package's results with them from those without by this variable.
if (values.long) process.env.TERZI_LONG = "1";
const names = values.only?.split(",") ?? Object.keys(CHECKS);
let total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];

for (const name of names) {
  const check = CHECKS[name];
  if (!check) {
    process.stderr.write(`There is no check "${name}". There are: ${Object.keys(CHECKS).join(", ")}.\n`);
    process.exit(1);
  }
  process.stdout.write(`\n── ${name}\n`);
  const startedAt = performance.now();
  const counts = await check({ isFresh: values.fresh });
  const { passed, failed, skipped, known } = counts;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  total = addCounts(total, counts);
  const details = [
    known ? `${passed} passed (${known} of them before, and nothing changed since)` : `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
  ];
  summary.push(
    `${failed ? "✗" : "✓"} ${name.padEnd(11)}${seconds.padStart(7)} s   ${details.filter(Boolean).join(", ")}`,
  );
  process.stdout.write(`${summary.at(-1)}\n`);
}

// At the end, where it is seen also in an output of which only the last part is kept.
if (total.failures?.length) process.stdout.write(`\n${total.failures.join("\n\n")}\n`);
process.stdout.write(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
