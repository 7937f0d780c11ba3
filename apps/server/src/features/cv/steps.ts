import type { GenerateAnswer, GenerateEvent } from "@terzi/contracts/preview";

/** The answer at the end of a generation, for callers who don't watch the steps. */
export async function lastAnswer(events: AsyncIterable<GenerateEvent>): Promise<GenerateAnswer> {
  for await (const event of events) if (event.type === "done") return event.answer;
  throw new Error("a generation ended without an answer");
}
