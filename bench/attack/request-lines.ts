import type { Attack } from "./attack.ts";
import { openPerson, openVisitor } from "./people.ts";

const TARGETS = [
  "//",
  "///",
  "/\\",
  "/\\\\evil.example",
  "//user@",
  "//user@evil.example/",
  "//%",
  "/%",
  "/%00",
  "/%ff",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/../../etc/passwd",
  "/assets/..%2f..%2findex.html",
  "/admin//",
  "//admin",
  "/?lang=%",
  "/?lang[]=tr",
  "/?lang=__proto__",
  "/api//cvs",
  "/api/cvs/%",
  "/api/cvs/%2f",
  "/trpc",
  "/trpc/",
  "/trpc/%",
  "/trpc/__proto__",
  "/trpc/cv.find?input=%7B",
  "/trpc/cv.find,,,?batch=1&input=%7B%7D",
  "/trpc/cv.find?batch=1&input=[]",
  "/dev/outbox/..%2f..%2fserver.pem",
  "http://evil.example/",
  "*",
  `/${"a".repeat(10_000)}`,
];

export const oddTargets: Attack = {
  name: "odd request targets",
  async run(target, tally) {
    for (const method of ["GET", "HEAD", "POST", "OPTIONS"])
      for (const path of TARGETS) {
        const shown = `${method} ${path.slice(0, 60)}`;
        const answer = tally.judge(shown, await target.ask({ method, path }));
        tally.expect(!answer.text.includes("root:"), `${shown}: shows a file of the machine`);
        // Fastify's own words for what our own should say.
        const isRaw = answer.text.includes("FST_") || /"error":"Bad Request"/.test(answer.text);
        tally.expect(!isRaw, `${shown}: answers with the framework's own error`);
      }
  },
};

const PUBLIC = ["/", "/pricing", "/robots.txt", "/sitemap.xml"];

export const foreignHosts: Attack = {
  name: "foreign Host headers",
  async run(target, tally) {
    for (const path of PUBLIC) {
      for (const host of ["evil.example", "evil.example:80", "evil.example\\@localhost"]) {
        const answer = tally.judge(`${path} for ${host}`, await target.ask({ path, headers: { host } }));
        tally.expect(!answer.text.includes("evil.example"), `${path} repeats the Host header ${host}`);
      }
      const headers = { "x-forwarded-host": "evil.example" };
      const answer = tally.judge(`${path} forwarded`, await target.ask({ path, headers }));
      tally.expect(!answer.text.includes("evil.example"), `${path} repeats X-Forwarded-Host`);
    }
  },
};

const FAR_AWAY = "203.0.113.9";

export const developersPages: Attack = {
  name: "the developer's pages from afar",
  async run(target, tally) {
    const person = await openPerson(target);
    const stranger = openVisitor(target);
    stranger.address = FAR_AWAY;
    await stranger.post("/api/auth/request-password-reset", { email: person.email });
    const answer = tally.judge("GET /dev/outbox", await stranger.get("/dev/outbox"));
    tally.expect(answer.status === 404 || answer.status === 403, "a stranger from afar reads the outbox");
  },
};

const BIG = 40;

export const oddBodies: Attack = {
  name: "odd bodies and headers",
  async run(target, tally) {
    const person = await openPerson(target);
    const send = async (what: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      tally.judge(what, await person.post(path, body, headers));
    const path = "/api/career-data";
    for (const type of [
      "text/plain",
      "application/xml",
      "application/json; charset=utf-16",
      "multipart/form-data",
      "",
    ])
      await send(`content type ${type}`, path, Buffer.from("{}"), { "content-type": type });
    for (const text of ["", "{", "null", "[]", '"text"', '{"__proto__":{"role":"admin"}}', '{"a":1}{"b":2}'])
      await send(`body ${text}`, path, Buffer.from(text));
    await send("deep JSON", path, Buffer.from(`{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`));
    const large = await send("a body over all limits", path, Buffer.alloc(BIG * 1024 * 1024, 32));
    tally.expect(
      large.status === 413 || large.status === 0,
      `a body of ${BIG} MB is answered ${large.status}`,
    );
    const keys = { "idempotency-key": "x".repeat(300) };
    await send("a long Idempotency-Key", "/api/cvs/save", { content: {} }, keys);
    for (const [header, value] of [
      ["cookie", `terzi_session=${"x".repeat(4_000)}`],
      ["cookie", "terzi_session=%E0%A4%A; terzi_language=<x>"],
      ["authorization", "Bearer "],
      ["authorization", `Bearer ${"x".repeat(8_000)}`],
      ["accept-language", ",;q=;;".repeat(500)],
      ["accept-encoding", "x;q=9,br;q=-1"],
      ["x-forwarded-for", "'; drop table account; --"],
      ["x-forwarded-proto", "javascript"],
      ["range", "bytes=0-1,5-2,-9"],
      ["if-none-match", "*"],
    ] as const)
      for (const url of ["/", "/api/auth/user", "/api/cvs"])
        tally.judge(`${url} with ${header}`, await target.ask({ path: url, headers: { [header]: value } }));
  },
};
