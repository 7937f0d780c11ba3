import type { AdminList, ListFilters } from "@terzi/contracts/admin-lists";
import { LIST_MAX, type Page } from "@terzi/contracts/list";
import { listWords } from "@terzi/i18n/list-words";
import Papa from "papaparse";
import type { AdminCtx } from "../../ctx.ts";
import { BYTE_ORDER_MARK, CSV_TYPE, FORMULA_START } from "../../spreadsheet.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { StreamedDownload } from "../cv/download.ts";
import {
  auditColumns,
  type Columns,
  mailColumns,
  messageColumns,
  purchaseColumns,
  ticketColumns,
  userColumns,
} from "./list-columns.ts";
import { listAllPurchases, listAllTickets, listContactMessages } from "./lists-store.ts";
import { listAudit, listMails } from "./operations-store.ts";
import { listUsers } from "./users-store.ts";

type At = { limit: number; cursor: string | undefined };
type ListFile<T> = { list: AdminList; filters: object; columns: Columns<T>; read(at: At): Promise<Page<T>> };

/**
 * Every entry of a list as a spreadsheet row in the admin's language; no cell is a formula. Read and sent a page at a
 * time, so that memory holds one page however long the list is. Each export is audited.
 */
async function exportList<T>(ctx: AdminCtx, file: ListFile<T>): Promise<StreamedDownload> {
  const { list, filters, columns, read } = file;
  const words = listWords[ctx.user.language];
  const options = { delimiter: words.delimiter, escapeFormulae: FORMULA_START, header: false };
  const lines = (rows: unknown[][]) => (rows.length === 0 ? "" : `${Papa.unparse(rows, options)}\r\n`);
  const cells = Object.values(columns);
  const first = await read({ limit: LIST_MAX, cursor: undefined });
  async function* chunks(): AsyncGenerator<string> {
    // Object.keys forgets that the keys are columns.
    const names = Object.keys(columns) as (keyof Columns<T>)[];
    yield BYTE_ORDER_MARK + lines([names.map((name) => words.columns[name])]);
    let page: Page<T> | null = first;
    while (page) {
      yield lines(page.items.map((row) => cells.map((cell) => cell(row, words))));
      const cursor: string | null = page.nextCursor;
      page = cursor && !ctx.signal.aborted ? await read({ limit: LIST_MAX, cursor }) : null;
    }
  }
  const entry = { actorId: ctx.user.id, action: "list.export", target: list } as const;
  await recordAudit(ctx, { ...entry, before: null, after: filters });
  const day = ctx.now().toISOString().slice(0, 10);
  return {
    chunks: chunks(),
    contentType: CSV_TYPE,
    contentDisposition: `attachment; filename="terzi-${list}-${day}.csv"`,
  };
}

export const exportUsers = (ctx: AdminCtx, filters: ListFilters<"users">) =>
  exportList(ctx, {
    list: "users",
    filters,
    columns: userColumns,
    read: (at) => listUsers(ctx.db, { ...filters, ...at, sort: filters.sort ?? "newest" }),
  });

export const exportPurchases = (ctx: AdminCtx, filters: ListFilters<"purchases">) =>
  exportList(ctx, {
    list: "purchases",
    filters,
    columns: purchaseColumns,
    read: (at) => listAllPurchases(ctx.db, { ...filters, ...at }),
  });

export const exportTickets = (ctx: AdminCtx, filters: ListFilters<"tickets">) =>
  exportList(ctx, {
    list: "tickets",
    filters,
    columns: ticketColumns,
    read: (at) => listAllTickets(ctx.db, { ...filters, ...at }),
  });

export const exportMessages = (ctx: AdminCtx, filters: ListFilters<"messages">) =>
  exportList(ctx, {
    list: "messages",
    filters,
    columns: messageColumns,
    read: (at) => listContactMessages(ctx.db, { ...filters, ...at }),
  });

export const exportAudit = (ctx: AdminCtx, filters: ListFilters<"audit">) =>
  exportList(ctx, {
    list: "audit",
    filters,
    columns: auditColumns,
    read: (at) => listAudit(ctx.db, { ...filters, ...at }),
  });

export const exportMails = (ctx: AdminCtx, filters: ListFilters<"mails">) =>
  exportList(ctx, {
    list: "mails",
    filters,
    columns: mailColumns,
    read: (at) => listMails(ctx.db, { ...filters, ...at }),
  });
