import type { CardResult } from "./use-payment.ts";

/** What every provider's card form receives and reports. */
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
