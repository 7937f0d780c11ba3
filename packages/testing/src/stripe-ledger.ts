import { randomBytes } from "node:crypto";

export type Answer = { status: number; body: unknown };

type Charge = { id: string; object: "charge"; amount_refunded: number; payment_intent: string };
export type StripeIntent = {
  id: string;
  object: "payment_intent";
  client_secret: string;
  status: "requires_payment_method" | "succeeded" | "canceled";
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  latest_charge: Charge | null;
  last_payment_error: { type: "card_error"; code: string; message: string } | null;
};

/** What happens at Stripe, where no call of ours makes it happen. */
export type StripeLedger = {
  /** `form`: the call's parameters, from its body or its query. */
  answer(method: string, path: string, form: URLSearchParams): Answer;
  intent(id: string): StripeIntent;
  pay(id: string): void;
  decline(id: string, failure: { code: string; message: string }): void;
  cancel(id: string): void;
  /** From now on there is no such payment. */
  forget(id: string): void;
  /** Sends money back as somebody does in Stripe's own dashboard. */
  refund(id: string, amountCents?: number): void;
};

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message } },
});

/** An intent as a call is answered: the charge by its id alone, unless the call asks to expand it. */
function told({ latest_charge, ...intent }: StripeIntent, form: URLSearchParams): object {
  const isExpanded = [...form].some(
    ([name, value]) => name.startsWith("expand[") && value === "latest_charge",
  );
  return structuredClone({
    ...intent,
    latest_charge: isExpanded ? latest_charge : (latest_charge?.id ?? null),
  });
}

/** Intents, charges and refunds, with the rules that we rest on. */
export function openStripeLedger(): StripeLedger {
  const intents = new Map<string, StripeIntent>();
  const intent = (id: string): StripeIntent => {
    const found = intents.get(id);
    if (!found) throw new Error(`No such payment_intent: ${id}`);
    return found;
  };

  function create(form: URLSearchParams): Answer {
    const amount = Number(form.get("amount"));
    if (!(amount >= 50)) return refusal(400, "amount_too_small", "Amount must be at least $0.50 usd");
    const id = `pi_${randomBytes(12).toString("hex")}`;
    const metadata = [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value] as const] : [];
    });
    const made: StripeIntent = {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      status: "requires_payment_method",
      amount,
      currency: form.get("currency") ?? "",
      metadata: Object.fromEntries(metadata),
      latest_charge: null,
      last_payment_error: null,
    };
    intents.set(id, made);
    return { status: 200, body: told(made, form) };
  }

  function refundByCall(form: URLSearchParams): Answer {
    const charge = intents.get(form.get("payment_intent") ?? "")?.latest_charge;
    if (!charge) return refusal(404, "resource_missing", "No such payment_intent, or it has no charge");
    const { amount } = intent(charge.payment_intent);
    if (charge.amount_refunded === amount)
      return refusal(400, "charge_already_refunded", "Charge has already been refunded.");
    charge.amount_refunded = amount;
    return { status: 200, body: { id: `re_${randomBytes(8).toString("hex")}`, object: "refund", amount } };
  }

  return {
    intent,
    answer(method, path, form) {
      const id = /^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1];
      if (method === "POST" && path === "/v1/payment_intents") return create(form);
      if (method === "POST" && path === "/v1/refunds") return refundByCall(form);
      const found = method === "GET" && id ? intents.get(id) : undefined;
      return found
        ? { status: 200, body: told(found, form) }
        : refusal(404, "resource_missing", `No such resource: ${path}`);
    },
    pay(id) {
      const latest_charge: Charge = {
        id: `ch_${id}`,
        object: "charge",
        amount_refunded: 0,
        payment_intent: id,
      };
      Object.assign(intent(id), { status: "succeeded", latest_charge, last_payment_error: null });
    },
    decline(id, failure) {
      intent(id).last_payment_error = { type: "card_error", ...failure };
    },
    forget(id) {
      intents.delete(id);
    },
    cancel(id) {
      intent(id).status = "canceled";
    },
    refund(id, amountCents) {
      const { amount, latest_charge } = intent(id);
      if (latest_charge) latest_charge.amount_refunded = amountCents ?? amount;
    },
  };
}
