import type { ApplicationDetail } from "@terzi/contracts/applications";
import { trpc } from "../../app/trpc.ts";

/** Updates every page with the server's latest answer about an application. */
export function useKnownApplication(): (known: ApplicationDetail) => void {
  const cache = trpc.useUtils();
  return (known) => {
    const { id, cv } = known;
    cache.applications.find.setData({ id }, known);
    cache.applications.list.setData(undefined, (all) =>
      all?.map((one) => {
        if (one.id !== id) return one;
        const { status, outcome, jobTitle, company, matchScore, appliedOn, answeredOn } = known;
        const { nextStep, nextStepAt, createdAt, movedAt } = known;
        const about = { id, status, outcome, jobTitle, company, matchScore, appliedOn, answeredOn };
        return { ...about, nextStep, nextStepAt, createdAt, movedAt, cvId: cv?.id ?? null };
      }),
    );
    void cache.applications.totals.invalidate();
  };
}
