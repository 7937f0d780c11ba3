import type { User } from "@terzi/contracts/account";
import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { BATCH_MAX_BYTES } from "@terzi/contracts/limits";
import type { TokenArea, TokenScope } from "@terzi/contracts/tokens";
import { initTRPC, TRPCError, type TRPCProcedureType } from "@trpc/server";
import { AppError } from "./app-error.ts";
import type { Ctx, Visit } from "./ctx.ts";
import { errorBody, isOurFault, toAppError, trpcCode } from "./failure.ts";
import { CallLimits } from "./rate-limits.ts";
import { areaOf } from "./token-areas.ts";

/** `isForAnybody`: everybody is answered alike, so that nobody is asked who they are. */
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

/**
 * AppError → TRPCError, in this one place. Each call counts, whether it came alone, in a batch or over REST; one that fails
 * by our fault takes nothing from a person's limits. One step, because tRPC copies all that it knows before each; a
 * context that is one call's already (`oneCallOf`) isn't copied.
 */
const receiveCalls = t.middleware(async ({ ctx, path, next }) => {
  const own = ctx.limits instanceof CallLimits ? ctx.limits : null;
  const limits = own ?? new CallLimits(ctx.limits);
  const part = ctx.traces.begin(path, {});
  const { user } = ctx.visit;
  try {
    if (user) await limits.take("callsByAccount", user.id);
    const isFirst = ctx.answered.calls === 0;
    ctx.answered.calls += 1;
    const result = await part.run(() => next(own ? {} : { ctx: { limits } }));
    if (!result.ok) throw result.error;
    if (!isFirst) boundAnswer(ctx.answered, result.data);
    part.end();
    return result;
  } catch (error) {
    const cause = toAppError(error);
    part.end(cause.code);
    if (isOurFault(cause))
      await limits
        .giveBackAll()
        .catch((err: unknown) => ctx.log.warn({ err }, "a limit's point was not given back"));
    if (cause.code === "UNEXPECTED") throw error;
    throw new TRPCError({ code: trpcCode(cause), message: cause.code, cause });
  }
});

/** The context for one of a request's calls. */
export const oneCallOf = (ctx: Ctx): Ctx => ({ ...ctx, limits: new CallLimits(ctx.limits) });

/**
 * What one request is answered stays within bounds, however many of the largest things its batch asks for. The first
 * answer always goes, and isn't measured: most requests are one call.
 */
function boundAnswer(answered: Ctx["answered"], data: unknown): void {
  answered.bytes += JSON.stringify(data)?.length ?? 0;
  if (answered.bytes > BATCH_MAX_BYTES) throw new AppError("RATE_LIMITED", { retryAfterSeconds: 1 });
}

/** Anyone may call it. */
export const publicProcedure = t.procedure.use(receiveCalls);

/** Anyone may call it, and gets the same answer as anybody else. */
export const anybodyProcedure = publicProcedure.meta({ isForAnybody: true });

function requireUser({ user, visit }: Ctx, { type, path }: { type: TRPCProcedureType; path: string }): User {
  if (!user) throw new AppError("NOT_SIGNED_IN");
  requireScope(visit, type === "query" ? "read" : "write", areaOf(path));
  return user;
}

/** What `requireUser` found out is told to the types alone: with a context of its own, tRPC would copy all of it. */
type SignedIn = { user: User };

/** People themselves, including admins who still need the required passkey: these calls lead them to it. */
export const doorProcedure = publicProcedure.use(({ ctx, type, path, next }) => {
  requireUser(ctx, { type, path });
  if (ctx.visit.scopes) throw new AppError("FORBIDDEN");
  return next<SignedIn>({});
});

/** Anyone signed in whose API token, if they use one, covers this kind of call. */
export const userProcedure = publicProcedure.use(({ ctx, type, path, next }) => {
  const user = requireUser(ctx, { type, path });
  if (user.passkeyWanted) throw new AppError("PASSKEY_WANTED");
  return next<SignedIn>({});
});

/** Admins alone: 403 for signed-in others, 401 for visitors. */
export const adminProcedure = userProcedure.use(({ ctx, next }) => {
  if (ctx.user.role !== "admin") throw new AppError("FORBIDDEN");
  requireScope(ctx.visit, "admin");
  return next();
});

/** People themselves: what no API token may do, whatever it was made for. */
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
