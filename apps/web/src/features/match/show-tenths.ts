import { shownLanguage } from "@terzi/ui/texts";

/** Tenths of a point as points: 59 → "5.9", in Turkish "5,9". */
export const showTenths = (tenths: number): string =>
  (tenths / 10).toLocaleString(shownLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
