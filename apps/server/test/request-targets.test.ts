import { ErrorBody } from "@terzi/contracts/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenWithPages, type PagesApp } from "./pages-app.ts";
import { askFor, sendRaw } from "./raw-request.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let pages: PagesApp;
beforeAll(async () => {
  app = await startApp();
  pages = await listenWithPages(app);
});
afterAll(async () => {
  await pages.stop();
  await app.stop();
});

const ODD = [
  "//",
  "///",
  "/\\",
  "//user@",
  "//user@host/",
  "//%",
  "/%",
  "/%ff",
  "/%c0%ae/",
  "/a//%e0%a4",
  "//[",
  "//:99999",
];

describe("a page that there is none of, however it is written", () => {
  it.each(ODD)("%s is the not-found page, with the headers of every page", async (target) => {
    const { status, head, body } = await askFor(pages.port, target);
    expect(status).toBe(404);
    expect(body).toContain("<title>The app</title>");
    expect(head.toLowerCase()).toContain("content-security-policy: ");
  });

  it("is the admin's not-found page below /admin", async () => {
    const { status, body } = await askFor(pages.port, "/admin/%");
    expect(status).toBe(404);
    expect(body).toContain("<title>The admin's app</title>");
  });

  it.each(["/api/%", "/api//", "/api/cvs/%ff", "/trpc/%", "/trpc//", "/sandbox/%"])(
    "%s is answered as the API answers",
    async (target) => {
      const { status, body } = await askFor(pages.port, target);
      expect(status).toBe(404);
      expect(body).toContain("NOT_FOUND");
      expect(body).not.toContain("FST_");
    },
  );
});

it("an address in full asks for its path", async () => {
  expect((await askFor(pages.port, "http://elsewhere.example/healthz")).body).toBe('{"ok":true}');
  expect((await askFor(pages.port, "http://elsewhere.example//")).status).toBe(404);
});

it("a list asked for by an odd address tells its next page by a path of our own", async () => {
  const { head } = await askFor(pages.port, "/api/packages?limit=1&x=//%&y=%zz");
  expect(head).toMatch(/^HTTP\/1\.1 200/);
});

it("what is no request is refused in the words of every refusal", async () => {
  for (const bytes of [
    "GET / HTTP/9.9\r\n\r\n",
    "GET /a b HTTP/1.1\r\n\r\n",
    "nonsense\r\n\r\n",
    "\0\0\r\n\r\n",
  ]) {
    const { status, body } = await sendRaw(pages.port, bytes);
    expect(status).toBe(400);
    expect(ErrorBody.parse(JSON.parse(body))).toMatchObject({ code: "INVALID_INPUT" });
  }
});

/** Numbers from a seed, so that a target that failed can be asked for again. */
function openDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

it("no target is answered by a failure of ours or in a framework's words", async () => {
  const roll = openDice(20_261_122);
  const PIECES = [
    "/",
    "//",
    "\\",
    "%",
    "%2f",
    "%00",
    "%ff",
    "@",
    ":",
    "[",
    "]",
    "?",
    "#",
    "..",
    ".",
    ";",
    "*",
    "é",
  ];
  const WORDS = [
    "api",
    "trpc",
    "admin",
    "cvs",
    "assets",
    "dev",
    "outbox",
    "http://",
    "user",
    "limit=1",
    "lang=tr",
  ];
  const any = [...PIECES, ...PIECES, ...WORDS];
  for (let tries = 0; tries < 500; tries++) {
    const length = 1 + roll(8);
    const rest = Array.from({ length }, () => any[roll(any.length)]).join("");
    const target = roll(8) ? `/${rest}` : rest;
    const { status, body } = await askFor(pages.port, target);
    expect(status, `${target} → ${body}`).toBeLessThan(500);
    expect(body, target).not.toContain('"statusCode"');
    if (status >= 400) expect(body, target).toMatch(/<title>The a|"code":"|"failure":/);
  }
});
