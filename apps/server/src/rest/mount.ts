import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import { UPLOAD_MAX_BYTES } from "@terzi/contracts/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import type { Ctx } from "../ctx.ts";
import { toAppError } from "../failure.ts";
import { isOwnVisit } from "../http/security.ts";
import { areaOfRow } from "../token-areas.ts";
import { requireScope } from "../trpc.ts";
import type { OpenCtx } from "../visit.ts";
import { answerEvents } from "./answer-events.ts";
import { answerList } from "./answer-list.ts";
import { openApi } from "./call-procedures.ts";
import { addApiDocs } from "./docs.ts";
import type { Api, Route } from "./route.ts";
import { routes } from "./routes.ts";

type AnsweringRoute = Exclude<Route, { redirect: string } | { event: unknown }>;

/** Serves every row of the table, its description, and a JSON 404 for any other path below /api. */
export async function mountRest(app: FastifyInstance, config: Config, openCtx: OpenCtx): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: UPLOAD_MAX_BYTES } });
  for (const route of routes)
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        const ctx = await openCtx(request, reply, isForAnybody(route) ? "anybody" : undefined);
        requireAccess(route, ctx);
        const api = openApi(ctx);
        if ("redirect" in route) {
          if (isOwnVisit(config, request)) await route.visit(api);
          return reply.redirect(route.redirect);
        }
        if ("events" in route) {
          const events = await route.events(api, await readInput(route, request));
          return answerEvents(events, { fail: route.fail, ctx, reply });
        }
        return answer(route, api, request, reply);
      },
    });
  await addApiDocs(app);
  const refuse = async () => {
    throw new AppError("NOT_FOUND");
  };
  app.all("/api", refuse);
  app.all("/api/*", refuse);
}

/** The same answer for everybody, signed in or not, with or without a token. */
const isForAnybody = (route: Route): boolean =>
  route.access === "public" && route.method === "GET" && !("redirect" in route);

/** Checked before the request is read: no visitor's file is taken in only to be refused. */
function requireAccess({ access, method, path }: Route, { visit }: Ctx): void {
  if (access === "public") return;
  if (!visit.user) throw new AppError("NOT_SIGNED_IN");
  const isAdmin = visit.user.role === "admin";
  if ((access === "admin" && !isAdmin) || (access === "session" && visit.scopes))
    throw new AppError("FORBIDDEN");
  requireScope(visit, method === "GET" ? "read" : "write", areaOfRow({ method, path }));
  if (access === "admin") requireScope(visit, "admin");
}

async function answer(
  route: AnsweringRoute,
  api: Api,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = await readInput(route, request);
  if ("download" in route) {
    const made = await route.download(api, input);
    return reply
      .header("content-disposition", made.contentDisposition)
      .header("cache-control", "private, no-store")
      .type(made.contentType)
      .send("chunks" in made ? Readable.from(made.chunks) : Buffer.from(made.bytes));
  }
  if ("item" in route) return answerList(await route.call(api, input), request, reply);
  const output = await route.call(api, input);
  return reply
    .code(route.status ?? 200)
    .header("cache-control", "no-store")
    .send(output);
}

/** The row's input, as its schema's. `never`: the rows are unlike, and each `call` was held against its own schema. */
async function readInput(
  route: Exclude<Route, { redirect: string }>,
  request: FastifyRequest,
): Promise<never> {
  const given =
    "upload" in route && route.upload
      ? { file: await readUpload(request, route.upload) }
      : { ...asObject(request.query), ...readBody(request), ...asObject(request.params) };
  const parsed = route.input?.safeParse(given);
  if (parsed && !parsed.success) {
    // A path that names nothing is not found, rather than wrongly written.
    const params = Object.keys(asObject(request.params));
    if (parsed.error.issues.some(({ path }) => params.includes(String(path[0]))))
      throw new AppError("NOT_FOUND");
    throw toAppError(parsed.error);
  }
  return given as never;
}

const asObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

function readBody(request: FastifyRequest): object {
  if (request.body === undefined || request.body === null) return {};
  if (typeof request.body !== "object" || Array.isArray(request.body))
    throw new AppError("INVALID_INPUT", {
      issues: [{ path: "", message: "The body must be a JSON object" }],
    });
  return request.body;
}

async function readUpload(request: FastifyRequest, field: string): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_TYPE");
  const missing = new AppError("INVALID_INPUT", { issues: [{ path: field, message: "Required" }] });
  // The reader hears of a connection that closes, not of one that closed before: it would wait for ever.
  if (request.raw.destroyed) throw missing;
  for await (const part of request.files()) {
    if (part.fieldname === field) return part.toBuffer();
    part.file.resume();
  }
  throw missing;
}
