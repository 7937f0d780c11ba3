type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const show = (value: unknown): string =>
  value === undefined || value === null ? "–" : typeof value === "string" ? value : JSON.stringify(value);

/** What changed, a line for each field that did: "credits: 10 → 50". A plain value gives one line without a name. */
export function describeChange(before: unknown, after: unknown): string[] {
  if (!isFields(before) && !isFields(after))
    return before === after ? [] : [`${show(before)} → ${show(after)}`];
  const old = isFields(before) ? before : {};
  const now = isFields(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map((name) =>
      name in old ? `${name}: ${show(old[name])} → ${show(now[name])}` : `${name}: ${show(now[name])}`,
    );
}
