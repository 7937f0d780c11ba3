const two = (value: number): string => String(value).padStart(2, "0");

/** Today in the person's time zone, "2026-11-23". */
export const localDay = (moment = new Date()): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** An instant as a date-time field takes it, in the person's time zone: "2026-11-23T14:00". */
export const toLocalField = (iso: string | null): string => {
  if (!iso) return "";
  const moment = new Date(iso);
  return `${localDay(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
};

/** What such a field holds, as an instant; null while it is empty or half typed. */
export const fromLocalField = (value: string): string | null => {
  const moment = new Date(value);
  return value && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
};

/** The person's time zone, by its IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
