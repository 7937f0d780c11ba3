import type { CareerProfile } from "@terzi/contracts/career";
import { useState } from "react";
import type { Filled } from "./filled-notice.tsx";
import { mergeProfiles } from "./merge-profiles.ts";
import type { Review } from "./review/review-rows.ts";
import type { CareerDraft } from "./use-career-draft.ts";

type Save = (profile: CareerProfile, version: number) => Promise<boolean>;

/** What a file brought, while the person reviews it; it can all be taken back at once. */
export function useFilled(draft: CareerDraft, save: Save) {
  const [filled, setFilled] = useState<Filled | null>(null);
  const [review, setReview] = useState<Review | null>(null);

  /** Replaces the profile that the file made by another. What was typed since stays. */
  const replace = async (after: CareerProfile, profile: CareerProfile): Promise<boolean> => {
    const merged = mergeProfiles({ base: after, mine: draft.profile, theirs: profile });
    draft.settle(draft.base, merged);
    return save(merged, draft.base.version);
  };
  return {
    filled,
    review,
    setFilled,
    setReview,
    async undo() {
      if (!filled || !(await replace(filled.after, filled.before))) return;
      setFilled(null);
      setReview(null);
    },
    /** Ends the review: with what the person changed, or with all as it was filled in. */
    async settleReview(changed: CareerProfile | null) {
      if (changed && filled) {
        if (!(await replace(filled.after, changed))) return;
        setFilled({ ...filled, after: changed });
      }
      setReview(null);
    },
  };
}
