import type { SelectType } from "kysely";

/** What a column's type in `tables.ts` says of the database's column: its kind, and "?" when it may be null. */
type Kind<T> = T extends string
  ? "text"
  : T extends number
    ? "number"
    : T extends boolean
      ? "boolean"
      : T extends Buffer
        ? "bytes"
        : "json";
type Described<T> = `${Kind<NonNullable<T>>}${null extends T ? "?" : ""}`;
/** Every table, every column, each with its kind. */
export type Description<Tables> = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: Described<SelectType<Tables[Table][Column]>>;
  };
};
