import type { GenerateAnswer, GenerateEvent, GenerateStep } from "@terzi/contracts/preview";

/** Runs `work` and yields each step that it reports, at once; returns what the work returns. */
export async function* stepsOf<T>(
  work: (onStep: (step: GenerateStep) => void) => Promise<T>,
): AsyncGenerator<GenerateEvent, T> {
  const reported: GenerateStep[] = [];
  let wake = () => {};
  const running = work((step) => {
    reported.push(step);
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
  while (!isOver || reported.length) {
    const step = reported.shift();
    if (step) yield { type: "step", step };
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
