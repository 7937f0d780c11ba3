import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenWithPages } from "./pages-app.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 10 });
});
afterAll(() => app.stop());

/**
 * Clients in another thread: they connect and send while the server's thread is held, so that all they sent lies
 * unread in the machine when the stop begins. `flags`: 0 when they may begin, then how many have sent.
 */
const CLIENTS = `
const { connect } = require("node:net");
const { parentPort, workerData } = require("node:worker_threads");
const { port, requests, flags } = workerData;
Promise.all(requests.map((request) => new Promise((done) => {
  let answer = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(request, () => {
    Atomics.add(flags, 0, 1);
    Atomics.notify(flags, 0);
  }));
  socket.on("data", (chunk) => { answer += chunk; });
  socket.on("error", ({ code }) => done(code));
  socket.on("end", () => done(answer));
}))).then((answers) => parentPort.postMessage(answers));
`;

const upload = (cookie: string): string => {
  const body = `--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n${"\0".repeat(60_000)}\r\n--b--\r\n`;
  const head = `host: localhost\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b`;
  return `POST /api/career-data/upload-cv HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

it("a request that was sent before the stop is answered, and its connection is not kept", async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  for (let tries = 0; tries < 10; tries++) {
    const server = await listenWithPages(app);
    const requests = [upload(visitor.cookie), "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n", upload("")];
    const flags = new Int32Array(new SharedArrayBuffer(4));
    const clients = new Worker(CLIENTS, { eval: true, workerData: { port: server.port, requests, flags } });
    const answers = new Promise<string[]>((done) => clients.once("message", done));
    while (Atomics.load(flags, 0) < requests.length) Atomics.wait(flags, 0, Atomics.load(flags, 0), 1_000);
    await server.stop();
    const statuses = (await answers).map((answer) => answer.split("\r\n")[0]);
    expect(statuses).toEqual([
      "HTTP/1.1 415 Unsupported Media Type",
      "HTTP/1.1 200 OK",
      "HTTP/1.1 401 Unauthorized",
    ]);
    await clients.terminate();
  }
});
