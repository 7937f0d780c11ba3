/** What is known of a part: routes, names, counts. Nothing that a person wrote, and nothing that tells who they are. */
export type Facts = Record<string, string | number | boolean>;

/** A part that was timed elsewhere and is over; times in milliseconds since 1970. */
export type FinishedPart = {
  name: string;
  facts: Facts;
  startMs: number;
  endMs: number;
  failure: string | null;
};

/** One part of what the process does, while it lasts. */
export type Part = {
  add(facts: Facts): void;
  /** `failure`: the kind of it, as the name of an error. */
  end(failure?: string): void;
  /** Runs `work` so that what begins in it belongs to this part. */
  run<T>(work: () => T): T;
};

/** Where it is told what took how long, for whoever looks into a slow answer. */
export type Traces = {
  isOn: boolean;
  /** Begins a part of whatever runs around it. `isRoot`: of nothing. */
  begin(name: string, facts: Facts, options?: { isRoot?: boolean }): Part;
  /** Tells of a part that is over. */
  tell(part: FinishedPart): void;
  /** Sends what waits, and ends. */
  close(): Promise<void>;
};

const NO_PART: Part = { add() {}, end() {}, run: (work) => work() };

/** Costs nothing and tells nobody. */
export const NO_TRACES: Traces = {
  isOn: false,
  begin: () => NO_PART,
  tell() {},
  close: async () => {},
};

/** The kind of a failure: its message may repeat what a person wrote. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : "Error");

/** Does `work` as a part that ends with it. */
export async function within<T>(
  traces: Pick<Traces, "begin">,
  [name, facts]: [name: string, facts: Facts],
  work: (part: Part) => Promise<T>,
): Promise<T> {
  const part = traces.begin(name, facts);
  try {
    const result = await part.run(() => work(part));
    part.end();
    return result;
  } catch (error) {
    part.end(kindOf(error));
    throw error;
  }
}
