import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { describeApi } from "./openapi.ts";
import { routes } from "./routes.ts";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Terzi API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/show.js"></script>
</body>
</html>
`;

const SCRIPT = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });
`;

/** The description at /api/openapi.json, and its page at /api/docs: all files are our own, so it works offline. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  // Made on the first request: it takes a fifth of a second and some megabytes.
  let description: object | undefined;
  app.get("/api/openapi.json", async () => (description ??= describeApi(routes)));
  app.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(PAGE));
  app.get("/api/docs/show.js", async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(SCRIPT),
  );
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")),
    prefix: "/api/docs/files/",
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
    index: false,
    decorateReply: false,
  });
}
