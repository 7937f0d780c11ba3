import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const project = resolve(import.meta.dirname, "../..");

/** Where the data and the scorers are: beside the project, or where `--data` and `--measure` say. */
export type Measured = {
  data: string;
  scorer: string;
  list: (...flags: string[]) => unknown[];
  score: (predictions: object[]) => void;
};

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/**
 * Opens one of the scorers. It lists its inputs, and prints its table for predictions. Ends the process with a message
 * when the data or the scorer is missing.
 */
export function openScorer(name: string): Measured {
  const { values } = parseArgs({ options: { data: { type: "string" }, measure: { type: "string" } } });
  const data = resolve(values.data ?? join(project, "../shared/data"));
  const scorer = join(resolve(values.measure ?? join(project, "../shared/measure")), name);
  if (!existsSync(data)) fail(`No data in ${data}. Say where it is: --data <folder>`);
  if (!existsSync(scorer)) fail(`No scorer ${scorer}. Say where the scorers are: --measure <folder>`);
  // A scorer that is reached through a link takes itself for a module, and prints nothing.
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [realpathSync(scorer), "--data", data, ...args], {
      encoding: "utf8",
      maxBuffer: 1 << 30,
    });
  return {
    data,
    scorer,
    list: (...flags) =>
      run("--list", ...flags)
        .split("\n")
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line)),
    score: (predictions) => {
      const file = join(mkdtempSync(join(tmpdir(), "terzi-bench-")), "predictions.jsonl");
      writeFileSync(file, predictions.map((prediction) => JSON.stringify(prediction)).join("\n"));
      process.stdout.write(run(file));
    },
  };
}
