import type { MatchAnswer, MatchQuestion } from "./match-worker.ts";

/** What is needed of a worker. */
export type MatchPort = {
  postMessage(question: MatchQuestion): void;
  addEventListener(type: "message", listen: (event: MessageEvent<MatchAnswer>) => void): void;
};

/**
 * Asks one question at a time. Of those that come while one is being answered only the latest is asked after it, so
 * that a fast typist never waits for postings that have changed since.
 */
export function askLatest(
  port: MatchPort,
  onAnswer: (answer: MatchAnswer) => void,
): (question: MatchQuestion) => void {
  let isBusy = false;
  let next: MatchQuestion | null = null;
  const ask = (question: MatchQuestion) => {
    if (isBusy) {
      next = question;
      return;
    }
    isBusy = true;
    port.postMessage(question);
  };
  port.addEventListener("message", ({ data }) => {
    isBusy = false;
    const waiting = next;
    next = null;
    if (waiting) ask(waiting);
    onAnswer(data);
  });
  return ask;
}
