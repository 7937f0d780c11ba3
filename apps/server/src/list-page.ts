import type { Page } from "@terzi/contracts/list";
import { type RawBuilder, sql } from "kysely";

/** Only rows after the cursor's, where a list is sorted in descending order of `column` and then id. */
export const afterCursor = (table: string, column: string, cursor: string): RawBuilder<boolean> => {
  const ref = (name: string) => sql.ref(`${table}.${name}`);
  const ofCursor = sql`(select ${sql.ref(`seen.${column}`)} from ${sql.table(table)} as seen where seen.id = ${cursor}::uuid)`;
  return sql<boolean>`(${ref(column)}, ${ref("id")}) < (${ofCursor}, ${cursor}::uuid)`;
};

/** Fewer letters than a trigram index can find inside a text. */
const INSIDE_FROM = 3;

/**
 * Whether `folded` (text folded by the database for searching) holds what somebody searches for. One or two letters
 * only match its beginning.
 */
export function holds(folded: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const sought = search.trim();
  const literal = sql`fold_search(${sought.replace(/[\\%_]/g, "\\$&")})`;
  return sought.length < INSIDE_FROM
    ? sql<boolean>`${folded} like ${literal} || '%'`
    : sql<boolean>`${folded} like '%' || ${literal} || '%'`;
}

/** Rows of a query that asked for `limit` + 1, as a page: the extra row shows that there are more. */
export function toPage<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
