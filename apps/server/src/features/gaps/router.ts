import { AnswerGapInput, GapsInput, PostingGapsInput } from "@terzi/contracts/gaps";
import { router, userProcedure } from "../../trpc.ts";
import { answerGap, weighAnswer } from "./answer.ts";
import { askGaps } from "./ask.ts";

export const gapsRouter = router({
  ask: userProcedure.input(GapsInput).query(({ ctx, input }) => askGaps(ctx, input)),
  // Postings are longer than an address may be.
  askPosting: userProcedure.input(PostingGapsInput).mutation(({ ctx, input }) => askGaps(ctx, input)),
  weigh: userProcedure.input(AnswerGapInput).mutation(({ ctx, input }) => weighAnswer(ctx, input)),
  answer: userProcedure.input(AnswerGapInput).mutation(({ ctx, input }) => answerGap(ctx, input)),
});
