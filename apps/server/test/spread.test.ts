import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate, openPerson } from "./builders.ts";
import { buy } from "./purchases.ts";
import { type Distribution, listAskedEverywhere } from "./queries-by-account.ts";
import { ACROSS_ACCOUNTS, OTHERS, SPREAD } from "./spread-tables.ts";
import { startApp, type TestApp } from "./start-app.ts";

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const places = new Map(Object.entries(SPREAD).map(([name, place]) => [snake(name), place]));
const keyOf = (table: string): string => (table === "account" ? "id" : "account_id");

/** "cv_id", also where it is no reference, since the ledger outlives what it paid for. */
const isOwnId = (column: string): boolean => places.get(column.replace(/_id$/, "")) === "account";

type Unique = { table: string; columns: string[]; drawn: boolean; own: boolean };

let app: TestApp;
let person: Awaited<ReturnType<typeof openPerson>>;
let distribution: Distribution;
const asked: string[] = [];
beforeAll(async () => {
  app = await startApp({ onQuery: (query) => void asked.push(query.sql) });
  person = await openPerson(app);
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(app.db);
  const columns = new Map<string, Set<string>>();
  for (const { table, column } of rows)
    columns.set(table, (columns.get(table) ?? new Set<string>()).add(column));
  const spread = [...places].filter(([, place]) => place === "account");
  distribution = { columns, by: new Map(spread.map(([table]) => [table, keyOf(table)])) };
});
afterAll(() => app.stop());

describe("keys allow the tables to be spread by account", () => {
  it("a table that lies with its account names it", () => {
    for (const [table, key] of distribution.by)
      expect(distribution.columns.get(table)?.has(key), table).toBe(true);
  });

  it("a reference between rows of accounts names the account, so that it stays on one machine", async () => {
    const { rows } = await sql<{ table: string; columns: string[]; whole: string; wholeColumns: string[] }>`
      select child.relname as table, parent.relname as whole,
        (select array_agg(attname::text order by at) from unnest(conkey) with ordinality as key (number, at)
          join pg_attribute on attrelid = conrelid and attnum = number) as columns,
        (select array_agg(attname::text order by at) from unnest(confkey) with ordinality as key (number, at)
          join pg_attribute on attrelid = confrelid and attnum = number) as whole_columns
      from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f'`.execute(app.db);
    const between = rows.filter(
      ({ table, whole }) => distribution.by.has(table) && distribution.by.has(whole),
    );
    const leading = between
      .filter(({ columns, whole, wholeColumns }) => {
        const at = wholeColumns.indexOf(keyOf(whole));
        return at < 0 || columns[at] !== "account_id";
      })
      .map(({ table, columns }) => `${table} (${columns.join(", ")})`);
    expect(between.length).toBeGreaterThan(20);
    expect(leading.sort()).toEqual(OTHERS);
  });

  it("what is unique is so within an account, drawn by chance, or said to be promised across accounts", async () => {
    // Drawn: ids that the database makes. Own: with an id of what one account alone has, so that naming it too changes nothing.
    const { rows } = await sql<Unique>`
      select class.relname as table,
        array_agg(attribute.attname::text order by attribute.attnum) as columns,
        bool_and(attribute.atttypid = 'uuid'::regtype and index.indisprimary) as drawn,
        bool_and(exists (select from pg_constraint reference where reference.contype = 'f'
          and reference.conrelid = class.oid and attribute.attnum = any(reference.conkey))) as own
      from pg_index index
      join pg_class class on class.oid = index.indrelid
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(index.indkey)
      where index.indisunique and class.relnamespace = 'public'::regnamespace
      group by class.relname, index.indexrelid`.execute(app.db);
    const promised = rows
      .filter(({ table }) => distribution.by.has(table))
      .filter(({ table, columns }) => !columns.includes(keyOf(table)))
      .filter(({ columns, drawn, own }) => !(drawn || own || columns.some(isOwnId)))
      .map(({ table, columns }) => `${table} (${columns.join(", ")})`);
    expect(rows.length).toBeGreaterThan(50);
    expect(promised.sort()).toEqual(ACROSS_ACCOUNTS);
  });
});

