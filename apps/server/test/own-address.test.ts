import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenWithPages, type PagesApp } from "./pages-app.ts";
import { askFor } from "./raw-request.ts";
import { ORIGIN, startApp, type TestApp } from "./start-app.ts";

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

const addressIn = async (path: string, host: string, served = pages): Promise<string | undefined> => {
  const { body } = await askFor(served.port, path, { host });
  return /(?:href="|Sitemap: )(https?:\/\/[^/]+)\//.exec(body)?.[1];
};

describe("the product's own address in its public pages", () => {
  it.each(["/", "/robots.txt"])("is never what a Host header makes up: %s", async (path) => {
    for (const host of [
      "evil.example",
      `evil.example:${pages.port}`,
      "localhost.evil.example",
      `localhost.evil.example:${pages.port}`,
      `127.0.0.1.evil.example:${pages.port}`,
      `evil-localhost:${pages.port}`,
      "localhost:1",
      "[",
    ])
      expect(await addressIn(path, host)).toBe(`http://localhost:${pages.port}`);
  });

  it("is the name of this machine by which it was asked for", async () => {
    for (const host of [`localhost:${pages.port}`, `127.0.0.1:${pages.port}`])
      expect(await addressIn("/", host)).toBe(`http://${host}`);
  });

  it("is PUBLIC_URL where that is set, whatever the Host header says", async () => {
    const named = await listenWithPages(app, { publicUrl: ORIGIN });
    expect(await addressIn("/", "evil.example", named)).toBe(ORIGIN);
    await named.stop();
  });

  it("is believed of no proxy without PUBLIC_URL", async () => {
    const proxied = await listenWithPages(app, { isBehindProxy: true });
    const { body } = await askFor(proxied.port, "/robots.txt", { "x-forwarded-host": "evil.example" });
    expect(body).not.toContain("evil.example");
    await proxied.stop();
  });
});

describe("the outbox of a product without a mail server", () => {
  it("is shown on the machine itself", async () => {
    expect((await askFor(pages.port, "/dev/outbox")).body).toContain("<h1>Outbox</h1>");
    expect((await askFor(pages.port, "/dev/outbox", { host: `localhost:${pages.port}` })).status).toBe(200);
  });

  it("is shown to nobody who comes by another name, by a proxy, or from elsewhere", async () => {
    const told = {
      host: "evil.example",
      "x-forwarded-for": "10.0.0.1",
      forwarded: "for=x",
      "x-real-ip": "10.0.0.1",
    };
    for (const [name, value] of Object.entries(told))
      expect((await askFor(pages.port, "/dev/outbox", { [name]: value })).status).toBe(404);
    for (const host of ["localhost.evil.example", "127.0.0.1.evil.example"])
      expect((await askFor(pages.port, "/dev/outbox", { host })).status).toBe(404);
    const elsewhere = { url: "/dev/outbox", headers: { host: "localhost" }, remoteAddress: "10.0.0.1" };
    expect((await app.app.inject(elsewhere)).statusCode).toBe(404);
    const file = "/dev/outbox/00000000-0000-4000-8000-000000000000.html";
    expect((await app.app.inject({ ...elsewhere, url: file })).statusCode).toBe(404);
  });

  it.each(["0.0.0.0", "::", "192.168.1.5"])(
    "is not there at all when the server listens at %s",
    async (host) => {
      const open = await listenWithPages(app, { host });
      expect((await askFor(open.port, "/dev/outbox")).status).toBe(404);
      await open.stop();
    },
  );
});

describe("signing out by a link", () => {
  const signOutFrom = async (headers: Record<string, string>) => {
    const visitor = app.visitor();
    await visitor.signUp();
    const { cookie } = visitor;
    const answer = await visitor.get("/api/logout", { host: "localhost:3000", ...headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/login"]);
    visitor.cookie = cookie;
    return (await visitor.get("/api/auth/user")).statusCode === 401;
  };

  it("works from our own pages, and typed into the address bar", async () => {
    expect(await signOutFrom({ "sec-fetch-site": "same-origin" })).toBe(true);
    expect(await signOutFrom({ "sec-fetch-site": "none" })).toBe(true);
  });

  it("signs nobody out from somebody else's page", async () => {
    expect(await signOutFrom({ "sec-fetch-site": "cross-site" })).toBe(false);
    expect(await signOutFrom({ "sec-fetch-site": "same-site" })).toBe(false);
  });

  it("goes by the page it came from in a browser that doesn't say more", async () => {
    expect(await signOutFrom({ referer: "http://localhost:3000/settings" })).toBe(true);
    expect(await signOutFrom({ referer: "http://evil.example/" })).toBe(false);
    expect(await signOutFrom({ referer: "nonsense" })).toBe(false);
    expect(await signOutFrom({})).toBe(true);
  });
});
