import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startWhenFree } from "../src/start-when-free.ts";

const folder = await mkdtemp(join(tmpdir(), "terzi-busy-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The exit code of a program; `async`, so that a refusal to start it is a rejection. */
const run = async (program: string): Promise<unknown> => (await once(spawn(program), "exit"))[0];

test.skipIf(process.platform !== "linux")(
  "a program is started as soon as nobody has its file open for writing",
  async () => {
    const program = join(folder, "program");
    await copyFile("/bin/true", program);
    await chmod(program, 0o755);
    const writer = await open(program, "r+");
    await expect(run(program)).rejects.toThrow("ETXTBSY");
    let tries = 0;
    const exitCode = await startWhenFree(async () => {
      if (++tries === 3) await writer.close();
      return run(program);
    });
    expect({ exitCode, tries }).toEqual({ exitCode: 0, tries: 3 });
  },
);

test("what fails for another reason is not tried again", async () => {
  let tries = 0;
  const start = () => {
    tries++;
    return run(join(folder, "missing"));
  };
  await expect(startWhenFree(start)).rejects.toThrow("ENOENT");
  expect(tries).toBe(1);
});
