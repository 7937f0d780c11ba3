import type { GapQuestions, GapSource } from "@terzi/contracts/gaps";
import type { trpcClient } from "../../app/trpc.ts";

/** What the posting asks for and the profile doesn't show. */
export const askGaps = (client: typeof trpcClient, source: GapSource): Promise<GapQuestions> =>
  "cvId" in source ? client.gaps.ask.query(source) : client.gaps.askPosting.mutate(source);
