/**
 * Runs `work` and yields each event that it tells, at once; returns what the work returns. Throws the signal's reason when
 * the listener leaves; the work itself goes on.
 */
export async function* eventsOf<E, T>(
  work: (tell: (event: E) => void) => Promise<T>,
  leaving: AbortSignal,
): AsyncGenerator<E, T> {
  const told: E[] = [];
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
