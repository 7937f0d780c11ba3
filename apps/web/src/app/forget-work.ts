import { forgetApplications } from "../features/applications/kept-application.ts";
import { takeBrought } from "../features/generate/brought-posting.ts";
import { keepBegun } from "../features/generate/begun-generation.ts";
import { forgetOrder } from "../features/generate/kept-order.ts";
import { forgetPreview } from "../features/preview/kept-preview.ts";
import { forgetAllSteps } from "../features/studio/kept-steps.ts";

/** On log-out, this tab forgets the person's unsaved work on CVs. */
export function forgetWork(userId: string): void {
  forgetPreview(userId);
  forgetAllSteps(userId);
  keepBegun(null);
  takeBrought();
  forgetApplications();
  forgetOrder(sessionStorage, userId);
}
