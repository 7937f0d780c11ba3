import type { StripeServer } from "@terzi/testing/stripe-server";
import fc from "fast-check";
import { sql } from "kysely";
import { reconcilePayments } from "../src/features/credits/reconcile-payments.ts";
import { confirmEmail, idOf } from "./builders.ts";
import { type Begun, beginPurchase, confirm } from "./purchases.ts";
import type { TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

type Person = { visitor: Visitor; id: string; purchases: Begun[] };

/** The people and purchases of one run, on a server that lives for all runs. */
export type LedgerWorld = { app: TestApp; stripe: StripeServer; admin: Visitor; people: Person[] };

const PACKAGES = ["Starter", "Professional", "Career"] as const;
const EVENTS = ["payment_intent.succeeded", "payment_intent.payment_failed", "charge.refunded"] as const;

/** One thing that somebody does, or that goes wrong. Numbers choose a person or a purchase, whichever there is. */
export type Action =
  | { kind: "sign-up" }
  | { kind: "begin"; person: number; name: (typeof PACKAGES)[number] }
  | {
      kind: "pay" | "decline" | "refund-at-stripe" | "confirm" | "admin-refund";
      person: number;
      purchase: number;
    }
  | {
      kind: "webhook";
      person: number;
      purchase: number;
      type: (typeof EVENTS)[number];
      id: number;
      copies: number;
    }
  | { kind: "save"; person: number }
  | { kind: "correct"; person: number; credits: number }
  | { kind: "reconcile" }
  | { kind: "stripe-fails"; how: "rate-limit" | "cut" }
  | { kind: "crash" };

const small = fc.nat({ max: 3 });
const onPurchase = { person: small, purchase: small };
const rare = 1;
const usual = 6;

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("sign-up" as const) }) },
  {
    weight: usual,
    arbitrary: fc.record({
      kind: fc.constant("begin" as const),
      person: small,
      name: fc.constantFrom(...PACKAGES),
    }),
  },
  {
    weight: 3 * usual,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "pay",
        "pay",
        "decline",
        "refund-at-stripe",
        "confirm",
        "confirm",
        "admin-refund",
      ),
      ...onPurchase,
    }),
  },
  {
    weight: 2 * usual,
    arbitrary: fc.record({
      kind: fc.constant("webhook" as const),
      ...onPurchase,
      type: fc.constantFrom(...EVENTS),
      id: small,
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: usual, arbitrary: fc.record({ kind: fc.constant("save" as const), person: small }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("correct" as const),
      person: small,
      credits: fc.integer({ min: 0, max: 60 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reconcile" as const) }) },
  {
    weight: rare,
    arbitrary: fc.record({
      kind: fc.constant("stripe-fails" as const),
      how: fc.constantFrom("rate-limit", "cut"),
    }),
  },
  { weight: rare, arbitrary: fc.record({ kind: fc.constant("crash" as const) }) },
);

/** Batches of things that happen at once, one batch after the other. */
export const story: fc.Arbitrary<Action[][]> = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 10,
});

async function signUp(world: LedgerWorld): Promise<void> {
  const visitor = world.app.visitor();
  const answer = await visitor.signUp();
  if (answer.statusCode !== 201) return;
  await confirmEmail(world.app, answer.json().email);
  world.people.push({ visitor, id: await idOf(visitor), purchases: [] });
}

/** Everything due now, whatever the clock says. */
async function reconcile({ app, people }: LedgerWorld): Promise<void> {
  const ids = people.map(({ id }) => id);
  if (ids.length)
    await app.db
      .updateTable("purchase")
      .set({ nextCheckAt: new Date(0) })
      .where("accountId", "in", ids)
      .where("nextCheckAt", "is not", null)
      .execute();
  await reconcilePayments(app);
}

/** Every connection of the server is cut, in whatever transaction it is: what a crash leaves behind. */
const crash = ({ app }: LedgerWorld) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(app.db);

async function tell(
  world: LedgerWorld,
  begun: Begun,
  { type, id, copies }: Extract<Action, { kind: "webhook" }>,
) {
  const { paymentIntentId } = begun;
  const object = type.startsWith("charge.")
    ? { id: `ch_${paymentIntentId}`, object: "charge", payment_intent: paymentIntentId }
    : { id: paymentIntentId, object: "payment_intent" };
  const { body, header } = world.stripe.signEvent({
    id: `evt_${paymentIntentId}_${type}_${id}`,
    type,
    object,
  });
  const deliver = () =>
    world.app.app.inject({
      method: "POST",
      url: "/webhooks/stripe",
      payload: body,
      headers: { "content-type": "application/json", "stripe-signature": header },
    });
  await Promise.all(Array.from({ length: copies }, deliver));
}

async function refundAsAdmin({ admin, app }: LedgerWorld, { paymentIntentId }: Begun): Promise<void> {
  const row = await app.db
    .selectFrom("purchase")
    .select("id")
    .where("intentId", "=", paymentIntentId)
    .executeTakeFirst();
  if (row) await admin.post(`/api/admin/purchases/${row.id}/refund`);
}

/** Does one thing. What is refused or fails on the way is part of the story. */
export async function act(world: LedgerWorld, done: Action): Promise<void> {
  const { stripe, admin, people } = world;
  if (done.kind === "sign-up") return signUp(world);
  if (done.kind === "reconcile") return reconcile(world);
  if (done.kind === "stripe-fails") return stripe.trouble(done.how, 1);
  if (done.kind === "crash") return void (await crash(world));
  const person = people[done.person % (people.length || 1)];
  if (!person) return;
  if (done.kind === "save")
    return void (await person.visitor.post("/api/cvs/save", { content: {}, jobTitle: "Cook" }));
  if (done.kind === "correct")
    return void (await admin.patch(`/api/admin/users/${person.id}/credits`, { credits: done.credits }));
  if (done.kind === "begin")
    return void person.purchases.push(await beginPurchase(person.visitor, done.name));
  const begun = person.purchases[done.purchase % (person.purchases.length || 1)];
  if (!begun) return;
  const { paymentIntentId } = begun;
  const isPaid = stripe.intent(paymentIntentId).status === "succeeded";
  if (done.kind === "webhook") return void (await tell(world, begun, done));
  if (done.kind === "confirm") return void (await confirm(person.visitor, begun));
  if (done.kind === "admin-refund") return refundAsAdmin(world, begun);
  if (done.kind === "pay" && !isPaid) return stripe.pay(paymentIntentId);
  if (done.kind === "decline" && !isPaid)
    return stripe.decline(paymentIntentId, { code: "card_declined", message: "Your card was declined." });
  if (done.kind === "refund-at-stripe" && isPaid) return stripe.refund(paymentIntentId);
}

/** The dust settles: nothing fails any more, and the reconciliation has looked at everything. */
export async function settle(world: LedgerWorld): Promise<void> {
  world.stripe.calmDown();
  for (let rounds = 0; rounds < 3; rounds++) await reconcile(world).catch(() => {});
  await reconcile(world);
}
