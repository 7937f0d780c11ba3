import { Card, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { PageHeading } from "@terzi/ui/page-heading";
import { PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BackToCv } from "../cvs/back-to-cv.tsx";
import { CvFailure } from "../cvs/cv-failure.tsx";
import { GapInterview } from "./gap-interview.tsx";
import { useOrderAgain } from "./use-order-again.ts";

const route = getRouteApi("/_account/cvs/$id_/gaps");

/** What the posting of a saved CV asks for and the profile doesn't show, one question at a time. */
export function GapsPage() {
  const { t } = useTranslation("gaps");
  const { id } = route.useParams();
  usePageTitle(t("title"));
  const cv = trpc.cv.find.useQuery({ id });
  // Read once, when the page opens: answers given on it don't change the questions.
  const gaps = trpc.gaps.ask.useQuery({ cvId: id }, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const orderAgain = useOrderAgain();
  const error = cv.error ?? gaps.error;
  if (error) return <CvFailure error={error} onRetry={() => Promise.all([cv.refetch(), gaps.refetch()])} />;
  if (!cv.data || !gaps.data) return <PageSkeleton />;
  const order = cv.data;
  return (
    <Stack gap="lg" maw={720}>
      <BackToCv id={id} />
      <PageHeading title={t("title")} lead={t("lead")} />
      <Card padding="xl">
        <GapInterview
          source={{ cvId: id }}
          asked={gaps.data}
          next={{ hint: t("saved"), label: t("generate"), go: () => void orderAgain(order) }}
        />
      </Card>
    </Stack>
  );
}
