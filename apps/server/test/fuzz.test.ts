import { afterAll, beforeAll, expect, it } from "vitest";
import { openPerson } from "./builders.ts";
import { sampleRequests } from "./fuzz-requests.ts";
import { faultOf, holeOf, readAccessTable } from "./judge-answer.ts";
import { startApp, type TestApp } from "./start-app.ts";
import { openWorld, type World } from "./request-world.ts";
import type { Visitor } from "./visitor.ts";

const SEED = 20_261_122;
/** What the owner alone has written: no answer to another person or to a visitor may hold it. */
const OWN_WORDS = "known-to-the-owner-alone";

let app: TestApp;
let world: World;
const people = new Map<Visitor, { id: string; email: string }>();
let callers: Record<"visitor" | "user" | "other" | "admin", Visitor>;

beforeAll(async () => {
  app = await startApp({ maxConnections: 3, env: { LOG_LEVEL: "fatal" } });
  world = await openWorld(app);
  const { person: user, admin, visitor } = world;
  await user.post("/api/tickets", { subject: OWN_WORDS, description: `${OWN_WORDS}, please.` });
  callers = { visitor, user, other: await openPerson(app), admin };
  for (const person of [user, callers.other, admin])
    people.set(person, (await person.get("/api/auth/user")).json());
});
afterAll(() => app.stop());

/** An admin's request may have shut somebody out, or made them an admin. */
async function letIn(visitor: Visitor): Promise<void> {
  if (visitor === callers.visitor) return;
  const role = visitor === callers.admin ? "admin" : "user";
  if ((await visitor.get("/api/auth/user")).json().role === role) return;
  const { id, email } = people.get(visitor) ?? { id: "", email: "" };
  await app.db.updateTable("account").set({ disabledAt: null, role }).where("id", "=", id).execute();
  await visitor.post("/api/auth/login", { email, password: "correct horse" });
}

it("no request made from the schemas breaks the server, or lets anybody in where they don't belong", async () => {
  const table = readAccessTable();
  const requests = sampleRequests({ seed: SEED, count: 240, ids: Object.values(world.ids) });
  const failures: string[] = [];
  for (const { name, method, url, body } of requests)
    for (const [caller, visitor] of Object.entries(callers)) {
      await letIn(visitor);
      const answer = await app.app.inject({
        method: method as "GET",
        url,
        headers: { cookie: visitor.cookie, "content-type": "application/json" },
        ...(method !== "GET" && { payload: JSON.stringify(body) ?? "" }),
      });
      const found =
        faultOf({ status: answer.statusCode, text: answer.body }) ??
        holeOf(table.get(name)?.get(caller) ?? "unknown", answer.statusCode) ??
        (["visitor", "other"].includes(caller) && answer.body.includes(OWN_WORDS)
          ? "shows it to others"
          : null);
      if (found) failures.push(`${caller}: ${method} ${url} ${JSON.stringify(body)} ${found}`.slice(0, 600));
    }
  expect(failures).toEqual([]);
});
