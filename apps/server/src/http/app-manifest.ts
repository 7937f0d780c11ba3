import { installTexts } from "@terzi/i18n/install";
import type { FastifyInstance } from "fastify";
import { visitorLanguage } from "./rendered-pages.ts";
import { SHARE_TARGET } from "./share-target.ts";

const SIZES = [192, 512] as const;

const png = (name: string, purpose: string) =>
  SIZES.map((size) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  }));

/** What a browser needs to put Terzi on a phone's home screen, in the visitor's language. */
export function addAppManifest(app: FastifyInstance): void {
  app.get("/site.webmanifest", async (request, reply) => {
    const language = visitorLanguage(request);
    const texts = installTexts[language];
    return reply
      .header("cache-control", "public, max-age=3600")
      .header("vary", "cookie, accept-language")
      .type("application/manifest+json; charset=utf-8")
      .send(
        JSON.stringify({
          id: "/",
          name: "Terzi",
          short_name: "Terzi",
          description: texts.description,
          lang: language,
          dir: "ltr",
          start_url: "/",
          scope: "/",
          display: "standalone",
          background_color: "#faf9f6",
          theme_color: "#faf9f6",
          categories: ["productivity", "business"],
          icons: [
            { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
            ...png("icon", "any"),
            ...png("icon-maskable", "maskable"),
          ],
          shortcuts: [
            { name: texts.generate, url: "/generate" },
            { name: texts.applications, url: "/applications" },
          ],
          share_target: {
            action: SHARE_TARGET,
            method: "POST",
            enctype: "application/x-www-form-urlencoded",
            params: { title: "title", text: "text", url: "url" },
          },
        }),
      );
  });
}
