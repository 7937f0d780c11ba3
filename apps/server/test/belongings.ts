import { randomUUID } from "node:crypto";
import type { Db } from "@terzi/db/open-db";
import { sql } from "kysely";
import { generate, idOf } from "./builders.ts";
import { buy } from "./purchases.ts";
import { edit, openOwner } from "./saved-cvs.ts";
import type { TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

/** Every row that is an account's, by its table: what nobody else's doings may change. */
export async function readBelongings(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id' order by table_name`.execute(db);
  const belongings: Record<string, unknown[]> = {};
  for (const [table, column] of [
    ...tables.map(({ name }) => [name, "account_id"] as const),
    ["account", "id"] as const,
  ]) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t
      where t.${sql.ref(column)} = ${accountId} order by 1`.execute(db);
    belongings[table] = rows.map(({ row }) => row);
  }
  return belongings;
}

/** Somebody who has something in every table that names an account. */
export async function openWithEverything(app: TestApp): Promise<{ person: Visitor; accountId: string }> {
  const owner = await openOwner(app);
  const { person, id: cvId } = owner;
  const accountId = await idOf(person);
  const { db } = app;
  const key = randomUUID();
  const expiresAt = new Date(app.now().getTime() + 3_600_000);
  await buy(person, "Starter");
  await edit(owner, () => ({ summary: "Another." }));
  await generate(person, { jobTitle: "Unsaved" });
  await person.post(`/api/cvs/${cvId}/letters`, {});
  await person.post(`/api/cvs/${cvId}/share`, {});
  await person.post("/api/design", { template: "executive" });
  await person.post("/api/cv-draft", { draft: { jobPosting: "Begun" }, typedAt: app.now().toISOString() });
  const { id: application } = (await person.post("/api/applications", { jobTitle: "Cook" })).json();
  await person.post(`/api/applications/${application}/move`, { status: "applied" });
  await person.patch("/api/applications/reminders", { wantsReminders: true });
  const ticket = (
    await person.post("/api/tickets", { subject: "Help me", description: "With all of it." })
  ).json();
  await person.post(`/api/tickets/${ticket.id}/replies`, { message: "Any news?" });
  await person.post("/api/tokens", { name: "CI", scopes: ["read"] });
  const webhook = { url: "https://example.com/terzi", events: ["cv.saved"] };
  const { id: endpointId } = (await person.post("/api/webhooks", webhook)).json();
  const { email } = (await person.get("/api/auth/user")).json();
  await app.visitor().post("/api/auth/request-password-reset", { email });
  const sent = { accountId, endpointId, event: "cv.saved", payload: "{}" };
  await db.insertInto("webhookDelivery").values(sent).execute();
  await db.insertInto("emailConfirmation").values({ tokenHash: key, accountId, expiresAt }).execute();
  await db.insertInto("passkeyChallenge").values({ challenge: key, accountId, expiresAt }).execute();
  const device = { credentialId: key, publicKey: Buffer.from("key"), transports: [], name: "Phone" };
  await db
    .insertInto("passkey")
    .values({ accountId, ...device })
    .execute();
  const elsewhere = { issuer: "https://id.example", subject: key, email };
  await db
    .insertInto("identity")
    .values({ accountId, ...elsewhere })
    .execute();
  const generation = { jobTitle: "Cook", company: "Ege", startedAt: app.now(), seenAt: app.now() };
  await db
    .insertInto("generation")
    .values({ id: key, accountId, ...generation })
    .execute();
  await db.insertInto("idempotencyKey").values({ accountId, key, requestHash: "x", answer: "{}" }).execute();
  const filter = { list: "users", name: "Admins", filters: "{}" } as const;
  await db
    .insertInto("savedFilter")
    .values({ accountId, ...filter })
    .execute();
  await sql`insert into match_hint (account_id, pair_hash, hints) values (${accountId}, ${key}, '{}')`.execute(
    db,
  );
  await sql`insert into taken_claim (account_id, pair_hash, sentence, evidence, cv_id)
    values (${accountId}, ${key}, 'Cooked.', '[]', ${cvId})`.execute(db);
  await sql`insert into document (account_id, cv_id, format, content_hash, bytes)
    values (${accountId}, ${cvId}, 'pdf', 'x', 'x')`.execute(db);
  return { person, accountId };
}
