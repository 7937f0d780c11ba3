/** Runs `work` and yields each event that it tells, at once; returns what the work returns. */
export async function* eventsOf<E, T>(work: (tell: (event: E) => void) => Promise<T>): AsyncGenerator<E, T> {
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
  while (!isOver || told.length) {
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
