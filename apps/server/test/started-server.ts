import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listOutbox, readOutboxMail } from "@terzi/mail/outbox";
import { type ReadMail, readMail } from "@terzi/mail/read-mail";
import { expect, vi } from "vitest";
import { solveCaptcha } from "./solve-captcha.ts";

export type StartedServer = {
  process: ChildProcess;
  folder: string;
  /** What it has said so far, its log included. */
  readOutput(): string;
  ask(path: string, body?: unknown): Promise<Response>;
  /** `T`: what this path answers. */
  read<T>(path: string): Promise<T>;
  /** Signs somebody up, who asks from then on. */
  signUp(email: string): Promise<void>;
  /** The mails in its outbox, newest first. */
  readOutbox(): Promise<ReadMail[]>;
  stop(): Promise<void>;
};

type Options = { databaseUrl: string; env?: Record<string, string>; nodeOptions?: string[] };

/** The server as a process of its own, on a database that is there. */
export async function startServer({
  databaseUrl,
  env = {},
  nodeOptions = [],
}: Options): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), "terzi-server-"));
  const own = { NODE_ENV: "", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", DATA_DIR: folder };
  const server = spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, "../src/main.ts")], {
    env: { ...process.env, ...own, DATABASE_URL: databaseUrl, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  const origin = await vi.waitFor(() => {
    const found = /ready at (http:\S+)/.exec(output)?.[1];
    if (!found) throw new Error(`not ready:\n${output}`);
    return found;
  }, 60_000);
  let cookie = "";
  const ask: StartedServer["ask"] = (path, body) =>
    fetch(`${origin}${path}`, {
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      const state = server.exitCode ?? server.signalCode ?? "runs";
      throw new Error(`no answer from ${path}; the server (${state}) said:\n${output}`, { cause });
    });
  const read = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;
  return {
    process: server,
    folder,
    readOutput: () => output,
    ask,
    read,
    async signUp(email) {
      const account = { email, password: "correct horse", firstName: "Ada", lastName: "Yılmaz" };
      const recaptchaToken = await solveCaptcha(await read("/api/captcha"));
      const answer = await ask("/api/auth/signup", { ...account, language: "en", recaptchaToken });
      expect(answer.status).toBe(201);
      cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    },
    async readOutbox() {
      const outbox = join(folder, "outbox");
      const mails = await Promise.all((await listOutbox(outbox)).map((id) => readOutboxMail(outbox, id)));
      return Promise.all(mails.map((mail) => readMail(mail ?? Buffer.alloc(0))));
    },
    async stop() {
      if (server.exitCode === null && server.kill("SIGINT")) await once(server, "exit");
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
