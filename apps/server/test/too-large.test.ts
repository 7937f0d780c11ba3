import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const MB = 1024 * 1024;

let app: TestApp;
let port: number;
let person: Visitor;
beforeAll(async () => {
  app = await startApp();
  port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
  person = await openPerson(app);
});
afterAll(() => app.stop());

async function readUntil(socket: Socket, sought: string): Promise<string> {
  let text = "";
  while (!text.includes(sought)) text += (await once(socket, "data")).toString();
  return text;
}

const send = (socket: Socket, bytes: string | Buffer): Promise<void> =>
  new Promise((sent, failed) => socket.write(bytes, (error) => (error ? failed(error) : sent())));

it("a body that is too large is read to its end, so that the refusal is seen", async () => {
  const socket = connect(port, "127.0.0.1");
  const head = [
    "POST /api/career-data HTTP/1.1",
    "host: localhost",
    `cookie: ${person.cookie}`,
    "content-type: application/json",
    `content-length: ${40 * MB}`,
  ];
  await send(socket, `${head.join("\r\n")}\r\n\r\n`);
  const refusal = await readUntil(socket, "TOO_LARGE");
  expect(refusal).toContain("HTTP/1.1 413");
  await send(socket, Buffer.alloc(40 * MB, " "));
  await send(socket, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  expect(await readUntil(socket, "true")).toContain("HTTP/1.1 200");
  socket.destroy();
});
