import { Alert, Button } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { failureOf, failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { SavedStudio } from "./saved-studio.tsx";

const route = getRouteApi("/_account/cvs/$id_/edit");
const UNKNOWN = new Set(["CV_NOT_FOUND", "NOT_FOUND", "INVALID_INPUT"]);

/** A saved CV on the table. */
export function SavedStudioPage() {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const { id } = route.useParams();
  const [user] = trpc.auth.user.useSuspenseQuery();
  const cv = trpc.cv.find.useQuery({ id });
  const career = trpc.career.read.useQuery();
  const offers = trpc.cv.offers.useQuery({ id });
  usePageTitle(cv.data?.jobTitle || t("title"));
  if (user && cv.data && career.data && offers.data)
    return <SavedStudio key={id} userId={user.id} cv={cv.data} career={career.data} offers={offers.data} />;
  const error = cv.error ?? career.error ?? offers.error;
  if (!error) return <PageSkeleton />;
  if (!UNKNOWN.has(failureOf(error)?.code ?? ""))
    return (
      <ErrorState
        text={failureText(error, basics("offline"))}
        onRetry={() => Promise.all([cv.refetch(), career.refetch(), offers.refetch()])}
      />
    );
  return (
    <Alert color="red" title={t("notFound")} role="alert">
      <Button component={Link} to="/cvs" variant="subtle" size="compact-md">
        {t("backToCvs")}
      </Button>
    </Alert>
  );
}
