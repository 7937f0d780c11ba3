import { describe, expect, it } from "vitest";
import { askTogether } from "../src/ask-together.ts";
import { createTestDb } from "../src/testing.ts";
import type { Db } from "../src/open-db.ts";

/** A question whose answers are given by hand, in the order in which it is asked. */
function openQuestion() {
  const asked: { answer(value: number): void; fail(error: Error): void }[] = [];
  const ask = askTogether(() => new Promise<number>((answer, fail) => asked.push({ answer, fail })));
  return { asked, ask };
}

const settle = () => new Promise((done) => setImmediate(done));

describe("a question that many ask at once", () => {
  it("is asked again for all who came while it was asked, and once for all of them", async () => {
    const { db, close } = await createTestDb();
    const { asked, ask } = openQuestion();
    const first = ask(db);
    const others = [ask(db), ask(db), ask(db)];
    expect(asked).toHaveLength(1);
    asked[0]?.answer(1);
    expect(await first).toBe(1);
    await settle();
    // What was true before they asked is nothing to them.
    expect(asked).toHaveLength(2);
    asked[1]?.answer(2);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
    const later = ask(db);
    expect(asked).toHaveLength(3);
    asked[2]?.answer(3);
    expect(await later).toBe(3);
    await close();
  });

  it("is asked anew for those who wait when it fails, who never see that", async () => {
    const { db, close } = await createTestDb();
    const { asked, ask } = openQuestion();
    const first = ask(db);
    const second = ask(db);
    asked[0]?.fail(new Error("away"));
    await expect(first).rejects.toThrow("away");
    await settle();
    asked[1]?.answer(2);
    expect(await second).toBe(2);
    await close();
  });

  it("is a transaction's own, which sees what it has changed", async () => {
    const { db, close } = await createTestDb({ maxConnections: 2 });
    const countAccounts = askTogether(
      async (db: Db) => (await db.selectFrom("account").select("id").execute()).length,
    );
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("account")
        .values({ email: "ada@example.com", emailKey: "ada@example.com", passwordHash: "none" })
        .execute();
      expect(await Promise.all([countAccounts(db), countAccounts(tx), countAccounts(db)])).toEqual([0, 1, 0]);
    });
    expect(await countAccounts(db)).toBe(1);
    await close();
  });
});
