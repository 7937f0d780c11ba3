import { Loader, Stack } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { CareerData, CareerProfile } from "@terzi/contracts/career";
import { PROFILE_MAX_BYTES } from "@terzi/contracts/limits";
import { PageHeading } from "@terzi/ui/page-heading";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SizeNotice } from "../../app/size-notice.tsx";
import { CareerTabs } from "./career-tabs.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ExampleNotice } from "./example-notice.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { SaveBar } from "./save-bar.tsx";
import { UploadCv } from "./upload-cv.tsx";
import { useCareerDraft } from "./use-career-draft.ts";
import { useFilled } from "./use-filled.ts";
import { useSaveCareer } from "./use-save-career.ts";

/** Comes with the first document that is read. */
const ReviewPanel = lazy(async () => ({ default: (await import("./review/review-panel.tsx")).ReviewPanel }));

/** The profile with its eight tabs, the upload, and all that keeps what was typed. */
export function CareerEditor({ saved, userId }: { saved: CareerData; userId: string }) {
  const { t } = useTranslation("career");
  const draft = useCareerDraft(saved, userId);
  const { save, isSaving } = useSaveCareer(draft);
  const { filled, review, setFilled, setReview, undo, settleReview } = useFilled(draft, save);
  useHotkeys([["mod+S", () => void save()]], []);
  const replace = (profile: CareerProfile) => {
    draft.settle(draft.base, profile);
    void save(profile);
  };
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <Stack gap="lg">
        {draft.restoredFrom && draft.isDirty && (
          <RestoredNotice keptAt={draft.restoredFrom} onDiscard={draft.discard} />
        )}
        <ExampleNotice profile={draft.profile} onReplace={replace} />
        <UploadCv
          draft={draft}
          save={save}
          filled={filled}
          onFilled={setFilled}
          onReview={setReview}
          onUndo={() => void undo()}
        />
        <SizeNotice
          value={draft.profile}
          maxBytes={PROFILE_MAX_BYTES}
          say={(sizes) => t("nearlyTooLarge", sizes)}
        />
        {review ? (
          <Suspense fallback={<Loader />}>
            <ReviewPanel
              key={review.file.name + review.file.lastModified}
              review={review}
              isSaving={isSaving}
              onDone={(changed) => void settleReview(changed)}
            />
          </Suspense>
        ) : (
          <CareerTabs profile={draft.profile} change={draft.change} />
        )}
        {!review && <SaveBar isDirty={draft.isDirty} isSaving={isSaving} onSave={() => void save()} />}
      </Stack>
      <ConflictDialog draft={draft} save={save} />
      <LeaveGuard isDirty={draft.isDirty} />
    </>
  );
}
