import type { CardResult } from "./use-payment.ts";

/** What every provider's card form is given, and what it tells. */
export type CardForm = {
  clientSecret: string;
  packageId: string;
  priceCents: number;
  isBusy: boolean;
  onPay: (charge: () => Promise<CardResult>) => void;
  onCancel: () => void;
  /** The provider's form can't be shown. */
  onUnavailable: () => void;
};
