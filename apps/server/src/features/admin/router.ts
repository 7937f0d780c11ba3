import {
  CreatePackageInput,
  ListAllPurchasesInput,
  ListAllTicketsInput,
  ListContactInput,
  ListUsersInput,
  RefundInput,
  SetContactDoneInput,
  SetCreditsInput,
  SetDisabledInput,
  SetRoleInput,
  SetSettingInput,
  StatsOverTimeInput,
  UpdatePackageInput,
  UserId,
} from "@terzi/contracts/admin";
import { LIST_FILTERS, SavedFilterId, SaveFilterInput } from "@terzi/contracts/admin-lists";
import { JobId, ListAuditInput, ListMailsInput, MailId } from "@terzi/contracts/operations";
import { CannedAnswerId, CannedAnswerInput, ChangeCannedAnswerInput } from "@terzi/contracts/tickets";
import { adminProcedure, router } from "../../trpc.ts";
import { setDisabled, setRole } from "../auth/set-access.ts";
import { setContactDone } from "../contact/set-done.ts";
import { refundPurchase } from "../credits/refund-purchase.ts";
import { changePackage, createPackage, listAllPackages } from "../credits/save-package.ts";
import { retryMail } from "../mail/retry-mail.ts";
import {
  changeCannedAnswer,
  createCannedAnswer,
  listAllCannedAnswers,
  throwAwayCannedAnswer,
} from "../tickets/save-canned-answer.ts";
import {
  exportAudit,
  exportMails,
  exportMessages,
  exportPurchases,
  exportTickets,
  exportUsers,
} from "./export-list.ts";
import { listAllPurchases, listAllTickets, listContactMessages } from "./lists-store.ts";
import { listAudit, listJobs, listMails } from "./operations-store.ts";
import { readLoad } from "./read-load.ts";
import { changeSetting, listAllSettings } from "./read-settings.ts";
import { readStats, readStatsOverTime } from "./read-stats.ts";
import { retryJob } from "./retry-job.ts";
import { saveFilter } from "./save-filter.ts";
import { deleteSavedFilter, listSavedFilters } from "./saved-filter-store.ts";
import { setCredits } from "./set-credits.ts";
import { readUserPage } from "./user-page.ts";
import { findAdminUser, listUsers } from "./users-store.ts";
import { countWorkQueue } from "./work-queue-store.ts";

