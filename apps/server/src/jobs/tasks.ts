import type { CronItem, TaskList } from "graphile-worker";
import { z } from "zod";
import type { Ports } from "../ctx.ts";
import { rollUpStats } from "../features/admin/roll-up-stats.ts";
import { remindOfSteps } from "../features/applications/remind.ts";
import { reconcilePayments } from "../features/credits/reconcile-payments.ts";
import { sendMail } from "../features/mail/send-mail.ts";
import { deleteBelongings } from "../features/privacy/store.ts";
import { sendWebhook } from "../features/webhooks/send-webhook.ts";
import { cleanUp } from "./clean-up.ts";
import { ABANDONED_AFTER_MINUTES, takeOverJobs } from "./take-over-jobs.ts";

const LeftoversJob = z.object({ accountId: z.uuid() });
const DeliveryJob = z.object({ deliveryId: z.uuid(), accountId: z.uuid().optional() });
const MailJob = z.object({ mailId: z.uuid() });

/** All background work, by the name of its task. `origin`: where people reach the product. */
export const openTasks = (ports: Ports, origin: string): TaskList => ({
  cleanUp: () => cleanUp(ports),
  deleteLeftovers: (payload) => deleteBelongings(ports.db, LeftoversJob.parse(payload).accountId),
  reconcilePayments: () => reconcilePayments(ports),
  remindOfSteps: () => remindOfSteps(ports),
  rollUpStats: () => rollUpStats(ports),
  sendMail: (payload, { job }) =>
    sendMail(
      { ...ports, origin },
      { ...MailJob.parse(payload), isLastTry: job.attempts >= job.max_attempts },
    ),
  sendWebhook: (payload, { job }) =>
    sendWebhook(ports, { ...DeliveryJob.parse(payload), isLastTry: job.attempts >= job.max_attempts }),
  takeOverJobs: async () => {
    await takeOverJobs(ports.db, { olderThanMinutes: ABANDONED_AFTER_MINUTES });
  },
});

/** Scheduled work, in UTC minutes and hours. */
export const CRON_ITEMS: CronItem[] = [
  { task: "cleanUp", match: "*/10 * * * *" },
  { task: "reconcilePayments", match: "* * * * *" },
  { task: "remindOfSteps", match: "* * * * *" },
  { task: "rollUpStats", match: "15 * * * *" },
  { task: "takeOverJobs", match: "* * * * *" },
];
