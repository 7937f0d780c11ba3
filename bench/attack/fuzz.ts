import { setTimeout as sleep } from "node:timers/promises";
import { type FuzzedRequest, sampleRequests } from "@terzi/server/test/fuzz-requests";
import { holeOf, readAccessTable } from "@terzi/server/test/judge-answer";
import { type Answer, type Asked, jsonOf } from "./ask.ts";
import type { Attack } from "./attack.ts";
import { buy } from "./buying.ts";
import { checkMoney } from "./money.ts";
import { giveCredits, liftLimits, logIn, openAdmin, openPerson, openVisitor, type Person } from "./people.ts";
import type { Tally } from "./tally.ts";
import type { Target } from "./target.ts";

const OWN_WORDS = "known-to-the-owner-alone";
const REQUESTS = 10_000;
const QUICK_REQUESTS = 900;
/** So many by each caller; then whoever was shut out is let in again. */
const BATCH = 60;
const MINUTE_SECONDS = 60;

type Callers = Record<"visitor" | "user" | "other" | "admin", Person>;

const roleOf = (caller: string): string => (caller === "admin" ? "admin" : "user");

/** Who can act again as what they are: an admin's requests shut people out, or make them admins. */
async function restore(target: Target, callers: Callers): Promise<void> {
  await liftLimits(target);
  for (const [caller, person] of Object.entries(callers)) {
    if (!person.id) continue;
    await target.db.query("update account set role = $2, disabled_at = null where id = $1", [
      person.id,
      roleOf(caller),
    ]);
    if ((await person.get("/api/auth/user")).status !== 200) await logIn(person);
  }
}

/** Whether the account is still what its caller stands for. */
async function isItself({ db }: Target, caller: string, { id }: Person): Promise<boolean> {
  if (!id) return true;
  const { rows } = await db.query<{ role: string; disabled_at: string | null }>(
    "select role, disabled_at from account where id = $1",
    [id],
  );
  return rows[0]?.role === roleOf(caller) && rows[0].disabled_at === null;
}

/** A world in which every call has something to be asked about; the ids in it. */
async function fillWorld(target: Target, { user, admin }: Callers): Promise<string[]> {
  await giveCredits(target, user, 400);
  await buy(target, user);
  const cv = await user.post("/api/cvs/save", { content: { summary: OWN_WORDS }, jobTitle: OWN_WORDS });
  const ticket = await user.post("/api/tickets", {
    subject: OWN_WORDS,
    description: `${OWN_WORDS}, please.`,
  });
  const token = await user.post("/api/tokens", { name: OWN_WORDS, scopes: ["read"] });
  await user.post("/api/contact", {
    name: "Ada",
    email: user.email,
    subject: "Hello",
    message: "A message to read.",
  });
  const { rows } = await target.db.query<{ id: string }>(
    "(select id from purchase limit 3) union all (select id from credit_package) union all (select id from contact_message limit 1)",
  );
  const made = [cv, ticket, token].map((answer) => String(jsonOf(answer).id));
  return [...made, ...rows.map(({ id }) => id), user.id, admin.id];
}

/** Who asks too often in a minute waits for the next one and asks again: a refusal says nothing of the call itself. */
async function askInTime(person: Person, asked: Asked): Promise<Answer> {
  const answer = await person.ask(asked);
  const seconds = Number(answer.headers["retry-after"] ?? 0);
  if (answer.status !== 429 || seconds > MINUTE_SECONDS) return answer;
  await sleep(seconds * 1000);
  return person.ask(asked);
}

async function send(target: Target, tally: Tally, request: FuzzedRequest, caller: string, person: Person) {
  const { name, method, url, body } = request;
  const asked = { method, path: url, ...(method !== "GET" && { body: body ?? null }) };
  const answer = await askInTime(person, asked);
  const shown = `${caller}: ${method} ${url} ${JSON.stringify(body) ?? ""}`.slice(0, 400);
  tally.judge(shown, answer);
  const isStranger = caller === "visitor" || caller === "other";
  const hole =
    holeOf(table.get(name)?.get(caller) ?? "", answer.status) ??
    (isStranger && answer.text.includes(OWN_WORDS) ? "shows it to others" : null);
  if (hole && (await isItself(target, caller, person))) tally.expect(false, `${shown}: ${hole}`);
}

const table = readAccessTable();

export const fuzz: Attack = {
  name: "every call, from its own schema",
  async run(target, tally, { seed, isQuick }) {
    const callers: Callers = {
      visitor: openVisitor(target),
      user: await openPerson(target),
      other: await openPerson(target),
      admin: await openAdmin(target),
    };
    const ids = await fillWorld(target, callers);
    const kept = await target.db.query<{ key: string; value: string }>("select key, value from setting");
    const count = Math.ceil((isQuick ? QUICK_REQUESTS : REQUESTS) / Object.keys(callers).length);
    const requests = sampleRequests({ seed, count, ids });
    for (let from = 0; from < requests.length && target.isRunning(); from += BATCH) {
      await restore(target, callers);
      const batch = requests.slice(from, from + BATCH);
      const sendBatch = async ([caller, person]: [string, Person]) => {
        for (const request of batch) await send(target, tally, request, caller, person);
      };
      await Promise.all(Object.entries(callers).map(sendBatch));
    }
    for (const { key, value } of kept.rows)
      await target.db.query("update setting set value = $2 where key = $1", [key, value]);
    await checkMoney(target, tally);
  },
};