describe("what is asked most names the account, so that one machine answers", () => {
  /** What was asked of tables that lie with their account, without naming it. */
  const askedEverywhere = async (act: () => Promise<unknown>): Promise<string[]> => {
    asked.length = 0;
    await act();
    expect(asked.length).toBeGreaterThan(0);
    const found = await Promise.all(
      [...new Set(asked)].map(async (query) => {
        const tables = await listAskedEverywhere(query, distribution);
        return tables.map((table) => `${table}: ${query}`);
      }),
    );
    return found.flat();
  };
  /** Who asks is found by the session, and the account with it: once known, it is named. */
  const isWhoAsks = (line: string): boolean => /from "session" inner join "account"/.test(line);
  const ofAccounts = async (act: () => Promise<unknown>): Promise<string[]> =>
    (await askedEverywhere(act)).filter((line) => !isWhoAsks(line));

  it("the reads: who one is, the CVs, a CV, its file, the profile, the packages", async () => {
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    const paths = [
      ...["/api/auth/user", "/api/cvs", `/api/cvs/${id}`, `/api/cvs/${id}/download/pdf`],
      ...["/api/career-data", "/api/packages", "/api/applications", "/api/purchases", "/api/tickets"],
    ];
    const everywhere = await ofAccounts(async () => {
      for (const path of paths) expect((await person.get(path)).statusCode, path).toBe(200);
    });
    expect(everywhere).toEqual([]);
  });

  it("the work: a profile saved, a CV generated, saved and edited, credits bought", async () => {
    const everywhere = await ofAccounts(async () => {
      await buy(person);
      const { previewData } = await generate(person);
      const saved = await person.post("/api/cvs/save", previewData);
      expect(saved.statusCode).toBe(201);
      const { id } = saved.json<{ id: string }>();
      const { version, content } = (await person.get(`/api/cvs/${id}`)).json();
      const edit = { version, content: { ...content, summary: "Edited." } };
      expect((await person.patch(`/api/cvs/${id}`, edit)).statusCode).toBe(200);
      const profile = (await person.get("/api/career-data")).json();
      expect((await person.post("/api/career-data", profile)).statusCode).toBe(200);
    });
    expect(everywhere).toEqual([]);
  });

  it("parts: versions of a CV, its receipts, an application's way, a ticket's replies, webhooks, one's own copy", async () => {
    const { previewData } = await generate(person);
    const { id } = (await person.post("/api/cvs/save", previewData)).json<{ id: string }>();
    const webhook = { url: "https://example.com/hook", events: ["application.moved"] };
    const everywhere = await ofAccounts(async () => {
      expect((await person.get(`/api/cvs/${id}/receipts`)).statusCode).toBe(200);
      expect((await person.get(`/api/cvs/${id}/download/pdf`)).statusCode).toBe(200);
      const { version, content } = (await person.get(`/api/cvs/${id}`)).json();
      const edit = { version, content: { ...content, summary: "Edited after it was sent." } };
      expect((await person.patch(`/api/cvs/${id}`, edit)).statusCode).toBe(200);
      for (const path of ["", "/1", "/2"])
        expect((await person.get(`/api/cvs/${id}/versions${path}`)).statusCode, path).toBe(200);
      expect((await person.get(`/api/cvs/${id}/download/pdf?version=1`)).statusCode).toBe(200);
      expect((await person.post(`/api/cvs/${id}/versions/1/restore`)).statusCode).toBe(200);

      expect((await person.post("/api/webhooks", webhook)).statusCode).toBe(201);
      const order = { jobTitle: "Cook", company: "Kantine", cvId: id };
      const application = (await person.post("/api/applications", order)).json();
      const move = await person.post(`/api/applications/${application.id}/move`, { status: "applied" });
      expect(move.statusCode).toBe(200);
      expect((await person.get("/api/webhooks")).json()[0].deliveries).toHaveLength(1);

      const question = { subject: "A question", description: "How long does a CV stay?" };
      const ticket = (await person.post("/api/tickets", question)).json();
      const reply = await person.post(`/api/tickets/${ticket.id}/replies`, { message: "I mean the file." });
      expect(reply.statusCode).toBe(201);
      expect((await person.get("/api/user/export")).statusCode).toBe(200);
    });
    expect(everywhere).toEqual([]);
  });

  it.each([
    ['select * from "cv" where "id" = $1', ["cv"]],
    ['select * from "cv" where "id" = $1 or "account_id" = $2', ["cv"]],
    ['select * from "cv" as c join "account" a on a.id = c.account_id where a.id = $1', []],
    ['select 1 where exists (select 1 from "cv" where "id" = $1)', ["cv"]],
    ['update "cv" set "account_id" = $2 where "id" = $1', ["cv"]],
    ['insert into "cv" ("id") values ($1)', ["cv"]],
    ['with one as (delete from "purchase" where "id" = $1 returning id) select 2', ["purchase"]],
  ])("%s is asked of all for %j", async (query, tables) => {
    expect(await listAskedEverywhere(query, distribution)).toEqual(tables);
  });
});
