import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const Request = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() })),
  stream: z.boolean().optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
});

/** One request as the endpoint received it. */
export type Received = z.infer<typeof Request> & { at: number; authorization: string; body: string };

export type Answer = (request: Received, response: ServerResponse) => void | Promise<void>;

export type ChatServer = {
  baseUrl: string;
  received: Received[];
  /** How many requests ran at the same time at most. */
  mostAtOnce(): number;
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** An endpoint on loopback that takes requests as the chat-completions API does and answers as the test says. */
export async function startChatServer(answer: Answer): Promise<ChatServer> {
  const received: Received[] = [];
  let running = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    running++;
    most = Math.max(most, running);
    response.on("close", () => running--);
    const body = await bodyOf(request);
    if (request.method !== "POST" || request.url !== "/v1/chat/completions")
      return void response.writeHead(404, { "content-type": "application/json" }).end('{"error":{}}');
    const read = Request.parse(JSON.parse(body));
    const one = { ...read, at: Date.now(), authorization: request.headers.authorization ?? "", body };
    received.push(one);
    await answer(one, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    mostAtOnce: () => most,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type CompletionChanges = { content?: string | null; refusal?: string | null; finishReason?: string };

/** Ends the response with a chat completion, as the API words it. */
export function sendCompletion(response: ServerResponse, changes: CompletionChanges): void {
  const { content = null, refusal = null, finishReason = "stop" } = changes;
  response.writeHead(200, { "content-type": "application/json" }).end(
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_790_000_000,
      model: "test-model",
      choices: [
        {
          index: 0,
          message: { role: "assistant", content, refusal },
          finish_reason: finishReason,
          logprobs: null,
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  );
}

type Streamed = {
  content: string;
  /** Without its end it breaks off as if it were over. */
  isWhole?: boolean;
  /** How long each four letters take. */
  msPerToken?: number;
  usage?: { prompt_tokens: number; completion_tokens: number };
};

const LETTERS_PER_TOKEN = 4;

/** The same as a stream of events, in pieces of a few letters. */
export async function streamCompletion(
  response: ServerResponse,
  {
    content,
    isWhole = true,
    msPerToken = 0,
    usage = { prompt_tokens: 100, completion_tokens: 20 },
  }: Streamed,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  const send = (chunk: object) =>
    response.write(
      `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", ...chunk })}\n\n`,
    );
  const begun = performance.now();
  for (const [index, piece] of [...(content.match(/.{1,7}/gsu) ?? [])].entries()) {
    send({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] });
    const due = begun + ((index + 1) * 7 * msPerToken) / LETTERS_PER_TOKEN;
    const ms = due - performance.now();
    await new Promise((sent) => (ms > 0 ? setTimeout(sent, ms) : setImmediate(sent)));
  }
  if (isWhole) {
    send({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
    send({ choices: [], usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } });
    response.write("data: [DONE]\n\n");
  }
  response.end();
}

export function sendError(
  response: ServerResponse,
  status: number,
  {
    message = "no",
    code = null,
    param = null,
    headers = {},
  }: {
    message?: string;
    code?: string | null;
    param?: string | null;
    headers?: Record<string, string>;
  } = {},
): void {
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify({ error: { message, type: "error", code, param } }));
}
