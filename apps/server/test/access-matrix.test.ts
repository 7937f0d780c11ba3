import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../src/rest/routes.ts";
import { appRouter } from "../src/router.ts";
import { generate, giveCredits, idOf, openAdmin, openPerson } from "./builders.ts";
import { buy } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

/** The table: who gets in where. 404: what is somebody else's does not exist. Written anew by `-u`, and then read. */
const TABLE = "./access-matrix.txt";

const CALLERS = ["visitor", "user", "other", "read", "write", "area", "admin", "disabled"] as const;
type Caller = (typeof CALLERS)[number];
type Call = (method: string, url: string, body: object) => Promise<Answer>;

let app: TestApp;
let calls: Record<Caller, Call>;
let ids: Record<string, string>;
/** One for each caller, of what is gone after the first of them. */
let fresh: Record<string, () => Promise<string>>;

// tRPC types the procedures by feature, but keeps them in one record by their whole names.
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;

const people = new Map<Visitor, string>();

/** Calls as a person, who signs in again and calls once more where a call before has signed them out. */
const asPerson =
  (visitor: Visitor): Call =>
  async (method, url, body) => {
    const send = () =>
      app.app.inject({
        method: method as "GET",
        url,
        headers: { cookie: visitor.cookie },
        remoteAddress: "10.1.1.1",
        ...(method !== "GET" && { payload: body }),
      });
    const answer = await send();
    const email = people.get(visitor);
    if (!email || answer.statusCode !== 401) return answer;
    await visitor.post("/api/auth/login", { email, password: "correct horse" });
    return send();
  };

const asProgram =
  (token: string): Call =>
  (method, url, body) =>
    app.app.inject({
      method: method as "GET",
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(method !== "GET" && { payload: body }),
    });

