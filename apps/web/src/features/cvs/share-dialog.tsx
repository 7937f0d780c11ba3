import { Modal } from "@mantine/core";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ShareForm } from "./share-form.tsx";
import { SharedLink } from "./shared-link.tsx";

type Props = { cv: Pick<CvSummary, "id">; onClose: () => void };

/** Creates a CV's link, or shows the existing one. */
export function ShareDialog({ cv, onClose }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  // Others count it up.
  const found = trpc.cv.shareOf.useQuery({ id: cv.id }, { refetchOnMount: "always", staleTime: 0 });
  const share = found.data?.share;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("share.title")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      {found.isPending && <PageSkeleton lines={2} />}
      {found.error && (
        <ErrorState text={failureText(found.error, basics("offline"))} onRetry={() => found.refetch()} />
      )}
      {share && <SharedLink id={cv.id} share={share} onClose={onClose} />}
      {share === null && <ShareForm id={cv.id} onClose={onClose} />}
    </Modal>
  );
}
