import {
  ApplicationId,
  CreateApplicationInput,
  ImportApplicationsInput,
  MoveApplicationInput,
  ReminderPreference,
  UpdateApplicationInput,
} from "@terzi/contracts/applications";
import { router, userProcedure } from "../../trpc.ts";
import { findApplicationCost } from "../credits/price.ts";
import { exportCalendar, exportStep } from "./calendar.ts";
import { createApplication } from "./create.ts";
import { exportCsv } from "./export-csv.ts";
import { importCsv } from "./import-csv.ts";
import { moveApplication } from "./move.ts";
import { readApplication } from "./read.ts";
import { readTotals } from "./read-totals.ts";
import { findWantsReminders, upsertWantsReminders } from "./reminder-store.ts";
import { deleteApplication, listApplications } from "./store.ts";
import { updateApplicationFields } from "./update.ts";

export const applicationsRouter = router({
  list: userProcedure.query(({ ctx }) => listApplications(ctx.db, ctx.user.id)),
  find: userProcedure.input(ApplicationId).query(({ ctx, input }) => readApplication(ctx, input)),
  create: userProcedure
    .input(CreateApplicationInput)
    .mutation(({ ctx, input }) => createApplication(ctx, input)),
  update: userProcedure
    .input(UpdateApplicationInput)
    .mutation(({ ctx, input }) => updateApplicationFields(ctx, input)),
  move: userProcedure.input(MoveApplicationInput).mutation(({ ctx, input }) => moveApplication(ctx, input)),
  delete: userProcedure.input(ApplicationId).mutation(async ({ ctx, input }) => {
    await deleteApplication(ctx.db, ctx.user.id, input.id);
  }),
  totals: userProcedure.query(({ ctx }) => readTotals(ctx)),
  price: userProcedure.query(async ({ ctx }) => ({ cost: await findApplicationCost(ctx) })),
  import: userProcedure.input(ImportApplicationsInput).mutation(({ ctx, input }) => importCsv(ctx, input)),
  reminders: userProcedure.query(async ({ ctx }) => ({
    wantsReminders: await findWantsReminders(ctx.db, ctx.user.id),
  })),
  setReminders: userProcedure.input(ReminderPreference).mutation(async ({ ctx, input }) => {
    await upsertWantsReminders(ctx.db, ctx.user.id, input.wantsReminders);
    return input;
  }),
});

/** What is sent as a file, and so over REST only. */
export const applicationFilesRouter = router({
  csv: userProcedure.query(({ ctx }) => exportCsv(ctx)),
  calendar: userProcedure.query(({ ctx }) => exportCalendar(ctx)),
  step: userProcedure.input(ApplicationId).query(({ ctx, input }) => exportStep(ctx, input)),
});
