import { anybodyProcedure, publicProcedure, router } from "../../trpc.ts";
import { incrementCvCount } from "./count-cvs.ts";
import { readLegalFacts } from "./legal-facts.ts";
import { findCounter } from "./store.ts";

export const systemRouter = router({
  cvCount: anybodyProcedure.query(async ({ ctx }) => ({ count: await findCounter(ctx.db) })),
  legalFacts: anybodyProcedure.query(({ ctx }) => readLegalFacts(ctx)),
  incrementCvCount: publicProcedure.mutation(({ ctx }) => incrementCvCount(ctx)),
});
