import { Alert, Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { failureOf, failureText } from "@terzi/ui/failures";
import { ErrorState } from "@terzi/ui/page-states";
import { useTranslation } from "react-i18next";

const UNKNOWN = new Set(["CV_NOT_FOUND", "NOT_FOUND", "INVALID_INPUT"]);

/** In place of what stands beside a CV: there is no such CV, or it could not be read. */
export function CvFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  if (!UNKNOWN.has(failureOf(error)?.code ?? ""))
    return <ErrorState text={failureText(error, basics("offline"))} onRetry={onRetry} />;
  return (
    <Alert color="red" title={t("notFound")} role="alert">
      <Button component={Link} to="/cvs" variant="subtle" size="compact-md">
        {t("backToCvs")}
      </Button>
    </Alert>
  );
}
