import { Alert, Button, Stack } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { failureOf, failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { GapInterview } from "./gap-interview.tsx";

const route = getRouteApi("/_account/cvs/$id_/gaps");
const UNKNOWN = new Set(["CV_NOT_FOUND", "NOT_FOUND", "INVALID_INPUT"]);

/** What the posting of a saved CV asks for and the profile doesn't show, one question at a time. */
export function GapsPage() {
  const { t } = useTranslation("gaps");
  const letter = useTranslation("letter").t;
  const cvs = useTranslation("cvs").t;
  const basics = useTranslation().t;
  const { id } = route.useParams();
  usePageTitle(t("title"));
  const cv = trpc.cv.find.useQuery({ id });
  // Asked once, when the page opens: what is answered on it doesn't change what is asked.
  const gaps = trpc.gaps.ask.useQuery({ cvId: id }, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const error = cv.error ?? gaps.error;
  if (error && UNKNOWN.has(failureOf(error)?.code ?? ""))
    return (
      <Alert color="red" title={cvs("notFound")} role="alert">
        <Button component={Link} to="/cvs" variant="subtle" size="compact-md">
          {cvs("backToCvs")}
        </Button>
      </Alert>
    );
  if (error)
    return (
      <ErrorState
        text={failureText(error, basics("offline"))}
        onRetry={() => Promise.all([cv.refetch(), gaps.refetch()])}
      />
    );
  if (!cv.data || !gaps.data) return <PageSkeleton />;
  return (
    <Stack gap="lg" maw={720}>
      <Button
        renderRoot={(props) => <Link to="/cvs/$id" params={{ id }} {...props} />}
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} />}
        style={{ alignSelf: "flex-start" }}
      >
        {letter("backToCv")}
      </Button>
      <PageHeading title={t("title")} lead={t("lead")} />
      <GapInterview cv={cv.data} asked={gaps.data} />
    </Stack>
  );
}
