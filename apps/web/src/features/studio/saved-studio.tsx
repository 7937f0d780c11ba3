import { Link } from "@tanstack/react-router";
import type { CareerProfile } from "@terzi/contracts/career";
import { CvDetail, DownloadFormat } from "@terzi/contracts/cv-detail";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import type { CvOffers } from "@terzi/contracts/saved-cv";
import { failureOf } from "@terzi/ui/failures";
import { getQueryKey } from "@trpc/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SizeNotice } from "../../app/size-notice.tsx";
import { trpc } from "../../app/trpc.ts";
import { DownloadMenu } from "./download-menu.tsx";
import { dropCvDraft, findCvDraftIfAny, keepCvDraft } from "./kept-cv-draft.ts";
import { SaveNote } from "./save-note.tsx";
import { studioCvOf, studioDocOf } from "./saved-cv.ts";
import { StaleDialog } from "./stale-dialog.tsx";
import type { StudioDoc } from "./studio-doc.ts";
import { StudioHeading } from "./studio-heading.tsx";
import { StudioScreen } from "./studio-screen.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useStudio } from "./use-studio.ts";

type Props = { userId: string; cv: CvDetail; career: CareerProfile; offers: CvOffers };

/** A saved CV on the table: every change is kept at once, saved in a moment, and free. */
export function SavedStudio({ userId, cv, career, offers }: Props) {
  const { t } = useTranslation("studio");
  const cvs = useTranslation("cvs").t;
  const preview = useTranslation("preview").t;
  const cache = trpc.useUtils();
  const updating = trpc.cv.update.useMutation({
    meta: {
      touches: [
        getQueryKey(trpc.cv.list),
        getQueryKey(trpc.cv.versions, { id: cv.id }),
        getQueryKey(trpc.cv.receipts, { id: cv.id }),
        getQueryKey(trpc.cv.outdatedFacts),
      ],
    },
  });
  const [draft] = useState(() => findCvDraftIfAny(userId, cv.id));
  const [opened] = useState(() => studioDocOf(cv));
  /** What the next save must name, as another tab may have saved since the draft was stored; and what that state is. */
  const [read] = useState<{ version: number; doc: StudioDoc | null }>({
    version: draft?.version ?? cv.version,
    doc: draft ? null : opened,
  });
  const [newer, setNewer] = useState<CvDetail | null>(null);
  const studio = useStudio({
    place: { userId, id: cv.id },
    open: () => draft?.doc ?? opened,
    keep: (doc) => {
      if (doc === read.doc) dropCvDraft(userId, cv.id);
      else keepCvDraft(userId, cv.id, { version: read.version, doc });
    },
  });
  const { doc } = studio;

  const save = async (sent: StudioDoc): Promise<string | null> => {
    // Until it answers, nobody knows what the server has.
    read.doc = null;
    try {
      const { confirmed: confirmedClaims, ...edited } = sent;
      const { id } = cv;
      const saved = await updating.mutateAsync({ id, version: read.version, ...edited, confirmedClaims });
      Object.assign(read, { version: saved.version, doc: sent });
      // Only this browser has what was changed during the request.
      const latest = studio.read();
      if (latest === sent) dropCvDraft(userId, id);
      else keepCvDraft(userId, id, { version: saved.version, doc: latest });
      // The page of the CV reads it anew.
      await cache.cv.find.invalidate({ id }, { refetchType: "none" });
      await cache.cv.offers.invalidate({ id }, { refetchType: "none" });
      void cache.cv.proof.invalidate({ id });
      return saved.savedAt;
    } catch (error) {
      const failure = failureOf(error);
      const theirs = failure?.code === "STALE_CV" ? CvDetail.safeParse(failure.details).data : undefined;
      if (!theirs) throw error;
      setNewer(theirs);
      return null;
    }
  };
  const saving = useAutosave({ value: doc, isSaved: draft === null, save });

  const proof = trpc.cv.proof.useQuery({ id: cv.id }, { refetchOnMount: "always" }).data ?? null;
  const known = useMemo(() => studioCvOf(cv, { career, offers, proof }), [cv, career, offers, proof]);
  return (
    <>
      <StudioScreen
        cv={known}
        studio={studio}
        saved={<SaveNote state={saving.state} untouched={t("howToEdit")} />}
        heading={
          <StudioHeading
            back={(props) => <Link to="/cvs/$id" params={{ id: cv.id }} {...props} />}
            backLabel={t("backToCv")}
            title={cv.jobTitle || cvs("title")}
            match={known.match}
            lead={cv.company && preview("at", { company: cv.company })}
            action={
              <DownloadMenu
                formats={DownloadFormat.options}
                addressOf={(format) => `/api/cvs/${cv.id}/download/${format}`}
                onOpen={saving.flush}
              />
            }
          />
        }
        notices={
          <SizeNotice
            value={doc.content}
            maxBytes={CV_MAX_BYTES}
            say={(sizes) => preview("nearlyTooLarge", sizes)}
          />
        }
      />
      <StaleDialog
        isOpen={newer !== null}
        onKeepMine={() => {
          if (newer) Object.assign(read, { version: newer.version, doc: null });
          setNewer(null);
          void saving.flush();
        }}
        onTakeTheirs={() => {
          if (newer) {
            const theirs = studioDocOf(newer);
            Object.assign(read, { version: newer.version, doc: theirs });
            studio.change(() => theirs);
          }
          setNewer(null);
        }}
      />
    </>
  );
}
