/** How long an answer took in milliseconds, and its status. */
export type Timed = { ms: number; status: number };

export async function timed(address: string, init: RequestInit = {}): Promise<Timed> {
  const started = performance.now();
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return { ms: performance.now() - started, status: answer.status };
}

/** The time within which a share of all answers came. */
export const within = (times: number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0);
