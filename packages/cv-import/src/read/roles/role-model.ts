import { STEPS, type Step } from "./head-atoms.ts";

/** What an atom of a job's head is. */
export const ROLES = ["title", "employer", "place", "other"] as const;
export type Role = (typeof ROLES)[number];

export const OTHER = ROLES.indexOf("other");
const COUNT = ROLES.length;

/**
 * What one role scores after another (`STEPS` × roles × roles), and which of title, employer and place there are in all.
 * `mayReturn`: whether the first role may stand in two stretches, as a degree and, behind the school, its subject.
 */
export type Links = {
  transitions: readonly number[];
  presence: readonly number[];
  mayReturn: boolean;
};

export const placeOfPair = (step: Step, from: number, to: number): number =>
  (STEPS.indexOf(step) * COUNT + from) * COUNT + to;

/** A role, and, as bits, which roles were there so far: each but "other" stands in one stretch of a head. */
type State = { role: number; seen: number };
const STATES: readonly State[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seen) =>
  ROLES.flatMap((_, role) => (role === OTHER || seen & (1 << role) ? [{ role, seen }] : [])),
);
const placeOf = new Map(STATES.map(({ role, seen }, at) => [seen * COUNT + role, at]));

type Next = readonly (readonly number[])[];

/** Which state follows when this role comes next, or -1 where none may. */
const nextStates = (mayReturn: boolean): Next =>
  STATES.map(({ role: from, seen }) =>
    ROLES.map((_, to) => {
      if (to === OTHER) return placeOf.get(seen * COUNT + to) ?? -1;
      const isAgain = (seen & (1 << to)) !== 0 && !(mayReturn && to === 0);
      return isAgain && from !== to ? -1 : (placeOf.get((seen | (1 << to)) * COUNT + to) ?? -1);
    }),
  );
const [NEXT_ONCE, NEXT_AGAIN] = [nextStates(false), nextStates(true)];
const nextOf = ({ mayReturn }: Links): Next => (mayReturn ? NEXT_AGAIN : NEXT_ONCE);
const FIRST = ROLES.map((_, role) => placeOf.get((role === OTHER ? 0 : 1 << role) * COUNT + role) ?? -1);

export type Sequence = { scores: readonly (readonly number[])[]; steps: readonly Step[] };

/** How well a head reads with these roles; -Infinity where a role comes twice. */
export function scoreRoles(roles: readonly number[], { scores, steps }: Sequence, links: Links): number {
  let state = -1;
  let sum = 0;
  for (const [at, role] of roles.entries()) {
    sum += scores[at]?.[role] ?? 0;
    if (at) sum += links.transitions[placeOfPair(steps[at] ?? "row", roles[at - 1] ?? 0, role)] ?? 0;
    state = at ? (nextOf(links)[state]?.[role] ?? -1) : (FIRST[role] ?? -1);
    if (state < 0) return Number.NEGATIVE_INFINITY;
  }
  return sum + (links.presence[STATES[state]?.seen ?? 0] ?? 0);
}

/** The roles that a head reads best with. */
export function bestRoles(sequence: Sequence, links: Links): number[] {
  const { rows, backs } = walk(sequence, links, (values) => Math.max(...values));
  const ends = (rows.at(-1) ?? []).map((score, at) => score + (links.presence[STATES[at]?.seen ?? 0] ?? 0));
  let state = ends.indexOf(Math.max(...ends));
  const roles: number[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    roles.unshift(STATES[state]?.role ?? OTHER);
    const from = backs[at]?.[state] ?? [];
    state = from.reduce((best, [place, score]) => (score > best[1] ? [place, score] : best), [
      -1,
      Number.NEGATIVE_INFINITY,
    ] as [number, number])[0];
  }
  return roles;
}

type Walk = { rows: number[][]; backs: [number, number][][][] };

/** Goes along a head: for each state what leads to it scores, put together by `fold`, and from where. */
function walk({ scores, steps }: Sequence, links: Links, fold: (values: number[]) => number): Walk {
  const rows: number[][] = [];
  const backs: [number, number][][][] = [];
  const next = nextOf(links);
  for (const [at, own] of scores.entries()) {
    const arrived: [number, number][][] = STATES.map(() => []);
    if (at === 0) for (const [role, state] of FIRST.entries()) arrived[state]?.push([-1, own[role] ?? 0]);
    else
      for (const [from, sum] of (rows[at - 1] ?? []).entries()) {
        if (sum === Number.NEGATIVE_INFINITY) continue;
        for (const [role, state] of (next[from] ?? []).entries()) {
          const pair = placeOfPair(steps[at] ?? "row", STATES[from]?.role ?? 0, role);
          if (state >= 0)
            arrived[state]?.push([from, sum + (own[role] ?? 0) + (links.transitions[pair] ?? 0)]);
        }
      }
    rows.push(
      arrived.map((values) =>
        values.length ? fold(values.map(([, score]) => score)) : Number.NEGATIVE_INFINITY,
      ),
    );
    backs.push(arrived);
  }
  return { rows, backs };
}

/** What each role, each pair and each set of roles is expected to be, over all readings. */
export type Expected = { roles: number[][]; pairs: Map<number, number>; presence: number[] };

export function expectRoles(sequence: Sequence, links: Links): Expected {
  const { rows, backs } = walk(sequence, links, logSum);
  const ends = (rows.at(-1) ?? []).map((score, at) => score + (links.presence[STATES[at]?.seen ?? 0] ?? 0));
  const all = logSum(ends);
  const expected: Expected = { roles: [], pairs: new Map(), presence: Array<number>(8).fill(0) };
  // The share of all readings that go through each state, from the last atom back.
  let shares = ends.map((score) => Math.exp(score - all));
  for (const [at, share] of shares.entries())
    expected.presence[STATES[at]?.seen ?? 0] = (expected.presence[STATES[at]?.seen ?? 0] ?? 0) + share;
  for (let at = rows.length - 1; at >= 0; at--) {
    const roles = Array<number>(COUNT).fill(0);
    const before = STATES.map(() => 0);
    for (const [state, share] of shares.entries()) {
      const role = STATES[state]?.role ?? 0;
      roles[role] = (roles[role] ?? 0) + share;
      if (!share) continue;
      const total = rows[at]?.[state] ?? 0;
      for (const [from, score] of backs[at]?.[state] ?? []) {
        if (from < 0) continue;
        const part = share * Math.exp(score - total);
        before[from] = (before[from] ?? 0) + part;
        const pair = placeOfPair(sequence.steps[at] ?? "row", STATES[from]?.role ?? 0, role);
        expected.pairs.set(pair, (expected.pairs.get(pair) ?? 0) + part);
      }
    }
    expected.roles.unshift(roles);
    shares = before;
  }
  return expected;
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
