import type { CreditPackage } from "@terzi/contracts/credits";
import { parseInteger } from "../../app/parse-integer.ts";

/** A package as it is typed. */
export type TypedPackage = {
  name: string;
  credits: string;
  bonusCredits: string;
  price: string;
  popular: boolean;
};

export const EMPTY_PACKAGE: TypedPackage = {
  name: "",
  credits: "",
  bonusCredits: "0",
  price: "",
  popular: false,
};

export const typePackage = (pack: CreditPackage): TypedPackage => ({
  name: pack.name,
  credits: String(pack.credits),
  bonusCredits: String(pack.bonusCredits),
  price: String(pack.price),
  popular: pack.popular,
});

/** What is sent. `price` in US cents. */
export const readPackage = ({ name, credits, bonusCredits, price, popular }: TypedPackage) => ({
  name: name.trim(),
  credits: parseInteger(credits),
  bonusCredits: parseInteger(bonusCredits),
  price: parseInteger(price),
  popular,
});

/** A package needs a name, credits and a price before it can be sent. */
export function isSellable(typed: TypedPackage): boolean {
  const { name, credits, price } = readPackage(typed);
  return name !== "" && credits > 0 && price > 0;
}
