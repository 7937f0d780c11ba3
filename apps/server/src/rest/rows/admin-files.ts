import { LIST_FILTERS, SavedFilter, SavedFilterId, SaveFilterInput } from "@terzi/contracts/admin-lists";
import { z } from "zod";
import { file, json, type Route } from "../route.ts";

const row = { method: "GET", tag: "Operations", access: "admin", contentType: "text/csv" } as const;

/** The operator's lists for spreadsheets, whole, and what is kept to narrow them by. */
export const adminFileRows: Route[] = [
  file({
    ...row,
    path: "/api/admin/users/export",
    summary: "Users as a CSV file, all that fit the filters",
    input: LIST_FILTERS.users,
    download: (api, input) => api.adminFiles.users(input),
  }),
  file({
    ...row,
    path: "/api/admin/purchases/export",
    summary: "Purchases as a CSV file, all that fit the filters",
    input: LIST_FILTERS.purchases,
    download: (api, input) => api.adminFiles.purchases(input),
  }),
  file({
    ...row,
    path: "/api/admin/tickets/export",
    summary: "Tickets as a CSV file, all that fit the filters",
    input: LIST_FILTERS.tickets,
    download: (api, input) => api.adminFiles.tickets(input),
  }),
  file({
    ...row,
    path: "/api/admin/contact-messages/export",
    summary: "Contact messages as a CSV file, all that fit the filters",
    input: LIST_FILTERS.messages,
    download: (api, input) => api.adminFiles.messages(input),
  }),
  file({
    ...row,
    path: "/api/admin/audit/export",
    summary: "The audit trail as a CSV file, all that fits the filters",
    input: LIST_FILTERS.audit,
    download: (api, input) => api.adminFiles.audit(input),
  }),
  file({
    ...row,
    path: "/api/admin/mails/export",
    summary: "Mails as a CSV file, all that fit the filters",
    input: LIST_FILTERS.mails,
    download: (api, input) => api.adminFiles.mails(input),
  }),
  json({
    method: "GET",
    path: "/api/admin/saved-filters",
    tag: "Operations",
    summary: "What the admin narrows lists by again and again, by name",
    access: "admin",
    output: z.array(SavedFilter),
    call: (api) => api.admin.savedFilters(),
  }),
  json({
    method: "POST",
    path: "/api/admin/saved-filters",
    tag: "Operations",
    summary: "Keep the filters of a list under a name; one that has the name is replaced",
    access: "admin",
    status: 201,
    input: SaveFilterInput,
    output: SavedFilter,
    errors: ["TOO_MANY_FILTERS"],
    call: (api, input) => api.admin.saveFilter(input),
  }),
  json({
    method: "DELETE",
    path: "/api/admin/saved-filters/{id}",
    tag: "Operations",
    summary: "Throw kept filters away",
    access: "admin",
    input: SavedFilterId,
    output: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND"],
    call: (api, input) => api.admin.deleteFilter(input),
  }),
];
