import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

const Attribute = z.object({
  key: z.string(),
  value: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
});
const Batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

type CollectedSpan = z.infer<typeof Span>;

export type SpanCollector = {
  endpoint: string;
  spans: CollectedSpan[];
  /** All that was sent, as it was sent. */
  bodies: string[];
  authorizations: (string | undefined)[];
  /** The names of a part and of all that it is a part of, the innermost first. */
  lineOf(span: CollectedSpan): string[];
  factsOf(span: CollectedSpan): Record<string, unknown>;
  close(): Promise<void>;
};

/** What collects traces, by OTLP over HTTP, as JSON. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/traces") return response.writeHead(404).end();
    const body = await json(request);
    bodies.push(JSON.stringify(body));
    authorizations.push(request.headers.authorization);
    for (const { scopeSpans } of Batch.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    return response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const lineOf = (span: CollectedSpan): string[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [span.name, ...(parent ? lineOf(parent) : [])];
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    authorizations,
    lineOf,
    factsOf: ({ attributes }) =>
      Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
