import type { Tally } from "./tally.ts";
import type { Target } from "./target.ts";

const RULES: [what: string, sql: string][] = [
  [
    "a balance that its ledger does not add up to",
    `select a.id from account a left join ledger_entry l on l.account_id = a.id
     group by a.id having a.credits <> coalesce(sum(l.amount), 0)`,
  ],
  ["a balance below zero", "select id from account where credits < 0"],
  [
    "a CV that nobody was charged for, or twice",
    // Copies are free, and a twin has a price of its own.
    `select c.id from cv c left join ledger_entry l on l.cv_id = c.id and l.kind = 'cv'
     group by c.id having count(l.id) > 1 or (count(l.id) = 0 and c.copy_of is null and c.twin_of is null)`,
  ],
  [
    "a charge for a CV that is missing",
    `select l.id from ledger_entry l join account a on a.id = l.account_id and a.deleted_at is null
     left join cv c on c.id = l.cv_id where l.kind = 'cv' and c.id is null`,
  ],
  [
    "something of a person who has deleted their account",
    `select a.id from account a where a.deleted_at is not null and (exists (select from cv where account_id = a.id)
     or exists (select from career_profile where account_id = a.id) or exists (select from ticket where account_id = a.id))`,
  ],
  [
    "a completed purchase that gave nothing, or twice",
    `select p.id from purchase p left join ledger_entry l on l.purchase_id = p.id and l.kind = 'purchase'
     where p.status in ('completed', 'refunded') group by p.id having count(l.id) <> 1`,
  ],
  [
    "credits for a purchase that was not paid",
    `select l.id from ledger_entry l join purchase p on p.id = l.purchase_id
     where l.kind = 'purchase' and p.status in ('pending', 'failed')`,
  ],
];

/** Holds all money against the ledger, and what is left of those who have left. */
export async function checkMoney({ db }: Target, tally: Tally): Promise<void> {
  for (const [what, sql] of RULES) {
    const { rows } = await db.query<{ id: string }>(sql);
    tally.expect(rows.length === 0, `${what}: ${rows.map(({ id }) => id).slice(0, 3)}`);
  }
}
