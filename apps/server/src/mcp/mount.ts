import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../ctx.ts";
import { errorBody, toAppError } from "../failure.ts";
import { restRouter } from "../router.ts";
import { hasScope } from "../trpc.ts";
import type { OpenCtx } from "../visit.ts";
import { type Tool, tools } from "./tools.ts";

/**
 * The Model Context Protocol at /api/mcp, for agents that work with an API token. Nothing is kept between two requests,
 * so that each may reach another server.
 */
export async function mountMcp(app: FastifyInstance, openCtx: OpenCtx): Promise<void> {
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/api/mcp",
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const ctx = await openCtx(request, reply);
      // A page that a person has open must not be able to act as their agent.
      if (!ctx.visit.user || !ctx.visit.scopes) {
        reply.header("www-authenticate", 'Bearer realm="Terzi"');
        throw new AppError("NOT_SIGNED_IN");
      }
      const handler = createMcpHandler(() => openServer(ctx), {
        onerror: (err) => request.log.info({ err }, "an agent's request was refused"),
      });
      const { method, headers } = request;
      const answer = await handler.fetch(
        new Request("http://localhost/api/mcp", {
          method,
          headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
          ...(method === "POST" && { body: JSON.stringify(request.body) }),
          signal: ctx.signal,
        }),
        method === "POST" ? { parsedBody: request.body } : {},
      );
      return reply.send(answer);
    },
  });
}

/** A server for one request, with the tools that the token may use. */
function openServer(ctx: Ctx): McpServer {
  const server = new McpServer({ name: "Terzi", version: "1" });
  const api = restRouter.createCaller(ctx);
  for (const { name, title, description, scope, isPaid, input, run } of tools) {
    if (!hasScope(ctx.visit, scope)) continue;
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: scope === "read", destructiveHint: Boolean(isPaid) },
      },
      (given: unknown) => answer(ctx, () => run(api, given)),
    );
  }
  return server;
}

/** What a tool gives, or why it doesn't: an agent reads both, and can tell the person. */
async function answer(ctx: Ctx, run: () => ReturnType<Tool["run"]>) {
  try {
    const given = await run();
    const text = typeof given === "string" ? given : JSON.stringify(given);
    return { content: [{ type: "text" as const, text }] };
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code === "UNEXPECTED") ctx.log.error({ err: error }, "a tool failed unexpectedly");
    const text = JSON.stringify(errorBody(failure, ctx.language, ctx.requestId));
    return { isError: true, content: [{ type: "text" as const, text }] };
  }
}
