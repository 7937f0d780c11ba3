import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  /** 0: no answer came; `text` then says why. */
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  ms: number;
};

export type Asked = {
  method?: string;
  /** Sent as it is, whatever a URL would make of it. */
  path: string;
  headers?: Record<string, string>;
  /** JSON, unless it is bytes already. */
  body?: unknown;
  timeoutMs?: number;
};

const PATIENCE_MS = 120_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request and takes whatever comes back, or doesn't. Never throws. */
export function ask(
  origin: string,
  { method = "GET", path, headers = {}, body, timeoutMs }: Asked,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const sent = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body) ?? "");
  const begun = performance.now();
  return new Promise((resolve) => {
    const none = (why: string) =>
      resolve({ status: 0, headers: {}, bytes: Buffer.alloc(0), text: why, ms: performance.now() - begun });
    const asking = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        signal: AbortSignal.timeout(timeoutMs ?? PATIENCE_MS),
        headers: {
          ...(sent && { "content-type": "application/json", "content-length": String(sent.byteLength) }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", (error) => none(String(error)));
        answer.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const ms = performance.now() - begun;
          // Text of a hundred megabytes is nothing to search in.
          const text = bytes.subarray(0, 4_000_000).toString("utf8");
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text, ms });
        });
      },
    );
    asking.on("error", (error) => none(String(error)));
    asking.end(sent);
  });
}

export const jsonOf = (answer: Answer): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(answer.text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
