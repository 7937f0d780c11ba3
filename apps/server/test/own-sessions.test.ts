import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PASSWORD = "correct horse";

const failureOf = (answer: { json(): { error: { data: { failure: { code: string } } } } }) =>
  answer.json().error.data.failure.code;

describe("one's own sessions", () => {
  it("are shown, and what one doesn't know can be ended", async () => {
    const visitor = app.visitor();
    await visitor.signUp({ email: "everywhere@example.com" });
    const others = [app.visitor(), app.visitor()];
    for (const other of others)
      await other.post("/api/auth/login", { email: "everywhere@example.com", password: PASSWORD });
    const list = async () =>
      (await visitor.call("auth.sessions", undefined, "query")).json().result.data as {
        id: string;
        isCurrent: boolean;
      }[];
    const sessions = await list();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions).toHaveLength(3);
    const unknown = sessions.find(({ isCurrent }) => !isCurrent);
    await visitor.call("auth.endSession", { id: unknown?.id });
    expect(await list()).toHaveLength(2);
    await visitor.call("auth.endOtherSessions", undefined);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  it("are all that one can end", async () => {
    const [visitor, stranger] = [app.visitor(), app.visitor()];
    await visitor.signUp();
    await stranger.signUp();
    const [session] = (await visitor.call("auth.sessions", undefined, "query")).json().result.data;
    expect(failureOf(await stranger.call("auth.endSession", { id: session.id }))).toBe("NOT_FOUND");
    await stranger.call("auth.endOtherSessions", undefined);
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(200);
    expect((await visitor.call("auth.endSession", { id: session.id })).statusCode).toBe(200);
    expect((await visitor.get("/api/auth/user")).statusCode).toBe(401);
  });
});
