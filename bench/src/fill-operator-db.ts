import type pg from "pg";

/** How many of each an operator's database holds. */
export type Sizes = { users: number; cvs: number; purchases: number };

const FIRST = [
  "Ada",
  "Ali",
  "Ayşe",
  "Can",
  "Deniz",
  "Ece",
  "Emre",
  "Gül",
  "İpek",
  "Kerem",
  "Mehmet",
  "Şule",
  "Umut",
  "Zeynep",
  "Anna",
  "Ben",
  "Clara",
  "David",
  "Ella",
  "John",
];
const LAST = [
  "Yılmaz",
  "Kaya",
  "Demir",
  "Şahin",
  "Çelik",
  "Öztürk",
  "Arslan",
  "Doğan",
  "Işık",
  "Ünal",
  "Smith",
  "Jones",
  "Miller",
  "Garcia",
  "Novak",
  "Rossi",
  "Meyer",
  "Larsen",
  "Dubois",
  "Kim",
];

const list = (values: string[]): string => `(array[${values.map((value) => `'${value}'`).join(",")}])`;

/** A stable spread over the last two years, newest ids last. */
const moment = (total: number): string =>
  `now() - interval '1 second' * ((${total} - n) * 63072000.0 / ${total})`;

const statements = ({ users, cvs, purchases }: Sizes): [name: string, sql: string][] => [
  [
    "users",
    `insert into account (email, email_key, first_name, last_name, password_hash, credits, created_at)
     select email, email, first, last, 'none', n % 97, ${moment(users)}
     from (select n, ${list(FIRST)}[1 + n % 20] as first, ${list(LAST)}[1 + (n / 20) % 20] as last,
       'user' || n || '.' || (n * 7919::bigint % 1000003) || '@example.com' as email from generate_series(1, ${users}) n) as people`,
  ],
  ["users numbered", "create table bench_user as select row_number() over () as place, id from account"],
  ["their index", "create unique index on bench_user (place)"],
  [
    "CVs",
    `insert into cv (account_id, job_title, company, language, tone, length, generation_mode, template, match_score, gap_analysis, content, created_at)
     select u.id, 'Engineer ' || n % 500, 'Company ' || n % 10000, 'en', 'formal', 'short', 'strict', 'modern', n % 101,
       '{"covered":[],"missing":[]}', '{"summary":"A summary of a life in work"}', ${moment(cvs)}
     from generate_series(1, ${cvs}) n join bench_user u on u.place = 1 + (n * 7::bigint) % ${users}`,
  ],
  [
    "purchases",
    `insert into purchase (account_id, package_id, package_name, credits, amount_cents, status, provider, intent_id, created_at, completed_at, refunded_at)
     select u.id, p.id, 'Professional', 120, 899, s.status, 'stripe', 'pi_' || n, ${moment(purchases)},
       case when s.status in ('completed', 'refunded') then ${moment(purchases)} end,
       case when s.status = 'refunded' then ${moment(purchases)} end
     from generate_series(1, ${purchases}) n join bench_user u on u.place = 1 + (n * 13::bigint) % ${users}
     cross join (select id from credit_package limit 1) p
     cross join lateral (select (array['completed','completed','completed','completed','completed','completed','completed','failed','pending','refunded'])[1 + n % 10] as status) s`,
  ],
  [
    "ledger",
    `insert into ledger_entry (account_id, kind, amount, balance_after, cv_id, created_at)
     select account_id, 'cv', -10, 0, id, created_at from cv where match_score < 34`,
  ],
  [
    "sign-up entries",
    `insert into ledger_entry (account_id, kind, amount, balance_after, created_at) select id, 'signup', 10, 10, created_at from account`,
  ],
  [
    "tickets",
    `insert into ticket (account_id, subject, description, status, created_at)
     select u.id, 'Question ' || n, 'A question of ten words', case when n % 20 = 0 then 'open' else 'closed' end, ${moment(100_000)}
     from generate_series(1, least(100000, ${users})) n join bench_user u on u.place = n`,
  ],
];

const TABLES = ["account", "cv", "purchase", "ledger_entry", "ticket"];

/** Fills the database in one session without triggers and with the indexes made afterwards: minutes, not hours. */
export async function fillOperatorDb(
  client: pg.Client,
  sizes: Sizes,
  say: (line: string) => void,
): Promise<void> {
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const [name, sql] of statements(sizes)) {
    const begun = Date.now();
    await client.query(sql);
    say(`${name}: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  }
  const begun = Date.now();
  for (const { definition } of rows) await client.query(definition);
  say(`indexes: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  await client.query("drop table bench_user");
  await client.query("vacuum analyze");
}
