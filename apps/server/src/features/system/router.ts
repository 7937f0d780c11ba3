import { anybodyProcedure, publicProcedure, router } from "../../trpc.ts";
import { incrementCvCount } from "./count-cvs.ts";
import { findCounter } from "./store.ts";

export const systemRouter = router({
  cvCount: anybodyProcedure.query(async ({ ctx }) => ({ count: await findCounter(ctx.db) })),
  incrementCvCount: publicProcedure.mutation(({ ctx }) => incrementCvCount(ctx)),
});
