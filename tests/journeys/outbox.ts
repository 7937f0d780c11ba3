import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE_MS } from "./patience.ts";

/** Quoted-printable, as mails are written: soft line ends vanish, `=3D` is a sign again. */
const decode = (source: string): string =>
  source
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The mails that the product would have sent, decoded as far as ASCII goes. */
export async function readOutbox(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch((): string[] => []);
  const mails = names.filter((name) => name.endsWith(".eml"));
  return Promise.all(mails.map(async (name) => decode(await readFile(join(folder, name), "utf8"))));
}

/** Waits for a mail that holds the pattern; what it matched. */
export async function waitForMail(dataDir: string, pattern: RegExp): Promise<RegExpExecArray> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    for (const mail of await readOutbox(dataDir)) {
      const match = pattern.exec(mail);
      if (match) return match;
    }
    await sleep(100);
  }
  throw new Error(`no mail holds ${pattern}`);
}
