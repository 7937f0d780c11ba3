import { z } from "zod";
import { applyChanges, Change, listDifferences } from "./differences.ts";
import { type History, openHistory } from "./history.ts";
import { StudioDoc } from "./studio-doc.ts";

/** What can be undone and done again, each step by what differs from the one before, from now on outwards. */
const KeptSteps = z.object({
  keptAt: z.iso.datetime(),
  now: StudioDoc,
  back: z.array(z.array(Change)),
  ahead: z.array(z.array(Change)),
});

/** Whose steps, on which CV or preview. */
export type StepsPlace = { userId: string; id: string };

export type StepsStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefixOf = (userId: string): string => `terzi-steps:${userId}:`;
const keyOf = ({ userId, id }: StepsPlace): string => `${prefixOf(userId)}${id}`;

/** In letters, for either direction: some thousand steps, of which the oldest go. */
const KEPT_MAX = 200_000;
/** A browser has room for a few million letters, drafts included. */
const CVS_MAX = 8;

/** The difference of two neighbours as JSON: each is written with every later step, but computed once. */
const written = new WeakMap<StudioDoc, { from: StudioDoc; json: string }>();

function writeDifference(from: StudioDoc, to: StudioDoc): string {
  const known = written.get(to);
  if (known?.from === from) return known.json;
  const json = JSON.stringify(listDifferences(from, to));
  written.set(to, { from, json });
  return json;
}

/** Who logged out: a studio that closes after that keeps nothing of theirs. */
const forgotten = new Set<string>();

/** As many of these states, one after the other, as there is room for. */
function writeSteps(now: StudioDoc, states: Iterable<StudioDoc>): string {
  const steps: string[] = [];
  let [from, room] = [now, KEPT_MAX];
  for (const state of states) {
    const json = writeDifference(from, state);
    room -= json.length;
    if (room < 0) break;
    steps.push(json);
    from = state;
  }
  return `[${steps.join(",")}]`;
}

export function keepSteps(
  place: StepsPlace,
  { past, now, future }: History<StudioDoc>,
  storage: StepsStorage = localStorage,
): void {
  if (forgotten.has(place.userId)) return;
  const back = writeSteps(now, past.toReversed());
  const head = `{"keptAt":${JSON.stringify(new Date().toISOString())},"now":${JSON.stringify(now)}`;
  const value = `${head},"back":${back},"ahead":${writeSteps(now, future)}}`;
  try {
    if (storage.getItem(keyOf(place)) === null) dropOldest(place.userId, storage);
    storage.setItem(keyOf(place), value);
  } catch {
    // No room: they last as long as the page.
  }
}

/** Makes room for one more. */
function dropOldest(userId: string, storage: StepsStorage): void {
  const kept = keysOf(userId, storage).map((key) => ({ key, at: dateOf(storage.getItem(key)) }));
  const oldest = kept
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, Math.max(0, kept.length - CVS_MAX + 1));
  for (const { key } of oldest) storage.removeItem(key);
}

const dateOf = (value: string | null): string => /^\{"keptAt":"([^"]+)"/.exec(value ?? "")?.[1] ?? "";

const keysOf = (userId: string, storage: StepsStorage): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "").filter((key) =>
    key.startsWith(prefixOf(userId)),
  );

/** Kept by an earlier version of the app, perhaps: read before anybody sees them. */
const unread = new WeakSet<StudioDoc>();

/** Whether a state that is undone or redone is one that this app can show. */
export const isSoundStep = (state: StudioDoc): boolean =>
  !unread.has(state) || StudioDoc.safeParse(state).success;

function followSteps(from: StudioDoc, steps: Change[][]): StudioDoc[] {
  let state: unknown = from;
  return steps.map((changes) => {
    // Safe: `isSoundStep` reads it before it is used.
    const next = applyChanges(state, changes) as StudioDoc;
    unread.add(next);
    state = next;
    return next;
  });
}

/** Confirmed claims are kept with a preview, but a saved CV is opened without them. */
const isSameDoc = (one: StudioDoc, other: StudioDoc): boolean =>
  listDifferences({ ...one, confirmed: [] }, { ...other, confirmed: [] }).length === 0;

/** The opened state with what can be undone. What was changed elsewhere meanwhile is a step of its own. */
export function reopenHistory(
  place: StepsPlace,
  opened: StudioDoc,
  storage: StepsStorage = localStorage,
): History<StudioDoc> {
  forgotten.delete(place.userId);
  try {
    const kept = KeptSteps.safeParse(JSON.parse(storage.getItem(keyOf(place)) ?? "null")).data;
    if (!kept) return openHistory(opened);
    const isSame = isSameDoc(kept.now, opened);
    const now = isSame ? opened : kept.now;
    const past = followSteps(now, kept.back).toReversed();
    if (!isSame) return { ...openHistory(opened), past: [...past, now] };
    return { ...openHistory(opened), past, future: followSteps(now, kept.ahead) };
  } catch {
    return openHistory(opened);
  }
}

export function forgetSteps(place: StepsPlace, storage: StepsStorage = localStorage): void {
  try {
    storage.removeItem(keyOf(place));
  } catch {
    // Nothing could be kept there either.
  }
}

/** On log-out, this browser forgets all that the person could undo. */
export function forgetAllSteps(userId: string, storage: StepsStorage = localStorage): void {
  forgotten.add(userId);
  try {
    for (const key of keysOf(userId, storage)) storage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}
