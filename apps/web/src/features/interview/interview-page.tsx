import { Alert, Button, Card, Stack, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { failureOf } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { getQueryKey } from "@trpc/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BackToCv } from "../cvs/back-to-cv.tsx";
import { CvFailure } from "../cvs/cv-failure.tsx";
import { PackView } from "./pack-view.tsx";

const route = getRouteApi("/_account/cvs/$id_/interview");

/** What to prepare for with a saved CV, computed from the profile as it is now. */
export function InterviewPage() {
  const { t } = useTranslation("interview");
  const cvs = useTranslation("cvs").t;
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
  if (failureOf(interview.error)?.code === "PROFILE_EMPTY")
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
  return <CvFailure error={interview.error} onRetry={() => interview.refetch()} />;
}

function Frame({ id, canPrint, children }: { id: string; canPrint: boolean; children: ReactNode }) {
  const { t } = useTranslation("interview");
  return (
    <Stack gap="lg">
      <BackToCv id={id} />
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
