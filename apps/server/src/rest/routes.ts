import type { Route } from "./route.ts";
import { accountRows } from "./rows/account.ts";
import { adminFileRows } from "./rows/admin-files.ts";
import { adminRows } from "./rows/admin.ts";
import { applicationFileRows } from "./rows/application-files.ts";
import { applicationRows } from "./rows/applications.ts";
import { careerRows } from "./rows/career.ts";
import { creditsRows } from "./rows/credits.ts";
import { cvFileRows } from "./rows/cv-files.ts";
import { cvRows } from "./rows/cvs.ts";
import { gapRows } from "./rows/gaps.ts";
import { interviewRows } from "./rows/interview.ts";
import { letterRows } from "./rows/letters.ts";
import { operationsRows } from "./rows/operations.ts";
import { previewRows } from "./rows/previews.ts";
import { savedCvRows } from "./rows/saved-cvs.ts";
import { shareRows } from "./rows/shares.ts";
import { supportRows } from "./rows/support.ts";
import { systemRows } from "./rows/system.ts";
import { tokenRows } from "./rows/tokens.ts";
import { twinRows } from "./rows/twins.ts";
import { webhookRows } from "./rows/webhooks.ts";

/** THE TABLE: every documented path. */
export const routes: Route[] = [
  ...accountRows,
  ...systemRows,
  ...creditsRows,
  ...previewRows,
  ...savedCvRows,
  ...shareRows,
  ...cvRows,
  ...cvFileRows,
  ...twinRows,
  ...letterRows,
  ...applicationFileRows,
  ...applicationRows,
  ...interviewRows,
  ...gapRows,
  ...careerRows,
  ...supportRows,
  ...tokenRows,
  ...webhookRows,
  ...adminRows,
  ...adminFileRows,
  ...operationsRows,
];
