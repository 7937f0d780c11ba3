import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(::ffff:)127(\.\d{1,3}){3})$/i;

/** Whether a host's name or address means the machine itself: "localhost", "127.0.0.1", "::1". */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether a request was made on this machine and for nobody else: not by a page, not through a proxy. */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = ["x-forwarded-for", "x-real-ip", "forwarded", "via"].some((name) => headers[name]);
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  return !isPassedOn && isLoopback(socket.remoteAddress ?? "") && isLoopback(name);
}

/** The wildcard address, which no link could use. */
const isWildcard = (host: string): boolean => host === "0.0.0.0" || host === "::";

/** The product's address by what it was started with: PUBLIC_URL, or else where it listens. */
export function startedOrigin(config: Config, port = config.port): string {
  if (config.publicUrl) return config.publicUrl;
  const host = isWildcard(config.host) ? "localhost" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * The product's address for links that this visitor reads. Anybody can write a Host header: without PUBLIC_URL only a
 * name of this machine is taken from it, with the port that was actually asked.
 */
export function originOf(config: Config, { host, socket }: FastifyRequest): string {
  const port = socket.localPort ?? config.port;
  const own = startedOrigin(config, port);
  const asked = `http://${host}`;
  if (config.publicUrl || !URL.canParse(asked)) return own;
  const { hostname, origin } = new URL(asked);
  const isOurs = isLoopback(hostname) || hostname === config.host || hostname === socket.localAddress;
  return isOurs && origin === `http://${hostname}:${port}` ? origin : own;
}

/** The same, worked out anew only when a visitor comes by another host than the one before. */
export function originsOf(config: Config): (request: FastifyRequest) => string {
  let last = { key: "", origin: "" };
  return (request) => {
    const { localAddress, localPort } = request.socket;
    const key = `${request.host} ${localAddress} ${localPort}`;
    if (last.key !== key) last = { key, origin: originOf(config, request) };
    return last.origin;
  };
}
