import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { BATCH_MAX_BYTES } from "@terzi/contracts/limits";
import type { TokenArea, TokenScope } from "@terzi/contracts/tokens";
import { initTRPC, TRPCError } from "@trpc/server";
import { AppError } from "./app-error.ts";
import type { Ctx, Visit } from "./ctx.ts";
import { errorBody, isOurFault, toAppError, trpcCode } from "./failure.ts";
import { openCallLimits } from "./rate-limits.ts";
import { areaOf } from "./token-areas.ts";

/** `isForAnybody`: the answer is the same for everybody, so the caller isn't looked up. */
type Meta = { isForAnybody?: true };

const t = initTRPC
  .context<Ctx>()
  .meta<Meta>()
  .create({
    // A stack never leaves the process.
    isDev: false,
    errorFormatter({ shape: { data, ...shape }, error, ctx }) {
      const cause = toAppError(error);
      const { language, requestId } = ctx ??
        cause.rest.asker ?? { language: DEFAULT_LANGUAGE, requestId: "" };
      const failure = errorBody(cause, language, requestId);
      return {
        ...shape,
        message: failure.message,
        data: { code: data.code, httpStatus: data.httpStatus, failure },
      };
    },
  });

export const router = t.router;

/** AppError → TRPCError, in this one place. A call that fails by our fault takes nothing from a person's limits. */
const translateErrors = t.middleware(async ({ ctx, path, next }) => {
  const limits = openCallLimits(ctx.limits);
  const part = ctx.traces.begin(path, {});
  const result = await part.run(() => next({ ctx: { limits } }));
  part.end(result.ok ? undefined : toAppError(result.error).code);
  if (result.ok) return result;
  const cause = toAppError(result.error);
  if (isOurFault(cause))
    await limits
      .giveBackAll()
      .catch((err: unknown) => ctx.log.warn({ err }, "a limit's point was not given back"));
  if (cause.code === "UNEXPECTED") return result;
  throw new TRPCError({ code: trpcCode(cause), message: cause.code, cause });
});

/** Each call counts, whether alone, in a batch or over REST. */
const countCalls = t.middleware(async ({ ctx, next }) => {
  if (ctx.visit.user) await ctx.limits.take("callsByAccount", ctx.visit.user.id);
  return next();
});

/**
 * What one request is answered stays within bounds, however many of the largest things its batch asks for. The first
 * answer always goes, and isn't measured: most requests are one call.
 */
const boundAnswers = t.middleware(async ({ ctx: { answered }, next }) => {
  const isFirst = answered.calls === 0;
  answered.calls += 1;
  const result = await next();
  if (isFirst || !result.ok) return result;
  answered.bytes += JSON.stringify(result.data)?.length ?? 0;
  if (answered.bytes > BATCH_MAX_BYTES) throw new AppError("RATE_LIMITED", { retryAfterSeconds: 1 });
  return result;
});

/** Anyone may call it. */
export const publicProcedure = t.procedure.use(translateErrors).use(countCalls).use(boundAnswers);

/** Anyone may call it, and gets the same answer as anybody else. */
export const anybodyProcedure = publicProcedure.meta({ isForAnybody: true });

const signedInProcedure = publicProcedure.use(({ ctx, type, path, next }) => {
  const { user } = ctx.visit;
  if (!user) throw new AppError("NOT_SIGNED_IN");
  requireScope(ctx.visit, type === "query" ? "read" : "write", areaOf(path));
  return next({ ctx: { user } });
});

/** People themselves, including admins who still need the required passkey: these calls lead them to it. */
export const doorProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.visit.scopes) throw new AppError("FORBIDDEN");
  return next();
});

/** Anyone signed in whose API token, if they use one, covers this kind of call. */
export const userProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.user.passkeyWanted) throw new AppError("PASSKEY_WANTED");
  return next();
});

/** Admins alone: 403 for signed-in others, 401 for visitors. */
export const adminProcedure = userProcedure.use(({ ctx, next }) => {
  if (ctx.user.role !== "admin") throw new AppError("FORBIDDEN");
  requireScope(ctx.visit, "admin");
  return next();
});

/** People themselves: what no API token may do, whatever its scope. */
export const sessionProcedure = userProcedure.use(({ ctx, next }) => {
  if (ctx.visit.scopes) throw new AppError("FORBIDDEN");
  return next();
});

/** Refuses an API token that was not made for this. */
export function requireScope(visit: Visit, scope: TokenScope, area?: TokenArea): void {
  if (!hasScope(visit, scope, area)) throw new AppError("MISSING_SCOPE", { values: { scope } });
}

/** A session may do all that its account may; who may write may read; and an area's calls are open to its own scope. */
export const hasScope = ({ scopes }: Visit, scope: TokenScope, area?: TokenArea): boolean =>
  scopes === null ||
  scopes.includes(scope) ||
  (scope === "read" && scopes.includes("write")) ||
  (area !== undefined && scopes.includes(area));
