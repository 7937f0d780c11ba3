import type { MatchAnswer, MatchQuestion } from "./match-worker.ts";

/** The parts of a worker that are used. */
export type MatchPort = {
  postMessage(question: MatchQuestion): void;
  addEventListener(type: "message", listen: (event: MessageEvent<MatchAnswer>) => void): void;
  addEventListener(type: "error", listen: () => void): void;
  terminate(): void;
};

type Listeners = {
  onAnswer: (answer: MatchAnswer) => void;
  /** Consecutive failures. */
  onFailure: (times: number) => void;
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Asks one question at a time. Of the questions that arrive meanwhile only the latest is asked next, so that a fast
 * typist never waits for outdated postings. A worker that fails (for instance because a part of the vocabulary can't
 * be fetched) is replaced after a pause and asked again: the old one may not be able to fetch again.
 */
export function askLatest(openPort: () => MatchPort, { onAnswer, onFailure }: Listeners) {
  let port: MatchPort;
  let asked: MatchQuestion | null = null;
  let next: MatchQuestion | null = null;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const ask = (question: MatchQuestion) => {
    if (asked) {
      next = question;
      return;
    }
    asked = question;
    port.postMessage(question);
  };
  const askNext = () => {
    const waiting = next;
    next = null;
    asked = null;
    if (waiting) ask(waiting);
  };
  const open = () => {
    port = openPort();
    port.addEventListener("message", ({ data }) => {
      failures = 0;
      askNext();
      onAnswer(data);
    });
    port.addEventListener("error", () => {
      port.terminate();
      failures += 1;
      onFailure(failures);
      pause = setTimeout(
        () => {
          open();
          next ??= asked;
          askNext();
        },
        Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS),
      );
    });
  };
  const close = () => {
    clearTimeout(pause);
    port.terminate();
  };
  open();
  return { ask, close };
}
