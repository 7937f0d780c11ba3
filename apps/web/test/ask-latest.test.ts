import { emptyProfile } from "@terzi/contracts/career";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askLatest } from "../src/features/generate/ask-latest.ts";
import type { MatchAnswer, MatchQuestion } from "../src/features/generate/match-worker.ts";

const question = (jobPosting: string): MatchQuestion => ({
  jobPosting,
  profile: emptyProfile(),
  language: "en",
  today: "2026-11-21",
});

const answerTo = (jobPosting: string): MatchAnswer => ({
  jobPosting,
  match: { score: 0, earned: 0, possible: 0, matches: [] },
  warnings: [],
  postingLanguage: "en",
  company: "",
});

type Listen = (event: MessageEvent<MatchAnswer>) => void;

/** A worker that answers and fails when the test says so. */
class Port {
  readonly asked: string[] = [];
  isOpen = true;
  readonly #listeners = new Map<string, Listen>();
  addEventListener(type: "message", listen: Listen): void;
  addEventListener(type: "error", listen: () => void): void;
  addEventListener(type: string, listen: Listen): void {
    this.#listeners.set(type, listen);
  }
  postMessage({ jobPosting }: MatchQuestion): void {
    this.asked.push(jobPosting);
  }
  terminate(): void {
    this.isOpen = false;
  }
  answer(jobPosting: string): void {
    this.#listeners.get("message")?.(new MessageEvent("message", { data: answerTo(jobPosting) }));
  }
  fail(): void {
    this.#listeners.get("error")?.(new MessageEvent("error"));
  }
}

function open() {
  const ports: Port[] = [];
  const told: string[] = [];
  const failures: number[] = [];
  const asking = askLatest(
    () => {
      const port = new Port();
      ports.push(port);
      return port;
    },
    { onAnswer: ({ jobPosting }) => told.push(jobPosting), onFailure: (times) => failures.push(times) },
  );
  const ask = (jobPosting: string) => asking.ask(question(jobPosting));
  const port = (): Port => ports.at(-1) ?? new Port();
  return { ask, port, ports, told, failures, close: asking.close };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("while one posting is scored, only the last of those typed meanwhile is scored after it", () => {
  const { ask, port, told } = open();
  for (const typed of ["N", "Nu", "Nurse"]) ask(typed);
  expect(port().asked).toEqual(["N"]);
  port().answer("N");
  expect(port().asked).toEqual(["N", "Nurse"]);
  port().answer("Nurse");
  ask("Nurse!");
  expect(port().asked).toEqual(["N", "Nurse", "Nurse!"]);
  expect(told).toEqual(["N", "Nurse"]);
});

test("a worker that fails is replaced, and the latest posting is scored by the new one", () => {
  const { ask, port, ports, told, failures } = open();
  ask("Welder");
  ask("Welder, MIG");
  port().fail();
  expect(ports).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(ports.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect(port().asked).toEqual(["Welder, MIG"]);
  port().fail();
  // What is typed while there is none waits for the next.
  ask("Welder, TIG");
  vi.advanceTimersByTime(60_000);
  expect(port().asked).toEqual(["Welder, TIG"]);
  expect(failures).toEqual([1, 2]);
  port().answer("Welder, TIG");
  expect(told).toEqual(["Welder, TIG"]);
  ask("Welder, MAG");
  port().fail();
  expect(failures).toEqual([1, 2, 1]);
});

test("a worker that fails while nothing is asked answers what is asked later", () => {
  const { ask, port, told } = open();
  port().fail();
  ask("Fitter");
  vi.advanceTimersByTime(60_000);
  expect(port().asked).toEqual(["Fitter"]);
  port().answer("Fitter");
  expect(told).toEqual(["Fitter"]);
});

test("nothing is opened any more once the page was left", () => {
  const { ask, port, ports, close } = open();
  ask("Cook");
  port().fail();
  close();
  vi.advanceTimersByTime(60_000);
  expect(ports).toHaveLength(1);
});
