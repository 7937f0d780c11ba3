import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import { openLogger } from "../src/log.ts";
import type { TestApp } from "./start-app.ts";

const FILES = {
  "web/dist/index.html": "<title>The app</title><body></body>",
  "web/dist/pages/en/home.html": '<title>Home</title><link rel="canonical" href="%ORIGIN%/">',
  "web/dist/pages/tr/home.html": '<title>Ana sayfa</title><link rel="canonical" href="%ORIGIN%/">',
  "admin/dist/index.html": "<title>The admin's app</title>",
};

export type PagesApp = { app: FastifyInstance; port: number; stop(): Promise<void> };

/** The same server with pages, which stand in for the built ones, listening on a port of this machine. */
export async function listenWithPages(
  { config, ...ports }: TestApp,
  changes: Partial<Config> = {},
): Promise<PagesApp> {
  const appsDir = await mkdtemp(join(tmpdir(), "terzi-pages-"));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(appsDir, path)), { recursive: true });
    await writeFile(join(appsDir, path), text);
  }
  const logger = openLogger("silent");
  const app = await createApp({ ...config, ...changes, appsDir }, { ...ports, logger });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    app,
    // A server that listens on a port has an address, not a path.
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      await app.close();
      await rm(appsDir, { recursive: true, force: true });
    },
  };
}
