import { authRouter } from "./features/auth/router.ts";
import { careerFilesRouter } from "./features/career/files.ts";
import { careerRouter } from "./features/career/router.ts";
import { creditsRouter } from "./features/credits/router.ts";
import { cvFilesRouter } from "./features/cv/files.ts";
import { cvRouter } from "./features/cv/router.ts";
import { systemRouter } from "./features/system/router.ts";
import { router } from "./trpc.ts";

const features = {
  auth: authRouter,
  career: careerRouter,
  credits: creditsRouter,
  cv: cvRouter,
  system: systemRouter,
};

/** The typed API of both apps, at /trpc. */
export const appRouter = router(features);
export type AppRouter = typeof appRouter;

/** What the REST table calls: the same, and what travels as a file. */
export const restRouter = router({ ...features, careerFiles: careerFilesRouter, cvFiles: cvFilesRouter });
