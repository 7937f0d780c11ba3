/** Whether the tests notice bugs that somebody else thought of: `node bench/mutants.ts [area…] [--match 'regular expression']`. */
import { readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Mutant, mutate, readMutants } from "./src/mutants/mutant.ts";
import { runTests } from "./src/mutants/run-tests.ts";
import { openScratchCopy } from "./src/mutants/scratch-copy.ts";

const WANTED = 0.9;
/** The longest that an area's tests may take: a bug can make them wait for ever. */
const TIMEOUT_MS = 600_000;

const root = resolve(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  options: { match: { type: "string", default: "" } },
  allowPositionals: true,
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const sought = new RegExp(values.match, "i");
const mutants = readMutants(join(import.meta.dirname, "mutants"), positionals).filter(({ bug, file }) =>
  sought.test(`${bug} ${file}`),
);

const copy = openScratchCopy(root);
process.on("exit", () => copy.remove());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Puts a bug in, runs the tests that should notice, takes it out. Says what the tests said. */
async function tryOut(mutant: Mutant): Promise<boolean> {
  const path = join(copy.folder, mutant.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, mutate(text, mutant, stripTypeScriptTypes));
  const { tests } = mutant;
  const { noticedBy, seconds } = await runTests({ folder: copy.folder, tests, timeoutMs: TIMEOUT_MS });
  writeFileSync(path, text);
  const line = `${mutant.area}: ${mutant.bug} (${seconds.toFixed(0)} s)`;
  say(noticedBy === null ? `LIVED   ${line}` : `caught  ${line}\n          by: ${noticedBy}`);
  return noticedBy !== null;
}

if (!mutants.length) throw new Error(`No mutant matches ${sought}.`);
// Tests that fail anyway would notice everything.
const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
const { noticedBy, seconds } = await runTests({ folder: copy.folder, tests, timeoutMs: TIMEOUT_MS });
if (noticedBy !== null) throw new Error(`Without any bug this fails: ${noticedBy}`);
say(`${tests.length} test files, green without a bug in ${seconds.toFixed(0)} s`);

const caught: Mutant[] = [];
const broken: Mutant[] = [];
for (const mutant of mutants)
  try {
    if (await tryOut(mutant)) caught.push(mutant);
  } catch (error) {
    broken.push(mutant);
    say(`BROKEN  ${mutant.area}: ${mutant.bug}: ${error instanceof Error ? error.message : String(error)}`);
  }

let isGood = !broken.length;
for (const area of new Set(mutants.map((mutant) => mutant.area))) {
  const count = (list: Mutant[]) => list.filter((mutant) => mutant.area === area).length;
  const share = count(caught) / count(mutants);
  isGood &&= share >= WANTED;
  say(`${area.padEnd(9)} ${count(caught)} of ${count(mutants)} caught, ${(100 * share).toFixed(0)} %`);
}
say(`${caught.length} of ${mutants.length} caught; at least ${100 * WANTED} % of each area are wanted`);
if (broken.length) say(`${broken.length} no longer fit the code`);
process.exitCode = isGood ? 0 : 1;
