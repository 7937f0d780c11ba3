import { CvContent } from "@terzi/contracts/cv";
import { type Insertable, sql, type Updateable } from "kysely";
import { afterAll, expect, test } from "vitest";
import type { LedgerEntryTable, PurchaseTable } from "../src/tables.ts";
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

async function insertPurchase(accountId: string): Promise<string> {
  const { id: packageId, name } = await db
    .selectFrom("creditPackage")
    .select(["id", "name"])
    .executeTakeFirstOrThrow();
  count += 1;
  const purchase = { accountId, packageId, packageName: name, credits: 50, amountCents: 499 };
  const { id } = await db
    .insertInto("purchase")
    .values({ ...purchase, provider: "sandbox", intentId: `pi_${count}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const append = (entry: Insertable<LedgerEntryTable>) => db.insertInto("ledgerEntry").values(entry).execute();

test("a purchase's credits are granted once, and taken back once", async () => {
  const accountId = await insertAccount();
  const purchaseId = await insertPurchase(accountId);
  const granted = { accountId, kind: "purchase" as const, amount: 50, purchaseId };
  await append(granted);
  await expect(append(granted)).rejects.toThrow("ledger_one_grant");
  const takenBack = { accountId, kind: "refund" as const, amount: -20, purchaseId };
  await append(takenBack);
  await expect(append(takenBack)).rejects.toThrow("ledger_one_refund");
  expect(await creditsOf(accountId)).toBe(30);
  // Another purchase of the same person is another matter.
  await append({ ...granted, purchaseId: await insertPurchase(accountId) });
  expect(await creditsOf(accountId)).toBe(80);
});

test("a CV is charged for once", async () => {
  const accountId = await insertAccount();
  await grant(accountId, 100);
  const { id: cvId } = await db
    .insertInto("cv")
    .values({
      accountId,
      jobTitle: "Cook",
      language: "en",
      tone: "formal",
      length: "short",
      generationMode: "strict",
      template: "modern",
      matchScore: 0,
      gapAnalysis: { covered: [], missing: [] },
      match: null,
      content: CvContent.parse({}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const charge = { accountId, kind: "cv" as const, amount: -10, cvId };
  await append(charge);
  await expect(append(charge)).rejects.toThrow("ledger_one_charge");
  expect(await creditsOf(accountId)).toBe(90);
});

test("an entry of the ledger has the sign of its kind, and says what it is for", async () => {
  const accountId = await insertAccount();
  await grant(accountId, 100);
  const purchaseId = await insertPurchase(accountId);
  const entries: [Insertable<LedgerEntryTable>["kind"], number, object][] = [
    ["purchase", -50, { purchaseId }],
    ["refund", 50, { purchaseId }],
    ["signup", -10, {}],
    ["admin", 0, { actorId: accountId }],
    ["purchase", 50, {}],
    ["refund", -50, {}],
    ["cv", -10, {}],
    ["admin", 10, {}],
    ["signup", 10, { purchaseId }],
    ["signup", 10, { actorId: accountId }],
  ];
  for (const [kind, amount, about] of entries)
    await expect(append({ accountId, kind, amount, ...about }), `${kind} ${amount}`).rejects.toThrow("check");
  expect(await creditsOf(accountId)).toBe(100);
});

test("a purchase is completed or refunded if and only if it says when", async () => {
  const id = await insertPurchase(await insertAccount());
  const set = (change: Updateable<PurchaseTable>) =>
    db.updateTable("purchase").set(change).where("id", "=", id).execute();
  const at = new Date();
  for (const change of [
    { status: "completed" as const },
    { status: "pending" as const, completedAt: at },
    { status: "failed" as const, completedAt: at },
    { status: "refunded" as const, refundedAt: at },
    { status: "refunded" as const, completedAt: at },
    { status: "completed" as const, completedAt: at, refundedAt: at },
  ])
    await expect(set(change), JSON.stringify(change)).rejects.toThrow("check");
  await set({ status: "completed", completedAt: at });
  await set({ status: "refunded", refundedAt: at });
});
