import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildOrder, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

/** The messages of the log, in order. */
const logged: string[] = [];
let app: TestApp;
let url: string;
beforeAll(async () => {
  const takeLog = (line: string) => void logged.push(JSON.parse(line).msg);
  app = await startApp({ env: { LOG_LEVEL: "info" }, takeLog });
  url = await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.stop());

async function begin(path: string, headers: Record<string, string>): Promise<ClientRequest> {
  const { cookie } = await openPerson(app);
  logged.length = 0;
  const asked = request(new URL(path, url), { method: "POST", headers: { cookie, ...headers } });
  return asked.on("error", () => {});
}

const untilLogged = (message: string) => expect.poll(() => logged).toContain(message);

const failuresLogged = () =>
  logged.filter((message) => message === "unexpected failure" || message === "DATABASE_UNAVAILABLE");

describe("somebody who leaves is no failure of ours", () => {
  it("in the middle of an upload", async () => {
    const upload = await begin("/api/career-data/upload-cv", {
      "content-type": "multipart/form-data; boundary=b",
      "content-length": "100000",
    });
    upload.write(`--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`);
    await untilLogged("incoming request");
    upload.destroy();
    await untilLogged("left before the answer");
    expect(failuresLogged()).toEqual([]);
  });

  it("before an upload's first byte is read", async () => {
    const released = Promise.withResolvers<void>();
    const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": "100000" };
    const upload = await begin("/api/career-data/upload-cv", headers);
    // The only connection to the database is taken, so that nobody learns yet whose request it is.
    const taken = app.db.connection().execute(() => released.promise);
    upload.write("--b\r\n");
    await untilLogged("incoming request");
    upload.destroy();
    await expect.poll(() => promisify(app.app.server.getConnections.bind(app.app.server))()).toBe(0);
    released.resolve();
    await taken;
    await untilLogged("left before the answer");
    expect(failuresLogged()).toEqual([]);
  });

  it("in the middle of a generation", async () => {
    const generation = await begin("/trpc/cv.generate?batch=1", {
      "content-type": "application/json",
      "trpc-accept": "application/jsonl",
    });
    generation.end(JSON.stringify({ 0: buildOrder() }));
    const [answer] = await once(generation, "response");
    await once(answer, "data");
    generation.destroy();
    await untilLogged("left before the answer");
    expect(failuresLogged()).toEqual([]);
  });
});