beforeAll(async () => {
  app = await startApp({ maxConnections: 3 });
  const [user, other, admin, disabled] = [
    await openPerson(app),
    await openPerson(app),
    await openAdmin(app),
    await openPerson(app),
  ];
  for (const person of [user, other, admin])
    people.set(person, (await person.get("/api/auth/user")).json().email);
  await app.db
    .updateTable("account")
    .set({ disabledAt: new Date() })
    .where("id", "=", await idOf(disabled))
    .execute();
  const token = async (scopes: string[]) =>
    (await user.post("/api/tokens", { name: "x", scopes })).json<{ token: string }>().token;
  calls = {
    visitor: asPerson(app.visitor()),
    user: asPerson(user),
    other: asPerson(other),
    read: asProgram(await token(["read"])),
    write: asProgram(await token(["write"])),
    area: asProgram(await token(["applications"])),
    admin: asPerson(admin),
    disabled: asPerson(disabled),
  };
  await buy(user, "Starter");
  const idIn = async (url: string, who = user): Promise<string> => (await who.get(url)).json()[0].id;
  await user.post("/api/cvs/save", { content: {}, jobTitle: "Cook" });
  const addApplication = async () =>
    (await user.post("/api/applications", { jobTitle: "Cook" })).json<{ id: string }>().id;
  /** With a time for its next step, as its calendar file needs. */
  const planStep = async () => {
    const id = await addApplication();
    await user.patch(`/api/applications/${id}`, { version: 1, nextStepAt: "2030-01-01T10:00:00.000Z" });
    return id;
  };
  await user.post("/api/tickets", { subject: "Help", description: "Me with this, please." });
  await user.post("/api/contact", {
    name: "Ada",
    email: "ada@example.com",
    subject: "Hello",
    message: "A message to read.",
  });
  await giveCredits(app, user, 20);
  const openPreview = async () => (await generate(user)).previewData.previewId;
  const copyCv = async () => (await user.post(`/api/cvs/${ids["/api/cvs/{id}"]}/duplicate`, {})).json().id;
  const webhook = { url: "https://example.com/hook", events: ["cv.saved"] };
  const newWebhook = async () => (await user.post("/api/webhooks", webhook)).json().id;
  const writeLetter = async (): Promise<string> =>
    (await user.post(`/api/cvs/${ids["/api/cvs/{id}"]}/letters`, {})).json().id;
  const answer = { title: "Where it is", texts: { en: "Under My CVs.", tr: "CV'lerim altında." } };
  const newAnswer = async (): Promise<string> =>
    (await admin.post("/api/admin/canned-answers", answer)).json().id;
  const savedFilter = { list: "users", name: "Admins", filters: { role: "admin" } };
  const newFilter = async (): Promise<string> =>
    (await admin.post("/api/admin/saved-filters", savedFilter)).json().id;
  fresh = {
    "DELETE /api/admin/saved-filters/{id}": newFilter,
    "DELETE /api/admin/canned-answers/{id}": newAnswer,
    "DELETE /api/letters/{id}": writeLetter,
    "DELETE /api/webhooks/{id}": newWebhook,
    "DELETE /api/previews/{previewId}": openPreview,
    "DELETE /api/applications/{id}": addApplication,
    "DELETE /api/cvs/{id}": copyCv,
    "POST /api/cvs/{id}/restore": async () => {
      const id = await copyCv();
      await user.delete(`/api/cvs/${id}`);
      return id;
    },
  };
  ids = {
    "/api/previews/{previewId}": await openPreview(),
    "/api/cvs/{id}": await idIn("/api/cvs"),
    "/api/cvs/{cvId}": await idIn("/api/cvs"),
    "/api/applications/{id}": await planStep(),
    "/api/tickets/{id}": await idIn("/api/tickets"),
    "/api/tokens/{id}": (await user.post("/api/tokens", { name: "x", scopes: ["read"] })).json().id,
    "/api/webhooks/{id}": await newWebhook(),
    "/api/admin/users/{userId}": await idOf(user),
    "/api/admin/purchases/{purchaseId}": await idIn("/api/purchases"),
    "/api/admin/packages/{id}": await idIn("/api/packages"),
    "/api/admin/saved-filters/{id}": await newFilter(),
    "/api/admin/canned-answers/{id}": await newAnswer(),
    "/api/admin/settings/{key}": "cv_cost",
    "/api/admin/contact-messages/{id}": await idIn("/api/admin/contact-messages", admin),
    "/api/admin/mails/{id}": await idIn("/api/admin/mails", admin),
    "/api/admin/jobs/{id}": await idIn("/api/admin/jobs", admin),
  };
  ids["/api/letters/{id}"] = await writeLetter();
});
afterAll(() => app.stop());

/** A limit that was reached would hide whether the caller gets in: it stands in the table as what it is. */
const outcome = ({ statusCode }: Answer): string =>
  [401, 403, 404, 429].includes(statusCode) ? String(statusCode) : "ok";

/** Enough for a reply; elsewhere it is short of something, and 400 tells that the caller got in. */
const BODY = { message: "Hello" };

async function walk(name: string, method: string, urlFor: () => Promise<string>): Promise<string> {
  const outcomes: string[] = [];
  for (const caller of CALLERS) outcomes.push(outcome(await calls[caller](method, await urlFor(), BODY)));
  return `${name.padEnd(50)}${outcomes.map((each) => each.padEnd(9)).join("")}`.trimEnd();
}

it("everybody gets in where the table says so, and nowhere else", async () => {
  const lines = [`${"".padEnd(50)}${CALLERS.map((caller) => caller.padEnd(9)).join("")}`.trimEnd()];
  for (const { method, path } of routes) {
    const known = Object.keys(ids).find((prefix) => path.startsWith(prefix)) ?? "";
    const name = `${method} ${path}`;
    lines.push(
      await walk(name, method, async () => {
        const id = (await fresh[name]?.()) ?? ids[known] ?? "missing";
        return path.replace(/\{\w+\}/, id).replace("{number}", "1");
      }),
    );
  }
  // Over /trpc a token opens nothing: it is the apps' own way in.
  for (const [name, { _def }] of Object.entries(procedures)) {
    const { type } = _def;
    lines.push(await walk(name, type === "query" ? "GET" : "POST", async () => `/trpc/${name}`));
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(TABLE);
});
