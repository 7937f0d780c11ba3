const two = (value: number): string => String(value).padStart(2, "0");

/** The day where the person is, "2026-11-23". */
export const localDay = (moment = new Date()): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** An instant as a field for date and time takes it, where the person is: "2026-11-23T14:00". */
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

/** Where the person is, by its IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
