import { type MessagePort, threadId } from "node:worker_threads";
import type { GenerateStep } from "@terzi/contracts/preview";
import type { Log } from "../log.ts";
import type { Talk } from "./jobs.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** What a job reports while it runs. There is one message in the other direction: that the person has left. */
type Told =
  | { kind: "begun"; threadId: number }
  | { kind: "step"; step: GenerateStep }
  | { kind: "sentence"; sentence: string }
  | { kind: "log"; level: (typeof LEVELS)[number]; details: object; message: string }
  | { kind: "ended" };

export type Listener = {
  /** The thread is up (which takes seconds the first time) and has taken the job. */
  onBegun?: ((threadId: number) => void) | undefined;
  onStep?: ((step: GenerateStep) => void) | undefined;
  onSentence?: ((sentence: string) => void) | undefined;
  log: Log;
};

/** The job's end of the line; `hangUp` when there is nothing more to report. */
export function openTalk(port: MessagePort): Talk & { hangUp(): void } {
  const leaving = new AbortController();
  port.once("message", () => leaving.abort());
  const tell = (told: Told) => port.postMessage(told);
  tell({ kind: "begun", threadId });
  const logAt = (level: (typeof LEVELS)[number]) => (details: object, message: string) =>
    tell({ kind: "log", level, details, message });
  return {
    onStep: (step) => tell({ kind: "step", step }),
    onSentence: (sentence) => tell({ kind: "sentence", sentence }),
    log: { debug: logAt("debug"), info: logAt("info"), warn: logAt("warn"), error: logAt("error") },
    signal: leaving.signal,
    hangUp() {
      tell({ kind: "ended" });
      port.close();
    },
  };
}

/**
 * The asking thread's end of the line: hears what the job reports, and lets it know when the person leaves. Resolves
 * when the job has reported everything; never when its thread was ended.
 */
export function listen(
  port: MessagePort,
  { onBegun, onStep, onSentence, log }: Listener,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.addEventListener("abort", () => port.postMessage("left"), { once: true });
  return new Promise((resolve) => {
    port.on("message", (told: Told) => {
      if (told.kind === "begun") onBegun?.(told.threadId);
      else if (told.kind === "step") onStep?.(told.step);
      else if (told.kind === "sentence") onSentence?.(told.sentence);
      else if (told.kind === "log") log[told.level](told.details, told.message);
      else resolve();
    });
  });
}
