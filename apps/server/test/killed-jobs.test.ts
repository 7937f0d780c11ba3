import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** As a process leaves a job that was killed in the midst of it, so many minutes ago. */
const leaveBehind = (minutes: number) =>
  sql`update graphile_worker._private_jobs set locked_at = now() - make_interval(mins => ${minutes}),
    locked_by = 'worker-that-was-killed'`.execute(app.db);

it("a mail whose sender was killed is sent once by another, within minutes and not before", async () => {
  await app.visitor().signUp({ email: "patient@example.com" });
  await leaveBehind(1);
  await app.runJobs("takeOverJobs");
  expect(await app.readOutbox()).toEqual([]);
  await leaveBehind(11);
  await app.runJobs("takeOverJobs");
  await app.runJobs();
  expect((await app.readOutbox()).map(({ to }) => to)).toEqual(["patient@example.com"]);
  await app.runJobs("takeOverJobs");
  await app.runJobs();
  expect(await app.readOutbox()).toHaveLength(1);
});
