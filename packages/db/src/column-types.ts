import type { ColumnType, Generated } from "kysely";

/** Read as an ISO string; written as one or as a Date. */
export type Time = ColumnType<string, string | Date, string | Date>;
/** Filled in by the database unless given. */
export type TimeByDefault = ColumnType<string, string | Date | undefined, string | Date>;
export type OptionalTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
export type Uuid = Generated<string>;
/** A list as JSON; written as text, because pg takes a list for an array of its own. */
export type Written<T> = ColumnType<T, string | undefined, string>;
