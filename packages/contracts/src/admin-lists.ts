import { z } from "zod";
import { ListAllPurchasesInput, ListAllTicketsInput, ListContactInput, ListUsersInput } from "./admin.ts";
import { ListAuditInput, ListMailsInput } from "./operations.ts";
import { text } from "./text.ts";

const PAGE = { limit: true, cursor: true } as const;

/** The filters of each of the operator's lists, as they stand in an address, in a saved view and in a file. */
export const LIST_FILTERS = {
  users: ListUsersInput.omit(PAGE).extend({ sort: ListUsersInput.shape.sort.unwrap().optional() }),
  purchases: ListAllPurchasesInput.omit(PAGE),
  tickets: ListAllTicketsInput.omit(PAGE),
  messages: ListContactInput.omit(PAGE),
  audit: ListAuditInput.omit(PAGE),
  mails: ListMailsInput.omit(PAGE),
} as const;

export const AdminList = z.enum(["users", "purchases", "tickets", "messages", "audit", "mails"]);
export type AdminList = z.infer<typeof AdminList>;
export type ListFilters<L extends AdminList> = z.infer<(typeof LIST_FILTERS)[L]>;

/** How many saved views an admin may keep, over all lists. */
export const SAVED_FILTERS_MAX = 100;

const FilterValues = z.record(z.string(), z.string());

export const SavedFilter = z.object({
  id: z.uuid(),
  list: AdminList,
  name: z.string(),
  filters: FilterValues,
});
export type SavedFilter = z.infer<typeof SavedFilter>;

/** Saving under a name that this list already has replaces its filters. */
export const SaveFilterInput = z
  .object({
    list: AdminList,
    name: text(60).refine((value) => value.trim() !== "", "Required"),
    filters: FilterValues,
  })
  .refine(({ list, filters }) => LIST_FILTERS[list].strict().safeParse(filters).success, {
    path: ["filters"],
    message: "The list has no such filters",
  });
export type SaveFilterInput = z.infer<typeof SaveFilterInput>;

export const SavedFilterId = z.object({ id: z.uuid() });
export type SavedFilterId = z.infer<typeof SavedFilterId>;
