import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startJobs } from "../src/jobs/start-jobs.ts";
import { ORIGIN, startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let jobs: Awaited<ReturnType<typeof startJobs>>;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: "silent" } });
  jobs = await startJobs(app, { databaseUrl: app.databaseUrl, origin: ORIGIN });
});
afterAll(async () => {
  await jobs.stop();
  await app.stop();
});

it("a job whose end can't be written down ends nothing but its runner, and the next job is done", async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    app.db,
  );
  await sql`create trigger refuse before delete on graphile_worker._private_jobs
    for each row execute function refuse()`.execute(app.db);
  await app.visitor().signUp({ email: "patient@example.com" });
  await expect.poll(() => app.readOutbox()).toHaveLength(1);
  await sql`drop trigger refuse on graphile_worker._private_jobs`.execute(app.db);
  await app.visitor().signUp({ email: "next@example.com" });
  await expect.poll(() => app.readOutbox()).toHaveLength(2);
});
