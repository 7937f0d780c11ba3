import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createTestDb, type TestDb } from "@terzi/db/testing";
import type { Challenge } from "altcha-lib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { solveCaptcha } from "./solve-captcha.ts";

/** Holds a socket and starts servers on it, each by a line with its name, as systemd would; it accepts nothing itself. */
const HOLDER = `while read -r name; do
  (DATA_DIR="$FOLDER/$name" "$NODE" "$MAIN" & echo "$name is $!"; wait $!; echo "$name ended") &
done; wait`;

let folder: string;
let database: TestDb;
let holder: ChildProcessWithoutNullStreams;
let port: number;
let output = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-take-over-"));
  database = await createTestDb();
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  port = (socket.address() as AddressInfo).port;
  const MAIN = join(import.meta.dirname, "../src/main.ts");
  const env = {
    ...process.env,
    NODE_ENV: "",
    LOG_LEVEL: "error",
    DATABASE_URL: database.url,
    LISTEN_FDS: "1",
  };
  holder = spawn("sh", ["-c", HOLDER], {
    env: { ...env, FOLDER: folder, NODE: process.execPath, MAIN },
    stdio: ["pipe", "pipe", "pipe", descriptorOf(socket)],
    // Safe: its first three are pipes.
  }) as ChildProcessWithoutNullStreams;
  for (const stream of [holder.stdout, holder.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  socket.close();
});
afterAll(async () => {
  for (const [, pid] of output.matchAll(/ is (\d+)/g)) tryToKill(Number(pid));
  holder.stdin.end();
  if (holder.exitCode === null) await once(holder, "exit");
  await database.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

/** Node tells nobody the descriptor of a server, and hands on what it is given by number. */
const descriptorOf = (socket: Server): number => Number(Reflect.get(Reflect.get(socket, "_handle"), "fd"));

function tryToKill(pid: number): void {
  try {
    process.kill(pid, "SIGTERM");
  } catch {
    // It has ended.
  }
}

const countReady = (): number => output.split("Terzi is ready").length - 1;

/** Starts one more server on the socket; resolves when it is ready. */
async function start(name: string): Promise<void> {
  const before = countReady();
  holder.stdin.write(`${name}\n`);
  await vi.waitFor(() => expect(countReady(), output).toBe(before + 1), 60_000);
}

async function stop(name: string): Promise<void> {
  tryToKill(Number(new RegExp(`${name} is (\\d+)`).exec(output)?.[1]));
  // Longer than a process that stops gives itself.
  await vi.waitFor(() => expect(output).toContain(`${name} ended`), 60_000);
}

/** Signs somebody up; their cookie. */
async function signUp(): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  // Safe: it is what this path answers.
  const challenge = (await (await fetch(`${origin}/api/captcha`)).json()) as Challenge;
  const account = { email: "here@example.com", password: "correct horse", firstName: "Ada", lastName: "Y" };
  const answer = await fetch(`${origin}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...account, language: "en", recaptchaToken: await solveCaptcha(challenge) }),
  });
  expect(answer.status).toBe(201);
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

type Answer = { status: number } | { failure: unknown };

/** Sends `pieces` one after the other, with a pause before each. */
const send = (
  path: string,
  {
    agent,
    headers = {},
    pieces = [],
  }: { agent?: Agent; headers?: Record<string, string>; pieces?: string[] },
): Promise<Answer> =>
  new Promise((resolve) => {
    const asked = request(
      { port, path, agent, headers, method: pieces.length ? "POST" : "GET" },
      (answer) => {
        answer.resume().once("end", () => resolve({ status: answer.statusCode ?? 0 }));
        answer.once("error", (failure) => resolve({ failure }));
      },
    );
    asked.once("error", (failure) => resolve({ failure }));
    const sendAll = async () => {
      for (const piece of pieces) {
        await sleep(250);
        asked.write(piece);
      }
      asked.end();
    };
    void sendAll();
  });

/** Eight visitors of one address stay within its limit, however long the machine takes. */
const PAUSE_MS = 90;

it("a new process takes over under load: no request fails, and uploads that are under way are answered", {
  tags: "long",
}, async () => {
  await start("old");
  const answers: Answer[] = [];
  let isOver = false;
  const agent = new Agent({ keepAlive: true });
  // Half of them come over a connection of their own each time.
  const visitors = Array.from({ length: 8 }, async (_, at) => {
    while (!isOver) {
      answers.push(await send(at % 2 ? "/healthz" : "/api/packages", at % 4 < 2 ? { agent } : {}));
      await sleep(PAUSE_MS);
    }
  });
  const part = '--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
  const headers = { cookie: await signUp(), "content-type": "multipart/form-data; boundary=b" };
  const pieces = [part, ...Array.from({ length: 8 }, () => "\0".repeat(50_000)), "\r\n--b--\r\n"];

  await start("new");
  const uploads = Array.from({ length: 4 }, () => send("/api/career-data/upload-cv", { headers, pieces }));
  await sleep(500);
  const before = answers.length;
  let answered = 0;
  for (const upload of uploads) void upload.then(() => answered++);
  await sleep(0);
  expect(answered).toBe(0);
  await stop("old");
  const meanwhile = answers.length - before;
  await sleep(500);
  isOver = true;
  await Promise.all(visitors);
  agent.destroy();

  const failed = answers.filter((answer) => !("status" in answer) || answer.status !== 200);
  expect(failed.slice(0, 5), `${failed.length} of ${answers.length}`).toEqual([]);
  expect(before).toBeGreaterThan(50);
  expect(meanwhile).toBeGreaterThan(10);
  // It was no CV: that, and not a broken connection, is what they are told at the end.
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => ({ status: 415 })));
});
