import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { FastifyRequest } from "fastify";
import type { Ctx } from "../ctx.ts";
import { errorBody, toAppError } from "../failure.ts";
import { restRouter } from "../router.ts";
import { hasScope } from "../trpc.ts";
import { type Tool, tools } from "./tools.ts";

/** What an agent's request gets, with the tools that its token may use. */
export async function answerAgent(request: FastifyRequest, ctx: Ctx): Promise<Response> {
  const handler = createMcpHandler(() => openServer(ctx), {
    onerror: (err) => request.log.info({ err }, "an agent's request was refused"),
  });
  const { method, headers } = request;
  return handler.fetch(
    new Request("http://localhost/api/mcp", {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(method === "POST" && { body: JSON.stringify(request.body) }),
      signal: ctx.signal,
    }),
    method === "POST" ? { parsedBody: request.body } : {},
  );
}

/** A server for one request, with the tools that the token may use. */
function openServer(ctx: Ctx): McpServer {
  const server = new McpServer({ name: "Terzi", version: "1" });
  const api = restRouter.createCaller(ctx);
  for (const { name, title, description, scope, area, isPaid, input, run } of tools) {
    if (!hasScope(ctx.visit, scope, area)) continue;
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

/** A tool's result or the reason for its failure: the agent reads both and can tell the person. */
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
