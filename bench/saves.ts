/**
 * CVs saved a second, and whether every credit is there: `node bench/saves.ts [--people 64] [--saves 24]`, after
 * `pnpm build`. Everybody saves four at a time, more than their credits pay for: what is refused must be exactly the rest.
 * The last line counts people whose balance, ledger, CVs or answers don't agree.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDb } from "@terzi/db/open-db";
import { databaseUrl } from "@terzi/journeys/open-database";
import { startProduct } from "@terzi/journeys/product";
import { timed, within } from "./load/timed.ts";
import { contentOf, openPerson, type Person } from "./load/world.ts";

const { values } = parseArgs({
  options: { people: { type: "string", default: "64" }, saves: { type: "string", default: "24" } },
});
const saves = Number(values.saves);
/** Credits for all but so many. */
const UNPAID = 4;
const AT_ONCE = 4;
/** What somebody gets for signing up. */
const WELCOME = 10;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "terzi-saves-"));
const product = await startProduct({ dataDir, env: { HOST: "127.0.0.1", TRUST_PROXY: "true" } });
const db = openDb({ url: await databaseUrl(dataDir), maxConnections: 8 });

const { value } = await db
  .selectFrom("setting")
  .select("value")
  .where("key", "=", "cv_cost")
  .executeTakeFirstOrThrow();
const cost = Number(value);

async function openBuyer(): Promise<Person> {
  const person = await openPerson(db);
  const amount = (saves - UNPAID) * cost - WELCOME;
  await db
    .insertInto("ledgerEntry")
    .values({ accountId: person.id, kind: "admin", amount, actorId: person.id })
    .execute();
  return person;
}

const times: number[] = [];
const answers = new Map<string, { saved: number; refused: number; others: number[] }>();

async function saveAll(person: Person): Promise<void> {
  const { personalInfo, summary, workExperience } = contentOf(person);
  // One page: what is measured is the saving.
  const content = { personalInfo, summary, workExperience: workExperience.slice(0, 3) };
  const told = { saved: 0, refused: 0, others: [] as number[] };
  answers.set(person.id, told);
  let left = saves;
  const work = async () => {
    while (left-- > 0) {
      const { ms, status } = await timed(`${product.url}/api/cvs/save`, {
        method: "POST",
        headers: { ...person.headers, "content-type": "application/json" },
        body: JSON.stringify({ content, jobTitle: "Operations Manager" }),
      });
      times.push(ms);
      if (status === 201) told.saved += 1;
      else if (status === 402) told.refused += 1;
      else told.others.push(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

try {
  const people = await Promise.all(Array.from({ length: Number(values.people) }, openBuyer));
  const begun = performance.now();
  await Promise.all(people.map(saveAll));
  const seconds = (performance.now() - begun) / 1_000;
  const wrong: string[] = [];
  for (const { id } of people) {
    const [account, ledger, cvs] = await Promise.all([
      db.selectFrom("account").select("credits").where("id", "=", id).executeTakeFirstOrThrow(),
      db.selectFrom("ledgerEntry").select("amount").where("accountId", "=", id).execute(),
      db.selectFrom("cv").select("id").where("accountId", "=", id).execute(),
    ]);
    const sum = ledger.reduce((total, { amount }) => total + amount, 0);
    const told = answers.get(id);
    const isRight =
      account.credits === 0 &&
      sum === 0 &&
      cvs.length === saves - UNPAID &&
      told?.saved === cvs.length &&
      told.refused === UNPAID;
    if (!isRight)
      wrong.push(`${account.credits} credits, ledger ${sum}, ${cvs.length} CVs, ${JSON.stringify(told)}`);
  }
  for (const line of wrong.slice(0, 5)) say(line);
  say(`load of the machine ${loadavg()[0]?.toFixed(0)}`);
  say(
    `${(times.length / seconds).toFixed(0)} saves a second by ${people.length} people, ${AT_ONCE} at a time each; median ${within(times, 0.5)} ms, 99 % within ${within(times, 0.99)} ms`,
  );
  say(`${wrong.length} people with a wrong balance`);
  process.exitCode = wrong.length ? 1 : 0;
} finally {
  await db.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
