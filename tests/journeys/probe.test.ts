import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { joinProduct } from "./shared-product.ts";

const PROBE = resolve(import.meta.dirname, "../../scripts/probe.ts");

async function probe(url: string): Promise<{ code: number; said: string; complained: string }> {
  const child = spawn(process.execPath, [PROBE, url], { stdio: ["ignore", "pipe", "pipe"] });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, said, complained };
}

it("the probe walks the main job and leaves nothing behind", async () => {
  const { url, dataDir } = await joinProduct();
  const { code, said, complained } = await probe(url);
  expect(complained).toBe("");
  expect(said).toContain("The main job works.");
  expect(code).toBe(0);
  const database = await openDatabase(dataDir);
  const { rows } = await database.query("select from account where email like 'probe-%'");
  await database.end();
  expect(rows).toHaveLength(0);
});

it("the probe says at which step a product fails", async () => {
  const { code, complained } = await probe("http://127.0.0.1:9");
  expect(complained).toMatch(/^ready: /);
  expect(code).toBe(1);
});
