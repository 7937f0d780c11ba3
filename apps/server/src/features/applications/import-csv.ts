import type { ApplicationsImported, ImportApplicationsInput } from "@terzi/contracts/applications";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { insertPaid, newApplication } from "./create.ts";
import { type ReadRow, readCsv } from "./read-csv.ts";
import { listApplications } from "./store.ts";

/** Adds the lines of a CSV file that don't exist yet, all or none. */
export async function importCsv(
  ctx: UserCtx,
  { csv }: z.output<typeof ImportApplicationsInput>,
): Promise<ApplicationsImported> {
  await ctx.limits.take("applicationFile", ctx.user.id);
  const lines = readCsv(csv);
  if (!lines) throw new AppError("CSV_UNREADABLE");
  const unreadable = lines.flatMap(({ number, row }) => (row ? [] : [number]));
  const read = lines.flatMap(({ row }) => row ?? []);
  return inTransaction(ctx, async (ctx) => {
    const known = new Set((await listApplications(ctx.db, ctx.user.id)).map(nameOf));
    const fresh = read.filter((row) => {
      const name = nameOf(row);
      return !known.has(name) && known.add(name);
    });
    await insertPaid(
      ctx,
      fresh.map(({ contacts, ...row }) => ({
        ...newApplication(ctx, row.status),
        ...row,
        contacts: JSON.stringify(contacts),
      })),
    );
    return { added: fresh.length, known: read.length - fresh.length, unreadable };
  });
}

/** What makes two lines the same application. */
const nameOf = ({ jobTitle, company, appliedOn }: Pick<ReadRow, "jobTitle" | "company" | "appliedOn">) =>
  JSON.stringify([jobTitle, company, appliedOn]);
