import { applicationWords } from "@terzi/i18n/application-words";
import Papa from "papaparse";
import type { UserCtx } from "../../ctx.ts";
import { BYTE_ORDER_MARK, CSV_TYPE, FORMULA_START } from "../../spreadsheet.ts";
import type { Download } from "../cv/download.ts";
import { CSV_COLUMN_NAMES, CSV_COLUMNS } from "./csv-columns.ts";
import { listWholeApplications } from "./store.ts";

/** Every application as a spreadsheet row, in the person's language; no cell is a formula. */
export async function exportCsv(ctx: UserCtx): Promise<Download> {
  const words = applicationWords[ctx.user.language];
  const rows: string[][] = [];
  for await (const application of listWholeApplications(ctx.db, ctx.user.id))
    rows.push(
      CSV_COLUMN_NAMES.map((column) => {
        if (column === "status") return words.statuses[application.status];
        if (column === "outcome") return application.outcome ? words.outcomes[application.outcome] : "";
        return CSV_COLUMNS[column](application);
      }),
    );
  const fields = CSV_COLUMN_NAMES.map((column) => words.columns[column]);
  const options = { delimiter: words.delimiter, escapeFormulae: FORMULA_START };
  const csv = Papa.unparse({ fields, data: rows }, options);
  return {
    bytes: Buffer.from(BYTE_ORDER_MARK + csv),
    contentType: CSV_TYPE,
    contentDisposition: 'attachment; filename="terzi.csv"',
  };
}
