import { BATCH_MAX } from "@terzi/contracts/limits";
import {
  type AnyTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { appRouter } from "../router.ts";
import { oneCallOf } from "../trpc.ts";
import type { OpenCtx } from "../visit.ts";

type Call = { path: string; procedure: AnyTRPCProcedure; input: unknown };

type Options = {
  openCtx: OpenCtx;
  headersOf(errors: TRPCError[]): Record<string, string>;
  onError(failure: { error: TRPCError; req: FastifyRequest }): void;
};

/**
 * Answers plain queries, which most requests are, as tRPC's own adapter would, without the web's Request, Response
 * and streams, which cost more than the query. Anything that isn't plainly a query goes to the adapter.
 */
export function answerQueries({ openCtx, headersOf, onError }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const asked = readQueries(request);
    // A caller who can't be identified is refused by the adapter, in its own shape.
    const ctx = asked && (await openCtx(request, reply, asked.whoAsks).catch(() => null));
    if (!asked || !ctx) return undefined;
    const errors: TRPCError[] = [];
    const answers = await Promise.all(
      asked.calls.map(async ({ path, procedure, input }, batchIndex) => {
        try {
          const call = {
            path,
            ctx: oneCallOf(ctx),
            type: "query" as const,
            signal: ctx.signal,
            batchIndex,
          };
          return { result: { data: await procedure({ ...call, getRawInput: async () => input }) } };
        } catch (cause) {
          const error = getTRPCErrorFromUnknown(cause);
          errors.push(error);
          onError({ error, req: request });
          const config = appRouter._def._config;
          return { error: getTRPCErrorShape({ config, error, type: "query", path, input, ctx }) };
        }
      }),
    );
    const body = asked.isBatch ? answers : (answers[0] ?? answers);
    return reply
      .code(getHTTPStatusCode(body))
      .headers({ vary: "trpc-accept, accept", ...headersOf(errors) })
      .type("application/json")
      .send(JSON.stringify(body));
  };
}

/** What is asked, when it is only queries whose answers are plain JSON. */
function readQueries({ method, headers, params, query }: FastifyRequest) {
  const isPlain = method === "GET" && !headers["trpc-accept"] && !headers["content-type"];
  if (!isPlain || /jsonl|event-stream/.test(headers.accept ?? "")) return null;
  const { path = "" } = params as { path?: string };
  const { batch, input, ...rest } = query as Record<string, unknown>;
  const isBatch = batch === "1";
  if ((batch !== undefined && !isBatch) || Object.keys(rest).length) return null;
  const inputs = readInputs(input, isBatch);
  const paths = isBatch ? path.split(",") : [path];
  if (!inputs || paths.length > BATCH_MAX) return null;
  const calls: Call[] = [];
  for (const [at, one] of paths.entries()) {
    const procedure = QUERIES.get(one);
    if (!procedure) return null;
    calls.push({ path: one, procedure, input: inputs[at] });
  }
  const isForAnybody = calls.every(({ procedure }) => procedure.meta?.isForAnybody);
  return { isBatch, calls, whoAsks: isForAnybody ? ("anybody" as const) : undefined };
}

/** The input of each call by its number; null for what the adapter should refuse. */
function readInputs(text: unknown, isBatch: boolean): Record<number, unknown> | null {
  if (text === undefined || text === "") return {};
  if (typeof text !== "string") return null;
  try {
    const input: unknown = JSON.parse(text);
    if (!isBatch) return { 0: input };
    return typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : null;
  } catch {
    return null;
  }
}

// Safe: at run time the record is flat, each procedure under its whole path; its type follows the routers instead.
const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;
const QUERIES = new Map(
  Object.entries(procedures).filter(([, procedure]) => procedure._def.type === "query"),
);
