import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import { ERROR_STATUS } from "@terzi/contracts/errors";
import { BATCH_MAX } from "@terzi/contracts/limits";
import { preferredLanguage } from "@terzi/contracts/preferred-language";
import { fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { AppError, type Asker } from "./app-error.ts";
import type { Config } from "./config.ts";
import type { Ports } from "./ctx.ts";
import { errorBody, isOurFault, toAppError, toTrpcError } from "./failure.ts";
import { answerBeforeClosing } from "./http/answer-before-closing.ts";
import { answerQueries } from "./http/answer-queries.ts";
import { refuseBrokenRequest } from "./http/broken-request.ts";
import { addDevPages } from "./http/dev-pages.ts";
import { openDiskWatch } from "./http/disk-watch.ts";
import { addHealth } from "./http/health.ts";
import { limitRequests } from "./http/limit-requests.ts";
import { addMetrics } from "./http/metrics.ts";
import { addOutbox, outboxShownBy } from "./http/outbox.ts";
import { addPages } from "./http/pages.ts";
import { toRoutable } from "./http/request-target.ts";
import { addSandboxPayments } from "./http/sandbox.ts";
import { addSecurityHeaders, requireOwnOrigin } from "./http/security.ts";
import { addSharedCvs } from "./http/shared-cvs.ts";
import { mountMcp } from "./mcp/mount.ts";
import { traceRequests } from "./http/trace-requests.ts";
import { addWaysIn } from "./http/ways-in.ts";
import { mountRest } from "./rest/mount.ts";
import { appRouter } from "./router.ts";
import { openCtxs } from "./visit.ts";
import { addStripeWebhook } from "./webhooks/stripe.ts";

/** Room for the largest preview sent back whole, or a profile with every letter escaped. */
const BODY_LIMIT = 2 * 1024 * 1024;

/**
 * How long a connection may take: for the headers, for the whole request (10 MB on a slow line), between two
 * requests, and without a byte in either direction (as while somebody waits in line).
 */
const TIME_OUTS = {
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionTimeout: 300_000,
};

/** Send each piece as it comes; otherwise the steps of a generation would all wait for its end. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1_024,
  encodings: ["br", "gzip", "deflate"],
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** The whole server on its ports, not listening yet. `withPages: false` leaves out the two apps. */
export async function createApp(
  config: Config,
  ports: Ports & { logger: FastifyBaseLogger },
  { withPages = true }: { withPages?: boolean } = {},
): Promise<FastifyInstance> {
  const { logger, ...own } = ports;
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: config.isBehindProxy,
    bodyLimit: BODY_LIMIT,
    // Keep-alive connections must not hold up a stop; running requests finish.
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 5_000 },
    rewriteUrl: ({ url }) => toRoutable(url),
    clientErrorHandler: refuseBrokenRequest,
    // What was sent before the stop is still answered.
    return503OnClosing: false,
    ...TIME_OUTS,
  });
  answerBeforeClosing(app, { isSocketShared: config.socketFd !== null });
  traceRequests(app, own.traces);
  app.decorateRequest("language");
  addSecurityHeaders(app, config);
  await app.register(compress, COMPRESSION);
  app.addHook("onRequest", requireOwnOrigin(config));
  limitRequests(app, own);
  const disk = openDiskWatch({ folder: config.dataDir, now: own.now });
  app.setErrorHandler((error, request, reply) => {
    disk.note(toAppError(error).cause);
    return sendFailure(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(new AppError("NOT_FOUND"), request, reply));

  addHealth(app, own, disk);
  addMetrics(app, own, config);
  const openVisitorCtx = openCtxs(own, config);
  await app.register(async (webhooks) => addStripeWebhook(webhooks, own));
  await app.register(async (rest) => mountRest(rest, config, openVisitorCtx));
  await mountMcp(app, openVisitorCtx);
  addSandboxPayments(app, openVisitorCtx);
  addWaysIn(app, config, openVisitorCtx);
  await app.register(async (shared) => addSharedCvs(shared, config, openVisitorCtx));
  const outboxFolder = outboxShownBy(config);
  if (outboxFolder) await app.register(async (outbox) => addOutbox(outbox, outboxFolder));
  const headersOf = (errors: Error[]) => trpcHeaders(errors.map(toAppError));
  const onError = ({ error, req }: { error: Error; req: FastifyRequest }): void => {
    const failure = toAppError(error);
    disk.note(failure.cause);
    logFailure(failure, req);
  };
  await app.register(async (trpc) => {
    trpc.addHook("preHandler", answerQueries({ openCtx: openVisitorCtx, headersOf, onError }));
    await trpc.register(fastifyTRPCPlugin, {
      prefix: "/trpc",
      trpcOptions: {
        router: appRouter,
        maxBatchSize: BATCH_MAX,
        createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) =>
          openVisitorCtx(req, res).catch((error: unknown) => {
            throw toTrpcError(error, askerOf(req));
          }),
        responseMeta: ({ errors }: { errors: Error[] }) => ({ headers: headersOf(errors) }),
        onError,
      },
    });
  });
  app.all("/trpc/*", async () => {
    throw new AppError("NOT_FOUND");
  });
  if (withPages) await (config.isDev ? addDevPages(app, config) : addPages(app, config));
  return app;
}

/** Any failure outside tRPC, as the documented JSON. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = fromFastify(error) ?? toAppError(error);
  logFailure(failure, request);
  const { retryAfterSeconds } = failure.rest;
  const { language } = askerOf(request);
  // Fastify would close at once, which cuts off the answer while the rest of the request is still arriving.
  if (failure.code === "TOO_LARGE") reply.removeHeader("connection");
  if (retryAfterSeconds) reply.header("retry-after", retryAfterSeconds);
  return reply
    .code(ERROR_STATUS[failure.code])
    .header("cache-control", "no-store")
    .send(errorBody(failure, language, request.id));
}

const askerOf = (request: FastifyRequest): Asker => ({
  language: request.language ?? preferredLanguage(request.headers["accept-language"]),
  requestId: request.id,
});

/** No cache may keep an answer to one person. Retry-After is for clients that look at headers only. */
function trpcHeaders(failures: AppError[]): Record<string, string> {
  const seconds = Math.max(0, ...failures.map(({ rest }) => rest.retryAfterSeconds ?? 0));
  return { "cache-control": "no-store", ...(seconds && { "retry-after": String(seconds) }) };
}

/** What Fastify refuses before any of our code runs: too large, not JSON, an unknown content type. */
function fromFastify(error: unknown): AppError | null {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (error instanceof AppError || !statusCode || statusCode >= 500 || !code?.startsWith("FST_")) {
    const isBrokenJson = error instanceof SyntaxError && statusCode === 400;
    return isBrokenJson
      ? new AppError("INVALID_INPUT", { issues: [{ path: "", message: "Not valid JSON" }] })
      : null;
  }
  if (statusCode === 413) return new AppError("TOO_LARGE", { cause: error });
  if (statusCode === 415) return new AppError("UNSUPPORTED_TYPE", { cause: error });
  return new AppError("INVALID_INPUT", { cause: error });
}

/** A broken connection can look like any failure: a truncated file, an aborted job, a lost database. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed;

function logFailure(failure: AppError, request: FastifyRequest): void {
  if (hasLeft(request)) request.log.info({ err: failure.cause ?? failure }, "left before the answer");
  else if (failure.code === "UNEXPECTED")
    request.log.error({ err: failure.cause ?? failure }, "unexpected failure");
  else if (isOurFault(failure)) request.log.warn({ err: failure.cause }, failure.code);
}
