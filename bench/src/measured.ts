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
  /** The one kind of input that is wanted: `--only claims`. */
  only: string | undefined;
  /** The inputs, each a line of JSON. */
  list: (...flags: string[]) => unknown[];
  /** The inputs of a scorer that names files, each a path in the data folder. */
  listFiles: () => string[];
  score: (predictions: object[]) => void;
};

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/**
 * Opens one of the scorers. It lists its inputs, and prints its table for predictions. Ends the process with a message
 * when the data or the scorer is missing, or when nothing is listed. `passed` and `flags` name the scorer's own options
 * that the command takes (`--worst 5`, `--wrong`).
 */
export function openScorer(
  name: string,
  passed: readonly string[] = [],
  flags: readonly string[] = [],
): Measured {
  const options: Record<string, { type: "string" | "boolean" }> = {};
  for (const option of ["data", "measure", "only", ...passed]) options[option] = { type: "string" };
  for (const flag of flags) options[flag] = { type: "boolean" };
  const { values } = parseArgs({ options });
  const givenFor = (option: string): string | undefined => {
    const value = values[option];
    return typeof value === "string" ? value : undefined;
  };
  const data = resolve(givenFor("data") ?? join(project, "../shared/data"));
  const scorer = join(resolve(givenFor("measure") ?? join(project, "../shared/measure")), name);
  if (!existsSync(data)) fail(`No data in ${data}. Say where it is: --data <folder>`);
  if (!existsSync(scorer)) fail(`No scorer ${scorer}. Say where the scorers are: --measure <folder>`);
  // A scorer that is reached through a link takes itself for a module, and prints nothing.
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [realpathSync(scorer), "--data", data, ...args], {
      encoding: "utf8",
      maxBuffer: 1 << 30,
    });
  const listLines = (...flags: string[]) => {
    const lines = run("--list", ...flags)
      .split("\n")
      .filter(Boolean);
    return lines.length ? lines : fail(`${scorer} lists nothing in ${data}`);
  };
  return {
    data,
    scorer,
    only: givenFor("only"),
    list: (...flags) => listLines(...flags).map((line): unknown => JSON.parse(line)),
    listFiles: () => listLines(),
    score: (predictions) => {
      const file = join(mkdtempSync(join(tmpdir(), "terzi-bench-")), "predictions.jsonl");
      writeFileSync(file, predictions.map((prediction) => JSON.stringify(prediction)).join("\n"));
      const given = passed.flatMap((option) => {
        const value = givenFor(option);
        return value ? [`--${option}`, value] : [];
      });
      const set = flags.filter((flag) => values[flag]).map((flag) => `--${flag}`);
      process.stdout.write(run(...given, ...set, file));
    },
  };
}
