import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openWithEverything, readBelongings } from "./belongings.ts";
import { openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it("what a request still wrote while the account was deleted goes a little later", async () => {
  const person = await openPerson(app);
  const { id: accountId } = (await person.get("/api/auth/user")).json<{ id: string }>();
  await person.call("privacy.deleteAccount", { password: "correct horse" });
  const late = { accountId, subject: "Too late", description: "It was on its way." };
  await app.db.insertInto("ticket").values(late).execute();
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())`.execute(
    app.db,
  );
  await app.runJobs();
  expect(await app.db.selectFrom("ticket").select("id").where("accountId", "=", accountId).execute()).toEqual(
    [],
  );
});

it("all of an account goes with it, or a little later, but for what money needs; and nothing of anybody else's", async () => {
  const [leaver, neighbour] = [await openWithEverything(app), await openWithEverything(app)];
  const before = await readBelongings(app.db, neighbour.accountId);
  const own = await readBelongings(app.db, leaver.accountId);
  for (const belongings of [before, own])
    expect(Object.entries(belongings).filter(([, rows]) => !rows.length)).toEqual([]);
  const mails = () => app.db.selectFrom("mail").select("id").orderBy("id").execute();
  const { email } = (await leaver.person.get("/api/auth/user")).json();
  const othersMails = await app.db
    .selectFrom("mail")
    .select("id")
    .where("recipient", "!=", email)
    .orderBy("id")
    .execute();
  expect((await leaver.person.get("/api/user/export")).body).not.toContain(neighbour.accountId);
  const told = (await leaver.person.get("/api/user/export")).json<Record<string, unknown>>();
  // What waits for an hour is nobody's to keep.
  const empty = Object.entries(told).filter(
    ([, part]) => part === null || (Array.isArray(part) && !part.length),
  );
  expect(empty).toEqual([]);

  await leaver.person.call("privacy.deleteAccount", { password: "correct horse" });
  expect(leaver.person.cookie).toBe("");
  const left = await readBelongings(app.db, leaver.accountId);
  const kept = Object.keys(left).filter((table) => left[table]?.length);
  expect(kept).toEqual(["ledger_entry", "purchase", "account"]);
  for (const table of ["ledger_entry", "purchase"]) expect(left[table]).toHaveLength(own[table]?.length ?? 0);
  expect(await readBelongings(app.db, neighbour.accountId)).toEqual(before);
  expect(await mails()).toEqual(othersMails);

  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
    where task_identifier = 'deleteLeftovers'), run_at := now())`.execute(app.db);
  await app.runJobs();
  const { webhook_delivery: _, ...lasting } = await readBelongings(app.db, neighbour.accountId);
  const { webhook_delivery: __, ...lastingBefore } = before;
  expect(lasting).toEqual(lastingBefore);
});
