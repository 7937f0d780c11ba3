import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { ADMIN_PAGES, isPage, WEB_PAGES } from "@terzi/contracts/pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { SESSION_COOKIE } from "../features/auth/sessions.ts";
import { originOf } from "../own-address.ts";
import { addAppManifest } from "./app-manifest.ts";
import { addSearchEngineFiles, readRenderedPages, visitorLanguage } from "./rendered-pages.ts";
import { readTarget } from "./request-target.ts";
import { addShareTarget } from "./share-target.ts";

export const isAdminPath = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");

/** 200 for a page that the apps know, 404 for any other: the app then shows its not-found page. */
export const pageStatus = (path: string): number =>
  isPage(isAdminPath(path) ? ADMIN_PAGES : WEB_PAGES, path) ? 200 : 404;

/** Serves both built apps. Browsers keep hashed files for good, and ask for pages each time. */
export async function addPages(app: FastifyInstance, config: Config): Promise<void> {
  const webDir = join(config.appsDir, "web", "dist");
  const adminDir = join(config.appsDir, "admin", "dist");
  const shared = {
    wildcard: false,
    index: false,
    // The build compresses harder than a request could wait for.
    preCompressed: true,
    setHeaders(reply: FastifyReply, path: string) {
      const isHashed = /[/\\]assets[/\\]/.test(path);
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: webDir,
    prefix: "/",
    globIgnore: ["**/index.html", "pages/**", "**/*.{br,gz}"],
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: adminDir,
    prefix: "/admin/",
    decorateReply: false,
    globIgnore: ["**/index.html", "**/*.{br,gz}"],
  });
  const webPage = await readFile(join(webDir, "index.html"), "utf8");
  const adminPage = await readFile(join(adminDir, "index.html"), "utf8");
  const renderedPages = await readRenderedPages(webDir);
  addSearchEngineFiles(app, config, renderedPages);
  addAppManifest(app);
  await addShareTarget(app, async () => webPage);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path } = readTarget(request.url);
    const rendered = renderedPages.get(path)?.get(visitorLanguage(request));
    const isVisitor = !request.headers.cookie?.includes(`${SESSION_COOKIE}=`);
    if (rendered && isVisitor)
      return reply
        .header("cache-control", "no-cache")
        .header("vary", "cookie, accept-language")
        .type("text/html; charset=utf-8")
        .send(rendered.replaceAll("%ORIGIN%", originOf(config, request)));
    return reply
      .code(pageStatus(path))
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(isAdminPath(path) ? adminPage : webPage);
  };
  app.get("/*", sendPage);
}
