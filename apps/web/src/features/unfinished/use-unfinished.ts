import type { OpenPreview } from "@terzi/contracts/open-preview";
import { trpc } from "../../app/trpc.ts";

const LOOK_AGAIN_MS = 2_000;

/** Read anew on every visit to the page: another device may have made or saved something meanwhile. */
const fresh = { refetchOnMount: "always" } as const;

/** Unfinished work, and a posting that was begun and not generated from. Asks again while something is being made. */
export function useUnfinished(): { previews: OpenPreview[]; draft: { title: string } | null } {
  const previews = trpc.cv.openPreviews.useQuery(undefined, {
    ...fresh,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "running") ? LOOK_AGAIN_MS : false,
  });
  const kept = trpc.cv.draft.useQuery(undefined, fresh);
  const cvs = trpc.cv.list.useQuery();
  const { draft, typedAt } = kept.data ?? {};
  const begun = [
    ...(previews.data ?? []).map(({ startedAt }) => startedAt),
    ...(cvs.data ?? []).map(({ createdAt }) => createdAt),
  ];
  // One that led to a preview or a CV is finished; before the first CV, the dashboard's first steps mention it.
  const isOpen =
    cvs.data?.length &&
    draft?.jobPosting.trim() &&
    typedAt &&
    begun.every((time) => Date.parse(time) < Date.parse(typedAt));
  return { previews: previews.data ?? [], draft: draft && isOpen ? { title: draft.jobTitle } : null };
}
