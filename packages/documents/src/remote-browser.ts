import { lookup } from "node:dns/promises";

const ANSWER_MS = 5_000;

/**
 * The WebSocket address at which a browser elsewhere takes connections now. A Chromium draws another path at each start,
 * so one that is named by host and port alone is asked for it, each time; an address with a path or a question is taken
 * as it is, and so is the address of what doesn't answer as a Chromium.
 */
export async function findBrowserAddress(endpoint: string): Promise<string> {
  const url = new URL(endpoint);
  if (url.pathname !== "/" || url.search) return endpoint;
  // Chromium answers nobody who names it otherwise than by a number: a web page's script could, by a name of its own.
  const { address, family } = await lookup(url.hostname.replace(/^\[|\]$/g, ""));
  const asked = new URL("/json/version", url);
  asked.protocol = url.protocol === "wss:" ? "https:" : "http:";
  if (url.protocol === "ws:") asked.hostname = family === 6 ? `[${address}]` : address;
  const answer = await fetch(asked, { signal: AbortSignal.timeout(ANSWER_MS) });
  const told: unknown = await answer.json().catch(() => null);
  const own = told instanceof Object ? String(Reflect.get(told, "webSocketDebuggerUrl")) : "";
  if (!URL.canParse(own)) return endpoint;
  const { pathname } = new URL(own);
  return Object.assign(new URL(asked), { protocol: url.protocol, pathname }).href;
}
