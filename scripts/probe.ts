/**
 * Walks the main job at a running Terzi, as a person would by the documented calls: `npx pnpm@12 probe URL`. Signs up with
 * an address of its own, fills a profile, generates, saves, downloads both files, and deletes the account. Exits with 1
 * and says at which step it failed, for whoever watches. Where sign-ups need reCAPTCHA, name an API token with the
 * scopes "read" and "write" in PROBE_TOKEN: the probe then reads, generates and downloads with that account, and saves
 * nothing.
 */
import { randomBytes } from "node:crypto";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

const origin = process.argv[2]?.replace(/\/+$/, "");
if (!origin || !URL.canParse(origin)) {
  process.stderr.write("Usage: probe https://cv.example.com\n");
  process.exit(1);
}
const STEP_MS = 60_000;
const token = process.env.PROBE_TOKEN;
let cookie = "";
let failedAt = "";

const ask = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : cookie && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(STEP_MS),
  });

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  failedAt = name;
  const result = await work();
  process.stdout.write(`${name.padEnd(16)}${Math.round(performance.now() - begun)} ms\n`);
  return result;
}

async function answered(response: Promise<Response>): Promise<Response> {
  const answer = await response;
  if (answer.ok) return answer;
  throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
}

// `as`: the shapes are in the product's own description of these paths.
const json = async <T>(response: Promise<Response>): Promise<T> => (await answered(response)).json() as T;

const PASSWORD = randomBytes(16).toString("hex");
const PROFILE = {
  personalInfo: { name: "Terzi Probe", email: "probe@example.com" },
  summary: "Engineer who watches services.",
  experiences: [
    {
      position: "Engineer",
      company: "Probe Works",
      startDate: "2020-01",
      endDate: "present",
      responsibilities: ["Watched a service with TypeScript and PostgreSQL"],
    },
  ],
  skills: { technical: ["TypeScript", "PostgreSQL"] },
};
const ORDER = {
  jobPosting: "Backend engineer\n\nRequirements\n- TypeScript\n- PostgreSQL",
  jobTitle: "Backend engineer",
  company: "Probe Works",
};

async function signUp(): Promise<void> {
  const challenge = await json<Challenge & { siteKey?: string }>(ask("GET", "/api/captcha"));
  if (challenge.siteKey)
    throw new Error("Sign-ups need reCAPTCHA here. Name an API token of an account in PROBE_TOKEN.");
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const email = `probe-${randomBytes(6).toString("hex")}@example.com`;
  const answer = await answered(
    ask("POST", "/api/auth/signup", { firstName: "Probe", email, password: PASSWORD, recaptchaToken }),
  );
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function download(path: string, begins: string): Promise<void> {
  const file = Buffer.from(await (await answered(ask("GET", path))).arrayBuffer());
  if (file.subarray(0, begins.length).toString("latin1") !== begins)
    throw new Error(`no ${begins} file: ${file.length} bytes`);
}

type Preview = { matchScore: number; previewData: object };

async function walk(): Promise<void> {
  await step("ready", () => answered(ask("GET", "/readyz")));
  if (!token) await step("sign up", signUp);
  await step("account", () => answered(ask("GET", "/api/auth/user")));
  if (!token) await step("save profile", () => answered(ask("POST", "/api/career-data", PROFILE)));
  const preview = await step("generate", () => json<Preview>(ask("POST", "/api/cvs/generate", ORDER)));
  if (!token && preview.matchScore < 90)
    throw new Error(`a match of ${preview.matchScore}, not of 90 and more`);
  const cvs = token
    ? await json<{ id: string }[]>(ask("GET", "/api/cvs"))
    : [await step("save", () => json<{ id: string }>(ask("POST", "/api/cvs/save", preview.previewData)))];
  for (const { id } of cvs.slice(0, 1)) {
    await step("download PDF", () => download(`/api/cvs/${id}/download/pdf`, "%PDF"));
    await step("download DOCX", () => download(`/api/cvs/${id}/download/docx`, "PK"));
  }
}

try {
  await walk();
  process.stdout.write("The main job works.\n");
} catch (error) {
  process.stderr.write(`${failedAt}: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  // Whatever failed, nothing of the probe stays.
  if (cookie)
    await step("delete account", () =>
      answered(ask("POST", "/trpc/privacy.deleteAccount", { password: PASSWORD })),
    ).catch((error: unknown) => {
      process.stderr.write(`delete account: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    });
}
