import { createFileRoute } from "@tanstack/react-router";
import { MailStatus } from "@terzi/contracts/operations";
import { z } from "zod";
import { OverviewTab } from "../../features/overview/overview-tab.tsx";

const Filters = z.object({
  /** Which mails are listed. */
  mails: MailStatus.optional().catch(undefined),
  /** To whom they went. */
  mailsTo: z.string().optional().catch(undefined),
});

export const Route = createFileRoute("/_panel/")({ validateSearch: Filters, component: OverviewTab });
