import { type Answer, jsonOf } from "./ask.ts";
import type { Person } from "./people.ts";
import type { Target } from "./target.ts";

export type Begun = { intentId: string; packageId: string; credits: number };

type Package = { id: string; credits: number; bonusCredits: number };

export const creditsOf = async (person: Person): Promise<number> =>
  Number(jsonOf(await person.get("/api/auth/user")).credits);

export async function beginPurchase(person: Person, headers: Record<string, string> = {}): Promise<Begun> {
  // `as`: the shape is in the product's own description of this path.
  const [first] = JSON.parse((await person.get("/api/packages")).text) as Package[];
  if (!first) throw new Error("no package is on sale");
  const answer = await person.post("/api/create-payment-intent", { packageId: first.id }, headers);
  const [intentId = ""] = String(jsonOf(answer).clientSecret).split("_secret_");
  if (answer.status !== 200) throw new Error(`no payment was begun: ${answer.status} ${answer.text}`);
  return { intentId, packageId: first.id, credits: first.credits + first.bonusCredits };
}

export const confirm = (person: Person, { intentId, packageId }: Begun): Promise<Answer> =>
  person.post("/api/confirm-payment", { paymentIntentId: intentId, packageId });

export async function buy(target: Target, person: Person): Promise<Begun> {
  const begun = await beginPurchase(person);
  target.stripe.pay(begun.intentId);
  await confirm(person, begun);
  return begun;
}

/** A webhook as Stripe would send it; the same `turn` is the same event again. */
export function tellStripeEvent(
  target: Target,
  intentId: string,
  type: string,
  turn: string,
): Promise<Answer> {
  const { body, header } = target.stripe.signEvent({
    id: `evt_${intentId}_${turn}`,
    type,
    object: { id: intentId, object: "payment_intent" },
  });
  return target.ask({
    method: "POST",
    path: "/webhooks/stripe",
    body: Buffer.from(body),
    headers: { "stripe-signature": header },
  });
}
