import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { addAppManifest } from "./app-manifest.ts";
import { isAdminPath, pageStatus } from "./pages.ts";
import { readTarget } from "./request-target.ts";
import { addShareTarget } from "./share-target.ts";

/** Serves both apps from their sources through Vite, with reloading, behind our one origin. */
export async function addDevPages(app: FastifyInstance, config: Config): Promise<void> {
  const { createServer } = await import("vite");
  const open = (name: string, hmrPath: string) =>
    createServer({
      root: join(config.appsDir, name),
      // Bundled to a file that comes and goes, it would make `node --watch` restart the server again and again.
      configLoader: "native",
      appType: "custom",
      server: { middlewareMode: true, hmr: { server: app.server, path: hmrPath } },
    });
  const web = await open("web", "/@hmr-web");
  const admin = await open("admin", "/@hmr-admin");
  // Runs before the server waits for its connections: the reloading ones of open pages end here.
  app.addHook("preClose", async () => {
    await Promise.all([web.close(), admin.close()]);
  });
  addAppManifest(app);
  await addShareTarget(app, async (request) =>
    web.transformIndexHtml(request.url, await readFile(join(config.appsDir, "web", "index.html"), "utf8")),
  );
  app.get("/*", async (request, reply) => {
    const { path } = readTarget(request.url);
    const [vite, name] = isAdminPath(path) ? [admin, "admin"] : [web, "web"];
    const isServed = await new Promise<boolean>((resolve) => {
      reply.raw.once("finish", () => resolve(true));
      vite.middlewares(request.raw, reply.raw, () => resolve(false));
    });
    if (isServed) return reply.hijack();
    const page = await readFile(join(config.appsDir, name, "index.html"), "utf8");
    return reply
      .code(pageStatus(path))
      .type("text/html; charset=utf-8")
      .send(await vite.transformIndexHtml(request.url, page));
  });
}
