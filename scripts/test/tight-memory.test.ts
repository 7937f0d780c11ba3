import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The process ids that a program has before and after, and what it is told of memory. */
const run = (env: NodeJS.ProcessEnv): string[] => {
  const program = `console.log(process.pid);
    const { beginWithTightMemory } = await import(${JSON.stringify(import.meta.resolve("../tight-memory.mjs"))});
    beginWithTightMemory();
    console.log(process.env.MALLOC_ARENA_MAX, process.argv.at(-1));`;
  const args = ["--input-type=module", "--eval", program, "--", "given"];
  return execFileSync(process.execPath, args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })
    .trim()
    .split("\n");
};

test.runIf(process.platform === "linux")("the start gives memory back, in the same process and once", () => {
  const { MALLOC_ARENA_MAX: _, MALLOC_TRIM_THRESHOLD_: __, ...env } = process.env;
  const [before, again, told] = run(env);
  expect(again).toBe(before);
  expect(told).toBe("2 given");
});

test("what is set for the machine stays", () => {
  expect(run({ ...process.env, MALLOC_ARENA_MAX: "8" }).slice(1)).toEqual(["8 given"]);
});
