import { faultOf } from "@terzi/server/test/judge-answer";
import type { Answer } from "./ask.ts";

/** What one attack has tried so far, and what fell. */
export type Tally = {
  tried: number;
  worstMs: number;
  failures: string[];
  /** Counts an answer. It fails when it breaks what holds for all answers, or takes too long. */
  judge(what: string, answer: Answer, limitMs?: number): Answer;
  /** Counts something that must hold. */
  expect(holds: boolean, what: string): void;
};

const SLOW_MS = 30_000;

export function openTally(): Tally {
  const tally: Tally = {
    tried: 0,
    worstMs: 0,
    failures: [],
    judge(what, answer, limitMs = SLOW_MS) {
      tally.tried += 1;
      tally.worstMs = Math.max(tally.worstMs, answer.ms);
      const fault = answer.status === 0 ? `no answer: ${answer.text}` : faultOf(answer);
      if (fault) tally.failures.push(`${what}: ${fault}`);
      else if (answer.ms > limitMs)
        tally.failures.push(`${what}: took ${(answer.ms / 1000).toFixed(1)} s, at most ${limitMs / 1000}`);
      return answer;
    },
    expect(holds, what) {
      tally.tried += 1;
      if (!holds) tally.failures.push(what);
    },
  };
  return tally;
}
