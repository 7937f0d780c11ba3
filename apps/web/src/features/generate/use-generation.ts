import type { CvOrderInput } from "@terzi/contracts/cv";
import type { GenerateEvent, GenerateStep, PreviewData } from "@terzi/contracts/preview";
import { failureOf } from "@terzi/ui/failures";
import { useEffect, useRef, useState } from "react";
import { findBegun, keepBegun } from "./begun-generation.ts";
import { streamingClient } from "./streaming-client.ts";

/**
 * `step`: the current step; null before it has begun. `ahead`: the number of people before us; null when it is our
 * turn. `sentences`: those of the CV written so far.
 */
export type Generation = {
  isRunning: boolean;
  step: GenerateStep | null;
  ahead: number | null;
  sentences: string[];
};

const idle: Generation = { isRunning: false, step: null, ahead: null, sentences: [] };

type News = Exclude<GenerateEvent, { type: "begun" | "done" }>;

function newsOf(event: News, { sentences }: Generation): Partial<Generation> {
  if (event.type === "waiting") return { step: null, ahead: event.ahead };
  if (event.type === "step") return { step: event.step, ahead: null };
  return { sentences: [...sentences, event.text] };
}

/** Runs a generation and follows its steps. `cancel` stops it on the server; who leaves the page finds it there later. */
export function useGeneration(handlers: {
  onDone: (preview: PreviewData) => void;
  onFailed: (error: unknown) => void;
  /** The connection was lost after it had begun. */
  onLost: (previewId: string) => void;
}) {
  const [generation, setGeneration] = useState(idle);
  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      // Somebody who leaves finds it on the dashboard; a reload returns to it.
      if (running.current) keepBegun(null);
      running.current?.abort();
    },
    [],
  );

  const start = async (order: CvOrderInput) => {
    const controller = new AbortController();
    running.current = controller;
    setGeneration({ ...idle, isRunning: true });
    keepBegun(null);
    try {
      const events = await streamingClient.cv.generate.mutate(order, { signal: controller.signal });
      for await (const event of events) {
        if (controller.signal.aborted) return;
        if (event.type === "begun") keepBegun(event.previewId);
        else if (event.type === "done") {
          keepBegun(null);
          return handlers.onDone(event.answer.previewData);
        } else setGeneration((now) => ({ ...now, isRunning: true, ...newsOf(event, now) }));
      }
      endWithout(null, controller.signal);
    } catch (error) {
      endWithout(error, controller.signal);
    } finally {
      if (running.current === controller) {
        running.current = null;
        setGeneration(idle);
      }
    }
  };

  /** A refusal by the server is a failure. If only the connection was lost, the server continues. */
  const endWithout = (error: unknown, { aborted }: AbortSignal) => {
    if (aborted) return;
    const begun = findBegun();
    if (begun && !failureOf(error)) return handlers.onLost(begun);
    keepBegun(null);
    handlers.onFailed(error);
  };

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    const previewId = findBegun();
    if (previewId) streamingClient.cv.discardPreview.mutate({ previewId }).catch(() => {});
    keepBegun(null);
    setGeneration(idle);
  };
  return { ...generation, start, cancel };
}
