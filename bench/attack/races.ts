import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { makeAccount } from "@terzi/journeys/make-account";
import { buildOrder, buildProfile } from "@terzi/server/test/builders";
import { type Answer, jsonOf } from "./ask.ts";
import type { Attack } from "./attack.ts";
import { beginPurchase, buy, confirm, creditsOf, tellStripeEvent } from "./buying.ts";
import { checkMoney } from "./money.ts";
import { liftLimits, openAdmin, openPerson, openVisitor } from "./people.ts";
import type { Target } from "./target.ts";

const AT_ONCE = 8;
const times = <T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const countOf = (answers: Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

export const savingRaces: Attack = {
  name: "races: saving",
  async run(target, tally) {
    const cost = Number(jsonOf(await target.ask({ path: "/api/settings/cv-cost" })).cost);
    const all = (what: string, answers: Answer[]) => answers.map((answer) => tally.judge(what, answer));

    const poor = await openPerson(target);
    const affordable = Math.floor((await creditsOf(poor)) / cost);
    const given = { content: {}, jobTitle: "Cook" };
    const saves = all("saves at once", await times(AT_ONCE, () => poor.post("/api/cvs/save", given)));
    tally.expect(
      countOf(saves, 201) === affordable,
      `credits for ${affordable} paid ${countOf(saves, 201)} CVs`,
    );

    const rich = await openPerson(target, { credits: 500 });
    const generated = tally.judge("generate", await rich.post("/api/cvs/generate", buildOrder()));
    const { previewData } = jsonOf(generated);
    const before = await creditsOf(rich);
    const doubles = all("one preview", await times(AT_ONCE, () => rich.post("/api/cvs/save", previewData)));
    const ids = new Set(doubles.map((answer) => jsonOf(answer).id));
    tally.expect(ids.size === 1, `one preview saved at once became ${ids.size} CVs`);
    tally.expect(
      before - (await creditsOf(rich)) === cost,
      "one preview saved at once was charged more than once",
    );

    const key = { "idempotency-key": randomUUID() };
    const keyed = all("one key", await times(AT_ONCE, () => rich.post("/api/cvs/save", given, key)));
    const keyedIds = new Set(keyed.filter(({ status }) => status === 201).map((answer) => jsonOf(answer).id));
    tally.expect(keyedIds.size === 1, `one Idempotency-Key at once became ${keyedIds.size} CVs`);

    const version = Number(jsonOf(await rich.get("/api/career-data")).version);
    const profiles = await times(AT_ONCE, (turn) =>
      rich.post("/api/career-data", { ...buildProfile({ summary: `Of ${turn}` }), version }),
    );
    all("one version", profiles);
    tally.expect(
      countOf(profiles, 200) === 1,
      `one version was written over ${countOf(profiles, 200)} times`,
    );
    await checkMoney(target, tally);
  },
};

export const paymentRaces: Attack = {
  name: "races: payments",
  async run(target, tally) {
    const [one, two, admin] = [await openPerson(target), await openPerson(target), await openAdmin(target)];
    await liftLimits(target);
    const key = { "idempotency-key": randomUUID() };
    const begun = await Promise.all([beginPurchase(one, key), beginPurchase(two, key)]);
    tally.expect(begun[0].intentId !== begun[1].intentId, "two buyers with one key share a payment");

    const first = await beginPurchase(one);
    target.stripe.pay(first.intentId);
    const before = await creditsOf(one);
    const told = () => tellStripeEvent(target, first.intentId, "payment_intent.succeeded", "same");
    const answers = await Promise.all([
      ...Array.from({ length: AT_ONCE }, () => confirm(one, first)),
      ...Array.from({ length: AT_ONCE }, told),
    ]);
    for (const answer of answers) tally.judge("confirms and webhooks at once", answer);
    const gained = (await creditsOf(one)) - before;
    tally.expect(
      gained === first.credits,
      `a payment confirmed at once gave ${gained}, not ${first.credits}`,
    );

    const paid = await buy(target, two);
    const { rows } = await target.db.query<{ id: string }>("select id from purchase where intent_id = $1", [
      paid.intentId,
    ]);
    const id = rows[0]?.id ?? "";
    const refunds = await times(6, () => admin.post(`/api/admin/purchases/${id}/refund`));
    for (const answer of refunds) tally.judge("refunds at once", answer);
    const entries = await target.db.query(
      "select id from audit_entry where action = 'purchase.refund' and target = $1",
      [id],
    );
    tally.expect(
      entries.rowCount === 1,
      `six refunds of one purchase write ${entries.rowCount} audit entries`,
    );
    await checkMoney(target, tally);
  },
};

const JOB_MS = 20_000;

/** Runs at once the job that removes, minutes later, what was written while an account was being deleted. */
async function runLeftoversJob({ db }: Target): Promise<void> {
  const waiting = "select id from graphile_worker.jobs where task_identifier = 'deleteLeftovers'";
  await db.query(`select graphile_worker.reschedule_jobs(array(${waiting}), run_at := now())`);
  const deadline = Date.now() + JOB_MS;
  while ((await db.query(waiting)).rowCount && Date.now() < deadline) await sleep(200);
}

export const accountRaces: Attack = {
  name: "races: accounts and settings",
  async run(target, tally) {
    const email = `${randomUUID()}@example.com`;
    const headers = { "x-forwarded-for": openVisitor(target).address };
    const signUps = await times(4, () =>
      makeAccount(target.url, { firstName: "Ada", email }, headers).then(
        () => "in",
        (error: unknown) => String(error),
      ),
    );
    const taken = signUps.filter((outcome) => outcome.includes("answered 409")).length;
    tally.expect(
      taken === 3 && signUps.includes("in"),
      `four sign-ups with one address: ${signUps.join("; ")}`,
    );

    const [one, two] = [await openAdmin(target), await openAdmin(target)];
    await target.db.query("update account set role = 'user' where not id = any($1)", [[one.id, two.id]]);
    const demote = (admin: typeof one, other: typeof one) =>
      admin.ask({ method: "PATCH", path: `/api/admin/users/${other.id}/role`, body: { role: "user" } });
    for (const answer of await Promise.all([demote(one, two), demote(two, one)]))
      tally.judge("two admins", answer);
    const left = await target.db.query("select id from account where role = 'admin' and disabled_at is null");
    tally.expect((left.rowCount ?? 0) > 0, "two admins who demote each other at once leave none");

    await target.db.query("update account set role = 'admin' where id = $1", [one.id]);
    const path = "/api/admin/settings/previews_per_day";
    const kept = await target.db.query<{ value: string }>(
      "select value from setting where key = 'previews_per_day'",
    );
    const set = (value: string) => one.ask({ method: "PATCH", path, body: { value } });
    for (const answer of await times(AT_ONCE, (turn) => set(String(60 + turn))))
      tally.judge("a setting", answer);
    if (kept.rows[0]) await set(kept.rows[0].value);

    const leaving = await openPerson(target, { credits: 200 });
    const answers = await Promise.all([
      leaving.post("/trpc/privacy.deleteAccount", { password: "correct horse" }),
      ...Array.from({ length: AT_ONCE }, () =>
        leaving.post("/api/cvs/save", { content: {}, jobTitle: "Cook" }),
      ),
      leaving.post("/api/career-data", buildProfile()),
      leaving.post("/api/tickets", { subject: "Goodbye", description: "I am leaving now, thanks." }),
    ]);
    for (const answer of answers) tally.judge("while the account is deleted", answer);
    await runLeftoversJob(target);
    await checkMoney(target, tally);
  },
};
