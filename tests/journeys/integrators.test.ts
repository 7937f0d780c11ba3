import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHORT_PROFILE } from "./account-content.ts";
import {
  click,
  fill,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  readField,
  see,
  seeNoMore,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { makeAccount } from "./make-account.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

/** Inside the checkout, so that the examples find the client as they would find an installed one. */
const SCRATCH = join(import.meta.dirname, ".examples");

let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
let folder: string;
let examples: string[];
let shell: string;
const running: ChildProcessWithoutNullStreams[] = [];

beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  const cookie = await makeAccount(product.url, { firstName: "Ada", email: "ada.integrates@example.com" });
  ada = await openVisitor(browser, product.url, { cookie });
  await call(ada.page, "POST", "/api/career-data", SHORT_PROFILE);
  await mkdir(SCRATCH, { recursive: true });
  folder = await mkdtemp(join(SCRATCH, "run-"));
  const page = await readFile(join(import.meta.dirname, "../../docs/integrators.md"), "utf8");
  [, shell = ""] = /```sh\n(.*?)```/s.exec(page) ?? [];
  examples = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
});
afterAll(async () => {
  for (const program of running) program.kill();
  await leaveBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

async function start(
  name: string,
  code: string,
  env: Record<string, string>,
): Promise<ChildProcessWithoutNullStreams> {
  await writeFile(join(folder, name), code);
  const program = spawn(process.execPath, [name], { cwd: folder, env: { ...process.env, ...env } });
  running.push(program);
  return program;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return String(typeof address === "object" ? address?.port : address);
}

const listens = (port: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });

/** Not every machine has it; Terzi doesn't need it. */
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

const makeToken = async (scope: string): Promise<string> =>
  ((await call(ada.page, "POST", "/api/tokens", { name: "CI", scopes: [scope] })) as { token: string }).token;

describe("an integrator", () => {
  it("follows the example of the client: scores, makes, saves and downloads", async () => {
    const program = await start("client.ts", examples[0] ?? "", {
      TERZI_URL: product.url,
      TERZI_TOKEN: await makeToken("write"),
    });
    const [said, failed] = await Promise.all([text(program.stdout), text(program.stderr)]);
    expect(said, failed).toMatch(/score \d+\nsaved [0-9a-f-]{36}\n/);
    expect((await readFile(join(folder, "cv.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it.skipIf(!hasCurl)("follows the example of the shell: lists what was saved", async () => {
    const made = await makeToken("read");
    const env = { ...process.env, TERZI_URL: product.url, TERZI_TOKEN: made };
    const listed = spawn("sh", ["-c", shell], { env });
    expect(JSON.parse(await text(listed.stdout))).toMatchObject([{ company: "Difference Ltd" }]);
  });

  it("makes a webhook on the screen, whose messages the example takes", async () => {
    const { page } = ada;
    const port = await freePort();
    await visit(page, `${product.url}/settings#developers`);
    await click(page, "New Webhook", "button");
    await fill(page, "Address", `http://127.0.0.1:${port}/terzi`);
    await click(page, "Create Webhook", "button");
    await see(page, "Copy your secret now");
    const secret = await readField(page, "Secret");
    const program = await start("webhook.ts", examples[1] ?? "", { PORT: port, WEBHOOK_SECRET: secret });
    let said = "";
    program.stdout.on("data", (words) => {
      said += words;
    });
    await expect.poll(() => listens(port)).toBe(true);
    await click(page, "Done", "button");
    await see(page, "Nothing sent yet");
    await click(page, `Send a test to http://127.0.0.1:${port}/terzi`, "button");
    await see(page, "Last message delivered");
    await expect.poll(() => said).toMatch(/^ping [0-9a-f-]{36}\n$/);

    await click(page, `Delete the webhook: http://127.0.0.1:${port}/terzi`, "button");
    await click(page, "Delete", "button");
    await see(page, "You have no webhooks.");
    await seeNoMore(page, `127.0.0.1:${port}/terzi is no longer told`);
    expect(ada.faults).toEqual([]);
  });
});
