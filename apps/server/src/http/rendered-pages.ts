import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Language } from "@terzi/contracts/language";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@terzi/contracts/languages";
import { preferredLanguage } from "@terzi/contracts/preferred-language";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { originOf } from "../own-address.ts";
import { readTarget } from "./request-target.ts";

/** The public pages as the build of the web app rendered them: HTML by path and language. */
export type RenderedPages = Map<string, ReadonlyMap<Language, string>>;

/** Reads `dist/pages/<language>/<name>.html`; `home` is `/`. A build without them is fine: the app draws the pages. */
export async function readRenderedPages(webDir: string): Promise<RenderedPages> {
  const read = (language: Language, file: string) => readFile(join(webDir, "pages", language, file), "utf8");
  const files = await readdir(join(webDir, "pages", DEFAULT_LANGUAGE)).catch((): string[] => []);
  const pages: RenderedPages = new Map();
  for (const file of files) {
    const name = file.replace(/\.html$/, "");
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => [language, await read(language, file)] as const),
    );
    pages.set(name === "home" ? "/" : `/${name}`, new Map(texts));
  }
  return pages;
}

/** The language for a visitor: the address's, else the one chosen on an earlier visit, else the browser's. */
export function visitorLanguage(request: FastifyRequest): Language {
  const asked = readTarget(request.url).query.get("lang");
  const kept = /(?:^|;\s*)terzi_language=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
  return (
    [asked, kept].map((language) => Language.safeParse(language).data).find(Boolean) ??
    preferredLanguage(request.headers["accept-language"])
  );
}

/** What search engines ask for first: where they may look, and which pages exist in which languages. */
export function addSearchEngineFiles(app: FastifyInstance, config: Config, pages: RenderedPages): void {
  app.get("/robots.txt", async (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${originOf(config, request)}/sitemap.xml\n`,
      ),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap(originOf(config, request), [...pages.keys()])),
  );
}

function sitemap(origin: string, paths: string[]): string {
  // The default is what an address without a language means.
  const address = (path: string, of: Language) =>
    `${origin}${path}${of === DEFAULT_LANGUAGE ? "" : `?lang=${of}`}`;
  const alternates = (path: string): string =>
    Language.options
      .map((of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address(path, of)}"/>`)
      .join("");
  const urls = paths.flatMap((path) =>
    Language.options.map((language) => `<url><loc>${address(path, language)}</loc>${alternates(path)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}
