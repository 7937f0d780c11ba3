import { z } from "zod";
import { text } from "./text.ts";

/** The longest list that one answer holds; also what a list answers when no limit is asked for. */
export const LIST_MAX = 1_000;

/** How much of a list, from where on, and what must be in it. Over REST these are query parameters. */
export const ListInput = z.object({
  limit: z.coerce.number<string | number>().int().min(1).max(LIST_MAX).default(LIST_MAX),
  /** The `nextCursor` of the page before: the id of its last entry. */
  cursor: z.uuid().optional(),
  /** Part of an entry's name, compared without regard to case or Turkish dots. */
  search: text(200).optional(),
});
export type ListInput = z.output<typeof ListInput>;

/** A page of a list. `nextCursor` asks for the entries after it; null on the last page. */
export type Page<T> = { items: T[]; nextCursor: string | null };
