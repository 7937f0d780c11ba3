import { z } from "zod";

const Path = z.array(z.union([z.string(), z.int().nonnegative()]));

/** What differs at one place of a value: some items of a list, or the whole of it, which may be absent. */
export const Change = z.union([
  z.strictObject({ at: Path, from: z.int(), gone: z.int(), come: z.array(z.unknown()) }),
  z.strictObject({ at: Path, value: z.unknown().optional() }),
]);
export type Change = z.infer<typeof Change>;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What makes one value of another, both as JSON has them. What they share by identity costs nothing. */
export function listDifferences(before: unknown, after: unknown, at: Change["at"] = []): Change[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return differencesOfLists(before, after, at);
  if (!isFields(before) || !isFields(after)) return [{ at, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => listDifferences(before[key], after[key], [...at, key]));
}

function differencesOfLists(before: unknown[], after: unknown[], at: Change["at"]): Change[] {
  const isSame = (one: unknown, other: unknown) => listDifferences(one, other).length === 0;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && isSame(before[from], after[from])) from++;
  let end = 0;
  while (end < shorter - from && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const come = after.slice(from, after.length - end);
  if (before.length === after.length)
    return come.flatMap((item, i) => listDifferences(before[from + i], item, [...at, from + i]));
  return [{ at, from, gone: before.length - from - end, come }];
}

/** The other value; what didn't change is shared. Throws where the changes are not of this value. */
export const applyChanges = (value: unknown, changes: Change[]): unknown =>
  changes.reduce((changed, change) => applyAt(changed, change, change.at), value);

function applyAt(value: unknown, change: Change, [key, ...rest]: Change["at"]): unknown {
  if (key === undefined) {
    if (!("come" in change)) return change.value;
    if (Array.isArray(value)) return value.toSpliced(change.from, change.gone, ...change.come);
  }
  if (Array.isArray(value) && typeof key === "number")
    return value.with(key, applyAt(value[key], change, rest));
  if (!isFields(value) || typeof key !== "string") throw new Error("These changes are of another value");
  const changed = applyAt(value[key], change, rest);
  if (changed !== undefined) return { ...value, [key]: changed };
  const { [key]: _gone, ...others } = value;
  return others;
}
