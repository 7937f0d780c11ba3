import { adminFilesRouter, adminRouter } from "./features/admin/router.ts";
import { applicationFilesRouter, applicationsRouter } from "./features/applications/router.ts";
import { identitiesRouter } from "./features/auth/identity-router.ts";
import { passkeysRouter } from "./features/auth/passkey-router.ts";
import { authRouter } from "./features/auth/router.ts";
import { careerFilesRouter, careerRouter } from "./features/career/router.ts";
import { contactRouter } from "./features/contact/router.ts";
import { creditsRouter } from "./features/credits/router.ts";
import { cvFilesRouter, cvRouter } from "./features/cv/router.ts";
import { gapsRouter } from "./features/gaps/router.ts";
import { interviewFilesRouter, interviewRouter } from "./features/interview/router.ts";
import { letterFilesRouter, lettersRouter } from "./features/letters/router.ts";
import { privacyFilesRouter, privacyRouter } from "./features/privacy/router.ts";
import { systemRouter } from "./features/system/router.ts";
import { ticketsRouter } from "./features/tickets/router.ts";
import { tokensRouter } from "./features/tokens/router.ts";
import { webhooksRouter } from "./features/webhooks/router.ts";
import { router } from "./trpc.ts";

const features = {
  admin: adminRouter,
  applications: applicationsRouter,
  auth: authRouter,
  career: careerRouter,
  contact: contactRouter,
  credits: creditsRouter,
  cv: cvRouter,
  letters: lettersRouter,
  identities: identitiesRouter,
  passkeys: passkeysRouter,
  gaps: gapsRouter,
  interview: interviewRouter,
  privacy: privacyRouter,
  system: systemRouter,
  tickets: ticketsRouter,
  tokens: tokensRouter,
  webhooks: webhooksRouter,
};

/** The typed API of both apps, at /trpc. */
export const appRouter = router(features);
export type AppRouter = typeof appRouter;

/** What the REST table calls: the same, and what travels as a file. */
export const restRouter = router({
  ...features,
  adminFiles: adminFilesRouter,
  applicationFiles: applicationFilesRouter,
  careerFiles: careerFilesRouter,
  cvFiles: cvFilesRouter,
  letterFiles: letterFilesRouter,
  interviewFiles: interviewFilesRouter,
  privacyFiles: privacyFilesRouter,
});
