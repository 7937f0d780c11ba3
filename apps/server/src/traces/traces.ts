/** Routes, names and counts. Never what a person wrote, nor who they are. */
export type Facts = Record<string, string | number | boolean>;

/** A part that was timed elsewhere. Times are milliseconds since 1970. */
export type FinishedPart = {
  name: string;
  facts: Facts;
  startMs: number;
  endMs: number;
  failure: string | null;
};

/** A piece of work that is still running: a span of a trace. */
export type Part = {
  add(facts: Facts): void;
  /** `failure`: the name of the error. */
  end(failure?: string): void;
  /** Parts that `work` begins become children of this one. */
  run<T>(work: () => T): T;
};

/** Records how long each piece of work took, for whoever investigates a slow answer. */
export type Traces = {
  isOn: boolean;
  /** Begins a child of the part that is running. `isRoot`: a trace of its own. */
  begin(name: string, facts: Facts, options?: { isRoot?: boolean }): Part;
  /** Records a part that is already over. */
  tell(part: FinishedPart): void;
  /** Sends what is still queued. */
  close(): Promise<void>;
};

const NO_PART: Part = { add() {}, end() {}, run: (work) => work() };

/** For when tracing is off. */
export const NO_TRACES: Traces = {
  isOn: false,
  begin: () => NO_PART,
  tell() {},
  close: async () => {},
};

/** Only the name of an error is recorded: its message may repeat what a person wrote. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : "Error");

/** Runs `work` as a part of the trace. */
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
