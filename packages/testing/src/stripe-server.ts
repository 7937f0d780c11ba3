import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";
import { type Answer, openStripeLedger, type StripeLedger } from "./stripe-ledger.ts";

/** How the server may misbehave: an error of Stripe's, an answer that never comes, or a line that is cut. */
export type Trouble = "rate-limit" | "server-error" | "silence" | "cut";

export const STRIPE_TEST_KEYS = {
  secretKey: "sk_test_local",
  publishableKey: "pk_test_local",
  webhookSecret: "whsec_local",
};

export type StripeServer = StripeLedger & {
  url: string;
  /** Every call that arrived, as "POST /v1/refunds". */
  calls: string[];
  /** The next calls meet this trouble; "server-error" and "cut" strike after the work was done, as they do. */
  trouble(kind: Trouble, times: number): void;
  /** Forgets the troubles that no call has met yet. */
  calmDown(): void;
  /** A webhook as Stripe would send it: its body, and the header that signs it. */
  signEvent(event: { id: string; type: string; object: object }, at?: Date): { body: string; header: string };
  close(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const send = (response: ServerResponse, { status, body }: Answer): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

/** Speaks the few calls of Stripe's API that we make, over HTTP, on a free port of this machine. For tests. */
export async function startStripeServer(): Promise<StripeServer> {
  const ledger = openStripeLedger();
  const calls: string[] = [];
  const troubles: Trouble[] = [];
  const answers = new Map<string, { parameters: string; answer: Answer }>();

  function answerOnce(key: string | undefined, parameters: string, work: () => Answer): Answer {
    const known = key ? answers.get(key) : undefined;
    if (known && known.parameters !== parameters)
      return {
        status: 400,
        body: {
          error: { type: "idempotency_error", message: "Keys can only be used with the same parameters" },
        },
      };
    const answer = known?.answer ?? work();
    if (key) answers.set(key, { parameters, answer });
    return answer;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const body = await readBody(request);
    const form = request.method === "GET" ? url.searchParams : body;
    calls.push(`${request.method} ${url.pathname}`);
    const trouble = troubles.shift();
    if (trouble === "rate-limit")
      return send(response, {
        status: 429,
        body: { error: { type: "invalid_request_error", code: "rate_limit", message: "Too many requests" } },
      });
    if (request.headers.authorization !== `Bearer ${STRIPE_TEST_KEYS.secretKey}`)
      return send(response, {
        status: 401,
        body: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } },
      });
    const key = request.headers["idempotency-key"];
    const work = () => ledger.answer(request.method ?? "", url.pathname, form);
    const answer =
      request.method === "POST" ? answerOnce(String(key ?? ""), `${url.pathname}?${form}`, work) : work();
    if (trouble === "server-error")
      return send(response, { status: 500, body: { error: { type: "api_error", message: "Oops" } } });
    if (trouble === "cut") return response.destroy();
    if (trouble === "silence") await sleep(3_000);
    return send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const stripe = new Stripe(STRIPE_TEST_KEYS.secretKey);

  return {
    ...ledger,
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    calls,
    trouble: (kind, times) => {
      for (let left = times; left > 0; left--) troubles.push(kind);
    },
    calmDown: () => void troubles.splice(0),
    signEvent({ id, type, object }, at = new Date()) {
      const body = JSON.stringify({
        id,
        object: "event",
        type,
        created: Math.floor(at.getTime() / 1000),
        data: { object },
      });
      const timestamp = Math.floor(at.getTime() / 1000);
      const header = stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: STRIPE_TEST_KEYS.webhookSecret,
        timestamp,
      });
      return { body, header };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
