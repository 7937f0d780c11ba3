import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenWithPages, type PagesApp } from "./pages-app.ts";
import { startApp, type TestApp } from "./start-app.ts";

let base: TestApp;
let pages: PagesApp;
beforeAll(async () => {
  base = await startApp();
  pages = await listenWithPages(base);
});
afterAll(async () => {
  await pages.stop();
  await base.stop();
});

describe("the manifest", () => {
  const read = (headers: Record<string, string>) =>
    pages.app.inject({ method: "GET", url: "/site.webmanifest", headers });

  it("is in the visitor's language, and names a share target and icons for every shape", async () => {
    const english = await read({ "accept-language": "en" });
    expect(english.headers["content-type"]).toContain("application/manifest+json");
    expect(english.json()).toMatchObject({
      lang: "en",
      id: "/",
      display: "standalone",
      share_target: { action: "/bring", method: "POST" },
    });
    const purposes = english.json().icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(new Set(purposes)).toEqual(new Set(["any", "maskable"]));
    const turkish = await read({ "accept-language": "tr" });
    expect(turkish.json()).toMatchObject({
      lang: "tr",
      shortcuts: [{ name: "CV Oluştur" }, { name: "Başvurularım" }],
    });
    expect((await read({ "accept-language": "en", cookie: "terzi_language=tr" })).json().lang).toBe("tr");
  });
});

describe("what a share menu sends", () => {
  const share = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    pages.app.inject({
      method: "POST",
      url: "/bring",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const brought = (html: string): unknown =>
    JSON.parse(/<script type="application\/json" id="brought">(.*)<\/script>/s.exec(html)?.[1] ?? "null");

  it("comes with the app's page as data that runs nowhere, and is kept by nobody", async () => {
    const fields = { title: "Jobs", text: "</script><script>alert(1)</script> Aşçı $& aranıyor", url: "" };
    const answer = await share(fields);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toContain("<title>The app</title>");
    expect(answer.body.match(/<script/g)).toHaveLength(1);
    expect(brought(answer.body)).toEqual(fields);
  });

  it("may come from no origin with the cookie, as phones send it, and be long, odd or empty", async () => {
    const person = base.visitor();
    await person.signUp();
    const answer = await share({ text: "x".repeat(60_000) }, { origin: "null", cookie: person.cookie });
    expect(answer.statusCode).toBe(200);
    expect(brought((await share({})).body)).toEqual({ title: "", text: "", url: "" });
    const twice = await pages.app.inject({
      method: "POST",
      url: "/bring",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "text=a%00b&text=c&url",
    });
    expect(brought(twice.body)).toEqual({ title: "", text: "c", url: "" });
    expect((await share({ text: "x".repeat(2_000_000) })).statusCode).toBe(413);
  });

  it("excuses no other path", async () => {
    const person = base.visitor();
    await person.signUp();
    const headers = { origin: "null", cookie: person.cookie, "content-type": "application/json" };
    const refused = await pages.app.inject({
      method: "POST",
      url: "/api/applications?/bring",
      headers,
      payload: "{}",
    });
    expect(refused.statusCode).toBe(403);
  });
});
