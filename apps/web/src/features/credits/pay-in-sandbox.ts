import { intentIdOf, SandboxPayment } from "@terzi/contracts/credits";
import { ErrorBody } from "@terzi/contracts/errors";
import { shownLanguage } from "@terzi/ui/texts";

/** The sandbox's answer about a card; `message` is for the payer. */
export type CardAnswer = { isPaid: boolean; message?: string };

/** Pays with a test card, through the address that any program may use. Throws when the sandbox can't be reached. */
export async function payInSandbox(clientSecret: string, cardNumber: string): Promise<CardAnswer> {
  const answer = await fetch(`/sandbox/payment_intents/${intentIdOf(clientSecret)}/confirm`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": shownLanguage() },
    body: JSON.stringify({ clientSecret, cardNumber }),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return { isPaid: SandboxPayment.parse(body).status === "succeeded" };
  const { code, message } = ErrorBody.parse(body);
  // Only what the provider says of the card is the provider's message.
  return code.startsWith("CARD_") || code === "RATE_LIMITED" ? { isPaid: false, message } : { isPaid: false };
}
