/** When and how often something is done: never its object, and never compared word by word. */
const TIMES = new Set(
  [
    "per shift",
    "shift",
    "day shift",
    "night shift",
    "daily",
    "weekly",
    "monthly",
    "quarterly",
    "annual",
    "hourly",
    "hour",
    "day",
    "night",
    "weekend",
    "week",
    "month",
    "year-time",
    "season",
    "so far",
  ].map((id) => `c:${id}`),
);

export const isWhen = (ids: readonly string[]): boolean =>
  ids.some((id) => TIMES.has(id.replace(/ x\d+$/, "")));
