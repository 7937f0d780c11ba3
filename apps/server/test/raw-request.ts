import { connect } from "node:net";

export type RawAnswer = { status: number; head: string; body: string };

/** Sends the bytes as they are, which no HTTP client would, and reads until the server ends the connection. */
export const sendRaw = (port: number, request: string | Uint8Array): Promise<RawAnswer> =>
  new Promise((answered, failed) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", failed);
    socket.on("close", () => {
      const answer = Buffer.concat(chunks).toString("utf8");
      const [head = "", ...body] = answer.split("\r\n\r\n");
      answered({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body: body.join("\r\n\r\n") });
    });
  });

/** Asks for a target that is written just so. */
export const askFor = (port: number, target: string, headers: Record<string, string> = {}) => {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, connection: "close" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return sendRaw(port, Buffer.from(`GET ${target} HTTP/1.1\r\n${head}\r\n`, "latin1"));
};
