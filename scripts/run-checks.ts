import { parseArgs } from "node:util";
import { CHECKS } from "./checks.ts";
import type { Counts } from "./test-report.ts";

const { values } = parseArgs({ options: { only: { type: "string" } } });
const names = values.only?.split(",") ?? Object.keys(CHECKS);
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];

for (const name of names) {
  const check = CHECKS[name];
  if (!check) {
    process.stderr.write(`There is no check "${name}". There are: ${Object.keys(CHECKS).join(", ")}.\n`);
    process.exit(1);
  }
  process.stdout.write(`\n── ${name}\n`);
  const startedAt = performance.now();
  const { passed, failed, skipped } = await check();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const details = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  summary.push(
    `${failed ? "✗" : "✓"} ${name.padEnd(11)}${seconds.padStart(7)} s   ${details.filter(Boolean).join(", ")}`,
  );
  process.stdout.write(`${summary.at(-1)}\n`);
}

process.stdout.write(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
