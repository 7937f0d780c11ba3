import type { GenerateAnswer, GenerateEvent } from "@terzi/contracts/preview";

/**
 * Runs `work` and yields each event that it tells, at once; returns what the work returns. Throws the signal's reason when
 * the listener leaves; the work itself goes on.
 */
export async function* eventsOf<T>(
  work: (tell: (event: GenerateEvent) => void) => Promise<T>,
  leaving: AbortSignal,
): AsyncGenerator<GenerateEvent, T> {
  const told: GenerateEvent[] = [];
  let wake = () => {};
  const running = work((event) => {
    told.push(event);
    wake();
  });
  let isOver = false;
  const over = running
    .then(
      () => {},
      () => {},
    )
    .then(() => {
      isOver = true;
      wake();
    });
  leaving.addEventListener("abort", () => wake(), { once: true });
  while (!isOver || told.length) {
    leaving.throwIfAborted();
    const event = told.shift();
    if (event) yield event;
    else
      await Promise.race([
        over,
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
      ]);
  }
  return running;
}

/** The answer at the end of a generation, for callers who don't watch the steps. */
export async function lastAnswer(events: AsyncIterable<GenerateEvent>): Promise<GenerateAnswer> {
  for await (const event of events) if (event.type === "done") return event.answer;
  throw new Error("a generation ended without an answer");
}
