import { afterAll, beforeAll, expect, it } from "vitest";
import { idOf } from "./builders.ts";
import { countWaiting } from "./row-locks.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 4 });
});
afterAll(() => app.stop());

it("of two who move to one address at once, the second is told that it is taken", async () => {
  const [first, second] = [app.visitor(), app.visitor()];
  await first.signUp();
  await second.signUp();
  const email = "wanted@example.com";
  const moving = await app.db.startTransaction().execute();
  await moving
    .updateTable("account")
    .set({ email, emailKey: email })
    .where("id", "=", await idOf(first))
    .execute();
  const answer = second.call("auth.changeEmail", { email, password: "correct horse" });
  await expect.poll(() => countWaiting(app.db)).toBe(1);
  await moving.commit().execute();
  expect((await answer).statusCode).toBe(409);
  expect((await answer).json().error.data.failure.code).toBe("EMAIL_TAKEN");
});
