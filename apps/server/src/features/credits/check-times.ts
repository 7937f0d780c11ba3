const MINUTE = 60_000;

/** Most people pay within two minutes, and the browser then reports it. */
export const FIRST_CHECK_MS = 2 * MINUTE;

/** After three days nobody pays any more; a webhook would still be believed. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * MINUTE;

/** When the provider is asked again about a purchase of this age: less and less often, then never (null). */
export function nextCheckTime(createdAt: string, now: Date): Date | null {
  const age = now.getTime() - new Date(createdAt).getTime();
  return age >= GIVEN_UP_AFTER_MS ? null : new Date(now.getTime() + Math.max(MINUTE, age / 2));
}
