import { withDeadline } from "./deadline.ts";

export type Turn = {
  /** Who is waiting. Turns rotate between people, however much one of them asks for. */
  whose?: string | undefined;
  /**
   * Finishes work that already had a turn, and so goes before what only begins. Otherwise everything begun together
   * would also end together, after the last of it.
   */
  isRest?: boolean | undefined;
  /** Gives the turn up, as long as it hasn't come. */
  signal?: AbortSignal | undefined;
  /** Called with the number of turns ahead, whenever it changes; 0 means next. */
  onWaiting?: ((ahead: number) => void) | undefined;
};

export type FairQueue = {
  /** Runs `work` when its turn comes. Throws TooBusy, or the signal's reason. */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
  counts(): { running: number; waiting: number };
};

/** Too much is waiting, or nothing moved for too long. `isOwn`: the waiting work is this person's own. */
export class TooBusy extends Error {
  override name = "TooBusy";
  readonly isOwn: boolean;
  constructor(isOwn: boolean) {
    super(isOwn ? "Too much of this person's work is waiting" : "Too much work is waiting");
    this.isOwn = isOwn;
  }
}

export type QueueLimits = {
  atOnce: number;
  atOncePerPerson: number;
  waiting: number;
  waitingPerPerson: number;
  waitMs: number;
  /** More than `always` run only while there is room for them. It is asked when something begins or ends. */
  room?: { always: number; isThere: () => boolean } | undefined;
};

type Waiting = { start: () => void; isRest: boolean; onWaiting: Turn["onWaiting"]; told: number | null };
/** `served`: the number of the last turn that came for this person, 0 before the first. */
type Person = { running: number; served: number; waiting: Waiting[] };

const endsFirst = (one: Person, other: Person): number =>
  Number(restsOf(other) > 0) - Number(restsOf(one) > 0);
const restsOf = ({ waiting }: Person): number => waiting.filter(({ isRest }) => isRest).length;

/** Lets a few pieces of work run, of different people in turn; one person's wait in the order in which they came. */
export function openFairQueue(limits: QueueLimits): FairQueue {
  const people = new Map<unknown, Person>();
  let running = 0;
  let turns = 0;

  const waitingOf = () => [...people.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);

  /**
   * Those who wait, in order of turn: first those finishing something, then those with least running, then those who
   * waited longest.
   */
  const inOrder = (): Person[] =>
    [...people.values()]
      .filter(({ waiting }) => waiting.length)
      .sort(
        (one, other) => endsFirst(one, other) || one.running - other.running || one.served - other.served,
      );

  const hasRoom = (): boolean => !limits.room || running < limits.room.always || limits.room.isThere();

  function startWhatCan(): void {
    while (running < limits.atOnce && hasRoom()) {
      const person = inOrder().find((one) => one.running < limits.atOncePerPerson);
      if (!person) break;
      running++;
      person.running++;
      person.served = ++turns;
      person.waiting.shift()?.start();
    }
    tellPlaces();
  }

  /** In each round everybody who waits gets one turn. */
  function tellPlaces(): void {
    const lines = inOrder().map(({ waiting }) => waiting);
    for (const [at, line] of lines.entries())
      for (const [round, one] of line.entries()) {
        const ahead = lines.reduce((sum, other, index) => {
          const turns = index < at ? round + 1 : round;
          return sum + Math.min(other.length, turns);
        }, 0);
        if (ahead !== one.told) one.onWaiting?.(ahead);
        one.told = ahead;
      }
  }

  async function waitForTurn(person: Person, { signal, onWaiting, isRest = false }: Turn): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const own: Waiting = { start: turn.resolve, isRest, onWaiting, told: null };
    if (isRest) person.waiting.splice(restsOf(person), 0, own);
    else person.waiting.push(own);
    startWhatCan();
    try {
      await withDeadline(turn.promise, { ms: limits.waitMs, onTimeout: () => new TooBusy(false), signal });
    } catch (error) {
      const place = person.waiting.indexOf(own);
      if (place >= 0) person.waiting.splice(place, 1);
      // The turn came just as it was given up: pass it on.
      else leave(person);
      throw error;
    }
  }

  function leave(person: Person): void {
    running--;
    person.running--;
    startWhatCan();
  }

  return {
    counts: () => ({ running, waiting: waitingOf() }),
    async run(work, turn = {}) {
      turn.signal?.throwIfAborted();
      const key = turn.whose ?? Symbol("somebody");
      const person = people.get(key) ?? { running: 0, served: 0, waiting: [] };
      if (person.waiting.length >= limits.waitingPerPerson) throw new TooBusy(true);
      if (waitingOf() >= limits.waiting) throw new TooBusy(false);
      people.set(key, person);
      try {
        await waitForTurn(person, turn);
        try {
          return await work();
        } finally {
          leave(person);
        }
      } finally {
        if (!person.running && !person.waiting.length) people.delete(key);
        tellPlaces();
      }
    },
  };
}
