import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../src/testing.ts";

const { db, close } = await createTestDb();
afterAll(close);

let count = 0;
async function insertAccount(): Promise<string> {
  count += 1;
  const email = `person${count}@example.com`;
  const { id } = await db
    .insertInto("account")
    .values({ email, emailKey: email, passwordHash: "x" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const grant = (accountId: string, amount: number) =>
  db
    .insertInto("ledgerEntry")
    .values({ accountId, kind: "admin", amount, actorId: accountId })
    .returning("balanceAfter")
    .executeTakeFirstOrThrow();

const creditsOf = async (id: string): Promise<number> =>
  (await db.selectFrom("account").select("credits").where("id", "=", id).executeTakeFirstOrThrow()).credits;

test("an account's balance is the sum of its ledger entries", async () => {
  const id = await insertAccount();
  expect(await creditsOf(id)).toBe(0);
  expect(await grant(id, 30)).toEqual({ balanceAfter: 30 });
  expect(await grant(id, -10)).toEqual({ balanceAfter: 20 });
  expect(await creditsOf(id)).toBe(20);
});

test("a balance does not go below 0, and what was refused leaves no entry", async () => {
  const id = await insertAccount();
  await grant(id, 5);
  await expect(grant(id, -6)).rejects.toThrow("account_credits_not_negative");
  expect(await creditsOf(id)).toBe(5);
  expect(await db.selectFrom("ledgerEntry").select("amount").where("accountId", "=", id).execute()).toEqual([
    { amount: 5 },
  ]);
});

test("credits change through the ledger alone, and the ledger is never rewritten", async () => {
  const id = await insertAccount();
  await grant(id, 5);
  await expect(sql`update account set credits = 500 where id = ${id}`.execute(db)).rejects.toThrow("ledger");
  await expect(sql`delete from ledger_entry where account_id = ${id}`.execute(db)).rejects.toThrow(
    "append-only",
  );
  await expect(sql`update ledger_entry set amount = 9 where account_id = ${id}`.execute(db)).rejects.toThrow(
    "append-only",
  );
  expect(await creditsOf(id)).toBe(5);
});

test("a new account gets its free credits once", async () => {
  const accountId = await insertAccount();
  const signUp = { accountId, kind: "signup" as const, amount: 10 };
  await db.insertInto("ledgerEntry").values(signUp).execute();
  await expect(db.insertInto("ledgerEntry").values(signUp).execute()).rejects.toThrow("ledger_one_signup");
  expect(await creditsOf(accountId)).toBe(10);
});
