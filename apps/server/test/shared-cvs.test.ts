import type { CvShare } from "@terzi/contracts/share";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOf, openPerson } from "./builders.ts";
import { edit, type Owner, openOwner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

const DAY = 24 * 3_600_000;
const NAME = "Ada Yılmaz";

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: "info" }, takeLog: (line) => lines.push(line) });
});
afterAll(() => app.stop());

const share = async ({ person, id }: Owner, options: object = {}): Promise<CvShare> => {
  const answer = await person.post(`/api/cvs/${id}/share`, options);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const readShare = async ({ person, id }: Owner): Promise<CvShare | null> =>
  (await person.get(`/api/cvs/${id}/share`)).json<{ share: CvShare | null }>().share;

/** As a browser sends the form. */
const tell = (visitor: Visitor, path: string, password: string): Promise<Answer> =>
  visitor.post(path, new URLSearchParams({ password }).toString(), {
    "content-type": "application/x-www-form-urlencoded",
  });
const passOf = (answer: Answer): string => String(answer.headers["set-cookie"]).split(";")[0] ?? "";

describe("a shared CV", () => {
  it("is its page for whoever has the link, listed and kept by nobody", async () => {
    const owner = await openOwner(app);
    const { path, ...rest } = await share(owner);
    expect(path).toMatch(/^\/s\/[\w-]{43}$/);
    expect(rest).toMatchObject({ expiresAt: null, hasPassword: false, views: 0, downloads: 0 });
    const page = await app.visitor().get(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(NAME);
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.body).not.toMatch(/<script|https?:\/\/[^\s"]*\.(js|css|png)/);
    expect(page.headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow, noarchive",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    });
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(page.headers["set-cookie"]).toBeUndefined();
    await edit(owner, () => ({ summary: "Newer words." }));
    expect((await app.visitor().get(path)).body).toContain("Newer words.");
  });

  it("comes as PDF too, and both are counted, but for its owner's own looks", async () => {
    const owner = await openOwner(app);
    const { path } = await share(owner);
    const pdf = await app.visitor().get(`${path}/cv.pdf`);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.headers["x-robots-tag"]).toContain("noindex");
    await app.visitor().get(path);
    await app.visitor().get(path);
    await app.app.inject({ method: "HEAD", url: path });
    await owner.person.get(path);
    expect(await readShare(owner)).toMatchObject({ path, views: 2, downloads: 1 });
    const [version] = (await owner.person.get(`/api/cvs/${owner.id}/versions`)).json();
    expect(version).toMatchObject({ number: 1, downloads: 1 });
  });

  it("is kept as a hash of its link, which stands in no log and in nobody's export", async () => {
    const owner = await openOwner(app);
    const { path } = await share(owner, { password: "opensesame" });
    await app.visitor().get(path);
    const token = path.slice(3);
    expect(JSON.stringify(await app.db.selectFrom("cvShare").selectAll().execute())).not.toContain(token);
    expect(lines.join("")).toContain("/s/:token");
    expect(lines.join("")).not.toContain(token);
    const data = (await owner.person.get("/api/user/export")).json();
    expect(data.cvShares).toMatchObject([{ cvId: owner.id, hasPassword: true, views: 0, downloads: 0 }]);
    expect(JSON.stringify(data.cvShares)).not.toMatch(/hash|argon2/);
  });
});

it("a new link counts from nothing, and the old one opens nothing", async () => {
  const owner = await openOwner(app);
  const { path: old } = await share(owner);
  await app.visitor().get(old);
  expect((await readShare(owner))?.views).toBe(1);
  const { path } = await share(owner);
  expect(await readShare(owner)).toMatchObject({ path, views: 0, downloads: 0 });
  expect((await app.visitor().get(old)).statusCode).toBe(404);
});

describe("the price of a link", () => {
  const setCost = (value: string) =>
    app.db.updateTable("setting").set({ value }).where("key", "=", "share_cost").execute();

  it("is taken for a new one where an admin sets one, or no link is made", async () => {
    const owner = await openOwner(app);
    const credits = async (): Promise<number> => (await owner.person.get("/api/auth/user")).json().credits;
    const before = await credits();
    await share(owner);
    expect(await credits()).toBe(before);
    await setCost("2");
    const { path } = await share(owner);
    expect(await credits()).toBe(before - 2);
    await setCost(String(before));
    const refused = await owner.person.post(`/api/cvs/${owner.id}/share`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([402, "INSUFFICIENT_CREDITS"]);
    // The link that was there goes on.
    expect(await readShare(owner)).toMatchObject({ path });
    await setCost("0");
  });
});

describe("a link that opens nothing", () => {
  it("says one and the same, whether it never was, has ended, is off, or its CV or owner is gone", async () => {
    const unknown = await app.visitor().get(`/s/${"A".repeat(43)}`);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers["x-robots-tag"]).toContain("noindex");
    const owner = await openOwner(app);
    const isGone = async (path: string) => {
      for (const url of [path, `${path}/cv.pdf`]) {
        const answer = await app.visitor().get(url);
        expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
      }
      expect((await tell(app.visitor(), path, "anything")).body).toBe(unknown.body);
    };
    for (const guess of ["/s/x", "/s/%00", `/s/${"é".repeat(300)}`, "/s/..%2Fcv"])
      await isGone(encodeURI(guess).replaceAll("%25", "%"));

    const first = await share(owner);
    const second = await share(owner);
    expect(second.path).not.toBe(first.path);
    await isGone(first.path);
    expect((await app.visitor().get(second.path)).statusCode).toBe(200);

    await owner.person.delete(`/api/cvs/${owner.id}`);
    await isGone(second.path);
    expect((await owner.person.post(`/api/cvs/${owner.id}/share`, {})).statusCode).toBe(404);
    await owner.person.post(`/api/cvs/${owner.id}/restore`);
    expect((await app.visitor().get(second.path)).statusCode).toBe(200);

    expect((await owner.person.delete(`/api/cvs/${owner.id}/share`)).statusCode).toBe(200);
    await isGone(second.path);
    expect(await readShare(owner)).toBeNull();

    const last = await share(owner);
    await app.db
      .updateTable("account")
      .set({ disabledAt: app.now() })
      .where("id", "=", await idOf(owner.person))
      .execute();
    await isGone(last.path);
  });

  it("goes with the account", async () => {
    const owner = await openOwner(app);
    const { path } = await share(owner);
    await owner.person.call("privacy.deleteAccount", { password: "correct horse" });
    expect((await app.visitor().get(path)).statusCode).toBe(404);
    const left = await app.db.selectFrom("cvShare").select("id").where("cvId", "=", owner.id).execute();
    expect(left).toEqual([]);
  });

  it("is never made, shown or switched off by anybody else", async () => {
    const owner = await openOwner(app);
    const { path } = await share(owner);
    const other = await openPerson(app);
    for (const answer of [
      await other.post(`/api/cvs/${owner.id}/share`, {}),
      await other.get(`/api/cvs/${owner.id}/share`),
      await other.delete(`/api/cvs/${owner.id}/share`),
    ])
      expect(answer.json()).toMatchObject({ code: "CV_NOT_FOUND" });
    expect((await app.visitor().get(path)).statusCode).toBe(200);
  });
});

describe("a password", () => {
  it("opens page and PDF for an hour; nothing is told before", async () => {
    const owner = await openOwner(app);
    const { path } = await share(owner, { password: "opensesame" });
    const visitor = app.visitor();
    const asked = await visitor.get(path);
    expect(asked.body).toContain('type="password"');
    expect(asked.body).not.toContain("Ada");
    // Else a browser would send "null" as its origin, and a signed-in visitor's form be refused.
    expect(asked.headers["referrer-policy"]).toBe("same-origin");
    expect((await visitor.get(`${path}/cv.pdf`)).headers.location).toBe(path);

    const wrong = await tell(visitor, path, "open barley");
    expect(wrong.statusCode).toBe(403);
    expect(wrong.headers["set-cookie"]).toBeUndefined();
    expect(wrong.body).not.toContain("Ada");
    const right = await tell(visitor, path, "opensesame");
    expect([right.statusCode, right.headers.location]).toEqual([303, path]);
    expect(right.headers["set-cookie"]).toMatch(
      new RegExp(`^terzi_shared=[\\w.-]+; Max-Age=3600; Path=${path}; HttpOnly; SameSite=Lax`),
    );
    const cookie = passOf(right);
    const see = async (by = cookie) => (await visitor.get(path, { cookie: by })).body;
    expect(await see()).toContain(NAME);
    expect((await visitor.get(`${path}/cv.pdf`, { cookie })).statusCode).toBe(200);
    expect(await readShare(owner)).toMatchObject({ hasPassword: true, views: 1, downloads: 1 });

    const another = await share(await openOwner(app), { password: "opensesame" });
    expect((await visitor.get(another.path, { cookie })).body).not.toContain(NAME);
    expect(await see(cookie.replace(/=(\d+)/, (_, until) => `=${Number(until) + DAY}`))).not.toContain(NAME);
    app.passTime(3_590_000);
    expect(await see()).toContain(NAME);
    app.passTime(10_001);
    expect(await see()).not.toContain(NAME);
  });

  it("can be tried thirty times in a quarter of an hour from an address, and sixty for a link", async () => {
    const { path } = await share(await openOwner(app), { password: "opensesame" });
    const guess = async (visitor: Visitor) => {
      for (let tries = 0; tries < 30; tries++)
        expect((await tell(visitor, path, `no ${tries}`)).statusCode).toBe(403);
    };
    const visitor = app.visitor();
    await guess(visitor);
    const refused = await tell(visitor, path, "opensesame");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.body).toContain('type="password"');
    expect((await tell(app.visitor(), path, "opensesame")).statusCode).toBe(303);
    await guess(app.visitor());
    expect((await tell(app.visitor(), path, "opensesame")).statusCode).toBe(429);
  });

  it("that is too short is refused", async () => {
    const { person, id } = await openOwner(app);
    expect((await person.post(`/api/cvs/${id}/share`, { password: "short" })).statusCode).toBe(400);
  });
});

describe("an end date", () => {
  it("ends the link by the clock; its owner reads so for a month", async () => {
    const owner = await openOwner(app);
    const { path, expiresAt } = await share(owner, { expiresInDays: 7 });
    expect(Math.round((Date.parse(expiresAt ?? "") - app.now().getTime()) / DAY)).toBe(7);
    app.passTime(6.9 * DAY);
    expect((await app.visitor().get(path)).statusCode).toBe(200);
    app.passTime(0.2 * DAY);
    expect((await app.visitor().get(path)).statusCode).toBe(404);
    await app.runJobs("cleanUp");
    const kept = async () =>
      app.db.selectFrom("cvShare").select("views").where("cvId", "=", owner.id).execute();
    expect(await kept()).toEqual([{ views: 1 }]);
    app.passTime(30 * DAY);
    await app.runJobs("cleanUp");
    expect(await kept()).toEqual([]);
  });
});
