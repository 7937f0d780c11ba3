import type pg from "pg";

/** Makes accounts `name0@example.com` … with that many credits each, as if they had signed up. */
export async function addAccounts(database: pg.Client, name: string, credits: number[]): Promise<void> {
  for (const [at, amount] of credits.entries()) {
    const { rows } = await database.query<{ id: string }>(
      "insert into account (email, email_key, password_hash) values ($1, $1, 'none') returning id",
      [`${name}${at}@example.com`],
    );
    await database.query(
      "insert into ledger_entry (account_id, kind, amount, actor_id) values ($1, 'admin', $2, $1)",
      [rows[0]?.id, amount],
    );
  }
}

/** Leaves a job and a mail that have failed for good, as a mail server that is down for a day would. */
export async function addFailures(database: pg.Client, recipient: string): Promise<void> {
  const error = "connect ECONNREFUSED";
  await database.query(
    `insert into mail (recipient, language, content, status, attempts, last_error)
     values ($1, 'en', '{"template": "password-changed", "firstName": "Ada"}', 'failed', 14, $2)`,
    [recipient, error],
  );
  await database.query("select graphile_worker.add_job('cleanUp', run_at := now() + interval '1 day')");
  await database.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1
     where run_at > now() + interval '23 hours'`,
    [error],
  );
}
