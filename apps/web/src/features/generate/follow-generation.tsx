import { failureText } from "@terzi/ui/failures";
import { PageSkeleton } from "@terzi/ui/page-states";
import { showToast } from "@terzi/ui/toast";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useOpenPreview } from "../unfinished/open-kept-preview.ts";
import { GenerateProgress } from "./generate-progress.tsx";
import { findOrder } from "./kept-order.ts";

const LOOK_AGAIN_MS = 1_000;

type Props = { userId: string; previewId: string; onEnd: () => void };

/** After a reload: waits for what this tab had begun, and opens it. */
export function FollowGeneration({ userId, previewId, onEnd }: Props) {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  const { client } = trpc.useUtils();
  const open = useOpenPreview(userId);
  const previews = trpc.cv.openPreviews.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: LOOK_AGAIN_MS,
  });
  // What was read before the reload says nothing of this one.
  const found = previews.isFetchedAfterMount
    ? previews.data?.find((preview) => preview.previewId === previewId)
    : undefined;
  const isLost = previews.isFetchedAfterMount && previews.isSuccess && !found;
  const status = isLost ? "lost" : found?.status;
  useEffect(() => {
    const failed = (text: string) => {
      showToast({ tone: "error", title: basics("error"), text });
      onEnd();
    };
    if (status === "done")
      open(previewId).then(onEnd, (error: unknown) => failed(failureText(error, t("failed"))));
    if (status === "failed") {
      void client.cv.discardPreview.mutate({ previewId });
      failed(found?.failure?.message ?? t("failed"));
    }
    if (status === "lost") onEnd();
  }, [status]);
  const cancel = () => {
    void client.cv.discardPreview.mutate({ previewId }).catch(() => {});
    onEnd();
  };
  // Until the server answers it is taken to be under way, as this tab left it: an empty page would tell nothing.
  if (status && status !== "running") return <PageSkeleton lines={2} />;
  const jobTitle = found?.jobTitle ?? findOrder(sessionStorage, userId)?.order.jobTitle ?? "";
  return <GenerateProgress jobTitle={jobTitle} step="writing" ahead={null} onCancel={cancel} />;
}
