import type { Db } from "@terzi/db/open-db";
import type { Payments } from "@terzi/payments/provider";
import { openSandbox, type Sandbox } from "@terzi/payments/sandbox";
import type { Config } from "./config.ts";
import { openSandboxStore } from "./features/credits/sandbox-store.ts";

/** The payment provider: Stripe where its keys are set, else the sandbox on our own database. */
export async function openPayments(
  { payments }: Config,
  db: Db,
): Promise<{ payments: Payments; sandbox: Sandbox | null }> {
  if (payments.kind === "sandbox") {
    const sandbox = openSandbox(openSandboxStore(db));
    return { payments: sandbox, sandbox };
  }
  // Loaded where it is set up, because it is large.
  const { openStripe } = await import("@terzi/payments/stripe");
  const { apiBase, ...keys } = payments;
  return { payments: openStripe({ ...keys, ...(apiBase && { apiBase }) }), sandbox: null };
}
