import { CareerData, type CareerProfile } from "@terzi/contracts/career";
import { failureOf, failureText } from "@terzi/ui/failures";
import { renewReads } from "@terzi/ui/query-client";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../app/query-client.ts";
import { trpc } from "../../app/trpc.ts";
import { findConflicts, mergeProfiles } from "./merge-profiles.ts";
import { tidyProfile } from "./tidy-profile.ts";
import type { CareerDraft } from "./use-career-draft.ts";

/**
 * Saves the draft. A save that meets a newer profile is merged with it and retried; where both changed the same
 * section, the person is asked first. The answer says whether the profile is saved now.
 */
export function useSaveCareer(draft: CareerDraft) {
  const { t } = useTranslation("career");
  const cache = trpc.useUtils();
  const saving = trpc.career.save.useMutation();

  const save = async (
    profile: CareerProfile = draft.profile,
    version = draft.base.version,
  ): Promise<boolean> => {
    try {
      const answer = await saving.mutateAsync({ ...tidyProfile(profile), version });
      cache.career.read.setData(undefined, answer);
      draft.markSaved(profile, answer);
      // CVs may now hold facts that have changed.
      void renewReads(queryClient, getQueryKey(trpc.cv.outdatedFacts));
      showToast({ tone: "success", title: t("saved") });
      return true;
    } catch (error) {
      const newer = readNewer(error);
      if (newer) {
        cache.career.read.setData(undefined, newer);
        if (findConflicts(draft.base, profile, newer).length) {
          draft.overtakenBy(newer);
          return false;
        }
        const merged = mergeProfiles({ base: draft.base, mine: profile, theirs: newer });
        draft.settle(newer, merged);
        return save(merged, newer.version);
      }
      showToast({ tone: "error", title: t("saveFailed"), text: failureText(error, "") });
      return false;
    }
  };

  return { save, isSaving: saving.isPending };
}

/** The profile that a save ran into; null when it failed for another reason. */
function readNewer(error: unknown): CareerData | null {
  const failure = failureOf(error);
  return failure?.code === "STALE_PROFILE" ? (CareerData.safeParse(failure.details).data ?? null) : null;
}
