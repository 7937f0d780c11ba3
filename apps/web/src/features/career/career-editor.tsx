import { Loader, Stack } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import type { CareerData, CareerProfile } from "@terzi/contracts/career";
import { PROFILE_MAX_BYTES } from "@terzi/contracts/limits";
import { PageHeading } from "@terzi/ui/page-heading";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { SizeNotice } from "../../app/size-notice.tsx";
import { OutdatedNotice } from "../cvs/outdated-notice.tsx";
import type { CareerTab } from "./career-tab.ts";
import { CareerTabs } from "./career-tabs.tsx";
import { CompletenessMeter } from "./completeness-meter.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ExampleNotice } from "./example-notice.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { SaveBar } from "./save-bar.tsx";
import { UploadCv } from "./upload-cv.tsx";
import { useCareerDraft } from "./use-career-draft.ts";
import { useFilled } from "./use-filled.ts";
import { useSaveCareer } from "./use-save-career.ts";

const route = getRouteApi("/_account/profile");

/** Loaded with the first document that is read. */
const ReviewPanel = lazy(async () => ({ default: (await import("./review/review-panel.tsx")).ReviewPanel }));

/** The profile with its eight tabs, the upload, and everything that protects what was typed. */
export function CareerEditor({ saved, user }: { saved: CareerData; user: User }) {
  const { t } = useTranslation("career");
  const draft = useCareerDraft(saved, user.id);
  const [firstVersion] = useState(saved.version);
  const { save, isSaving } = useSaveCareer(draft);
  const { tab = "profile" } = route.useSearch();
  const navigate = route.useNavigate();
  const openTab = (tab: CareerTab) =>
    void navigate({ search: tab === "profile" ? {} : { tab }, replace: true, resetScroll: false });
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
        <OutdatedNotice isSaved={draft.base.version > firstVersion} />
        <UploadCv
          draft={draft}
          save={save}
          filled={filled}
          onFilled={setFilled}
          onReview={setReview}
          onUndo={() => void undo()}
        />
        <ExampleNotice profile={draft.profile} owner={user} onReplace={replace} />
        <SizeNotice
          value={draft.profile}
          maxBytes={PROFILE_MAX_BYTES}
          say={(sizes) => t("nearlyTooLarge", sizes)}
        />
        <CompletenessMeter profile={draft.profile} onOpen={openTab} />
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
          <CareerTabs profile={draft.profile} change={draft.change} open={tab} onOpen={openTab} />
        )}
        {!review && <SaveBar isDirty={draft.isDirty} isSaving={isSaving} onSave={() => void save()} />}
      </Stack>
      <ConflictDialog draft={draft} save={save} />
      <LeaveGuard isDirty={draft.isDirty} />
    </>
  );
}
