import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { withDeadline } from "@terzi/documents/deadline";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Traces } from "./traces.ts";

const SEND_MS = 3_000;
/** Shorter than a stopping process is given. */
const LAST_WORDS_MS = 4_000;
/** The library's code of success. */
const TAKEN = 0;
const COMPLAIN_EVERY_MS = 60_000;

/** Sends traces to a collector by OTLP over HTTP. One that is away costs nobody's time: what it misses is lost. */
export function openOtlpTraces(
  { endpoint, headers, share }: NonNullable<Config["traces"]>,
  log: Log,
): Traces {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "terzi", "service.instance.id": randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: complaining(new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_MS }), log),
      }),
    ],
  });
  const tracer = provider.getTracer("terzi");
  const running = new AsyncLocalStorage<Context>();
  const around = () => running.getStore() ?? ROOT_CONTEXT;

  const fail = (span: Span, failure: string): void => {
    span.setAttribute("error.type", failure);
    span.setStatus({ code: SpanStatusCode.ERROR });
  };

  return {
    isOn: true,
    begin(name, attributes, { isRoot = false } = {}) {
      const kind = isRoot ? SpanKind.SERVER : SpanKind.INTERNAL;
      const parent = isRoot ? ROOT_CONTEXT : around();
      const span = tracer.startSpan(name, { attributes, kind, root: isRoot }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        add: (facts) => void span.setAttributes(facts),
        end(failure) {
          if (failure) fail(span, failure);
          span.end();
        },
        run: (work) => running.run(inside, work),
      };
    },
    tell({ name, facts, startMs, endMs, failure }) {
      const parent = around();
      const options = { attributes: facts, startTime: startMs, kind: SpanKind.CLIENT };
      const span = tracer.startSpan(name, options, parent);
      if (failure) fail(span, failure);
      span.end(endMs);
    },
    close: () =>
      withDeadline(provider.shutdown(), {
        ms: LAST_WORDS_MS,
        onTimeout: () => new Error("The collector of traces doesn't answer"),
      }).catch((error: unknown) => log.warn({ err: error }, "the last traces were not sent")),
  };
}

/** An exporter that says when a collector does not take what it is sent: rarely, since it is tried every few seconds. */
function complaining(exporter: SpanExporter, log: Log): SpanExporter {
  let complainedAt = -Infinity;
  return {
    export: (spans, onDone) =>
      exporter.export(spans, (result) => {
        if (result.code !== TAKEN && performance.now() - complainedAt > COMPLAIN_EVERY_MS) {
          complainedAt = performance.now();
          log.warn({ err: result.error }, "OTEL_EXPORTER_OTLP_ENDPOINT: traces are not taken there");
        }
        onDone(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
