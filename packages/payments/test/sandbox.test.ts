import { expect, it } from "vitest";
import { PaymentRefused } from "../src/provider.ts";
import { openSandbox } from "../src/sandbox.ts";
import { openMemoryStore } from "./memory-store.ts";
import { describePayments } from "./payments-contract.ts";

const open = () => openSandbox(openMemoryStore());

describePayments("the sandbox", async () => {
  const sandbox = open();
  const confirm = async (intentId: string, cardNumber: string) => {
    const clientSecret = (await sandbox.findIntent(intentId))?.clientSecret ?? "";
    return sandbox.confirm({ intentId, clientSecret, cardNumber });
  };
  return {
    payments: sandbox,
    pay: async (id) => void (await confirm(id, "4242 4242 4242 4242")),
    tryDeclinedCard: (id) =>
      confirm(id, "4000 0000 0000 0002").then(
        () => {
          throw new Error("the card was not declined");
        },
        () => {},
      ),
    close: async () => {},
  };
});

const intent = { amountCents: 499, currency: "usd", description: "", metadata: {} };

it.each([
  ["4000 0000 0000 0002", "card_declined", "Your card was declined."],
  ["4000-0000-0000-9995", "insufficient_funds", "Your card has insufficient funds."],
  ["1234", "incorrect_number", "Your card number is incorrect. The sandbox takes test cards only."],
])("the card %s is refused: %s", async (cardNumber, code, message) => {
  const sandbox = open();
  const { id, clientSecret } = await sandbox.createIntent({ ...intent, idempotencyKey: cardNumber });
  const refused = sandbox.confirm({ intentId: id, clientSecret, cardNumber });
  await expect(refused).rejects.toThrow(new PaymentRefused(code, message));
  await expect(refused).rejects.toMatchObject({ code });
  expect(await sandbox.findIntent(id)).toMatchObject({ status: "open", failure: { code } });
});

it("a payment is confirmed only with its own secret", async () => {
  const sandbox = open();
  const { id } = await sandbox.createIntent({ ...intent, idempotencyKey: "one" });
  const other = await sandbox.createIntent({ ...intent, idempotencyKey: "two" });
  const confirm = (intentId: string, clientSecret: string) =>
    sandbox.confirm({ intentId, clientSecret, cardNumber: "4242424242424242" });
  expect(await confirm(id, other.clientSecret)).toBeNull();
  expect(await confirm("pi_sandbox_00", other.clientSecret)).toBeNull();
  expect(await sandbox.findIntent(id)).toMatchObject({ status: "open" });
});

it("what is paid stays paid, whatever card comes after", async () => {
  const sandbox = open();
  const { id, clientSecret } = await sandbox.createIntent({ ...intent, idempotencyKey: "paid" });
  const confirm = (cardNumber: string) => sandbox.confirm({ intentId: id, clientSecret, cardNumber });
  await confirm("4242424242424242");
  expect(await confirm("4000000000000002")).toMatchObject({ status: "succeeded" });
});