export const adminRouter = router({
  stats: adminProcedure.query(({ ctx }) => readStats(ctx)),
  statsOverTime: adminProcedure
    .input(StatsOverTimeInput.prefault({}))
    .query(({ ctx, input }) => readStatsOverTime(ctx, input)),

  workQueue: adminProcedure.query(({ ctx }) => countWorkQueue(ctx.db)),

  users: adminProcedure
    .input(ListUsersInput.prefault({}))
    .query(({ ctx, input }) => listUsers(ctx.db, input)),
  user: adminProcedure.input(UserId).query(({ ctx, input }) => readUserPage(ctx, input)),
  setCredits: adminProcedure.input(SetCreditsInput).mutation(({ ctx, input }) => setCredits(ctx, input)),
  setRole: adminProcedure.input(SetRoleInput).mutation(async ({ ctx, input }) => {
    await setRole(ctx, input);
    return findAdminUser(ctx.db, input.userId);
  }),
  setDisabled: adminProcedure.input(SetDisabledInput).mutation(async ({ ctx, input }) => {
    await setDisabled(ctx, input);
    return findAdminUser(ctx.db, input.userId);
  }),

  purchases: adminProcedure
    .input(ListAllPurchasesInput.prefault({}))
    .query(({ ctx, input }) => listAllPurchases(ctx.db, input)),
  refund: adminProcedure.input(RefundInput).mutation(({ ctx, input }) => refundPurchase(ctx, input)),

  packages: adminProcedure.query(({ ctx }) => listAllPackages(ctx)),
  createPackage: adminProcedure
    .input(CreatePackageInput)
    .mutation(({ ctx, input }) => createPackage(ctx, input)),
  updatePackage: adminProcedure
    .input(UpdatePackageInput)
    .mutation(({ ctx, input }) => changePackage(ctx, input)),

  tickets: adminProcedure
    .input(ListAllTicketsInput.prefault({}))
    .query(({ ctx, input }) => listAllTickets(ctx.db, input)),
  cannedAnswers: adminProcedure.query(({ ctx }) => listAllCannedAnswers(ctx)),
  createCannedAnswer: adminProcedure
    .input(CannedAnswerInput)
    .mutation(({ ctx, input }) => createCannedAnswer(ctx, input)),
  changeCannedAnswer: adminProcedure
    .input(ChangeCannedAnswerInput)
    .mutation(({ ctx, input }) => changeCannedAnswer(ctx, input)),
  deleteCannedAnswer: adminProcedure
    .input(CannedAnswerId)
    .mutation(({ ctx, input }) => throwAwayCannedAnswer(ctx, input)),
  contactMessages: adminProcedure
    .input(ListContactInput.prefault({}))
    .query(({ ctx, input }) => listContactMessages(ctx.db, input)),
  setContactDone: adminProcedure
    .input(SetContactDoneInput)
    .mutation(({ ctx, input }) => setContactDone(ctx, input)),

  savedFilters: adminProcedure.query(({ ctx }) => listSavedFilters(ctx.db, ctx.user.id)),
  saveFilter: adminProcedure.input(SaveFilterInput).mutation(({ ctx, input }) => saveFilter(ctx, input)),
  deleteFilter: adminProcedure.input(SavedFilterId).mutation(async ({ ctx, input }) => {
    await deleteSavedFilter(ctx.db, ctx.user.id, input.id);
    return { success: true };
  }),

  settings: adminProcedure.query(({ ctx }) => listAllSettings(ctx)),
  setSetting: adminProcedure.input(SetSettingInput).mutation(({ ctx, input }) => changeSetting(ctx, input)),

  audit: adminProcedure
    .input(ListAuditInput.prefault({}))
    .query(({ ctx, input }) => listAudit(ctx.db, input)),
  jobs: adminProcedure.query(({ ctx }) => listJobs(ctx.db)),
  retryJob: adminProcedure.input(JobId).mutation(({ ctx, input }) => retryJob(ctx, input)),
  mails: adminProcedure
    .input(ListMailsInput.prefault({}))
    .query(({ ctx, input }) => listMails(ctx.db, input)),
  retryMail: adminProcedure.input(MailId).mutation(({ ctx, input }) => retryMail(ctx, input)),
  parts: adminProcedure.query(({ ctx }) => ctx.parts),
  load: adminProcedure.query(({ ctx }) => readLoad(ctx)),
});

/** What is sent as a file, and so over REST only. */
export const adminFilesRouter = router({
  users: adminProcedure
    .input(LIST_FILTERS.users.prefault({}))
    .query(({ ctx, input }) => exportUsers(ctx, input)),
  purchases: adminProcedure
    .input(LIST_FILTERS.purchases.prefault({}))
    .query(({ ctx, input }) => exportPurchases(ctx, input)),
  tickets: adminProcedure
    .input(LIST_FILTERS.tickets.prefault({}))
    .query(({ ctx, input }) => exportTickets(ctx, input)),
  messages: adminProcedure
    .input(LIST_FILTERS.messages.prefault({}))
    .query(({ ctx, input }) => exportMessages(ctx, input)),
  audit: adminProcedure
    .input(LIST_FILTERS.audit.prefault({}))
    .query(({ ctx, input }) => exportAudit(ctx, input)),
  mails: adminProcedure
    .input(LIST_FILTERS.mails.prefault({}))
    .query(({ ctx, input }) => exportMails(ctx, input)),
});
