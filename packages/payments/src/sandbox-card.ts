import type { Intent } from "./provider.ts";

type Failure = NonNullable<Intent["failure"]>;

/** The provider's test cards, and what it says of them. */
const CARDS: Record<string, Failure | null> = {
  "4242424242424242": null,
  "4000000000000002": { code: "card_declined", message: "Your card was declined." },
  "4000000000009995": { code: "insufficient_funds", message: "Your card has insufficient funds." },
};

const UNKNOWN: Failure = {
  code: "incorrect_number",
  message: "Your card number is incorrect. The sandbox takes test cards only.",
};

/** Why a card is refused; null when it pays. Spaces and dashes are how people write card numbers. */
export const readCard = (cardNumber: string): Failure | null => {
  const failure = CARDS[cardNumber.replace(/[\s-]/g, "")];
  return failure === undefined ? UNKNOWN : failure;
};
