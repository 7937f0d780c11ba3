import { Alert, Button, Card, Stack, Text } from "@mantine/core";
import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { failureOf, failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { getQueryKey } from "@trpc/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { PackView } from "./pack-view.tsx";

const route = getRouteApi("/_account/cvs/$id_/interview");
const UNKNOWN = new Set(["CV_NOT_FOUND", "NOT_FOUND", "INVALID_INPUT"]);

/** What to prepare for with a saved CV, computed from the profile as it is now. */
export function InterviewPage() {
  const { t } = useTranslation("interview");
  const cvs = useTranslation("cvs").t;
  const basics = useTranslation().t;
  const { id } = route.useParams();
  usePageTitle(t("title"));
  const interview = trpc.interview.read.useQuery({ cvId: id }, { refetchOnMount: "always" });
  if (interview.isPending) return <PageSkeleton />;
  if (interview.data)
    return (
      <Frame id={id} canPrint={interview.data.pack !== null}>
        {interview.data.pack ? (
          <PackView pack={interview.data.pack} />
        ) : (
          <Pay id={id} cost={interview.data.cost} />
        )}
      </Frame>
    );
  const code = failureOf(interview.error)?.code ?? "";
  if (code === "PROFILE_EMPTY")
    return (
      <Frame id={id} canPrint={false}>
        <Alert color="orange">
          <Text mb="xs">{t("profileEmpty")}</Text>
          <Button component={Link} to="/profile" size="sm">
            {cvs("edit")}
          </Button>
        </Alert>
      </Frame>
    );
  if (!UNKNOWN.has(code))
    return (
      <ErrorState
        text={failureText(interview.error, basics("offline"))}
        onRetry={() => interview.refetch()}
      />
    );
  return (
    <Alert color="red" title={cvs("notFound")} role="alert">
      <Button component={Link} to="/cvs" variant="subtle" size="compact-md">
        {cvs("backToCvs")}
      </Button>
    </Alert>
  );
}

function Frame({ id, canPrint, children }: { id: string; canPrint: boolean; children: ReactNode }) {
  const { t } = useTranslation("interview");
  const letter = useTranslation("letter").t;
  return (
    <Stack gap="lg">
      <Button
        renderRoot={(props) => <Link to="/cvs/$id" params={{ id }} {...props} />}
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} />}
        style={{ alignSelf: "flex-start" }}
      >
        {letter("backToCv")}
      </Button>
      <PageHeading
        title={t("title")}
        lead={t("lead")}
        action={
          canPrint && (
            <Button
              component="a"
              href={`/api/cvs/${id}/interview/pdf`}
              target="_blank"
              rel="noopener"
              leftSection={<IconPrinter size={18} />}
            >
              {t("print")}
            </Button>
          )
        }
      />
      {children}
    </Stack>
  );
}

function Pay({ id, cost }: { id: string; cost: number }) {
  const { t } = useTranslation("interview");
  const basics = useTranslation().t;
  const buying = trpc.interview.buy.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.auth.user), getQueryKey(trpc.interview.read, { cvId: id })],
    },
  });
  return (
    <Card padding="xl">
      <Stack align="flex-start">
        <Text>{t("payText", { count: cost })}</Text>
        <Button loading={buying.isPending} onClick={() => buying.mutate({ cvId: id })}>
          {t("pay")}
        </Button>
      </Stack>
    </Card>
  );
}
