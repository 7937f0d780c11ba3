import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
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
